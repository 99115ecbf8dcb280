import { emailLookupKeyOf } from '../../schema/email.ts'
import type { UpdateProfileBody } from '../../schema/profile.ts'
import { CreateUserBody, type UpdateUserBody } from '../../schema/user-management.ts'
import { usernameLookupKeyOf } from '../../schema/username.ts'
import { hashNewPassword } from '../auth/new-password.ts'
import { createCard } from '../cards/create.ts'
import { listCardsOfOwner } from '../cards/queries.ts'
import { updateCard } from '../cards/update.ts'
import { withAuditEntry } from '../platform/audit.ts'
import { type NewAuditEntry, repeatKeyOf } from '../platform/audit-queries.ts'
import type { SignedInViewer } from '../platform/context.ts'
import { type Db, type UserRow, isUniqueViolation } from '../platform/db.ts'
import { badRequestError, conflictError, forbiddenError } from '../platform/errors.ts'
import { parseWithSchema } from '../platform/validation.ts'
import { isUsernameTaken, updateUser } from './queries.ts'
import { requireEditableUser, requireNoProxy } from './rights.ts'

const PROFILE_FIELDS = ['username', 'fullName', 'phone'] as const
const RenameUserBody = CreateUserBody.pick({ username: true })

export interface UpdatedUserAndCards {
  user: UserRow
  /** Cards whose public page has changed. The caller must publish them. */
  cards: number[]
}

async function setSlugOfFirstCard(db: Db, editor: UserRow, owner: UserRow, slug: string): Promise<number | null> {
  const [first] = await listCardsOfOwner(db, owner.id)
  if (first?.slug === slug) return null
  const call = { actorId: editor.id, userId: owner.id, cardId: first?.id }
  const set = () => (first ? updateCard(db, editor, first.id, { slug }) : createCard(db, owner, { slug }))
  return (await withAuditEntry(db, { ...call, action: first ? 'card-saved' : 'card-created' }, set)).id
}

export const isOwnEmailChange = (editor: UserRow, target: UserRow, { email }: Pick<UpdateUserBody, 'email'>): boolean =>
  editor.id === target.id && email !== undefined && emailLookupKeyOf(email) !== target.emailKey

/**
 * Changes a user on behalf of `viewer`. Absent fields stay unchanged. What changes about another user is in the
 * audit log. Throws 403 without the right, 409 if the username or slug is taken or the user changed meanwhile.
 */
export async function updateUserAndCardSlug(
  db: Db,
  viewer: SignedInViewer,
  target: UserRow,
  fields: UpdateUserBody | UpdateProfileBody,
): Promise<UpdatedUserAndCards> {
  const { cardSlug, password, accessLevel, ...profile } = fields as UpdateUserBody
  const editor = viewer.user
  const own = editor.id === target.id
  requireEditableUser(editor, target)
  if (own && accessLevel !== undefined && accessLevel !== target.accessLevel) throw forbiddenError('ownLevel')
  if (accessLevel !== undefined && accessLevel > editor.accessLevel) throw forbiddenError('levelTooHigh')
  if (own && password !== undefined) throw badRequestError('ownPassword')
  const isEmailChanged = profile.email !== undefined && emailLookupKeyOf(profile.email) !== target.emailKey
  const level = accessLevel !== undefined && accessLevel > target.accessLevel ? accessLevel : undefined
  if (!own) await requireNoProxy(db, editor, { level, hasNewSignIn: password !== undefined || isEmailChanged })
  if (profile.username !== undefined && profile.username !== target.username) parseWithSchema(RenameUserBody, profile)
  // The skeleton of an older name may be another user's.
  const isRenamed = profile.username !== undefined && usernameLookupKeyOf(profile.username) !== target.usernameKey
  if (isRenamed && (await isUsernameTaken(db, profile.username!, target.id))) throw conflictError('usernameTaken')

  // The slow password hashing comes before any write, because the viewer may lose their rights meanwhile.
  const { username, email } = { ...target, ...profile }
  const hash = password === undefined ? undefined : await hashNewPassword(password, { username, email }, 'password')
  const renamed = cardSlug === undefined ? null : await setSlugOfFirstCard(db, editor, target, cardSlug)
  const facts: NewAuditEntry[] = []
  const by = { actorId: editor.id, userId: target.id }
  if (accessLevel !== undefined && accessLevel !== target.accessLevel)
    facts.push({ ...by, action: 'level', detail: { from: target.accessLevel, to: accessLevel } })
  if (password !== undefined) facts.push({ ...by, action: 'password' })
  if (!own && isEmailChanged) facts.push({ ...by, action: 'email' })
  const isProfileChanged = PROFILE_FIELDS.some((field) => profile[field] !== undefined && profile[field] !== target[field])
  if (!own && isProfileChanged) facts.push({ ...by, action: 'profile', repeatKey: repeatKeyOf({ ...by, action: 'profile' }) })
  const updated = await updateUser(db, target, { ...profile, accessLevel, password: hash }, facts, viewer).catch((error: unknown) => {
    throw isUniqueViolation(error) ? conflictError('usernameTaken') : error
  })
  if (!updated) throw conflictError('userChanged')
  return { user: updated.user, cards: [...new Set([...updated.cards, ...(renamed === null ? [] : [renamed])])] }
}
