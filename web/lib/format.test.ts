import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Formats some numbers in a separate process, because a process cannot change its locale. */
function formatInLocale(locale: string): string[] {
  const importFrom = (path: string) => `await import(${JSON.stringify(join(import.meta.dirname, path))})`
  const script = `
    const { formatCountOf } = ${importFrom('format.ts')}
    const { formatDateTimeInZone, formatPercentage } = ${importFrom('../features/analytics/format.ts')}
    const { formatAxisLabel } = ${importFrom('../features/analytics/chart-data.ts')}
    const { describePeriod } = ${importFrom('../features/analytics/period.ts')}
    const { describePastTime } = ${importFrom('../features/dashboard/activity-sentence.ts')}
    console.log(JSON.stringify([
      formatCountOf(1204, 'view'),
      formatPercentage(1, 8),
      formatAxisLabel('2026-03-05', 'daily', 30),
      formatDateTimeInZone('2026-03-05T17:30:05.000Z', 'UTC'),
      describePeriod({ from: '2026-02-27', to: '2026-03-01' }, '2026-11-23', false),
      describePastTime(new Date(2026, 2, 5), new Date(2026, 10, 23)),
      describePastTime(new Date(2026, 10, 23, 15), new Date(2026, 10, 23, 16)),
    ]))`
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, LC_ALL: locale, NODE_OPTIONS: '' },
    encoding: 'utf8',
  })
  return JSON.parse(output) as string[]
}

it.each([
  ['en_US', ['1,204 views', '12.5%', 'Mar 5', 'Mar 5, 2026, 5:30:05 PM', 'from Feb 27 to Mar 1', 'March 5', '3:00 PM']],
  ['en_GB', ['1,204 views', '12.5%', '5 Mar', '5 Mar 2026, 17:30:05', 'from 27 Feb to 1 Mar', '5 March', '15:00']],
  ['de_DE', ['1.204 views', '12,5%', '5. März', '05.03.2026, 17:30:05', 'from 27 Feb to 1 Mar', '5 March', '15:00']],
  ['ja_JP', ['1,204 views', '12.5%', '3月5日', '2026/03/05 17:30:05', 'from 27 Feb to 1 Mar', '5 March', '15:00']],
])('figures follow the locale %s, and dates within a sentence stay English', (locale, texts) => {
  expect(formatInLocale(`${locale}.UTF-8`)).toEqual(texts)
})
