import { type ActionButton, readActionButtonMarkers } from '../../schema/salesbot.ts'

const MARKER_START = '[ACTION_BUTTON:'
/** Matches what is left of markers that name no possible button, and a marker whose end has not arrived. */
const REST_OF_MARKER_PATTERN = /\[ACTION_BUTTON:[^\]\n]*\]?/g

/** Cuts off the beginning of a marker at the end of a text, such as `[ACTION_`. */
function cutStartedMarker(text: string): string {
  const start = text.lastIndexOf('[')
  return start >= 0 && MARKER_START.startsWith(text.slice(start)) ? text.slice(0, start) : text
}

/**
 * Splits a reply into what the visitor reads and the action buttons that it offers. It also takes a reply that is still
 * arriving. No part of a marker is ever left in the text.
 */
export function readReply(message: string, buttons: ActionButton[]): { text: string; buttons: ActionButton[] } {
  const read = readActionButtonMarkers(message, buttons)
  return { ...read, text: cutStartedMarker(read.text.replace(REST_OF_MARKER_PATTERN, '')).trim() }
}
