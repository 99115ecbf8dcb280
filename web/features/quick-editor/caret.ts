import type { FocusEvent } from 'react'

/** Moves the caret of the focused input to the end of its text. */
export function moveCaretToEnd(event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
  const { length } = event.target.value
  try {
    event.target.setSelectionRange(length, length)
  } catch {
    // Some types of inputs, such as email, do not let scripts set the caret. Browsers put their caret at the end anyway.
  }
}
