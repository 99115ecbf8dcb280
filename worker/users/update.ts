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
  /** Cards that visitors see changed: the caller publishes them. */
  cards: number[]
}

/** Renames the first card of `owner`, or makes it; returns its id when anything changed. */
async function setFirstSlug(db: Db, editor: UserRow, owner: UserRow, slug: string): Promise<number | null> {
  const [first] = await listCards(db, owner.id)
  if (!first) return (await createCard(db, owner, { slug })).id
  if (first.slug === slug) return null
  return (await updateCard(db, editor, first.id, { slug })).id
}

/**
 * Changes `target` in the name of `viewer`, who is at level 4+ or the user themselves; what is absent stays. Changes of
 * somebody else's level, password or address go to the audit log. Throws 403 for what the editor may not change, 409 when the
 * name or slug is taken or the user was changed meanwhile.
 */
export async function changeUser(db: Db, viewer: Viewer, target: UserRow, fields: UpdateUser | UpdateProfile): Promise<Updated> {
  const { cardSlug, password, accessLevel, ...profile } = fields as UpdateUser
  const editor = viewer.user
  const own = editor.id === target.id
  requireEditable(editor, target)
  if (own && accessLevel !== undefined && accessLevel !== target.accessLevel) throw forbidden('ownLevel')
  // With it goes the current password, which a session left open does not know.
  if (own && password !== undefined) throw badRequest('ownPassword')
  if (profile.username !== undefined && (await isNameTaken(db, profile.username, target.id))) throw conflict('usernameTaken')

  // Ahead of everything that is written, since rights may be lost in the time it takes.
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
