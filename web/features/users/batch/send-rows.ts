import type { BulkCreatedUsersResponse, CheckedUsersResponse, CheckUsersBody } from '../../../../schema/user-management.ts'
import { BULK_USERS_MAX, CHECKED_USERS_MAX, type UploadedUserFields } from '../../../../schema/user-upload.ts'
import { ApiError, errorMessageOf } from '../../../lib/api.ts'
import type { UploadRow } from './columns.ts'

/** The calls that sending makes. Each may throw an `ApiError`, or another error when no answer arrived in time. */
export interface SendingCalls {
  createUsers: (users: UploadedUserFields[]) => Promise<BulkCreatedUsersResponse>
  checkUsers: (users: CheckUsersBody['users']) => Promise<CheckedUsersResponse>
  /** Waits before the next attempt, or until `signal` is aborted. It never rejects. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** What became of the rows of one part: numbers of created rows, and the error of each other row that the server answered. */
export interface SentPart {
  created: number[]
  failed: Map<number, string>
}

export interface SendingOptions {
  calls: SendingCalls
  /** Sending stops after the running call, or at once during a pause. */
  signal: AbortSignal
  /** Rows that an earlier attempt sent without getting an answer: they may exist already. */
  unconfirmed: ReadonlySet<number>
  onPart: (part: SentPart) => void
  /** Called with the reason before each pause, and with null after it. */
  onPause?: (reason: string | null) => void
}

/** How sending ended: `stopped` says why it stopped early; `unconfirmed` are rows of which it is unknown whether they exist. */
export interface SendingEnd {
  end: 'done' | 'cancelled' | 'stopped'
  message: string | null
  unconfirmed: Set<number>
}

/** Pauses before each further attempt at the same part, in ms. */
const RETRY_PAUSES_MS = [2000, 5000, 10_000, 20_000, 30_000]
const RETRY_AFTER_MAX_MS = 300_000
const FALLBACK_MESSAGE = 'Failed to upload users'

/** True if the server may have created users although no proper answer arrived. */
const isAnswerLost = (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500
const isTooOften = (error: unknown) => error instanceof ApiError && error.status === 429

function pauseMsBefore(attempt: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.min(Math.max(RETRY_PAUSES_MS[attempt]!, asked), RETRY_AFTER_MAX_MS)
}

/** Returns those rows whose username and e-mail address an account has now, as if an earlier call had created them. */
async function findExistingRows(rows: readonly UploadRow[], { checkUsers }: SendingCalls): Promise<Set<number>> {
  const existing = new Set<number>()
  for (let start = 0; start < rows.length; start += CHECKED_USERS_MAX) {
    const part = rows.slice(start, start + CHECKED_USERS_MAX)
    const { takenUsernames, usedEmails } = await checkUsers(part.map(({ fields: { username, email } }) => ({ username, email })))
    for (const index of takenUsernames) if (usedEmails.includes(index)) existing.add(part[index]!.number)
  }
  return existing
}

/** Sends rows once. Rows in `unconfirmed` that exist already are not sent but count as created. Throws when a call fails. */
async function sendPartOnce(rows: readonly UploadRow[], unconfirmed: Set<number>, calls: SendingCalls, isStopped: () => boolean) {
  const existing = await findExistingRows(
    rows.filter(({ number }) => unconfirmed.has(number)),
    calls,
  )
  const missing = rows.filter(({ number }) => !existing.has(number))
  // Rows that do not exist now may still be created: the server may be at work on the call whose answer was lost.
  const created = [...existing]
  const failed = new Map<number, string>()
  if (missing.length === 0 || isStopped()) return { created, failed, left: missing }
  const answer = await calls.createUsers(missing.map(({ fields }) => fields))
  for (const { index, message } of answer.failed) failed.set(missing[index]!.number, message)
  const late = await findExistingRows(
    missing.filter(({ number }) => failed.has(number) && unconfirmed.has(number)),
    calls,
  )
  for (const number of late) failed.delete(number)
  created.push(...missing.map(({ number }) => number).filter((number) => !failed.has(number)))
  return { created, failed, left: [] }
}

/**
 * Sends rows to the server in parts, one after the other. A call without an answer is repeated after a pause, but never blindly:
 * rows that exist by then count as created, so no user is created or reported twice.
 */
export async function sendRows(rows: readonly UploadRow[], options: SendingOptions): Promise<SendingEnd> {
  const { calls, signal, onPart, onPause } = options
  const unconfirmed = new Set(options.unconfirmed)
  const finish = (end: SendingEnd['end'], message: string | null = null): SendingEnd => ({ end, message, unconfirmed })
  for (let start = 0; start < rows.length; start += BULK_USERS_MAX) {
    const part = rows.slice(start, start + BULK_USERS_MAX)
    for (let attempt = 0; ; attempt++) {
      const isUncertain = part.some(({ number }) => unconfirmed.has(number))
      if (signal.aborted && !isUncertain) return finish('cancelled')
      try {
        const { created, failed, left } = await sendPartOnce(part, unconfirmed, calls, () => signal.aborted)
        for (const { number } of part) unconfirmed.delete(number)
        onPart({ created, failed })
        if (left.length > 0) return finish('cancelled')
        break
      } catch (error) {
        if (isAnswerLost(error)) for (const { number } of part) unconfirmed.add(number)
        const message = errorMessageOf(error, FALLBACK_MESSAGE)
        if (!isAnswerLost(error) && !isTooOften(error)) return finish('stopped', message)
        if (signal.aborted) return finish('cancelled')
        if (attempt === RETRY_PAUSES_MS.length) return finish('stopped', message)
        onPause?.(message)
        await calls.wait(pauseMsBefore(attempt, error), signal)
        onPause?.(null)
      }
    }
  }
  return finish('done')
}
