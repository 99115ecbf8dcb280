import { type ActionButton, extractActionButtonMarkers } from '../../schema/salesbot.ts'

const MARKER_START = '[ACTION_BUTTON:'
/** Matches markers of unknown buttons, and an incomplete marker at the end. */
const REST_OF_MARKER_PATTERN = /\[ACTION_BUTTON:[^\]\n]*\]?/g

/** Removes the beginning of a marker at the end of a text, such as `[ACTION_`. */
function cutStartedMarker(text: string): string {
  const start = text.lastIndexOf('[')
  return start >= 0 && MARKER_START.startsWith(text.slice(start)) ? text.slice(0, start) : text
}

/** Splits a reply, complete or not, into its text and its action buttons. */
export function splitReplyIntoTextAndButtons(message: string, buttons: ActionButton[]): { text: string; buttons: ActionButton[] } {
  const read = extractActionButtonMarkers(message, buttons)
  return { ...read, text: cutStartedMarker(read.text.replace(REST_OF_MARKER_PATTERN, '')).trim() }
}
