import { expect, it } from 'vitest'
import {
  DAY_COUNT_NAMES,
  toLocalDate,
  convertCountsToTimeZone,
  toTimeZoneOrUtc,
  createZoneOffsetLookup,
  quarterHourCountsKeyOf,
  type StoredDayCounts,
} from './zone.ts'

const createTestStoredDayCounts = (day: string, quarters: (name: (typeof DAY_COUNT_NAMES)[number], n: number) => number[] | null) =>
  ({ day, ...Object.fromEntries(DAY_COUNT_NAMES.map((name, n) => [quarterHourCountsKeyOf(name), quarters(name, n)])) }) as StoredDayCounts

const createZeros = (length: number) => Array.from({ length }, () => 0)

/** Returns database rows that count one view at each of these times, by UTC day and quarter hour. */
function toStoredDayCounts(times: number[]): StoredDayCounts[] {
  const days = new Map<string, number[]>()
  for (const time of times.toSorted((a, b) => a - b)) {
    const day = toLocalDate(time, 0)
    const quarters = days.get(day) ?? createZeros(96)
    quarters[Math.floor(time / 900_000) % 96]! += 1
    days.set(day, quarters)
  }
  return [...days].map(([day, viewQuarters]) => createTestStoredDayCounts(day, (name) => (name === 'views' ? viewQuarters : null)))
}

const countTimestampsBy = (times: number[], name: (time: number) => string) =>
  Object.fromEntries([...Map.groupBy(times, name)].map(([key, all]) => [key, all.length]))

const WEEKDAY_NAMES = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

it.each([
  ['UTC', '2026-03-29'],
  ['Europe/Zurich', '2026-03-29'],
  ['Europe/Zurich', '2026-10-25'],
  ['America/Sao_Paulo', '2018-11-04'],
  ['America/Sao_Paulo', '2019-02-17'],
  ['Asia/Kolkata', '2026-12-31'],
  ['Asia/Kathmandu', '2026-12-31'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Pacific/Chatham', '2026-09-27'],
  // In Samoa, the day 2011-12-30 did not exist.
  ['Pacific/Apia', '2011-12-30'],
  ['Pacific/Apia', '2026-01-01'],
])('counts views in %s around %s by the local clocks', (timeZone, day) => {
  const from = Date.parse(day) - 2 * 86_400_000
  const times = Array.from({ length: (5 * 1440) / 7 }, (_, n) => from + n * 420_000)
  const { days, timing } = convertCountsToTimeZone(toStoredDayCounts(times), timeZone)
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  expect(Object.fromEntries(days.map(({ day: name, views }) => [name, views]))).toEqual(
    countTimestampsBy(times, (time) => date.format(time)),
  )
  expect(days.map(({ day: name }) => name)).toEqual(days.map(({ day: name }) => name).sort())
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' })
  expect(
    Object.fromEntries(timing.map(({ weekday, hour, views }) => [`${WEEKDAY_NAMES[weekday]} ${String(hour).padStart(2, '0')}`, views])),
  ).toEqual(countTimestampsBy(times, (time) => clock.format(time).replace(', ', ' ')))
})

it('keeps the kinds of counts apart when it converts a day to a time zone', () => {
  const row = createTestStoredDayCounts('2026-01-01', (_, n) => [n + 1, ...createZeros(95)])
  const counts = Object.fromEntries(DAY_COUNT_NAMES.map((name, n) => [name, n + 1]))
  expect(convertCountsToTimeZone([row], 'America/New_York')).toEqual({
    days: [{ day: '2025-12-31', ...counts }],
    timing: [{ weekday: 3, hour: 19, views: 1, clicks: 2, saves: counts['saves'] }],
  })
})

it.each([
  [undefined, 'UTC'],
  ['', 'UTC'],
  ['Mars/Phobos', 'UTC'],
  ['Etc/Unknown', 'UTC'],
  ['__proto__', 'UTC'],
  ['Europe/Zurich', 'Europe/Zurich'],
  ['Asia/Calcutta', 'Asia/Calcutta'],
])('reads the requested time zone %s as %s', (requested, zone) => expect(toTimeZoneOrUtc(requested)).toBe(zone))

it('returns how far the clocks of a time zone are ahead of UTC', () => {
  expect(createZoneOffsetLookup('Asia/Kathmandu')(0)).toBe(5.5 * 3_600_000)
  expect(createZoneOffsetLookup('Asia/Kathmandu')(Date.UTC(2026, 0))).toBe(5.75 * 3_600_000)
  expect(createZoneOffsetLookup('America/St_Johns')(Date.UTC(2026, 0))).toBe(-3.5 * 3_600_000)
})
