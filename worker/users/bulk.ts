import { z } from 'zod'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { type BulkCreatedUsersResponse, CreateUserBody } from '../../schema/user-management.ts'
import type { SignedInViewer } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { logFailure } from '../platform/log.ts'
import { validationError } from '../platform/validation.ts'
import { createUserAccount } from './create.ts'
import type { CreatedAccount } from './create-queries.ts'

/** Returns a row's fields, or all reasons why they are wrong. */
export function parseUserRow(row: unknown): { fields: CreateUserBody } | { message: string } {
  const { success, data, error } = CreateUserBody.safeParse(row)
  if (success) return { fields: data }
  const { message, options } = validationError(error, 'The row')
  return { message: options.issues?.map((issue) => issue.message).join(', ') ?? message }
}

const BulkRowWithUsername = z.object({ username: z.string() })

/** Creates users row by row on behalf of `actor`. A failed row is returned with its index and a message, and does not affect the others. */
export async function createUsersInBulk(db: Db, actor: SignedInViewer, rows: unknown[]) {
  const made: CreatedAccount[] = []
  const failed: BulkCreatedUsersResponse['failed'] = []
  for (const [index, row] of rows.entries()) {
    try {
      const parsed = parseUserRow(row)
      if ('message' in parsed) throw new AppError(400, parsed.message)
      made.push(await createUserAccount(db, actor, parsed.fields))
    } catch (error) {
      const known = error instanceof AppError
      if (!known) logFailure('bulk-row-failed', { row: index }, error)
      const username = BulkRowWithUsername.safeParse(row).data?.username.slice(0, 100) ?? ''
      failed.push({ index, username, message: known ? error.message : API_ERROR_MESSAGES.unexpected })
    }
  }
  return { made, failed }
}
