import { Minus, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import type { CardLanguage } from '../../../schema/card-language.ts'
import type { PublicSalesbotConfig } from '../../../schema/salesbot.ts'
import { Chat, useChatState } from '../../chat/chat.tsx'
import chatCss from '../../chat/chat.css?inline'
import { createBrowserChatEnvironment } from '../../chat/chat-environment.ts'
import { ChatHeader, type ChatPerson } from '../../chat/chat-head.tsx'
import { createChatStore } from '../../chat/chat-store.ts'
import { ChatWordsContext, useChatWords } from '../../chat/chat-words.ts'
import { ApiError, requestApi } from '../../lib/api.ts'
import { typographyClassesOf } from '../typography-classes.ts'
import { fillWords } from '../words/fill.ts'
import type { ScriptWords } from '../words/load.ts'
import panelCss from './assistant-panel.css?inline'
import voicesCss from './assistant-voices.css?inline'
import { showModalWithHistory } from './dialog-history.ts'
import { copyInnerColors } from './inner-colors.ts'

/** In these windows, the chat is a modal sheet on the card. In others, it is a panel beside which the card can be used. */
const SHEET_MEDIA_QUERY = '(max-width: 48rem), (max-height: 30rem)'

interface AssistantPanelProps {
  cardId: number
  botName: string
  person: ChatPerson
  isOwner: boolean
  onClose: () => void
  onMount: (show: () => void) => void
}

function AssistantPanel({ cardId, botName, person, isOwner, onClose, onMount }: AssistantPanelProps) {
  const { words, refusals } = useChatWords()
  const panel = useRef<HTMLDialogElement>(null)
  const [isOpen, setIsOpen] = useState(true)
  const [isMinimized, setIsMinimized] = useState(false)
  const [config, setConfig] = useState<PublicSalesbotConfig | { failure: string } | null>(null)
  const [store] = useState(() => createChatStore(cardId, { ...words, refusals }, createBrowserChatEnvironment(cardId)))
  const { conversation, isUnavailable } = useChatState(store)

  const load = () => {
    setConfig(null)
    requestApi('GET /api/salesbot/:cardId/config', { params: { cardId } }).then(setConfig, (error: unknown) =>
      setConfig({ failure: error instanceof ApiError && error.status === 429 ? (refusals?.tooMany ?? error.message) : words.loadFailed }),
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
    const dialog = panel.current!
    if (!isOpen || dialog.open) return
    if (matchMedia(SHEET_MEDIA_QUERY).matches) showModalWithHistory(dialog)
    else dialog.show()
  }, [isOpen])
  /** Moves the focus into the chat. The input of a sheet gets none, because a phone would open its keyboard over the messages. */
  const takeFocus = () => {
    const dialog = panel.current!
    const input = dialog.matches(':modal') ? null : dialog.querySelector('textarea')
    ;(input ?? dialog).focus()
  }
  useEffect(() => {
    if (isOpen && !isMinimized) takeFocus()
  }, [isOpen, isMinimized])
  const isReady = config !== null && !('failure' in config)
  useEffect(() => {
    // React renders the chat after the panel has opened. The focus then moves into the chat, unless the visitor has moved it elsewhere.
    const { activeElement } = panel.current!.getRootNode() as ShadowRoot
    if (isReady && activeElement === panel.current) takeFocus()
  }, [isReady])

  const close = () => panel.current!.close()
  // The browser closes only a modal dialog by Escape.
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Escape' && !event.nativeEvent.isComposing && close()
  const isOff = isUnavailable || (isReady && !config.isEnabled)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- keys and clicks close the dialog
    <dialog
      ref={panel}
      className="chat panel"
      aria-label={fillWords(words.chatWith, { name: botName })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      // A click on the backdrop has the dialog itself as its target.
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.matches(':modal') && close()}
      onClose={() => {
        setIsOpen(false)
        onClose()
      }}
    >
      <ChatHeader
        botName={isReady ? config.botName : botName}
        avatarUrl={isReady ? config.avatarUrl : null}
        person={person}
        leadScore={isOwner ? conversation.leadScore : null}
        headingLevel={2}
      >
        <button
          type="button"
          className="chat-tool chat-minimize"
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
    </dialog>
  )
}

let showPanel: (() => void) | undefined

/** Hides the links to the chat while it is open, and keeps the page from scrolling below a sheet. */
function markOpen(isOpen: boolean, isSheet: boolean): void {
  const { classList, style } = document.documentElement
  classList.toggle('chatting', isOpen)
  style.overflow = isOpen && isSheet ? 'hidden' : ''
}

/** Opens the chat in a shadow tree, so that the card's styles do not reach it. It takes the theme's custom properties. */
export function openAssistantPanel(link: HTMLAnchorElement, { chat: words, refusals }: ScriptWords): void {
  const { bot, own, person, initials, theme } = link.dataset as Record<string, string>
  markOpen(true, matchMedia(SHEET_MEDIA_QUERY).matches)
  if (showPanel) return showPanel()
  const host = document.createElement('div')
  host.dataset['theme'] = theme
  copyInnerColors(host)
  const root = host.attachShadow({ mode: 'open' })
  // The CSP forbids inline styles, but it allows constructed style sheets.
  root.adoptedStyleSheets = [chatCss, panelCss, voicesCss].map((css) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    return sheet
  })
  document.body.append(host)
  const photo = document.querySelector<HTMLImageElement>('img.card-photo')
  createRoot(root).render(
    <ChatWordsContext value={{ language: document.documentElement.lang as CardLanguage, words, refusals }}>
      <AssistantPanel
        cardId={Number(document.body.dataset['card'])}
        botName={bot!}
        person={{
          name: person!,
          nameClasses: typographyClassesOf(person!),
          photo: photo ? photo.currentSrc || photo.src : null,
          initials: initials!,
        }}
        isOwner={own !== undefined}
        onClose={() => {
          markOpen(false, false)
          // While the bar at the bottom of the window is shown, its copy of the link is the visible one.
          const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-bot]')]
          links.find((shown) => shown.checkVisibility({ visibilityProperty: true }))?.focus()
        }}
        onMount={(show) => (showPanel = show)}
      />
    </ChatWordsContext>,
  )
}
