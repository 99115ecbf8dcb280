import { emailKey } from '../../schema/email.ts'
import { type UpdateProfile, type UpdateUser } from '../../schema/user-management.ts'
import { hashPassword } from '../auth/password.ts'
import { createCard } from '../cards/create.ts'
import { listCards } from '../cards/queries.ts'
import { updateCard } from '../cards/update.ts'
import type { AuditFact } from '../platform/audit-queries.ts'
import type { Viewer } from '../platform/context.ts'
import { type Db, type UserRow, isUniqueViolation } from '../platform/db.ts'
import { badRequest, conflict, forbidden } from '../platform/errors.ts'
import { isNameTaken, updateUser } from './queries.ts'
import { requireEditable } from './rights.ts'

export interface Updated {
  user: UserRow
  /** Cards whose public page changed; the caller publishes them. */
  cards: number[]
}

/** Renames the first card of `owner`, or creates one. Returns its id, or null when nothing changed. */
async function setFirstSlug(db: Db, editor: UserRow, owner: UserRow, slug: string): Promise<number | null> {
  const [first] = await listCards(db, owner.id)
  if (!first) return (await createCard(db, owner, { slug })).id
  if (first.slug === slug) return null
  return (await updateCard(db, editor, first.id, { slug })).id
}

/**
 * Changes `target` on behalf of `viewer`, who has level 4+ or is the user themselves; absent fields stay as they are. Changes
 * of somebody else's level, password or address are written to the audit log. Throws 403 when the viewer may not make the
 * change, 409 when the name or slug is taken or the user was changed in the meantime.
 */
export async function changeUser(db: Db, viewer: Viewer, target: UserRow, fields: UpdateUser | UpdateProfile): Promise<Updated> {
  const { cardSlug, password, accessLevel, ...profile } = fields as UpdateUser
  const editor = viewer.user
  const own = editor.id === target.id
  requireEditable(editor, target)
  if (own && accessLevel !== undefined && accessLevel !== target.accessLevel) throw forbidden('ownLevel')
  // Users change their own password by /update-password, which asks for the current one.
  if (own && password !== undefined) throw badRequest('ownPassword')
  if (profile.username !== undefined && (await isNameTaken(db, profile.username, target.id))) throw conflict('usernameTaken')

  // The password is hashed before any write, because the viewer may lose their rights during the slow hashing.
  const hash = password === undefined ? undefined : await hashPassword(password)
  const renamed = cardSlug === undefined ? null : await setFirstSlug(db, editor, target, cardSlug)
  const facts: AuditFact[] = []
  const by = { actorId: editor.id, userId: target.id }
  if (accessLevel !== undefined && accessLevel !== target.accessLevel)
    facts.push({ ...by, action: 'level', detail: { from: target.accessLevel, to: accessLevel } })
  if (password !== undefined) facts.push({ ...by, action: 'password' })
  if (!own && profile.email !== undefined && emailKey(profile.email) !== target.emailKey) facts.push({ ...by, action: 'email' })
  const updated = await updateUser(db, target, { ...profile, accessLevel, password: hash }, facts, viewer).catch((error: unknown) => {
    throw isUniqueViolation(error) ? conflict('usernameTaken') : error
  })
  if (!updated) throw conflict('userChanged')
  return { user: updated.user, cards: [...new Set([...updated.cards, ...(renamed === null ? [] : [renamed])])] }
}
