import type { CardLanguage } from '../../../schema/card-language.ts'
import type { ConversationOutcome } from '../../../schema/salesbot.ts'

/** Formats a duration in seconds as "42s" or "3m 20s". */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole}s` : `${Math.floor(whole / 60)}m ${whole % 60}s`
}

export function calculateClickThroughPercent(clicks: number, conversations: number): number {
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

export const formatDay = (iso: string) => dayFormat.format(new Date(iso))
export const formatTime = (iso: string) => timeFormat.format(new Date(iso))
/** `date` is a UTC date such as `2026-11-22`. */
export const formatUtcDay = (date: string) => utcDayFormat.format(new Date(`${date}T00:00:00Z`))
export const formatLanguage = (language: CardLanguage) => languageNames.of(language) ?? language

/** Reads an id from `?conversation=12` or `?question=3`. */
export function readIdFromQuery(search: string, name: 'conversation' | 'question'): number | null {
  const value = new URLSearchParams(search).get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(value) ? Number(value) : null
}
