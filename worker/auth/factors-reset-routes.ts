import { Hono } from 'hono'
import { MailLinkTokenBody } from '../../schema/user.ts'
import { allowAnyone } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { badRequestError } from '../platform/errors.ts'
import { limitAccountCalls } from '../platform/rate-limit.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import { validateJsonBody } from '../platform/validation.ts'
import { removeFactorsThroughLink } from './factors-reset-queries.ts'
import { getUnusedOneTimeLink } from './link-queries.ts'
import { mailFactorsReset } from './security-mails.ts'

export const factorsResetRoutes = new Hono<HonoEnv>().post(
  '/second-factor/reset',
  allowAnyone(),
  limitAccountCalls,
  ...validateJsonBody(MailLinkTokenBody),
  async (c) => {
    const db = openDatabase(c.env.DB)
    const link = await getUnusedOneTimeLink(db, c.req.valid('json').token, ['factors'])
    const user = link && (await removeFactorsThroughLink(db, link))
    if (!user) throw badRequestError('invalidMailLink')
    logSecurityEvent(c, 'factor-removed', 'all', user.id)
    await mailFactorsReset(c, db, user)
    return c.body(null, 204)
  },
)
