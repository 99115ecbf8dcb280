import { INVALID_EMAIL_MESSAGE, isEmailAddress } from '../../schema/email.ts'
import { CONTROL_CHARACTER_PATTERN, replaceLineBreaks, notSingleLineMessageOf, tooLongMessageOf } from '../../schema/one-line.ts'
import { SLUG_LENGTH_MAX, SLUG_LENGTH_MIN } from '../../schema/slug.ts'
import {
  FULL_NAME_TOO_SHORT_MESSAGE,
  PASSWORD_TOO_LONG_MESSAGE,
  PASSWORD_TOO_SHORT_MESSAGE,
  SLUG_FORMAT_MESSAGE,
  SLUG_TOO_LONG_MESSAGE,
  SLUG_TOO_SHORT_MESSAGE,
  USERNAME_FORMAT_MESSAGE,
  USERNAME_TOO_LONG_MESSAGE,
  USERNAME_TOO_SHORT_MESSAGE,
  CARD_SLUG_PATTERN,
  FULL_NAME_LABEL,
  FULL_NAME_LENGTH_MAX,
  FULL_NAME_LENGTH_MIN,
  PASSWORD_LENGTH_MAX,
  PASSWORD_LENGTH_MIN,
  USERNAME_LENGTH_MAX,
  USERNAME_LENGTH_MIN,
} from '../../schema/user-rules.ts'
import { isUsernameAllowed } from '../../schema/username.ts'

// Each function returns the reason why the server would refuse a text, or null. The server's zod schemas are not used, because they would
// make these pages load more code. A test compares these functions with the schemas.

/** Counts characters as the server does: a character outside of the basic plane, such as an emoji, counts once. */
const countCharacters = (text: string) => [...text].length

/** Checks a new username. */
export function findUsernameProblem(text: string): string | null {
  const username = text.trim()
  if (CONTROL_CHARACTER_PATTERN.test(username)) return notSingleLineMessageOf('Username')
  if (countCharacters(username) < USERNAME_LENGTH_MIN) return USERNAME_TOO_SHORT_MESSAGE
  if (countCharacters(username) > USERNAME_LENGTH_MAX) return USERNAME_TOO_LONG_MESSAGE
  return isUsernameAllowed(username) ? null : USERNAME_FORMAT_MESSAGE
}

export function findFullNameProblem(text: string): string | null {
  const name = replaceLineBreaks(text.trim())
  if (countCharacters(name) > FULL_NAME_LENGTH_MAX) return tooLongMessageOf(FULL_NAME_LABEL, FULL_NAME_LENGTH_MAX)
  if (CONTROL_CHARACTER_PATTERN.test(name)) return notSingleLineMessageOf(FULL_NAME_LABEL)
  return countCharacters(name) < FULL_NAME_LENGTH_MIN ? FULL_NAME_TOO_SHORT_MESSAGE : null
}

export function findEmailProblem(text: string): string | null {
  return isEmailAddress(text.trim().normalize('NFC')) ? null : INVALID_EMAIL_MESSAGE
}

export function findSlugProblem(text: string): string | null {
  const slug = text.trim()
  if (text === '') return null
  if (countCharacters(slug) < SLUG_LENGTH_MIN) return SLUG_TOO_SHORT_MESSAGE
  if (countCharacters(slug) > SLUG_LENGTH_MAX) return SLUG_TOO_LONG_MESSAGE
  return CARD_SLUG_PATTERN.test(slug) ? null : SLUG_FORMAT_MESSAGE
}

export function findPasswordProblem(password: string): string | null {
  if (countCharacters(password) < PASSWORD_LENGTH_MIN) return PASSWORD_TOO_SHORT_MESSAGE
  return countCharacters(password) > PASSWORD_LENGTH_MAX ? PASSWORD_TOO_LONG_MESSAGE : null
}
