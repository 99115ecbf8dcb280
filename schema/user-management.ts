import { z } from 'zod'
import { CardSlugSchema } from './card.ts'
import { EMAIL_LENGTH_MAX } from './email.ts'
import { ACCESS_LEVELS } from './level.ts'
import { createSingleLineSchema } from './text.ts'
import { NullableUserPhoneSchema } from './profile.ts'
import { SLUG_LENGTH_MAX } from './slug.ts'
import {
  FULL_NAME_LABEL,
  FULL_NAME_LENGTH_MAX,
  FULL_NAME_LENGTH_MIN,
  FULL_NAME_TOO_SHORT_MESSAGE,
  INVALID_ACCESS_LEVEL_MESSAGE,
  USERNAME_LENGTH_MAX,
} from './user-rules.ts'
import { BULK_USERS_MAX, CHECKED_USERS_MAX } from './user-upload.ts'
import { AccessLevelSchema, EmailAddressSchema, NewPasswordSchema, type User, UsernameSchema } from './user.ts'

/** Makes a field optional. An empty string or null means the same as an absent field. */
function treatBlankAsAbsent<T extends z.ZodType>(schema: T) {
  return z.union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), schema]).optional()
}

const RequiredFullNameSchema = createSingleLineSchema(FULL_NAME_LENGTH_MAX, FULL_NAME_LABEL).pipe(
  z.string().min(FULL_NAME_LENGTH_MIN, FULL_NAME_TOO_SHORT_MESSAGE),
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

/**
 * Request body that asks which usernames and slugs are taken, before users are created, and which users were created, after an
 * answer was lost. A blank text is never taken.
 */
export const CheckUsersBody = z.object({
  users: z
    .array(
      z.object({
        username: z.string().max(USERNAME_LENGTH_MAX),
        cardSlug: z.string().max(SLUG_LENGTH_MAX).optional(),
        email: z.string().max(EMAIL_LENGTH_MAX).optional(),
        /** With this id, the answer says whether a user with a higher one has both this username and this e-mail address. */
        newerThan: z.number().int().nonnegative().max(Number.MAX_SAFE_INTEGER).optional(),
      }),
    )
    .max(CHECKED_USERS_MAX, `At most ${CHECKED_USERS_MAX} users can be checked at once`),
})
export type CheckUsersBody = z.infer<typeof CheckUsersBody>

export const DeleteAccountBody = z.object({ password: z.string().min(1, 'Password is required').max(1000) })

/** A user as listed in User Management, with the slug of the first card and the number of cards. */
export interface UserWithCardCount extends User {
  cardSlug: string | null
  cardCount: number
  /** True for a user who has never had a password. */
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
/** Which of the checked users collide with existing ones, as indexes into the request's list. Past slugs count as taken. */
export interface CheckedUsersResponse {
  takenUsernames: number[]
  takenSlugs: number[]
  /** E-mail addresses that an account has. That is no error, because several accounts may share an address. */
  usedEmails: number[]
  /** Users of whom one account newer than `newerThan` has both the username and the e-mail address. */
  createdUsers: number[]
  /** The highest id of a user. Every user who is created later gets a higher one. */
  newestUserId: number
}
export interface DeletedUserResponse {
  deletedCards: number
}
