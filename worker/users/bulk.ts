import { z } from 'zod'
import { ERRORS } from '../../schema/error.ts'
import { BulkRow, type BulkAnswer } from '../../schema/user-management.ts'
import type { Viewer } from '../platform/context.ts'
import type { CardRow, Db, UserRow } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { invalid } from '../platform/validation.ts'
import { createUser } from './create.ts'

/** All validation errors of a row, joined with commas. */
function errorSentence({ message, options }: AppError): string {
  return options.issues?.map((issue) => issue.message).join(', ') ?? message
}

const Named = z.object({ username: z.string() })

/**
 * Creates the users of a bulk upload row by row, on behalf of `actor`. A failing row does not affect the others; it is returned
 * with its index and an error message. Unexpected errors are logged and returned with a generic message.
 */
export async function createInBulk(db: Db, actor: Viewer, rows: unknown[]) {
  const made: { user: UserRow; card: CardRow }[] = []
  const failed: BulkAnswer['failed'] = []
  for (const [index, row] of rows.entries()) {
    try {
      const parsed = BulkRow.safeParse(row)
      if (!parsed.success) throw new AppError(400, errorSentence(invalid(parsed.error, 'The row')))
      made.push(await createUser(db, actor, parsed.data))
    } catch (error) {
      const known = error instanceof AppError
      if (!known) console.error(JSON.stringify({ bulkRow: index, error: String(error instanceof Error ? error.stack : error) }))
      const username = Named.safeParse(row).data?.username.slice(0, 100) ?? ''
      failed.push({ index, username, message: known ? error.message : ERRORS.unexpected })
    }
  }
  return { made, failed }
}
