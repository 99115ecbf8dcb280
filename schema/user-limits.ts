export const USERNAME_LENGTH_MIN = 3
export const USERNAME_LENGTH_MAX = 20
export const PASSWORD_LENGTH_MIN = 6
export const PASSWORD_LENGTH_MAX = 128
/** Minimum length of a full name in User Management. Elsewhere the full name is optional. */
export const FULL_NAME_LENGTH_MIN = 2
export const FULL_NAME_LENGTH_MAX = 120

/** Error messages of user fields. This module is apart from the schemas, so that forms can check the same rules without zod. */
export const USER_FIELD_MESSAGES = {
  usernameShort: `Username must be at least ${USERNAME_LENGTH_MIN} characters`,
  usernameLong: `Username must be less than ${USERNAME_LENGTH_MAX} characters`,
  fullNameShort: `Full name must be at least ${FULL_NAME_LENGTH_MIN} characters`,
  passwordShort: `Password must be at least ${PASSWORD_LENGTH_MIN} characters`,
  passwordLong: `Password must be at most ${PASSWORD_LENGTH_MAX} characters`,
} as const
