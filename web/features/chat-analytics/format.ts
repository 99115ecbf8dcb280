import type { AssistantLanguage, ConversationOutcome } from '../../../schema/salesbot.ts'

/** Formats a duration in seconds: under a minute as seconds, otherwise as minutes and seconds. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole}s` : `${Math.floor(whole / 60)}m ${whole % 60}s`
}

/** Clicks on buttons for each hundred conversations, rounded; 0 without conversations. */
export function calculateClickThroughRate(clicks: number, conversations: number): number {
  return conversations === 0 ? 0 : Math.round((clicks / conversations) * 100)
}

export const OUTCOME_TONES = {
  scheduled: 'success',
  interested: 'info',
  follow_up: 'warning',
  not_interested: 'neutral',
  browsing: 'neutral',
} as const satisfies Record<ConversationOutcome, string>

const dayFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' })
const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
const utcDayFormat = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' })
const languageNames = new Intl.DisplayNames('en', { type: 'language' })

// Dates and times are shown in the reader's locale and time zone.
export const formatDay = (iso: string) => dayFormat.format(new Date(iso))
export const formatTime = (iso: string) => timeFormat.format(new Date(iso))
/** Formats a UTC date such as `2026-11-22`, without its year. */
export const formatUtcDay = (date: string) => utcDayFormat.format(new Date(`${date}T00:00:00Z`))
export const formatLanguage = (language: AssistantLanguage) => languageNames.of(language) ?? language

/** Reads the id of what to show from the page's query string, `?conversation=12` or `?question=3`; null if there is none. */
export function parseLinkedId(search: string, name: 'conversation' | 'question'): number | null {
  const value = new URLSearchParams(search).get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null
}
