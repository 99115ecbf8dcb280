import { z } from 'zod'
import { EMAIL_LENGTH_MAX } from './email.ts'
import { ACCESS_LEVELS } from './level.ts'
import { createSingleLineSchema } from './text.ts'
import { NullableUserPhoneSchema } from './profile.ts'
import { SLUG_LENGTH_MAX } from './slug.ts'
import { CardSlugSchema } from './slug-field.ts'
import {
  FULL_NAME_LABEL,
  FULL_NAME_LENGTH_MAX,
  FULL_NAME_LENGTH_MIN,
  FULL_NAME_TOO_SHORT_MESSAGE,
  INVALID_ACCESS_LEVEL_MESSAGE,
  USERNAME_LENGTH_MAX,
} from './user-rules.ts'
import { BULK_USERS_MAX, USER_UPLOAD_ROWS_MAX, USERS_PER_CONFLICT_CHECK_MAX } from './user-upload.ts'
import {
  AccessLevelSchema,
  EmailAddressSchema,
  NewPasswordSchema,
  NewUsernameSchema,
  OptionalCurrentPasswordSchema,
  type User,
  UsernameSchema,
} from './user.ts'

/** Makes a field optional: an empty string and null count as absent. */
function treatBlankAsAbsent<T extends z.ZodType>(schema: T) {
  return z.union([z.literal('').transform(() => undefined), z.null().transform(() => undefined), schema]).optional()
}

const RequiredFullNameSchema = createSingleLineSchema(FULL_NAME_LENGTH_MAX, FULL_NAME_LABEL).pipe(
  z.string().min(FULL_NAME_LENGTH_MIN, FULL_NAME_TOO_SHORT_MESSAGE),
)
// A CSV upload contains the access level as text.
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

export const CreateUserBody = z.object({
  username: NewUsernameSchema,
  email: EmailAddressSchema,
  fullName: RequiredFullNameSchema,
  phone: NullableUserPhoneSchema.optional(),
  password: treatBlankAsAbsent(NewPasswordSchema),
  accessLevel: treatBlankAsAbsent(AccessLevelOrDigitSchema).transform((level) => level ?? ACCESS_LEVELS.basic),
  cardSlug: treatBlankAsAbsent(CardSlugSchema),
})
export type CreateUserBody = z.infer<typeof CreateUserBody>

export const UpdateUserBody = z.object({
  username: UsernameSchema.optional(),
  email: EmailAddressSchema.optional(),
  fullName: treatBlankAsAbsent(RequiredFullNameSchema),
  phone: NullableUserPhoneSchema.optional(),
  password: treatBlankAsAbsent(NewPasswordSchema),
  accessLevel: AccessLevelOrDigitSchema.optional(),
  cardSlug: treatBlankAsAbsent(CardSlugSchema),
  /** For a change of one's own address, unless the session is verified. */
  currentPassword: OptionalCurrentPasswordSchema,
})
export type UpdateUserBody = z.infer<typeof UpdateUserBody>

/** The rows are checked one by one, so that a wrong row does not affect the others. */
const createUserRowsSchema = (max: number) =>
  z
    .array(z.unknown())
    .min(1, 'There are no users to upload')
    .max(max, `At most ${max.toLocaleString('en')} users can be uploaded at once`)

export const BulkCreateUsersBody = z.object({ users: createUserRowsSchema(BULK_USERS_MAX) })

export const CreateUserUploadBody = z.object({
  users: createUserRowsSchema(USER_UPLOAD_ROWS_MAX),
  /** Chosen by the client. A call with the same id does not start a second upload. */
  uploadId: z.string().regex(/^[\w-]{8,64}$/, 'Upload id must have 8 to 64 letters, digits, _ or -'),
})
export type CreateUserUploadBody = z.infer<typeof CreateUserUploadBody>
export const UserUploadQuerySchema = z.object({
  after: z
    .string()
    .regex(/^\d{1,4}$/, 'Invalid cursor')
    .transform(Number)
    .optional(),
})

/** Request body that asks which usernames, slugs and e-mail addresses exist before users are created. */
export const CheckUserConflictsBody = z.object({
  users: z
    .array(
      z.object({
        username: z.string().max(USERNAME_LENGTH_MAX),
        cardSlug: z.string().max(SLUG_LENGTH_MAX).optional(),
        email: z.string().max(EMAIL_LENGTH_MAX).optional(),
      }),
    )
    .max(USERS_PER_CONFLICT_CHECK_MAX, `At most ${USERS_PER_CONFLICT_CHECK_MAX} users can be checked at once`),
})
export type CheckUserConflictsBody = z.infer<typeof CheckUserConflictsBody>

export const DeleteAccountBody = z.object({ password: z.string().min(1, 'Password is required').max(1000).optional() })

export interface UserWithCardCount extends User {
  cardSlug: string | null
  cardCount: number
  invited: boolean
  /** ISO 8601 time of the newest invitation that can still be used. */
  invitedAt: string | null
  /** Access level of the plan that the user has asked for. */
  requestedLevel: number | null
}
export interface CreatedUserResponse extends User {
  cardSlug: string
  invited: boolean
  invitationSent: boolean
}
export interface BulkCreatedUsersResponse {
  created: CreatedUserResponse[]
  failed: { index: number; username: string; message: string }[]
}
/** Indexes (in the request's list) of users that collide with existing ones. A former slug counts as taken. */
export interface UserConflictsResponse {
  takenUsernames: number[]
  takenSlugs: number[]
  /** Not an error, because several accounts may have the same e-mail address. */
  usedEmails: number[]
}
export interface DeletedUserResponse {
  deletedCards: number
}
