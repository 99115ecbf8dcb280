import { z } from 'zod'

export const DashboardActivityQuery = z.object({
  /** IANA name of the time zone in which days are counted; UTC if it is absent or unknown. */
  tz: z.string().max(64).optional(),
})
