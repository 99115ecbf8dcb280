import { type Context, Hono } from 'hono'
import { EXPORT_LIMIT_MESSAGE } from '../../schema/export.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { toHyphenatedLatin } from '../../schema/slug.ts'
import { signedInUserAttemptKeysOf } from '../auth/attempt-keys.ts'
import { toSessionSummary } from '../auth/present.ts'
import { listActiveSessions } from '../platform/queries.ts'
import { requireSignIn } from '../platform/access.ts'
import { getAttemptWaitMs, createAttemptWithinLimits } from '../platform/attempt-queries.ts'
import { EXPORT_ATTEMPT_LIMITS } from '../platform/attempts.ts'
import { countAuditedCall } from '../platform/audit-queries.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type Db, openDatabase } from '../platform/db.ts'
import { AppError, forbiddenError, logUnexpectedError, tooManyRequestsError } from '../platform/errors.ts'
import { isCrossOrigin } from '../platform/security.ts'
import { toIsoTime } from '../platform/time.ts'
import { streamExport } from './export.ts'
import { getExportedAccountRows } from './queries.ts'

const fileNamePartOf = (username: string) => toHyphenatedLatin(username) || 'account'

/** Throws 429 above the limit. A HEAD request only asks whether an export may begin, so it is not counted. */
async function countExportOrRefuse(c: Context<HonoEnv>, db: Db, now: number): Promise<void> {
  const { user } = c.get('viewer')
  const own = signedInUserAttemptKeysOf(c.env, user.id).export
  const attempt = { name: own, address: own, userId: user.id }
  if (c.req.method !== 'HEAD' && (await createAttemptWithinLimits(db, EXPORT_ATTEMPT_LIMITS, attempt, now)) !== null) return
  const wait = await getAttemptWaitMs(db, EXPORT_ATTEMPT_LIMITS, attempt, now)
  if (c.req.method === 'HEAD' && wait <= 0) return
  throw tooManyRequestsError(Math.max(1, Math.ceil(wait / 1000)), EXPORT_LIMIT_MESSAGE, 'exportsUsed')
}

export const exportRoutes = new Hono<HonoEnv>().get('/user/export', requireSignIn(), async (c) => {
  // A link on another site must not use up the number of exports that the user may make.
  if (isCrossOrigin(c.req.raw)) throw forbiddenError('crossOrigin')
  const db = openDatabase(c.env.DB)
  const now = Date.now()
  const { user, sessionId } = c.get('viewer')
  const [overview, sessions] = await Promise.all([getExportedAccountRows(db, user.id), listActiveSessions(db, user.id, now)])
  await countExportOrRefuse(c, db, now)
  if (c.req.method === 'HEAD') return c.body(null)
  await countAuditedCall(db, { actorId: user.id, action: 'account-downloaded', userId: user.id })
  const source = { user, sessionId, overview, sessions: sessions.map((row) => toSessionSummary(row, sessionId)), now }
  const fileName = `${PRODUCT_NAMES.key}-data-${fileNamePartOf(user.username)}-${toIsoTime(now).slice(0, 10)}.zip`
  const logIfUnexpected = (error: unknown) => {
    if (!(error instanceof AppError)) logUnexpectedError(error, c)
  }
  return c.body(streamExport(c.env, db, source, logIfUnexpected), 200, {
    'content-type': 'application/zip',
    'content-disposition': `attachment; filename="${fileName}"`,
  })
})
