import type { ClipboardEvent } from 'react'
import { oneLine } from '../../schema/one-line.ts'

/** What never has a space in it, so that a broken line is joined. */
const isAddress = ({ type, inputMode }: HTMLInputElement) => type === 'url' || type === 'email' || inputMode === 'url'
const isText = ({ type, autocomplete }: HTMLInputElement) =>
  ['text', 'search', 'tel', 'url', 'email'].includes(type) && autocomplete !== 'username'

/**
 * Puts a pasted text of several lines into a field as one line, in every browser alike: in a text breaks and tabs become
 * spaces, so that no words are joined; in an address they go. Usernames and passwords are left to the browser.
 */
export function pasteLine(event: ClipboardEvent<HTMLInputElement>) {
  const field = event.currentTarget
  if (!isText(field)) return
  const pasted = event.clipboardData.getData('text/plain').trim()
  const line = isAddress(field) ? pasted.replace(/[\t\r\n\u2028\u2029]+/g, '') : oneLine(pasted)
  if (line === pasted) return
  event.preventDefault()
  const { selectionStart: from, selectionEnd: to, maxLength } = field
  const room = maxLength < 0 || from === null || to === null ? line.length : Math.max(0, maxLength - field.value.length + to - from)
  const text = line.slice(0, room)
  // Deprecated, but the one way that can be undone.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, from ?? 0, to ?? 0, 'end')
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
