import type { FocusEvent } from 'react'

/** Puts the caret behind what is there, to go on writing. Fields of addresses and numbers allow none to be set. */
export function atEnd(event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
  const { length } = event.target.value
  try {
    event.target.setSelectionRange(length, length)
  } catch {
    // An e-mail field has no selection; browsers start at its end.
  }
}
