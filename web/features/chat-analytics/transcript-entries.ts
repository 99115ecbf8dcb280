import { ACTION_BUTTON_MARKER_PATTERN, type ChatMessage, extractActionButtonMarkers } from '../../../schema/salesbot.ts'
import type { ButtonClick } from '../../../schema/salesbot-analytics.ts'

export interface TranscriptEntry {
  kind: ChatMessage['role'] | 'click'
  text: string
  offered: string[]
  timestamp: string
}

/** Only the assistant's messages have button markers. The same text in a visitor's message is no marker. */
function readMessage({ role, content, choices = [] }: ChatMessage): Pick<TranscriptEntry, 'text' | 'offered'> {
  if (role === 'user') return { text: content, offered: [] }
  const buttons = Array.from(content.matchAll(ACTION_BUTTON_MARKER_PATTERN), ([, description]) => description!.trim())
  return { text: extractActionButtonMarkers(content, []).text, offered: [...buttons, ...choices.map(({ label }) => label)] }
}

/** Sorts messages and clicks by time, and groups them by the day that `dayOf` returns. */
export function groupTranscriptByDay(
  messages: readonly ChatMessage[],
  clicks: readonly ButtonClick[],
  dayOf: (iso: string) => string,
): { day: string; entries: TranscriptEntry[] }[] {
  const entries: TranscriptEntry[] = [
    ...messages.map((message) => ({ ...readMessage(message), kind: message.role, timestamp: message.timestamp })),
    ...clicks.map(({ description, timestamp }) => ({ kind: 'click' as const, text: description, offered: [], timestamp })),
  ]
  const sorted = entries.sort((a, b) => Date.parse(a.timestamp) - Date.parse(b.timestamp))
  return Array.from(
    Map.groupBy(sorted, ({ timestamp }) => dayOf(timestamp)),
    ([day, entriesOfDay]) => ({ day, entries: entriesOfDay }),
  )
}
