import { z } from 'zod'
import { ERRORS } from '../../schema/error.ts'
import { BulkRow, type BulkAnswer } from '../../schema/user-management.ts'
import type { Viewer } from '../platform/context.ts'
import type { CardRow, Db, UserRow } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { invalid } from '../platform/validation.ts'
import { createUser } from './create.ts'

/** All that is wrong with a row, joined with commas. */
function sentence({ message, options }: AppError): string {
  return options.issues?.map((issue) => issue.message).join(', ') ?? message
}

const Named = z.object({ username: z.string() })

/**
 * Makes the users of a bulk upload, one row after another, in the name of `actor`. A row that fails, fails alone, with
 * its index and a sentence; an unforeseen fault is logged and told as one.
 */
export async function createInBulk(db: Db, actor: Viewer, rows: unknown[]) {
  const made: { user: UserRow; card: CardRow }[] = []
  const failed: BulkAnswer['failed'] = []
  for (const [index, row] of rows.entries()) {
    try {
      const parsed = BulkRow.safeParse(row)
      if (!parsed.success) throw new AppError(400, sentence(invalid(parsed.error, 'The row')))
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
