import { Hono } from 'hono'
import { CSP_REPORT_BYTES_MAX, CspReportBody } from '../../schema/csp-report.ts'
import { allowAnyone } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { logEvent } from '../platform/log.ts'
import { readJsonBody } from '../platform/validation.ts'

const KEYWORD_PATTERN = /^[a-z][a-z-]{0,39}$/

const readUrl = (text: string) => (URL.canParse(text) ? new URL(text) : null)
const toKeyword = (text: string) => (KEYWORD_PATTERN.test(text) ? text : 'other')

/**
 * Anybody may send a report, so the log gets words of a fixed form only: no paths, no texts of a page, and no more than a name of a host.
 */
export const cspReportRoutes = new Hono<HonoEnv>().post('/csp-reports', allowAnyone(), async (c) => {
  const { 'csp-report': report } = await readJsonBody(c.req.raw, CspReportBody, CSP_REPORT_BYTES_MAX)
  logEvent('csp-violation', undefined, () => {
    const blocked = readUrl(report['blocked-uri'])
    const page = readUrl(report['document-uri'])
    return {
      directive: toKeyword((report['effective-directive'] ?? report['violated-directive']).split(' ')[0]!),
      blocked: blocked ? (blocked.host ? blocked.origin.slice(0, 100) : blocked.protocol.slice(0, 40)) : toKeyword(report['blocked-uri']),
      // The first part of a path is the kind of page. The others name a card.
      page: page && `/${toKeyword(page.pathname.split('/')[1] || 'home')}`,
    }
  })
  return c.body(null, 204)
})
