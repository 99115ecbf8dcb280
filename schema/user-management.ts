import { z } from 'zod'
import { CardSlugSchema } from './card.ts'
import { ACCESS_LEVELS } from './level.ts'
import { createSingleLineSchema } from './text.ts'
import { NullableUserPhoneSchema } from './profile.ts'
import {
  AccessLevelSchema,
  EmailAddressSchema,
  INVALID_ACCESS_LEVEL_MESSAGE,
  NewPasswordSchema,
  type User,
  UsernameSchema,
} from './user.ts'
import { FULL_NAME_LENGTH_MAX, FULL_NAME_LENGTH_MIN, USER_FIELD_MESSAGES } from './user-limits.ts'

/** Maximum number of users in one bulk upload. Hashing each password takes about 170 ms of CPU time. */
export const BULK_USERS_MAX = 25

/** Makes a field optional. An empty string or null means the same as an absent field. */
function treatBlankAsAbsent<T extends z.ZodType>(schema: T) {
  return z.union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), schema]).optional()
}

const RequiredFullNameSchema = createSingleLineSchema(FULL_NAME_LENGTH_MAX, 'Full name').pipe(
  z.string().min(FULL_NAME_LENGTH_MIN, USER_FIELD_MESSAGES.fullNameShort),
)
// The access level may also be a digit as text, because a CSV upload contains only text.
const AccessLevelOrDigitSchema = z.union(
  [
    AccessLevelSchema,
    z
      .string()
      .regex(/^[1-5]$/, INVALID_ACCESS_LEVEL_MESSAGE)
      .transform(Number),
  ],
  INVALID_ACCESS_LEVEL_MESSAGE,
)

/** Request body that creates a user. Without a password the user gets an invitation; the default level is the lowest. */
export const CreateUserBody = z.object({
  username: UsernameSchema,
  email: EmailAddressSchema,
  fullName: RequiredFullNameSchema,
  phone: NullableUserPhoneSchema.optional(),
  password: treatBlankAsAbsent(NewPasswordSchema),
  accessLevel: treatBlankAsAbsent(AccessLevelOrDigitSchema).transform((level) => level ?? ACCESS_LEVELS.basic),
  cardSlug: treatBlankAsAbsent(CardSlugSchema),
})
export type CreateUserBody = z.infer<typeof CreateUserBody>

/** Request body of PATCH /api/users/{id}, which changes a user. Absent and blank fields stay unchanged. */
export const UpdateUserBody = z.object({
  username: UsernameSchema.optional(),
  email: EmailAddressSchema.optional(),
  fullName: treatBlankAsAbsent(RequiredFullNameSchema),
  phone: NullableUserPhoneSchema.optional(),
  password: treatBlankAsAbsent(NewPasswordSchema),
  accessLevel: AccessLevelOrDigitSchema.optional(),
  cardSlug: treatBlankAsAbsent(CardSlugSchema),
})
export type UpdateUserBody = z.infer<typeof UpdateUserBody>

/** One user in a bulk upload. Unlike in POST /api/users, the password is required. */
export const BulkUserInputSchema = CreateUserBody.extend({ password: NewPasswordSchema })
/** Request body of a bulk upload. Users are validated one by one, so that an invalid one does not fail the others. */
export const BulkCreateUsersBody = z.object({
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
  /** True for a user who has not chosen a password yet. */
  invited: boolean
  /** Time of the newest invitation that was neither used nor voided, in ISO 8601; null if there is none. */
  invitedAt: string | null
}
/** The created user, as in the response of POST /api/users and of a bulk upload. */
export interface CreatedUserResponse extends User {
  cardSlug: string
  /** True for a user without a password, who chooses one through the link in an invitation. */
  invited: boolean
  /** True if the invitation was mailed. */
  invitationSent: boolean
}
export interface BulkCreatedUsersResponse {
  created: CreatedUserResponse[]
  failed: { index: number; username: string; message: string }[]
}
export interface DeletedUserResponse {
  deletedCards: number
}
