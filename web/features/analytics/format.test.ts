import { expect, it } from 'vitest'
import { formatDateInZone, formatPercentage, formatDateTimeInZone, createIsoTimeFormatter, describeExcludedEvents } from './format.ts'

it.each([
  [0, 0, '0%'],
  [5, 0, '0%'],
  [1, 3, '33.3%'],
  [1, 8, '12.5%'],
  [3, 3, '100%'],
  [3000, 2, '150,000%'],
])('rate of %i in %i is %s', (part, whole, text) => {
  expect(formatPercentage(part, whole)).toBe(text)
})

it('says which events the analytics leave out, also if there were none', () => {
  expect(describeExcludedEvents({ bots: 1200, previews: 0, ownVisits: 3, floods: 0 })).toBe(
    "Left out of every number: 1,200 by bots, 3 by the card's owner.",
  )
  expect(describeExcludedEvents({ bots: 0, previews: 0, ownVisits: 0, floods: 80 })).toBe(
    'Left out of every number: 80 above the limits for one network address and one day.',
  )
  expect(describeExcludedEvents({ bots: 0, previews: 0, ownVisits: 0, floods: 0 })).toBe(
    "Bots, link previews and the owner's own visits are left out.",
  )
})

it('formats dates and times in the given time zone', () => {
  expect(formatDateTimeInZone('2026-11-21T23:30:05.000Z', 'Europe/Berlin')).toBe('Nov 22, 2026, 12:30:05 AM')
  expect(formatDateInZone(new Date('2026-11-21T23:30:05.000Z'), 'Europe/Berlin')).toBe('2026-11-22')
  expect(formatDateInZone(new Date('2026-11-21T18:15:00.000Z'), 'Asia/Kathmandu')).toBe('2026-11-22')
})

it.each([
  ['Europe/Zurich', '2026-03-29T00:59:59.999Z', '2026-03-29T01:59:59.999+01:00'],
  ['Europe/Zurich', '2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00.000+02:00'],
  ['America/Sao_Paulo', '2026-01-01T02:59:59.000Z', '2025-12-31T23:59:59.000-03:00'],
  ['Asia/Kathmandu', '2026-01-01T00:00:00.000Z', '2026-01-01T05:45:00.000+05:45'],
  ['UTC', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z'],
])('formats ISO times with the offset of %s', (zone, iso, local) => {
  expect(createIsoTimeFormatter(zone)(iso)).toBe(local)
  expect(Date.parse(local)).toBe(Date.parse(iso))
})
