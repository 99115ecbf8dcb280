import { type Context, Hono } from 'hono'
import { AUDIT_PAGE_SIZE, type AuditPage, AuditQuery } from '../../schema/audit.ts'
import { LEVEL } from '../../schema/level.ts'
import { IdParam } from '../../schema/text.ts'
import { SITE_USER_ID } from '../../schema/user.ts'
import {
  type BulkAnswer,
  BulkUsers,
  type CreatedUser,
  CreateUser,
  DeleteAccount,
  type DeletedUser,
  type ManagedUser,
  UpdateProfile,
  UpdateUser,
} from '../../schema/user-management.ts'
import { createLinks } from '../auth/link-queries.ts'
import { invitationMail } from '../auth/mail.ts'
import { mailWithin } from '../auth/mailbox.ts'
import { sendRestoreLinks } from '../auth/restore-links.ts'
import { isCurrentPassword } from '../auth/sign-in.ts'
import { publish } from '../cards/publish.ts'
import { level, self, signedIn } from '../platform/access.ts'
import { listAudit } from '../platform/audit-queries.ts'
import { background } from '../platform/background.ts'
import type { AppEnv } from '../platform/context.ts'
import { type CardRow, type Db, type UserRow, openDb } from '../platform/db.ts'
import { forbidden, notFound } from '../platform/errors.ts'
import { endSession } from '../platform/session.ts'
import { jsonValidator, parse, queryValidator } from '../platform/validation.ts'
import { createInBulk } from './bulk.ts'
import { createUser } from './create.ts'
import { deleteUser } from './delete.ts'
import { toUser } from '../auth/present.ts'
import { getUser, listUsers } from './queries.ts'
import { requireDeletable } from './rights.ts'
import { type Updated, changeUser } from './update.ts'

async function invite(c: Context<AppEnv>, db: Db, user: UserRow): Promise<void> {
  await mailWithin(db, c.env, user.email, async () => {
    const link = (await createLinks(db, c.env, [user], 'invitation')).get(user.id)
    return link ? invitationMail(user.username, link) : null
  })
}

/** Runs after the response to a created user: publishes the card and sends the invitation. */
async function runAfterCreation(c: Context<AppEnv>, db: Db, { user, card }: { user: UserRow; card: CardRow }): Promise<CreatedUser> {
  const invited = user.password === null
  await background(c, publish(c.env, card.id))
  if (invited) await background(c, invite(c, db, user))
  return { ...toUser(user), cardSlug: card.slug, invited }
}

async function target(c: Context<AppEnv>, db: Db): Promise<UserRow> {
  const user = await getUser(db, parse(IdParam, { id: c.req.param('id') }).id)
  if (!user) throw notFound('userNotFound')
  return user
}

/** Runs after the response to a changed user: publishes the cards, and mails a restore link to the old address if it was confirmed. */
async function runAfterChange(c: Context<AppEnv>, before: UserRow, { user, cards }: Updated): Promise<void> {
  for (const card of cards) await background(c, publish(c.env, card))
  if (user.emailKey !== before.emailKey) await background(c, sendRestoreLinks(c.env))
}

export const userRoutes = new Hono<AppEnv>()
  .get('/users', level(LEVEL.editor), async (c) => {
    const rows = await listUsers(openDb(c.env.DB))
    return c.json(rows.map(({ user, cardSlug, cardCount }): ManagedUser => ({ ...toUser(user), cardSlug, cardCount })))
  })
  .post('/users', level(LEVEL.editor), ...jsonValidator(CreateUser), async (c) => {
    const db = openDb(c.env.DB)
    const made = await createUser(db, c.get('viewer'), c.req.valid('json'))
    return c.json(await runAfterCreation(c, db, made), 201)
  })
  .post('/users/bulk', level(LEVEL.editor), ...jsonValidator(BulkUsers), async (c) => {
    const db = openDb(c.env.DB)
    const { made, failed } = await createInBulk(db, c.get('viewer'), c.req.valid('json').users)
    const created = await Promise.all(made.map((one) => runAfterCreation(c, db, one)))
    return c.json<BulkAnswer>({ created, failed })
  })
  .patch('/users/:id', level(LEVEL.editor), ...jsonValidator(UpdateUser), async (c) => {
    const db = openDb(c.env.DB)
    const before = await target(c, db)
    const updated = await changeUser(db, c.get('viewer'), before, c.req.valid('json'))
    await runAfterChange(c, before, updated)
    return c.json(toUser(updated.user))
  })
  .put('/users/:id', self('id'), ...jsonValidator(UpdateProfile), async (c) => {
    const db = openDb(c.env.DB)
    const before = await target(c, db)
    const updated = await changeUser(db, c.get('viewer'), before, c.req.valid('json'))
    await runAfterChange(c, before, updated)
    return c.json(toUser(updated.user))
  })
  .delete('/users/:id', level(LEVEL.editor), async (c) => {
    const user = await target(c, openDb(c.env.DB))
    const editor = c.get('viewer').user
    requireDeletable(editor, user)
    return c.json<DeletedUser>({ deletedCards: await deleteUser(c.env, user.id, editor.id) })
  })
  .delete(
    '/user',
    signedIn(),
    async (c, next) => {
      if (c.env.DEMO === 'yes') throw forbidden('demoDeletion')
      if (c.get('viewer').user.id === SITE_USER_ID) throw forbidden('siteUserStays')
      await next()
    },
    ...jsonValidator(DeleteAccount),
    async (c) => {
      const db = openDb(c.env.DB)
      const { user } = c.get('viewer')
      if (!(await isCurrentPassword(c, db, c.req.valid('json').password))) throw forbidden('wrongPassword')
      await deleteUser(c.env, user.id, user.id)
      await endSession(c, db)
      return c.body(null, 204)
    },
  )
  .get('/audit-log', level(LEVEL.admin), queryValidator(AuditQuery), async (c) => {
    const rows = await listAudit(openDb(c.env.DB), c.req.valid('query').before, AUDIT_PAGE_SIZE + 1)
    const items = rows.slice(0, AUDIT_PAGE_SIZE).map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
    return c.json({ items, next: rows.length > AUDIT_PAGE_SIZE ? items.at(-1)!.id : null } as AuditPage)
  })
