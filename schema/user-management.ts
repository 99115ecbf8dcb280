import { z } from 'zod'
import { Slug } from './card.ts'
import { LEVEL } from './level.ts'
import { singleLine } from './text.ts'
import { PHONE_MAX } from './phone.ts'
import { AccessLevel, Email, FullName, LEVEL_RANGE, NAME_MAX, NewPassword, type User, Username } from './user.ts'

/** Maximum number of rows in POST /api/users/bulk. Hashing each password takes about 170 ms of CPU time. */
const BULK_MAX = 25
const FULL_NAME_MIN = 2

/** An optional field for which an empty string and null mean "not given". */
function optionalUnlessBlank<T extends z.ZodType>(schema: T) {
  return z.union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), schema]).optional()
}

const ManagedName = singleLine(NAME_MAX, 'Full name').pipe(
  z.string().min(FULL_NAME_MIN, `Full name must be at least ${FULL_NAME_MIN} characters`),
)
const Phone = singleLine(PHONE_MAX, 'Phone')
  .nullable()
  .transform((phone) => phone || null)
// In a CSV upload the level is text.
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

/** Body of POST /api/users. Without a password the user gets an invitation; the default slug is made from the username, the default level is the lowest. */
export const CreateUser = z.object({
  username: Username,
  email: Email,
  fullName: ManagedName,
  phone: Phone.optional(),
  password: optionalUnlessBlank(NewPassword),
  accessLevel: optionalUnlessBlank(Level).transform((level) => level ?? LEVEL.basic),
  cardSlug: optionalUnlessBlank(Slug),
})
export type CreateUser = z.infer<typeof CreateUser>

/** Body of PATCH /api/users/{id}. Absent and blank fields stay unchanged. */
export const UpdateUser = z.object({
  username: Username.optional(),
  email: Email.optional(),
  fullName: optionalUnlessBlank(ManagedName),
  phone: Phone.optional(),
  password: optionalUnlessBlank(NewPassword),
  accessLevel: Level.optional(),
  cardSlug: optionalUnlessBlank(Slug),
})
export type UpdateUser = z.infer<typeof UpdateUser>

/** Body of PUT /api/users/{id}: the profile. A level or password in it is ignored. */
export const UpdateProfile = z.object({
  username: Username.optional(),
  fullName: FullName.pipe(z.string().min(1, 'Full name is required')).optional(),
  email: Email.optional(),
  phone: Phone.optional(),
})
export type UpdateProfile = z.infer<typeof UpdateProfile>

/** One row of POST /api/users/bulk. Unlike in POST /api/users, the password is required. */
export const BulkRow = CreateUser.extend({ password: NewPassword })
/** Body of POST /api/users/bulk. Rows are validated one by one, so that an invalid row does not fail the others. */
export const BulkUsers = z.object({
  users: z.array(z.unknown()).min(1, 'There are no users to upload').max(BULK_MAX, `At most ${BULK_MAX} users can be uploaded at once`),
})

/** Body of DELETE /api/user. */
export const DeleteAccount = z.object({ password: z.string().min(1, 'Password is required').max(1000) })

/** A row of User Management: a user with the slug of their first card and their number of cards. */
export interface ManagedUser extends User {
  cardSlug: string | null
  cardCount: number
}
/** Response of POST /api/users and of each created row of a bulk upload. */
export interface CreatedUser extends User {
  cardSlug: string
  /** True when the user was sent an invitation to choose a password. */
  invited: boolean
}
export interface BulkAnswer {
  created: CreatedUser[]
  failed: { index: number; username: string; message: string }[]
}
/** Response of DELETE /api/users/{id}: the number of cards deleted with the user. */
export interface DeletedUser {
  deletedCards: number
}
