import { ArrowLeft, Bot, WifiOff } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import {
  type CardLanguage,
  DEFAULT_CARD_LANGUAGE,
  directionOfLanguage,
  LANGUAGE_PARAM,
  offeredLanguageOf,
} from '../../../schema/card-language.ts'
import { publicCardPathOf } from '../../../schema/route.ts'
import { Chat, useChatState } from '../../chat/chat.tsx'
import '../../chat/chat.css'
import { createBrowserChatEnvironment } from '../../chat/chat-environment.ts'
import { ChatHeader } from '../../chat/chat-head.tsx'
import { createChatStore } from '../../chat/chat-store.ts'
import { type ChatWords, ChatWordsContext } from '../../chat/chat-words.ts'
import { ASSISTANT_UNAVAILABLE_TEXT, ASSISTANT_UNAVAILABLE_TITLE } from '../../chat/unavailable.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { readChatCard } from './find-card.ts'
import styles from './page.module.css'
import { type ChatCard, useChatCard } from './use-chat-card.ts'

/** Browsers ignore `close` for windows that no script opened. After this time, the window shows the card instead. */
const CLOSE_WAIT_MS = 200

function Unavailable({ cardPath, words }: { cardPath: string; words: ChatWords | undefined }) {
  const close = () => {
    window.close()
    setTimeout(() => location.assign(cardPath), CLOSE_WAIT_MS)
  }
  if (words && words.language !== DEFAULT_CARD_LANGUAGE)
    return (
      <div lang={words.language} dir={directionOfLanguage(words.language)}>
        <EmptyState
          level={1}
          icon={<Bot />}
          title={words.words.unavailable}
          action={<Button onClick={close}>{words.words.close}</Button>}
        />
      </div>
    )
  return (
    <EmptyState level={1} icon={<Bot />} title={ASSISTANT_UNAVAILABLE_TITLE} action={<Button onClick={close}>Close</Button>}>
      {ASSISTANT_UNAVAILABLE_TEXT}
    </EmptyState>
  )
}

/** The whole page has the card's language, because visitors come here from the card. */
function useDocumentLanguage(language: CardLanguage) {
  useEffect(() => {
    const { documentElement } = document
    const before = documentElement.lang
    documentElement.lang = language
    documentElement.dir = directionOfLanguage(language)
    return () => {
      documentElement.lang = before
      documentElement.removeAttribute('dir')
    }
  }, [language])
}

function ChatScreen({ card, cardPath }: { card: Extract<ChatCard, { state: 'ready' }>; cardPath: string | null }) {
  const { cardId, config, person, isOwner } = card
  const { language, words, refusals } = card.words
  const [store] = useState(() =>
    createChatStore(cardId, { blankReply: words.blankReplyOnPage, failure: words.failure, refusals }, createBrowserChatEnvironment(cardId)),
  )
  const { conversation, isUnavailable } = useChatState(store)
  usePageTitle(config.botName)
  useDocumentLanguage(language)
  if (isUnavailable) return <Unavailable cardPath={cardPath ?? '/'} words={card.words} />
  return (
    <ChatWordsContext value={card.words}>
      <div className={`chat ${styles.screen}`} lang={language} dir={directionOfLanguage(language)}>
        <ChatHeader
          botName={config.botName}
          person={person}
          avatarUrl={config.avatarUrl}
          leadScore={isOwner ? conversation.leadScore : null}
          headingLevel={1}
          back={
            cardPath && (
              <a className="chat-tool" href={cardPath} aria-label={words.backToCard}>
                <ArrowLeft aria-hidden />
              </a>
            )
          }
        />
        <Chat store={store} config={config} />
      </div>
    </ChatWordsContext>
  )
}

export function ChatPage() {
  const [params] = useSearchParams()
  const reference = useMemo(() => readChatCard(params), [params])
  const language = offeredLanguageOf(params.get(LANGUAGE_PARAM))
  const card = useChatCard(reference, language)
  const languageQuery = language ? `?${LANGUAGE_PARAM}=${language}` : ''
  const cardPath = reference && 'slug' in reference ? publicCardPathOf(encodeURIComponent(reference.slug)) + languageQuery : null
  switch (card.state) {
    case 'loading':
      return <LoadingScreen full />
    case 'unavailable':
      return <Unavailable cardPath={cardPath ?? '/'} words={card.words} />
    case 'failed':
      return (
        <EmptyState
          level={1}
          icon={<WifiOff />}
          title="The chat could not be loaded"
          action={<Button onClick={card.retry}>Try Again</Button>}
        >
          {card.reason}
        </EmptyState>
      )
    case 'ready':
      return <ChatScreen key={card.cardId} card={card} cardPath={cardPath} />
  }
}
