import { z } from 'zod'

export const DashboardActivityQuery = z.object({
  /** IANA name of the time zone for days. UTC if absent or unknown. */
  tz: z.string().max(64).optional(),
})
