import { SendHorizontal } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { CHAT_LIMITS } from '../../schema/salesbot.ts'
import { fillPlural } from '../card/words/fill.ts'
import type { ChatState, ChatStore } from './chat-store.ts'
import { useChatWords } from './chat-words.ts'

const COUNTED_CHARACTERS_LEFT = 200

interface ComposerProps {
  state: ChatState
  store: ChatStore
  /** The element that has the focus while the input is disabled. */
  focusHolder: RefObject<HTMLElement | null>
  holdFocus: (from: HTMLElement) => void
}

/** The chat's input. Enter sends, Shift+Enter begins a new line. */
export function ChatComposer({ state: { draft, waitsFor }, store, focusHolder, holdFocus }: ComposerProps) {
  const input = useRef<HTMLTextAreaElement>(null)
  const { language, words } = useChatWords()
  const isWaiting = waitsFor !== null
  const left = CHAT_LIMITS.messageLength - draft.length

  useEffect(() => {
    if (isWaiting || !focusHolder.current) return
    const { activeElement } = input.current!.getRootNode() as Document | ShadowRoot
    // If the visitor has moved the focus elsewhere meanwhile, it stays there.
    if (activeElement === focusHolder.current) input.current!.focus({ preventScroll: true })
    focusHolder.current = null
  })

  const submit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (isWaiting || draft.trim() === '') return
    holdFocus(input.current!)
    store.send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // During the input of, for example, a Chinese character, Enter completes the character and must not send the message.
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) submit(event)
  }
  return (
    <form className="chat-composer" onSubmit={submit}>
      <textarea
        ref={input}
        className="chat-input"
        rows={1}
        value={draft}
        maxLength={CHAT_LIMITS.messageLength}
        placeholder={words.placeholder}
        aria-label={words.message}
        aria-describedby={left <= COUNTED_CHARACTERS_LEFT ? 'chat-left' : undefined}
        enterKeyHint="send"
        // An empty field with `auto` would be left to right.
        dir={draft === '' ? undefined : 'auto'}
        disabled={isWaiting}
        onChange={({ target }) => store.setDraft(target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className="chat-send" aria-label={words.send} disabled={isWaiting || draft.trim() === ''}>
        <SendHorizontal aria-hidden />
      </button>
      {left <= COUNTED_CHARACTERS_LEFT && (
        <p id="chat-left" className="chat-left">
          {fillPlural(language, words.charactersLeft, left)}
        </p>
      )}
    </form>
  )
}
