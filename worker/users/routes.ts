import { type Context, Hono } from 'hono'
import { AUDIT_LOG_PAGE_SIZE, type AuditLogResponse, AuditLogQuerySchema } from '../../schema/audit.ts'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { UpdateProfileBody } from '../../schema/profile.ts'
import { SITE_USER_ID } from '../../schema/user-rules.ts'
import { MAIL_LIMIT_MESSAGE, type User } from '../../schema/user.ts'
import type { InvitationResponse, UsersPageResponse } from '../../schema/user-list.ts'
import { ListUsersQuerySchema } from '../../schema/user-list-query.ts'
import {
  type BulkCreatedUsersResponse,
  BulkCreateUsersBody,
  type UserConflictsResponse,
  CheckUserConflictsBody,
  type CreatedUserResponse,
  CreateUserBody,
  DeleteAccountBody,
  type DeletedUserResponse,
  type UserWithCardCount,
  UpdateUserBody,
} from '../../schema/user-management.ts'
import { MAIL_LIMIT_RETRY_SECONDS } from '../auth/mailbox.ts'
import { renderFactorsResetMail } from '../auth/mail.ts'
import { mailOneTimeLink } from '../auth/one-time-link-mail.ts'
import { refuseWhilePutBackIsOpen } from '../auth/put-back.ts'
import { mailPutBackLinks } from '../auth/put-back-links.ts'
import { requireVerification } from '../auth/verification.ts'
import { publishCard } from '../cards/publish.ts'
import { requireCapability, requireSelfOrActForOthers, requireSignIn } from '../platform/access.ts'
import { withAuditEntry } from '../platform/audit.ts'
import { listAuditEntries } from '../platform/audit-queries.ts'
import { runInBackground } from '../platform/background.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type CardRow, type Db, type UserRow, openDatabase } from '../platform/db.ts'
import { AppError, conflictError, forbiddenError, logUnexpectedError, tooManyRequestsError } from '../platform/errors.ts'
import { deleteOtherSessionsOfUser } from '../platform/queries.ts'
import { endSession } from '../platform/session.ts'
import { toIsoTime } from '../platform/time.ts'
import { limitCalls } from '../platform/usage.ts'
import { validateJsonBody, validateQueryString } from '../platform/validation.ts'
import { createUsersInBulk } from './bulk.ts'
import { listUserConflicts } from './check-queries.ts'
import { createUserAccount } from './create.ts'
import { deleteUser } from './delete.ts'
import { toApiUser } from '../auth/present.ts'
import { getUserInPath } from './find.ts'
import { isInvitationPending, mailInvitation } from './invitations.ts'
import { type ListedUserRow, listUsersWithCards, listUsersPage } from './list-queries.ts'
import { mailPlanDecision } from './plan-mails.ts'
import { requireDeletableUser, requireEditableUser, requireFactorsResettable } from './rights.ts'
import { isOwnEmailChange, updateUserAndCardSlug } from './update.ts'

/** The invitation is sent before the response, because the response says whether it was sent. */
async function publishCardAndInviteUser(
  c: Context<HonoEnv>,
  db: Db,
  { user, card }: { user: UserRow; card: CardRow },
): Promise<CreatedUserResponse> {
  const invited = isInvitationPending(user)
  await runInBackground(c, publishCard(c.env, card.id))
  const mailInvitationOrLog = async () => {
    const mail = mailInvitation(db, c.env, user).catch((error: unknown) => {
      logUnexpectedError(error, c)
      return null
    })
    // The invitation is sent even if the client disconnects.
    await runInBackground(c, mail)
    return mail
  }
  const invitationSent = invited && (await mailInvitationOrLog()) !== null
  return { ...toApiUser(user), cardSlug: card.slug, invited, invitationSent }
}

/**
 * Waits for a mail that somebody else has asked for. Returns its time in ms. Throws 429 above the mailbox's limit, and 503 if it failed.
 */
async function requireMailed(c: Context<HonoEnv>, mail: Promise<number | null>): Promise<number> {
  const mailedAt = await mail.catch((error: unknown) => {
    if (error instanceof AppError) throw error
    logUnexpectedError(error, c)
    throw new AppError(503, API_ERROR_MESSAGES.mailFailed, { code: 'mailFailed' })
  })
  if (mailedAt === null) throw tooManyRequestsError(MAIL_LIMIT_RETRY_SECONDS, MAIL_LIMIT_MESSAGE, 'mailsUsed')
  return mailedAt
}

function toListedUser({ user, cardSlug, cardCount, invitedAt }: ListedUserRow): UserWithCardCount {
  const invited = isInvitationPending(user)
  return {
    ...toApiUser(user),
    requestedLevel: user.requestedLevel,
    cardSlug,
    cardCount,
    invited,
    invitedAt: invited && invitedAt !== null ? toIsoTime(invitedAt) : null,
  }
}

/** Changes the user in the path. Throws 409 if `requested` is given and the user does not ask for this level. */
export async function updateUserInPath(c: Context<HonoEnv>, fields: UpdateUserBody | UpdateProfileBody, requested?: number): Promise<User> {
  const db = openDatabase(c.env.DB)
  const before = await getUserInPath(c, db)
  if (requested !== undefined && (before.requestedLevel !== requested || before.accessLevel >= requested))
    throw conflictError('userChanged')
  const { currentPassword, ...changes } = fields
  if (isOwnEmailChange(c.get('viewer').user, before, changes)) await requireVerification(c, db, currentPassword)
  const { user, cards } = await updateUserAndCardSlug(db, c.get('viewer'), before, changes)
  for (const card of cards) await runInBackground(c, publishCard(c.env, card))
  const { requestedLevel } = before
  if (requestedLevel !== null && before.accessLevel < requestedLevel && user.accessLevel >= requestedLevel)
    await runInBackground(c, mailPlanDecision(db, c.env, user, user.accessLevel, true))
  if (user.emailKey !== before.emailKey || user.temporaryPasswordAt !== before.temporaryPasswordAt)
    await runInBackground(c, mailPutBackLinks(c.env))
  return toApiUser(user)
}

export const userRoutes = new Hono<HonoEnv>()
  .get('/users', requireCapability('manageUsers'), validateQueryString(ListUsersQuerySchema), async (c) => {
    const db = openDatabase(c.env.DB)
    const query = c.req.valid('query')
    if (query.list === undefined) return c.json((await listUsersWithCards(db)).map(toListedUser))
    const { rows, ...totals } = await listUsersPage(db, query)
    return c.json<UsersPageResponse>({ users: rows.map(toListedUser), ...totals })
  })
  .post('/users', requireCapability('manageUsers'), ...validateJsonBody(CreateUserBody), async (c) => {
    const db = openDatabase(c.env.DB)
    const made = await createUserAccount(db, c.get('viewer'), c.req.valid('json'))
    return c.json(await publishCardAndInviteUser(c, db, made), 201)
  })
  .post('/users/bulk', requireCapability('manageUsers'), ...validateJsonBody(BulkCreateUsersBody), async (c) => {
    const db = openDatabase(c.env.DB)
    const { made, failed } = await createUsersInBulk(db, c.get('viewer'), c.req.valid('json').users)
    const created = await Promise.all(made.map((one) => publishCardAndInviteUser(c, db, one)))
    return c.json<BulkCreatedUsersResponse>({ created, failed })
  })
  .patch('/users/:id', requireCapability('manageUsers'), ...validateJsonBody(UpdateUserBody), async (c) =>
    c.json(await updateUserInPath(c, c.req.valid('json'))),
  )
  .put('/users/:id', requireSelfOrActForOthers('id'), ...validateJsonBody(UpdateProfileBody), limitCalls('profileSaves'), async (c) =>
    c.json(await updateUserInPath(c, c.req.valid('json'))),
  )
  .post('/users/check', requireCapability('manageUsers'), ...validateJsonBody(CheckUserConflictsBody), async (c) =>
    c.json<UserConflictsResponse>(await listUserConflicts(openDatabase(c.env.DB), c.req.valid('json').users)),
  )
  .post('/users/:id/invitation', requireCapability('manageUsers'), async (c) => {
    const db = openDatabase(c.env.DB)
    const user = await getUserInPath(c, db)
    requireEditableUser(c.get('viewer').user, user)
    if (!isInvitationPending(user)) throw conflictError('passwordChosen')
    const call = { actorId: c.get('viewer').user.id, action: 'invitation' as const, userId: user.id }
    return c.json<InvitationResponse>(
      { invitedAt: toIsoTime(await withAuditEntry(db, call, () => requireMailed(c, mailInvitation(db, c.env, user)))) },
      202,
    )
  })
  .delete('/users/:id/sessions', requireCapability('manageUsers'), async (c) => {
    const db = openDatabase(c.env.DB)
    const { user: editor, sessionId } = c.get('viewer')
    const user = await getUserInPath(c, db)
    requireEditableUser(editor, user)
    // The editor's own session goes on, also if the path names the editor.
    const end = () => deleteOtherSessionsOfUser(db, user.id, sessionId)
    await withAuditEntry(db, { actorId: editor.id, action: 'sessions-ended', userId: user.id }, end)
    return c.body(null, 204)
  })
  .post('/users/:id/second-factor-reset', requireCapability('manageUsers'), async (c) => {
    const db = openDatabase(c.env.DB)
    const editor = c.get('viewer').user
    const user = await getUserInPath(c, db)
    await requireFactorsResettable(db, editor, user)
    const mail = () => requireMailed(c, mailOneTimeLink(db, c.env, user, 'factors', renderFactorsResetMail, 'owner'))
    await withAuditEntry(db, { actorId: editor.id, action: 'factors-reset', userId: user.id }, mail)
    return c.body(null, 202)
  })
  .delete('/users/:id', requireCapability('manageUsers'), refuseWhilePutBackIsOpen(), async (c) => {
    const db = openDatabase(c.env.DB)
    const user = await getUserInPath(c, db)
    const editor = c.get('viewer').user
    await requireDeletableUser(db, editor, user)
    return c.json<DeletedUserResponse>({ deletedCards: await deleteUser(c.env, user, editor.id) })
  })
  .delete(
    '/user',
    requireSignIn(),
    async (c, next) => {
      if (c.env.DEMO === 'yes') throw forbiddenError('demoDeletion')
      if (c.get('viewer').user.id === SITE_USER_ID) throw forbiddenError('siteUserStays')
      await next()
    },
    refuseWhilePutBackIsOpen(),
    ...validateJsonBody(DeleteAccountBody),
    async (c) => {
      const db = openDatabase(c.env.DB)
      const { user } = c.get('viewer')
      await requireVerification(c, db, c.req.valid('json').password, forbiddenError)
      await deleteUser(c.env, user, user.id)
      await endSession(c, db)
      return c.body(null, 204)
    },
  )
  .get('/audit-log', requireCapability('readAuditLog'), validateQueryString(AuditLogQuerySchema), async (c) => {
    const rows = await listAuditEntries(openDatabase(c.env.DB), c.req.valid('query').before, AUDIT_LOG_PAGE_SIZE + 1)
    const items = rows
      .slice(0, AUDIT_LOG_PAGE_SIZE)
      .map((row) => ({ ...row, at: toIsoTime(row.at), lastAt: toIsoTime(row.lastAt ?? row.at) }))
    return c.json({ items, next: rows.length > AUDIT_LOG_PAGE_SIZE ? items.at(-1)!.id : null } as AuditLogResponse)
  })
