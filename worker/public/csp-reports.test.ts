import { afterEach, expect, it, vi } from 'vitest'
import { LOG_LINES_PER_MINUTE_MAX } from '../platform/log.ts'
import { callApi } from '../test/client.ts'

const REPORT = {
  'document-uri': 'https://veebu.example/view/anna-smith?token=secret',
  'blocked-uri': 'https://evil.example/steal?card=anna-smith',
  'violated-directive': 'script-src-elem',
}
const sendReport = (fields: object = {}) =>
  callApi('/api/csp-reports', { body: { 'csp-report': { ...REPORT, ...fields } }, headers: { 'content-type': 'application/csp-report' } })

/** The lines of the log about refused parts of pages. */
function recordLines() {
  const lines: unknown[] = []
  vi.spyOn(console, 'log').mockImplementation((line: string) => {
    if (line.includes('csp-violation')) lines.push(JSON.parse(line))
  })
  return lines
}
afterEach(() => void vi.restoreAllMocks())

it('logs the directive, the origin that was refused and the kind of page, and nothing else', async () => {
  const lines = recordLines()
  expect((await sendReport()).status).toBe(204)
  await sendReport({ 'blocked-uri': 'inline', 'document-uri': 'https://veebu.example/', 'effective-directive': 'style-src-attr' })
  await sendReport({ 'blocked-uri': 'data:text/html,anna', 'document-uri': 'about:blank', 'violated-directive': "script-src 'self' anna" })
  await sendReport({
    'blocked-uri': 'Anna <anna@example.com>',
    'document-uri': 'https://veebu.example/Anna%20Smith',
    'violated-directive': 'Anna',
  })
  expect(lines).toEqual([
    { event: 'csp-violation', directive: 'script-src-elem', blocked: 'https://evil.example', page: '/view' },
    { event: 'csp-violation', directive: 'style-src-attr', blocked: 'inline', page: '/home' },
    { event: 'csp-violation', directive: 'script-src', blocked: 'data:', page: '/home' },
    { event: 'csp-violation', directive: 'other', blocked: 'other', page: '/other' },
  ])
})

it('refuses a report that is none or too large, and writes a limited number of lines', async () => {
  const lines = recordLines()
  expect((await callApi('/api/csp-reports', { body: {} })).status).toBe(400)
  expect((await callApi('/api/csp-reports', { body: 'x'.repeat(17 * 1024) })).status).toBe(413)
  for (let n = 0; n < LOG_LINES_PER_MINUTE_MAX + 5; n++) expect((await sendReport()).status).toBe(204)
  expect(lines.length).toBeLessThanOrEqual(LOG_LINES_PER_MINUTE_MAX)
})
