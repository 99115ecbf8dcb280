import { expect, it } from 'vitest'
import { DAY_COUNTS, dayAt, toZone, knownZone, offsetIn, quartersOf, type StoredDay } from './zone.ts'

/** A stored day with these counts by quarter of an hour. */
const storedDay = (day: string, quarters: (name: (typeof DAY_COUNTS)[number], n: number) => number[] | null) =>
  ({ day, ...Object.fromEntries(DAY_COUNTS.map((name, n) => [quartersOf(name), quarters(name, n)])) }) as StoredDay

const zeros = (length: number) => Array.from({ length }, () => 0)

/** Views at these times in stored form: by day and quarter of an hour in UTC. */
function stored(times: number[]): StoredDay[] {
  const days = new Map<string, number[]>()
  for (const time of times.toSorted((a, b) => a - b)) {
    const day = dayAt(time, 0)
    const quarters = days.get(day) ?? zeros(96)
    quarters[Math.floor(time / 900_000) % 96]! += 1
    days.set(day, quarters)
  }
  return [...days].map(([day, viewQuarters]) => storedDay(day, (name) => (name === 'views' ? viewQuarters : null)))
}

const countBy = (times: number[], name: (time: number) => string) =>
  Object.fromEntries([...Map.groupBy(times, name)].map(([key, all]) => [key, all.length]))

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

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
  // Samoa skipped a day between these.
  ['Pacific/Apia', '2011-12-30'],
  ['Pacific/Apia', '2026-01-01'],
])('counts what happened in %s around %s as its clocks had it', (timeZone, day) => {
  // A view every seven minutes for five days.
  const from = Date.parse(day) - 2 * 86_400_000
  const times = Array.from({ length: (5 * 1440) / 7 }, (_, n) => from + n * 420_000)
  const { days, timing } = toZone(stored(times), timeZone)
  const date = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
  expect(Object.fromEntries(days.map(({ day: name, views }) => [name, views]))).toEqual(countBy(times, (time) => date.format(time)))
  expect(days.map(({ day: name }) => name)).toEqual(days.map(({ day: name }) => name).sort())
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', hour: '2-digit', hourCycle: 'h23' })
  expect(
    Object.fromEntries(timing.map(({ weekday, hour, views }) => [`${WEEKDAYS[weekday]} ${String(hour).padStart(2, '0')}`, views])),
  ).toEqual(countBy(times, (time) => clock.format(time).replace(', ', ' ')))
})

it('keeps the counts apart', () => {
  const row = storedDay('2026-01-01', (_, n) => [n + 1, ...zeros(95)])
  const counts = Object.fromEntries(DAY_COUNTS.map((name, n) => [name, n + 1]))
  expect(toZone([row], 'America/New_York')).toEqual({
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
])('takes %s for %s', (requested, zone) => expect(knownZone(requested)).toBe(zone))

it('returns how far clocks are ahead', () => {
  expect(offsetIn('Asia/Kathmandu')(0)).toBe(5.5 * 3_600_000)
  expect(offsetIn('Asia/Kathmandu')(Date.UTC(2026, 0))).toBe(5.75 * 3_600_000)
  expect(offsetIn('America/St_Johns')(Date.UTC(2026, 0))).toBe(-3.5 * 3_600_000)
})
