import type { ClipboardEvent } from 'react'
import { replaceLineBreaks } from '../../schema/one-line.ts'

const isUrlOrEmailInput = ({ type, inputMode }: HTMLInputElement) => type === 'url' || type === 'email' || inputMode === 'url'
const isSingleLineTextInput = ({ type, autocomplete }: HTMLInputElement) =>
  ['text', 'search', 'tel', 'url', 'email'].includes(type) && autocomplete !== 'username'

/** Turns pasted lines into one line: line breaks become spaces, or vanish in URL and e-mail inputs. */
export function pasteAsOneLine(event: ClipboardEvent<HTMLInputElement>) {
  const input = event.currentTarget
  if (!isSingleLineTextInput(input)) return
  const pasted = event.clipboardData.getData('text/plain').trim()
  const line = isUrlOrEmailInput(input) ? pasted.replace(/[\t\r\n\u2028\u2029]+/g, '') : replaceLineBreaks(pasted)
  if (line === pasted) return
  event.preventDefault()
  const { selectionStart: start, selectionEnd: end, maxLength } = input
  const free = maxLength < 0 || start === null || end === null ? line.length : Math.max(0, maxLength - input.value.length + end - start)
  const text = line.slice(0, free)
  // Deprecated, but the only way to insert text so that the user can undo it.
  if (document.execCommand('insertText', false, text)) return
  input.setRangeText(text, start ?? 0, end ?? 0, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
