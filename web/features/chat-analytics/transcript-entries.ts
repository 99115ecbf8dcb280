import { type ChatMessage, showActionButtonMarkers } from '../../../schema/salesbot.ts'
import type { ButtonClick } from '../../../schema/salesbot-analytics.ts'

export interface TranscriptEntry {
  kind: ChatMessage['role'] | 'click'
  /** The message, or the description of the clicked button. */
  text: string
  /** Labels of the choices that the assistant's message offered. */
  offered: string[]
  /** ISO 8601. */
  timestamp: string
}

/** Puts messages and clicks on buttons in the order of their times, and groups them by the day that `dayOf` returns for a time. */
export function buildTranscript(
  messages: readonly ChatMessage[],
  clicks: readonly ButtonClick[],
  dayOf: (iso: string) => string,
): { day: string; entries: TranscriptEntry[] }[] {
  const entries: TranscriptEntry[] = [
    ...messages.map(({ role, content, timestamp, choices = [] }) => ({
      kind: role,
      // Only the assistant's markers were buttons. What a visitor wrote is shown as it is.
      text: role === 'assistant' ? showActionButtonMarkers(content) : content,
      offered: choices.map(({ label }) => label),
      timestamp,
    })),
    ...clicks.map(({ description, timestamp }) => ({ kind: 'click' as const, text: description, offered: [], timestamp })),
  ]
  const sorted = entries.sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp))
  return Array.from(
    Map.groupBy(sorted, ({ timestamp }) => dayOf(timestamp)),
    ([day, entriesOfDay]) => ({ day, entries: entriesOfDay }),
  )
}
