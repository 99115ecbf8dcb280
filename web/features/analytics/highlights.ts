import type { AnalyticsPeriod, BestDay, CardAnalytics } from '../../../schema/analytics.ts'
import { countDays } from '../../../schema/analytics-period.ts'
import { getOwnProperty } from '../../../schema/own-value.ts'
import { SOCIAL_PLATFORM_LABELS } from '../../../schema/social.ts'
import { formatCount, formatCountOf, DATE_IN_SENTENCE_LOCALE } from '../../lib/format.ts'
import { SIGNIFICANT_Z } from './comparison.ts'
import { createDateFormatterInZone } from './format.ts'
import { cityOf, nameDay, nameSource, weekdayNameOf } from './names.ts'
import { describeDaysBefore } from './period.ts'

/** `strength` says how important the sentence is: sentences with many events and a large share of them come first. */
interface Finding {
  text: string
  strength: number
}

/** A source, place or device explains a day if at least this share of the day's views came from it. */
const DOMINANT_SHARE = 0.6
const MIN_VIEWS_OF_BEST_DAY = 5
const BEST_DAY_WEIGHT = 2
const MIN_VIEWS_FOR_TIMES = 20
const MIN_DAYS_FOR_WEEKDAYS = 28
const MIN_CLICKS = 5
const MIN_SAVES = 5
const MIN_VIEWS_FOR_RATE_CHANGE = 30

const COUNT_WORDS = ['no times', 'once', 'twice', 'three times', 'four times', 'five times', 'six times', 'seven times', 'eight times']
const formatTimes = (count: number) => COUNT_WORDS[count] ?? `${formatCount(count)} times`
const strengthOf = (share: number, events: number) => share * Math.log10(events + 1)

const hourFormat = new Intl.DateTimeFormat(DATE_IN_SENTENCE_LOCALE, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
const formatHour = (hour: number) => hourFormat.format(hour * 3_600_000)
/**
 * A visitor who scans a QR code, taps an NFC tag or reads a print is where that thing is, so the sentence says, for example, "a QR code in
 * Milan".
 */
const TAGS_WITH_A_PLACE = ['tag:qr', 'tag:nfc', 'tag:print']

const DEVICE_PHRASES: Record<string, string> = { Mobile: 'a phone', Tablet: 'a tablet', Desktop: 'a computer' }

/** Says what most views of the best day have in common. Returns null if nothing explains the views, or if some views were not read. */
function describeOrigin({ views, read, source, location, device, sourceAndLocation }: BestDay): { count: number; phrase: string } | null {
  if (read !== views) return null
  const isDominant = (count: number) => count >= DOMINANT_SHARE * views
  const sourceName = source && isDominant(source.views) ? nameSource(source.value) : null
  const city = location && isDominant(location.views) ? cityOf(location.value) : null
  if (sourceName && city && isDominant(sourceAndLocation))
    return {
      count: sourceAndLocation,
      phrase: `came from ${sourceName}${TAGS_WITH_A_PLACE.includes(source!.value) ? ' in ' : ', opened in '}${city}`,
    }
  if (sourceName) return { count: source!.views, phrase: `came from ${sourceName}` }
  if (city) return { count: location!.views, phrase: `came from ${city}` }
  const kind = device && isDominant(device.views) ? getOwnProperty(DEVICE_PHRASES, device.value.split(' · ')[0]!) : undefined
  return kind ? { count: device!.views, phrase: `came from ${kind}` } : null
}

/** Returns a sentence about the best day; null if it is hardly better than other days and nothing explains its views. */
export function describeBestDay({ bestDay, totals, from, to }: AnalyticsPeriod, today: string): Finding | null {
  if (!bestDay || bestDay.views < MIN_VIEWS_OF_BEST_DAY || from === to) return null
  const { views, saves } = bestDay
  const name = nameDay(bestDay.day, today)
  const others = (totals.views - views) / (countDays(from, to) - 1)
  const saved = saves > 0 ? `; your contact was saved ${formatTimes(saves)} that day` : ''
  const origin = describeOrigin(bestDay)
  if (views < (origin ? 1.5 : 2) * others) return null
  const strength = BEST_DAY_WEIGHT * strengthOf(origin ? origin.count / views : 0.5, views)
  if (!origin)
    return { text: `${name} ${bestDay.day === today ? 'is' : 'was'} the best day, with ${formatCountOf(views, 'view')}${saved}.`, strength }
  const all = name.includes(' ') ? `the ${formatCountOf(views, 'view')} of ${name}` : `${name}'s ${formatCountOf(views, 'view')}`
  const part = origin.count === views ? all : `${formatCount(origin.count)} of ${all}`
  return { text: `${part[0]!.toUpperCase()}${part.slice(1)} ${origin.phrase}${saved}.`, strength }
}

/** Compares saves per view with the previous period. Returns a sentence only if chance is an unlikely cause of the difference. */
function describeSaveRate(period: AnalyticsPeriod): Finding | null {
  const before = period.before?.totals
  const { views, saves } = period.totals
  if (!before || Math.min(views, before.views) < MIN_VIEWS_FOR_RATE_CHANGE || saves + before.saves < MIN_SAVES) return null
  if (saves > views || before.saves > before.views) return null
  const [rate, rateBefore] = [saves / views, before.saves / before.views]
  const common = (saves + before.saves) / (views + before.views)
  const error = Math.sqrt(common * (1 - common) * (1 / views + 1 / before.views))
  const [percent, percentBefore] = [Math.round(rate * 100), Math.round(rateBefore * 100)]
  if (error === 0 || Math.abs(rate - rateBefore) / error < SIGNIFICANT_Z || percent === percentBefore) return null
  return {
    text: `There ${percent === 1 ? 'was' : 'were'} ${formatCountOf(percent, 'save')} for every 100 views, ${percent > percentBefore ? 'up' : 'down'} from ${percentBefore} in ${describeDaysBefore(period)}.`,
    strength: strengthOf(Math.abs(rate - rateBefore) / Math.max(rate, rateBefore), Math.min(views, before.views)),
  }
}

/** Returns the most frequent value; null if two values are equally frequent. */
function findTop<T>(items: readonly T[], valueOf: (item: T) => string): { value: string; count: number } | null {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(valueOf(item), (counts.get(valueOf(item)) ?? 0) + 1)
  const [first, second] = [...counts].sort((a, b) => b[1] - a[1])
  return first && first[1] > (second?.[1] ?? 0) ? { value: first[0], count: first[1] } : null
}

function createPeriodFilter({ from, to }: AnalyticsPeriod, timeZone: string) {
  const toDate = createDateFormatterInZone(timeZone)
  return ({ timestamp }: { timestamp: string }) => {
    const day = toDate(new Date(timestamp))
    return day >= from && day <= to
  }
}

const LINK_TYPE_PHRASES: Record<string, string> = {
  phone: 'Your phone number',
  email: 'Your email address',
  website: 'Your website',
}

/**
 * Returns a phrase for a clicked link; null if there is none. A custom button is recorded only by its position, where the owner may have
 * put another button since, so the phrase does not name it. Visitors can send any link id, so the phrase never contains the id.
 */
function nameLink(link: string): string | null {
  const [type, id = ''] = link.split(/:(.*)/s)
  const platform = type === 'social' ? getOwnProperty(SOCIAL_PLATFORM_LABELS, id) : undefined
  if (platform) return `Your ${platform} link`
  if (type === 'custom' && /^button-\d{1,2}$/.test(id)) return 'One of your buttons'
  return getOwnProperty(LINK_TYPE_PHRASES, type!) ?? null
}

/** The list contains only the newest clicks. It is used only if it contains all clicks of the period. */
function describeClicks(data: CardAnalytics, period: AnalyticsPeriod): Finding | null {
  const clicks = data.clicks.filter(createPeriodFilter(period, data.timeZone))
  const { clicks: total, plays } = period.totals
  if (total < MIN_CLICKS || clicks.length !== total + plays) return null
  const top = findTop(
    clicks.filter(({ linkType }) => linkType !== 'video'),
    ({ linkType, linkId }) => `${linkType}:${linkId}`,
  )
  const name = top && nameLink(top.value)
  if (!name || top.count < 0.4 * total) return null
  const amount = top.count === total ? `all ${formatCount(total)} clicks` : `${formatCount(top.count)} of ${formatCount(total)} clicks`
  return { text: `${name} was clicked most: ${amount}.`, strength: strengthOf(top.count / total, total) }
}

function describeSaves(data: CardAnalytics, period: AnalyticsPeriod): Finding | null {
  const saves = data.saves.filter(createPeriodFilter(period, data.timeZone))
  const total = period.totals.saves
  if (total < MIN_SAVES || saves.length !== total) return null
  const top = findTop(saves, ({ saverLocation }) => saverLocation)
  if (!top || top.value === 'Unknown' || top.count < DOMINANT_SHARE * total) return null
  const part = top.count === total ? `All ${formatCount(total)} saves` : `${formatCount(top.count)} of ${formatCount(total)} saves`
  return { text: `${part} came from ${cityOf(top.value)}.`, strength: strengthOf(top.count / total, total) }
}

/** If a single day has most of the views, they say nothing about habits. */
function describeTimes({ timing, totals, bestDay, from, to }: AnalyticsPeriod): Finding | null {
  const { views } = totals
  if (views < MIN_VIEWS_FOR_TIMES || (bestDay && bestDay.views > views / 2)) return null
  const viewsAt = (test: (cell: (typeof timing)[number]) => boolean) => timing.reduce((sum, cell) => sum + (test(cell) ? cell.views : 0), 0)
  const windows = Array.from({ length: 22 }, (_, start) => ({ start, count: viewsAt(({ hour }) => hour >= start && hour < start + 3) }))
  const window = windows.reduce((best, next) => (next.count > best.count ? next : best))
  if (window.count > views / 2)
    return {
      text: `${formatCount(window.count)} of ${formatCountOf(views, 'view')} came between ${formatHour(window.start)} and ${formatHour(window.start + 3)}.`,
      strength: strengthOf(window.count / views, views),
    }
  const [first, second] = Array.from({ length: 7 }, (_, day) => ({ day, count: viewsAt(({ weekday }) => weekday === day) })).sort(
    (a, b) => b.count - a.count,
  )
  const isOneDay = bestDay && bestDay.views > first!.count / 2
  if (isOneDay || countDays(from, to) < MIN_DAYS_FOR_WEEKDAYS || first!.count < views / 3 || first!.count < 1.5 * second!.count) return null
  return {
    text: `${weekdayNameOf(first!.day)} is the busiest day of the week: ${formatCount(first!.count)} of ${formatCountOf(views, 'view')}.`,
    strength: strengthOf(first!.count / views, views),
  }
}

/** Sources are counted only for all time, so shorter periods lack this sentence. */
function describeSources(data: CardAnalytics, period: AnalyticsPeriod): Finding | null {
  const { totalViews } = data.summary
  if (period.before || period.totals.views !== totalViews || totalViews < MIN_VIEWS_FOR_TIMES) return null
  const top = data.breakdowns.sources.find(({ views }) => views > totalViews / 2)
  const name = top && nameSource(top.value)
  return name
    ? {
        text: `${formatCount(top.views)} of ${formatCountOf(totalViews, 'view')} came from ${name}.`,
        strength: strengthOf(top.views / totalViews, totalViews),
      }
    : null
}

/** Returns at most `max` sentences about a period, strongest first. */
export function describeHighlights(
  data: CardAnalytics,
  period: AnalyticsPeriod,
  today: string,
  { max = 4, withBestDay = true } = {},
): string[] {
  return [
    withBestDay ? describeBestDay(period, today) : null,
    describeSaveRate(period),
    describeClicks(data, period),
    describeSaves(data, period),
    describeTimes(period),
    describeSources(data, period),
  ]
    .filter((finding) => finding !== null)
    .sort((a, b) => b.strength - a.strength)
    .slice(0, max)
    .map(({ text }) => text)
}
