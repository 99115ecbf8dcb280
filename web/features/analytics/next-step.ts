import type { AnalyticsPeriod, CardAnalytics } from '../../../schema/analytics.ts'
import type { Card } from '../../../schema/card.ts'
import { getOwnProperty } from '../../../schema/own-value.ts'
import { formatCount } from '../../lib/format.ts'
import type { Cause } from './cause.ts'
import { type ChangeDirection, MIN_COUNT_FOR_PERCENT } from './comparison.ts'
import { nameSource } from './names.ts'

export interface NextStep {
  text: string
  action?: 'leads' | 'code' | 'editor'
}

const DAY_MS = 86_400_000
const NEW_LEAD_DAYS = 7
/** With fewer views, a card without clicks or saves may be chance. */
const MIN_VIEWS_FOR_ADVICE = 30
const UNKNOWN_SOURCE_SHARE = 0.6

const CHECKS_BY_SOURCE: Record<string, string> = {
  'tag:qr': 'Scan your code where it hangs or lies: it may be covered, moved or gone.',
  'tag:nfc': 'Tap your tag with a phone: it may be moved or broken.',
  'tag:sig': 'Open a mail that you sent lately, and try the link in your signature.',
  'tag:print': 'Look whether your print sheets are still where people see them.',
  'tag:share': 'Send your card to somebody from your phone again.',
}

const ADVICE_BY_SOURCE: Record<string, NextStep> = {
  'tag:qr': { text: 'Your code works. Put it in one more place where people wait.', action: 'code' },
  'tag:print': { text: 'Your print sheets work. Put one more where people wait.', action: 'code' },
  'tag:nfc': { text: 'Your tag works. Have it at hand whenever you meet people.' },
  'tag:sig': { text: 'Your signature works. Use it in every mail that you send.' },
  'tag:share': { text: 'Sending your card works. Do it after each talk.' },
}

function adviseOnSource(source: string, isFall: boolean): NextStep {
  const advice = isFall ? getOwnProperty(CHECKS_BY_SOURCE, source) : getOwnProperty(ADVICE_BY_SOURCE, source)
  if (typeof advice === 'string') return { text: advice, ...(source === 'tag:qr' && { action: 'code' }) }
  if (advice) return advice
  const name = nameSource(source) ?? 'that site'
  return {
    text: isFall ? `Look whether your link is still on ${name}.` : `Keep what ${name} says about you up to date: it brings visitors.`,
  }
}

function countNewLeads({ submissions, chatLeads = [] }: Pick<CardAnalytics, 'submissions' | 'chatLeads'>, now: number): number {
  return [...submissions, ...chatLeads].filter(({ timestamp }) => Date.parse(timestamp) > now - NEW_LEAD_DAYS * DAY_MS).length
}

function adviseOnVisits(data: CardAnalytics, { totals, origins }: AnalyticsPeriod, card: Card | undefined): NextStep | null {
  const { views, clicks, saves } = totals
  if (views >= MIN_VIEWS_FOR_ADVICE && clicks + saves === 0)
    return { text: 'Visitors look and leave. Put what they want most on one button at the top.', action: 'editor' }
  if (views >= MIN_VIEWS_FOR_ADVICE && saves === 0)
    return { text: 'Nobody saved your contact. Ask people to tap Save Contact while they stand beside you.' }
  if (views >= MIN_VIEWS_FOR_ADVICE && card && !card.formConfig.enabled && data.summary.totalLeads === 0)
    return { text: 'Visitors cannot leave their contact: your card has no form yet.', action: 'editor' }
  const unknown = origins?.sources.find(({ value }) => value === 'direct')?.views ?? 0
  if (views >= MIN_COUNT_FOR_PERCENT && unknown >= UNKNOWN_SOURCE_SHARE * views)
    return {
      text: `Nothing says where ${formatCount(unknown)} of these visits came from. A plain link or code carries no name; the print sheet and the card's share button do.`,
      action: 'code',
    }
  return null
}

/** Returns what the owner can do next: the first advice that the data support. */
export function chooseNextStep(
  data: CardAnalytics,
  period: AnalyticsPeriod,
  { direction, cause }: { direction: ChangeDirection; cause: Cause | null },
  card: Card | undefined,
  now: number,
): NextStep {
  const newLeads = countNewLeads(data, now)
  if (newLeads > 0)
    return {
      text:
        newLeads === 1
          ? 'Somebody left a contact in the last 7 days. Answer, if you have not yet.'
          : `${formatCount(newLeads)} people left a contact in the last 7 days. Answer those who still wait.`,
      action: 'leads',
    }
  if (cause?.source) return adviseOnSource(cause.source, direction === 'down')
  if (period.totals.views + (period.before?.totals.views ?? 0) < MIN_COUNT_FOR_PERCENT)
    return { text: 'Show your code to the next people you meet.', action: 'code' }
  const advice = adviseOnVisits(data, period, card)
  if (advice) return advice
  if (direction === 'down')
    return { text: 'Show your code where people see it, and send your link to those who asked for it.', action: 'code' }
  return { text: 'Nothing needs your attention.' }
}
