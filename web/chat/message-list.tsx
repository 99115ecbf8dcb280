import { RotateCw } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { type ActionButton, LEAD_SCORE_THRESHOLD } from '../../schema/salesbot.ts'
import type { ChatState, ChatStore } from './chat-store.ts'
import type { ChatEntry } from './conversation.ts'
import { readReply } from './reply-text.ts'

/** The list keeps showing the newest message as long as the visitor has not scrolled further up than this, in px. */
const END_DISTANCE_MAX = 120

/** Space above a reply whose beginning is shown, in px. */
const REPLY_SPACE = 12

/**
 * Returns how far down the list is to be scrolled, in px: to its end, but not past the beginning of a reply that is taller than the
 * list, so that the visitor reads it from there.
 */
function getNewestScrollTop(list: HTMLElement): number {
  const { clientHeight, scrollHeight, scrollTop } = list
  const end = scrollHeight - clientHeight
  const last = [...list.querySelectorAll('.chat-message')].at(-1)
  if (!last?.classList.contains('chat-from-assistant')) return end
  const { top, height } = last.getBoundingClientRect()
  return height > clientHeight ? Math.min(end, scrollTop + top - list.getBoundingClientRect().top - REPLY_SPACE) : end
}

/** Scrolls to the newest message. It never scrolls back, because the visitor may have read on in a long reply. */
function showNewest(list: HTMLElement) {
  list.scrollTop = Math.max(list.scrollTop, getNewestScrollTop(list))
}

const timeFormat = new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' })

function Bubble({ entry, speaker, text, children }: { entry: ChatEntry; speaker: string; text: string; children?: ReactNode }) {
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
        {timeFormat.format(new Date(entry.timestamp))}
      </time>
    </div>
  )
}

interface MessageProps {
  entry: ChatEntry
  botName: string
  /** Action buttons that a reply may offer; none below the score of a lead. */
  buttons: ActionButton[]
  store: ChatStore
  isWaitingForNetwork: boolean
  /** Keeps the focus in the chat when a pressed button disappears. */
  holdFocus: (from: HTMLElement) => void
}

function Reply({ entry, botName, buttons, store }: Pick<MessageProps, 'entry' | 'botName' | 'buttons' | 'store'>) {
  const reply = readReply(entry.content, buttons)
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
    </Bubble>
  )
}

function Question({ entry, store, isWaitingForNetwork, holdFocus }: Omit<MessageProps, 'botName' | 'buttons'>) {
  const { id, content, delivery, failure } = entry
  const isFull = failure?.code === 'conversationFull'
  return (
    <>
      <Bubble entry={entry} speaker="You" text={content}>
        {delivery === 'pending' && isWaitingForNetwork && <p className="chat-waiting">Waiting for the network…</p>}
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
            {isFull ? 'Start a new conversation' : 'Retry'}
          </button>
        </div>
      )}
    </>
  )
}

/**
 * The messages of a conversation. Screen readers announce each new one: a reply that is still arriving is hidden from them until
 * it is whole.
 */
export function MessageList({
  state,
  store,
  botName,
  actionButtons,
  holdFocus,
}: Pick<MessageProps, 'store' | 'botName' | 'holdFocus'> & { state: ChatState; actionButtons: ActionButton[] }) {
  const { conversation, waitsFor, isGreeting, partialReply } = state
  const list = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const buttons = conversation.leadScore >= LEAD_SCORE_THRESHOLD ? actionButtons : []
  const arriving = partialReply === null ? '' : readReply(partialReply, []).text
  const isTyping = waitsFor === 'reply' || isGreeting

  useEffect(() => {
    if (isAtEnd.current) showNewest(list.current!)
  }, [conversation.entries, arriving, isTyping])
  useEffect(() => {
    // An on-screen keyboard, or an input that grows, makes the list shorter.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) showNewest(list.current!)
    })
    observer.observe(list.current!)
    return () => observer.disconnect()
  }, [])
  const onScroll = () => {
    isAtEnd.current = getNewestScrollTop(list.current!) - list.current!.scrollTop < END_DISTANCE_MAX
  }

  return (
    <>
      <div
        ref={list}
        className="chat-messages"
        role="log"
        aria-live="polite"
        aria-label={`Conversation with ${botName}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards scroll the list
        tabIndex={0}
        onScroll={onScroll}
      >
        {conversation.entries.map((entry) =>
          entry.role === 'assistant' ? (
            <Reply key={entry.id} entry={entry} botName={botName} buttons={buttons} store={store} />
          ) : (
            <Question key={entry.id} entry={entry} store={store} isWaitingForNetwork={waitsFor === 'network'} holdFocus={holdFocus} />
          ),
        )}
        {conversation.handedOver && <p className="chat-handover">A person has been asked to answer you.</p>}
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
      <p className="chat-hidden" role="status">
        {isTyping && `${botName} is typing…`}
      </p>
    </>
  )
}
