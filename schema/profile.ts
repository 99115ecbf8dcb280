import { z } from 'zod'
import { PHONE_LENGTH_MAX } from './phone.ts'
import { createSingleLineSchema } from './text.ts'
import { EmailAddressSchema, FullNameSchema, OptionalCurrentPasswordSchema, UsernameSchema } from './user.ts'

export const NullableUserPhoneSchema = createSingleLineSchema(PHONE_LENGTH_MAX, 'Phone')
  .nullable()
  .transform((phone) => phone || null)

/** Request body that changes a user's own profile. An access level or password in it has no effect. */
export const UpdateProfileBody = z.object({
  username: UsernameSchema.optional(),
  fullName: FullNameSchema.pipe(z.string().min(1, 'Full name is required')).optional(),
  email: EmailAddressSchema.optional(),
  phone: NullableUserPhoneSchema.optional(),
  /** A change of the address needs it, or a verified session. */
  currentPassword: OptionalCurrentPasswordSchema,
})
export type UpdateProfileBody = z.infer<typeof UpdateProfileBody>
