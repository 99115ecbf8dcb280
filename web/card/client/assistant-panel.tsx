import { Minus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { PublicSalesbotConfig } from '../../../schema/salesbot.ts'
import { Chat, useChatState } from '../../chat/chat.tsx'
import chatCss from '../../chat/chat.css?inline'
import { createBrowserChatEnvironment } from '../../chat/chat-environment.ts'
import { ChatHeader } from '../../chat/chat-head.tsx'
import { createChatStore } from '../../chat/chat-store.ts'
import { ChatWordsContext, useChatWords } from '../../chat/chat-words.ts'
import { ApiError, requestApi } from '../../lib/api.ts'
import { fillWords } from '../words/fill.ts'
import type { CardWords } from '../words/words.ts'
import panelCss from './assistant-panel.css?inline'

interface AssistantPanelProps {
  cardId: number
  botName: string
  isOwner: boolean
  onClose: () => void
  onMount: (show: () => void) => void
}

function AssistantPanel({ cardId, botName, isOwner, onClose, onMount }: AssistantPanelProps) {
  const { words } = useChatWords()
  const panel = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState(true)
  const [isMinimized, setIsMinimized] = useState(false)
  const [config, setConfig] = useState<PublicSalesbotConfig | { failure: string } | null>(null)
  const [store] = useState(() => createChatStore(cardId, words, createBrowserChatEnvironment(cardId)))
  const { conversation, isUnavailable } = useChatState(store)

  const load = () => {
    setConfig(null)
    requestApi('GET /api/salesbot/:cardId/config', { params: { cardId } }).then(setConfig, (error: unknown) =>
      setConfig({ failure: error instanceof ApiError && error.status === 429 ? error.message : words.loadFailed }),
    )
  }
  // oxlint-disable-next-line react/exhaustive-deps -- the words stay the same
  useEffect(load, [cardId])
  useEffect(() => {
    onMount(() => {
      setIsOpen(true)
      setIsMinimized(false)
    })
  }, [onMount])
  useEffect(() => {
    if (isOpen && !isMinimized) (panel.current!.querySelector('textarea') ?? panel.current!).focus()
  }, [isOpen, isMinimized])
  const isReady = config !== null && !('failure' in config)
  useEffect(() => {
    // React renders the chat after the panel has opened. The focus then moves into the chat, unless the visitor has moved it elsewhere.
    const { activeElement } = panel.current!.getRootNode() as ShadowRoot
    if (isReady && activeElement === panel.current) panel.current!.querySelector('textarea')?.focus()
  }, [isReady])

  const close = () => {
    setIsOpen(false)
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && !event.nativeEvent.isComposing && close()
  const isOff = isUnavailable || (isReady && !config.isEnabled)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the dialog
    <section
      ref={panel}
      className="chat panel"
      role="dialog"
      aria-label={fillWords(words.chatWith, { name: botName })}
      tabIndex={-1}
      hidden={!isOpen}
      onKeyDown={onKeyDown}
    >
      <ChatHeader
        botName={isReady ? config.botName : botName}
        avatarUrl={isReady ? config.avatarUrl : null}
        leadScore={isOwner ? conversation.leadScore : null}
        headingLevel={2}
      >
        <button
          type="button"
          className="chat-tool"
          aria-label={words.minimize}
          aria-expanded={!isMinimized}
          aria-controls="chat-body"
          onClick={() => setIsMinimized(!isMinimized)}
        >
          <Minus aria-hidden />
        </button>
        <button type="button" className="chat-tool" aria-label={words.close} onClick={close}>
          <X aria-hidden />
        </button>
      </ChatHeader>
      <div id="chat-body" className="chat-body" hidden={isMinimized}>
        {isOff && <p className="chat-message-only">{words.unavailable}</p>}
        {!isOff && isReady && <Chat store={store} config={config} />}
        {config === null && (
          <p className="chat-message-only" role="status">
            {words.loading}
          </p>
        )}
        {config !== null && !isReady && (
          <div className="chat-message-only" role="alert">
            <p>{config.failure}</p>
            <button
              type="button"
              className="chat-retry"
              onClick={() => {
                panel.current!.focus()
                load()
              }}
            >
              {words.tryAgain}
            </button>
          </div>
        )}
      </div>
    </section>
  )
}

let showPanel: (() => void) | undefined

/** Opens the chat in a shadow tree, so that the card's styles do not reach it. */
export function openAssistantPanel(link: HTMLAnchorElement, words: CardWords['chat']): void {
  link.hidden = true
  if (showPanel) return showPanel()
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  // The CSP forbids inline styles, but it allows constructed style sheets.
  root.adoptedStyleSheets = [chatCss, panelCss].map((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  })
  document.body.append(host)
  createRoot(root).render(
    <ChatWordsContext value={{ language: document.documentElement.lang, words }}>
      <AssistantPanel
        cardId={Number(document.body.dataset['card'])}
        botName={link.dataset['bot']!}
        isOwner={link.dataset['own'] !== undefined}
        onClose={() => {
          link.hidden = false
          link.focus()
        }}
        onMount={(show) => (showPanel = show)}
      />
    </ChatWordsContext>,
  )
}
