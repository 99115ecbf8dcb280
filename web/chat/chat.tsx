import { useEffect, useRef, useSyncExternalStore } from 'react'
import { LEGAL_PAGES, PRIVACY_ANCHORS } from '../../schema/route.ts'
import type { PublicSalesbotConfig } from '../../schema/salesbot.ts'
import { useViewportInsets } from '../ui/viewport-insets.ts'
import type { ChatStore } from './chat-store.ts'
import { useChatWords } from './chat-words.ts'
import { ChatComposer } from './composer.tsx'
import { ChatMessageList } from './message-list.tsx'

export const useChatState = (store: ChatStore) => useSyncExternalStore(store.subscribe, store.get)

export function Chat({ store, config }: { store: ChatStore; config: PublicSalesbotConfig }) {
  const state = useChatState(store)
  const { words } = useChatWords()
  /** The element that gets the focus while the input is disabled, or after a pressed button has disappeared. */
  const focusHolder = useRef<HTMLElement>(null)
  const holdFocus = (from: HTMLElement) => {
    focusHolder.current = from.closest<HTMLElement>('[tabindex="-1"]')
    focusHolder.current?.focus({ preventScroll: true })
  }
  useEffect(() => store.start(), [store])
  useViewportInsets(true)
  return (
    <>
      <ChatMessageList state={state} store={store} botName={config.botName} actionButtons={config.actionButtons} holdFocus={holdFocus} />
      <p className="chat-notice">
        {words.notice}{' '}
        <a href={`${LEGAL_PAGES.privacy.path}#${PRIVACY_ANCHORS.chats}`} target="_blank" rel="noopener">
          {words.privacy}
        </a>
      </p>
      <ChatComposer state={state} store={store} focusHolder={focusHolder} holdFocus={holdFocus} />
    </>
  )
}
