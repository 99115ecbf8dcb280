import { z } from 'zod'

export const CSP_REPORT_PATH = '/api/csp-reports'
export const CSP_REPORT_BYTES_MAX = 16 * 1024

const ReportedTextSchema = z.string().max(2000)

/** What a browser sends that refused something on a page (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation). */
export const CspReportBody = z.object({
  'csp-report': z.object({
    'document-uri': ReportedTextSchema,
    'blocked-uri': ReportedTextSchema,
    'effective-directive': ReportedTextSchema.optional(),
    'violated-directive': ReportedTextSchema,
  }),
})
export type CspReportBody = z.infer<typeof CspReportBody>
