import { z } from 'zod'
import { CardSlug } from './card.ts'
import { ACCESS_LEVELS } from './level.ts'
import { singleLineSchema } from './text.ts'
import { PHONE_MAX_LENGTH } from './phone.ts'
import { AccessLevel, EmailAddress, FullName, ACCESS_LEVEL_ERROR, FULL_NAME_LENGTH_MAX, NewPassword, type User, Username } from './user.ts'

/** Maximum number of users in one bulk upload. Hashing each password takes about 170 ms of CPU time. */
const BULK_USERS_MAX = 25
const FULL_NAME_LENGTH_MIN = 2

/** Makes a field optional. An empty string or null means the same as an absent field. */
function treatBlankAsAbsent<T extends z.ZodType>(schema: T) {
  return z.union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), schema]).optional()
}

const RequiredFullName = singleLineSchema(FULL_NAME_LENGTH_MAX, 'Full name').pipe(
  z.string().min(FULL_NAME_LENGTH_MIN, `Full name must be at least ${FULL_NAME_LENGTH_MIN} characters`),
)
const UserPhoneOrNull = singleLineSchema(PHONE_MAX_LENGTH, 'Phone')
  .nullable()
  .transform((phone) => phone || null)
// The access level may also be a digit as text, because a CSV upload contains only text.
const AccessLevelInput = z.union(
  [
    AccessLevel,
    z
      .string()
      .regex(/^[1-5]$/, ACCESS_LEVEL_ERROR)
      .transform(Number),
  ],
  ACCESS_LEVEL_ERROR,
)

/** Request body that creates a user. Without a password the user gets an invitation; the default level is the lowest. */
export const CreateUserBody = z.object({
  username: Username,
  email: EmailAddress,
  fullName: RequiredFullName,
  phone: UserPhoneOrNull.optional(),
  password: treatBlankAsAbsent(NewPassword),
  accessLevel: treatBlankAsAbsent(AccessLevelInput).transform((level) => level ?? ACCESS_LEVELS.basic),
  cardSlug: treatBlankAsAbsent(CardSlug),
})
export type CreateUserBody = z.infer<typeof CreateUserBody>

/** Request body of PATCH /api/users/{id}, which changes a user. Absent and blank fields stay unchanged. */
export const UpdateUserBody = z.object({
  username: Username.optional(),
  email: EmailAddress.optional(),
  fullName: treatBlankAsAbsent(RequiredFullName),
  phone: UserPhoneOrNull.optional(),
  password: treatBlankAsAbsent(NewPassword),
  accessLevel: AccessLevelInput.optional(),
  cardSlug: treatBlankAsAbsent(CardSlug),
})
export type UpdateUserBody = z.infer<typeof UpdateUserBody>

/** Request body of PUT /api/users/{id}, which changes a user's profile. A level or password in it is ignored. */
export const UpdateProfileBody = z.object({
  username: Username.optional(),
  fullName: FullName.pipe(z.string().min(1, 'Full name is required')).optional(),
  email: EmailAddress.optional(),
  phone: UserPhoneOrNull.optional(),
})
export type UpdateProfileBody = z.infer<typeof UpdateProfileBody>

/** One user in a bulk upload. Unlike in POST /api/users, the password is required. */
export const BulkUserRow = CreateUserBody.extend({ password: NewPassword })
/** Request body of a bulk upload. Users are validated one by one, so that an invalid one does not fail the others. */
export const BulkUsersBody = z.object({
  users: z
    .array(z.unknown())
    .min(1, 'There are no users to upload')
    .max(BULK_USERS_MAX, `At most ${BULK_USERS_MAX} users can be uploaded at once`),
})

export const DeleteAccountBody = z.object({ password: z.string().min(1, 'Password is required').max(1000) })

/** A user as listed in User Management, with the slug of the first card and the number of cards. */
export interface UserWithCardCount extends User {
  cardSlug: string | null
  cardCount: number
}
/** The created user, as in the response of POST /api/users and of a bulk upload. */
export interface CreatedUserResponse extends User {
  cardSlug: string
  invited: boolean
}
export interface BulkUsersResponse {
  created: CreatedUserResponse[]
  failed: { index: number; username: string; message: string }[]
}
export interface DeletedUserResponse {
  deletedCards: number
}
