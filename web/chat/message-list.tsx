import { RotateCw } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { CardLanguage } from '../../schema/card-language.ts'
import { type ActionButton, type ChatChoice, LEAD_SCORE_THRESHOLD } from '../../schema/salesbot.ts'
import { fillPlural, fillWords } from '../card/words/fill.ts'
import type { ChatState, ChatStore } from './chat-store.ts'
import { useChatWords } from './chat-words.ts'
import { ChatChoiceList } from './choice-list.tsx'
import type { ChatEntry } from './conversation.ts'
import { useScrollToNewestMessage } from './scroll-to-newest.ts'
import { splitReplyIntoTextAndButtons } from './reply-text.ts'

/** Formats a time as usual in the chat's language, or in the browser's region of that language. */
const formatTime = (timestamp: string, language: CardLanguage) =>
  new Date(timestamp).toLocaleTimeString(navigator.language.startsWith(language) ? undefined : language, {
    hour: 'numeric',
    minute: '2-digit',
  })

function Bubble({ entry, speaker, text, children }: { entry: ChatEntry; speaker: string; text: string; children?: ReactNode }) {
  const { language } = useChatWords()
  return (
    <div className={`chat-message chat-from-${entry.role}`}>
      <span className="chat-hidden">{speaker}: </span>
      {text && (
        <p className="chat-bubble" dir="auto" lang={entry.language}>
          {text}
        </p>
      )}
      {children}
      <time className="chat-time" dateTime={entry.timestamp}>
        {formatTime(entry.timestamp, language)}
      </time>
    </div>
  )
}

interface MessageProps {
  entry: ChatEntry
  botName: string
  /** Action buttons. The list is empty while the lead score is too low for them. */
  buttons: ActionButton[]
  store: ChatStore
  isWaitingForNetwork: boolean
  /** Moves the focus from a pressed button that is about to disappear to another element of the chat. */
  holdFocus: (from: HTMLElement) => void
}

interface ReplyProps extends Pick<MessageProps, 'entry' | 'botName' | 'buttons' | 'store'> {
  choiceCount: number
}

function Reply({ entry, botName, buttons, store, choiceCount }: ReplyProps) {
  const { language, words } = useChatWords()
  const reply = splitReplyIntoTextAndButtons(entry.content, buttons)
  return (
    <Bubble entry={entry} speaker={botName} text={reply.text}>
      {reply.buttons.map((button) => (
        <a
          key={button.id}
          className="chat-action"
          href={button.url}
          target="_blank"
          rel="noopener"
          onClick={() => store.reportButtonClick(button)}
        >
          {button.description}
        </a>
      ))}
      {choiceCount > 0 && <span className="chat-hidden">{fillPlural(language, words.choicesFollow, choiceCount)}</span>}
    </Bubble>
  )
}

function Question({ entry, store, isWaitingForNetwork, holdFocus }: Omit<MessageProps, 'botName' | 'buttons'>) {
  const { id, content, delivery, failure } = entry
  const { words } = useChatWords()
  const isFull = failure?.code === 'conversationFull'
  return (
    <>
      <Bubble entry={entry} speaker={words.you} text={content}>
        {delivery === 'pending' && isWaitingForNetwork && <p className="chat-waiting">{words.waiting}</p>}
      </Bubble>
      {failure && (
        <div className="chat-message chat-from-assistant">
          <p className="chat-bubble chat-failure">{failure.sentence}</p>
          <button
            type="button"
            className="chat-retry"
            onClick={({ currentTarget }) => {
              holdFocus(currentTarget)
              if (isFull) store.startNewConversation()
              else store.retry(id)
            }}
          >
            {!isFull && <RotateCw aria-hidden />}
            {isFull ? words.newConversation : words.retry}
          </button>
        </div>
      )}
    </>
  )
}

/** Screen readers announce a reply only when it is complete. */
export function ChatMessageList({
  state,
  store,
  botName,
  actionButtons,
  holdFocus,
}: Pick<MessageProps, 'store' | 'botName' | 'holdFocus'> & { state: ChatState; actionButtons: ActionButton[] }) {
  const { words } = useChatWords()
  const { conversation, waitsFor, isGreeting, partialReply } = state
  const list = useRef<HTMLDivElement>(null)
  const buttons = conversation.leadScore >= LEAD_SCORE_THRESHOLD ? actionButtons : []
  const arriving = partialReply === null ? '' : splitReplyIntoTextAndButtons(partialReply, []).text
  const isTyping = waitsFor === 'reply' || isGreeting
  const newest = conversation.entries.at(-1)
  const choices = (waitsFor === null && newest?.role === 'assistant' && newest.choices) || []
  const onScroll = useScrollToNewestMessage(list, conversation.entries, arriving, isTyping)
  const choose = (choice: ChatChoice) => {
    // The focus does not move to the input, because a phone would then open its keyboard.
    list.current!.focus({ preventScroll: true })
    store.choose(choice)
  }

  return (
    <>
      <div
        ref={list}
        className="chat-messages"
        role="group"
        aria-label={fillWords(words.conversationWith, { name: botName })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with the focus, the list can be scrolled by keyboard
        tabIndex={0}
        onScroll={onScroll}
      >
        <div className="chat-log" role="log" aria-live="polite" aria-label={words.messages}>
          {conversation.entries.map((entry) =>
            entry.role === 'assistant' ? (
              <Reply
                key={entry.id}
                entry={entry}
                botName={botName}
                buttons={buttons}
                store={store}
                choiceCount={entry === newest ? choices.length : 0}
              />
            ) : (
              <Question key={entry.id} entry={entry} store={store} isWaitingForNetwork={waitsFor === 'network'} holdFocus={holdFocus} />
            ),
          )}
          {conversation.handedOver && <p className="chat-handover">{words.handedOver}</p>}
          {arriving !== '' && (
            <div className="chat-message chat-from-assistant" aria-hidden>
              <p className="chat-bubble" dir="auto">
                {arriving}
              </p>
            </div>
          )}
          {isTyping && arriving === '' && (
            <div className="chat-message chat-from-assistant" aria-hidden>
              <p className="chat-bubble chat-typing">
                <i />
                <i />
                <i />
              </p>
            </div>
          )}
        </div>
        {/* If the choices were inside the log, screen readers would read them twice. */}
        {choices.length > 0 && <ChatChoiceList choices={choices} language={newest?.language} onChoose={choose} />}
      </div>
      <p className="chat-hidden" role="status">
        {isTyping && fillWords(words.typing, { name: botName })}
      </p>
    </>
  )
}
