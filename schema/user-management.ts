import { z } from 'zod'
import { Slug } from './card.ts'
import { LEVEL } from './level.ts'
import { line } from './text.ts'
import { PHONE_MAX } from './phone.ts'
import { AccessLevel, Email, FullName, LEVEL_RANGE, NAME_MAX, NewPassword, type User, Username } from './user.ts'

/** How many rows one call of POST /api/users/bulk takes: each is hashed, about 170 ms of CPU. */
export const BULK_MAX = 25
export const FULL_NAME_MIN = 2

/** Blank fields of a form mean "not given". */
function blank<T extends z.ZodType>(schema: T) {
  return z.union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), schema]).optional()
}

const ManagedName = line(NAME_MAX, 'Full name').pipe(
  z.string().min(FULL_NAME_MIN, `Full name must be at least ${FULL_NAME_MIN} characters`),
)
const Phone = line(PHONE_MAX, 'Phone')
  .nullable()
  .transform((phone) => phone || null)
// A CSV row carries its level as text.
const Level = z.union(
  [
    AccessLevel,
    z
      .string()
      .regex(/^[1-5]$/, LEVEL_RANGE)
      .transform(Number),
  ],
  LEVEL_RANGE,
)

/** Body of POST /api/users. A blank password sends an invitation, a blank slug is made from the username, a blank level is the lowest. */
export const CreateUser = z.object({
  username: Username,
  email: Email,
  fullName: ManagedName,
  phone: Phone.optional(),
  password: blank(NewPassword),
  accessLevel: blank(Level).transform((level) => level ?? LEVEL.basic),
  cardSlug: blank(Slug),
})
export type CreateUser = z.infer<typeof CreateUser>

/** Body of PATCH /api/users/{id}: what is absent or blank stays. */
export const UpdateUser = z.object({
  username: Username.optional(),
  email: Email.optional(),
  fullName: blank(ManagedName),
  phone: Phone.optional(),
  password: blank(NewPassword),
  accessLevel: Level.optional(),
  cardSlug: blank(Slug),
})
export type UpdateUser = z.infer<typeof UpdateUser>

/** Body of PUT /api/users/{id}: the profile. A level or password in it is not read. */
export const UpdateProfile = z.object({
  username: Username.optional(),
  fullName: FullName.pipe(z.string().min(1, 'Full name is required')).optional(),
  email: Email.optional(),
  phone: Phone.optional(),
})
export type UpdateProfile = z.infer<typeof UpdateProfile>

/** One row of POST /api/users/bulk: as for one user, but with a password of its own. */
export const BulkRow = CreateUser.extend({ password: NewPassword })
/** Body of POST /api/users/bulk. Rows are looked at one by one, so one bad row fails alone. */
export const BulkUsers = z.object({
  users: z.array(z.unknown()).min(1, 'There are no users to upload').max(BULK_MAX, `At most ${BULK_MAX} users can be uploaded at once`),
})

/** Body of DELETE /api/user. */
export const DeleteAccount = z.object({ password: z.string().min(1, 'Password is required').max(1000) })

/** A row of User Management: a user with the slug of their first card, and how many cards go when they do. */
export interface ManagedUser extends User {
  cardSlug: string | null
  cardCount: number
}
/** Answer of POST /api/users and of each row of a bulk upload. */
export interface CreatedUser extends User {
  cardSlug: string
  /** True when the user gets an invitation by mail to choose a password. */
  invited: boolean
}
export interface BulkAnswer {
  created: CreatedUser[]
  failed: { index: number; username: string; message: string }[]
}
/** Answer of DELETE /api/users/{id}. */
export interface DeletedUser {
  deletedCards: number
}
