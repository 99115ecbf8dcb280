import { Hono } from 'hono'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { MAIL_LIMIT_MESSAGE } from '../../schema/user.ts'
import type { InvitationResponse } from '../../schema/user-list.ts'
import { FULL_MAILBOX_RETRY_SECONDS } from '../auth/mailbox.ts'
import { requireCapability } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { AppError, conflictError, logUnexpectedError, tooManyRequestsError } from '../platform/errors.ts'
import { toIsoTime } from '../platform/time.ts'
import { getUserInPath } from './find.ts'
import { isInvited, mailInvitation } from './invitations.ts'
import { requireEditableUser } from './rights.ts'

export const invitationRoutes = new Hono<HonoEnv>().post('/users/:id/invitation', requireCapability('manageUsers'), async (c) => {
  const db = openDatabase(c.env.DB)
  const user = await getUserInPath(c, db)
  requireEditableUser(c.get('viewer').user, user)
  if (!isInvited(user)) throw conflictError('passwordChosen')
  const invitedAt = await mailInvitation(db, c.env, user).catch((error: unknown) => {
    if (error instanceof AppError) throw error
    logUnexpectedError(error, c)
    throw new AppError(503, API_ERROR_MESSAGES.mailFailed, { code: 'mailFailed' })
  })
  if (invitedAt === null) throw tooManyRequestsError(FULL_MAILBOX_RETRY_SECONDS, MAIL_LIMIT_MESSAGE, 'mailsUsed')
  return c.json<InvitationResponse>({ invitedAt: toIsoTime(invitedAt) }, 202)
})
