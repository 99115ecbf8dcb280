import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import type { UserRow } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { hashPassword } from './password.ts'

const fold = (text: string) => text.normalize('NFKC').toLowerCase()

async function findPasswordProblem(
  password: string,
  { username, email }: Pick<UserRow, 'username' | 'email'>,
): Promise<'passwordIsName' | 'passwordCommon' | null> {
  const folded = fold(password)
  const names = [username, email, email.slice(0, email.lastIndexOf('@')), PRODUCT_NAMES.name]
  if (names.some((name) => fold(name) === folded)) return 'passwordIsName'
  // The list has 80 kB, and only calls that set a password need it.
  const { default: commonPasswords } = await import('virtual:common-passwords')
  return commonPasswords.has(folded) ? 'passwordCommon' : null
}

/**
 * Hashes a password that somebody chose for the account of `owner`. Throws 400 for one that is guessed first. `field` is its name in the
 * request's body.
 */
export async function hashNewPassword(
  password: string,
  owner: Pick<UserRow, 'username' | 'email'>,
  field: 'password' | 'newPassword',
): Promise<string> {
  const code = await findPasswordProblem(password, owner)
  if (code === null) return hashPassword(password)
  const message = API_ERROR_MESSAGES[code]
  throw new AppError(400, message, { code, issues: [{ path: field, message }] })
}
