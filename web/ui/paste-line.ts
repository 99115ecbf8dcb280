import type { ClipboardEvent } from 'react'
import { oneLine } from '../../schema/one-line.ts'

/** URL and e-mail inputs: their values contain no spaces. */
const holdsAddress = ({ type, inputMode }: HTMLInputElement) => type === 'url' || type === 'email' || inputMode === 'url'
const holdsText = ({ type, autocomplete }: HTMLInputElement) =>
  ['text', 'search', 'tel', 'url', 'email'].includes(type) && autocomplete !== 'username'

/**
 * Pastes several lines into a single-line input the same way in every browser: line breaks and tabs become spaces, or are
 * removed in URL and e-mail inputs. Usernames and passwords are left to the browser.
 */
export function pasteAsOneLine(event: ClipboardEvent<HTMLInputElement>) {
  const input = event.currentTarget
  if (!holdsText(input)) return
  const pasted = event.clipboardData.getData('text/plain').trim()
  const line = holdsAddress(input) ? pasted.replace(/[\t\r\n\u2028\u2029]+/g, '') : oneLine(pasted)
  if (line === pasted) return
  event.preventDefault()
  const { selectionStart: start, selectionEnd: end, maxLength } = input
  const free = maxLength < 0 || start === null || end === null ? line.length : Math.max(0, maxLength - input.value.length + end - start)
  const text = line.slice(0, free)
  // Deprecated, but the only way to insert text that the user can undo.
  if (document.execCommand('insertText', false, text)) return
  input.setRangeText(text, start ?? 0, end ?? 0, 'end')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
