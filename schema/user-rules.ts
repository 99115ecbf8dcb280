import { ACCESS_LEVEL_MAX, ACCESS_LEVEL_MIN } from './level.ts'
import { SLUG_LENGTH_MAX, SLUG_LENGTH_MIN } from './slug.ts'

// This file must not import zod, because the batch upload checks rows in the browser without it.

export const USERNAME_LENGTH_MIN = 3
export const USERNAME_LENGTH_MAX = 20
export const PASSWORD_LENGTH_MIN = 6
export const PASSWORD_LENGTH_MAX = 128
export const FULL_NAME_LENGTH_MIN = 2
export const FULL_NAME_LENGTH_MAX = 120

export const USERNAME_HINT = `${USERNAME_LENGTH_MIN} to ${USERNAME_LENGTH_MAX} letters, digits, dots, underscores or hyphens.`

export const FULL_NAME_LABEL = 'Full name'
export const CARD_SLUG_PATTERN = /^[a-z0-9]+(-[a-z0-9]+)*$/

// Messages are separate constants. If schemas read messages from an object, the bundler could not remove unused schemas.
export const USERNAME_TOO_SHORT_MESSAGE = `Username must be at least ${USERNAME_LENGTH_MIN} characters`
export const USERNAME_TOO_LONG_MESSAGE = `Username must be less than ${USERNAME_LENGTH_MAX} characters`
export const USERNAME_FORMAT_MESSAGE = 'Username may only have letters, digits, dots, underscores and hyphens'
export const FULL_NAME_TOO_SHORT_MESSAGE = `Full name must be at least ${FULL_NAME_LENGTH_MIN} characters`
export const PASSWORD_TOO_SHORT_MESSAGE = `Password must be at least ${PASSWORD_LENGTH_MIN} characters`
export const PASSWORD_TOO_LONG_MESSAGE = `Password must be at most ${PASSWORD_LENGTH_MAX} characters`
export const INVALID_ACCESS_LEVEL_MESSAGE = `Access level must be a number from ${ACCESS_LEVEL_MIN} to ${ACCESS_LEVEL_MAX}`
export const SLUG_TOO_SHORT_MESSAGE = `Slug must be at least ${SLUG_LENGTH_MIN} characters`
export const SLUG_TOO_LONG_MESSAGE = `Slug must be at most ${SLUG_LENGTH_MAX} characters`
export const SLUG_FORMAT_MESSAGE = 'Use lowercase letters, numbers and single hyphens'

/** Id of the site's own account, which is the first one. It cannot be deleted, and only its owner can edit it. */
export const SITE_USER_ID = 1
