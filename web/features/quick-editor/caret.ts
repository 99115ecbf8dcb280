import type { FocusEvent } from 'react'

/** Moves the caret to the end of the text. Some input types, such as email, do not support it. */
export function moveCaretToEnd(event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) {
  const { length } = event.target.value
  try {
    event.target.setSelectionRange(length, length)
  } catch {
    // In those, browsers put the caret at the end themselves.
  }
}
