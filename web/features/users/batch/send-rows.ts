import type { BulkCreatedUsersResponse, UserConflictsResponse, CheckUserConflictsBody } from '../../../../schema/user-management.ts'
import { BULK_USERS_MAX, USERS_PER_CONFLICT_CHECK_MAX, type UploadedUserFields } from '../../../../schema/user-upload.ts'
import { ApiError, errorMessageOf, mayRequestHaveSucceeded } from '../../../lib/api.ts'
import type { UploadRow } from './columns.ts'

/** The calls throw an `ApiError`, or another error if no answer arrived in time. */
export interface UserUploadCalls {
  createUsers: (users: UploadedUserFields[]) => Promise<BulkCreatedUsersResponse>
  checkUsers: (users: CheckUserConflictsBody['users']) => Promise<UserConflictsResponse>
  /** Resolves early when `signal` is aborted. It never rejects. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

/** Row numbers of created users, and error messages by row number. */
export interface SentUserRows {
  created: number[]
  failed: Map<number, string>
}

/**
 * The rows that were sent without an answer, each with the highest user id before its first attempt. If a user with a row's username now
 * exists and has a higher id, this upload created that user.
 */
export type UnconfirmedRows = ReadonlyMap<number, number>

export interface UserUploadOptions {
  calls: UserUploadCalls
  /** Aborting stops the upload after the current call, or at once during a pause. */
  signal: AbortSignal
  unconfirmed: UnconfirmedRows
  onPart: (part: SentUserRows) => void
  /** Called with the reason before each pause between calls, and with null after the pause. */
  onPause?: (reason: string | null) => void
}

/** `message` says why sending stopped early. */
export interface UserUploadResult {
  end: 'done' | 'cancelled' | 'stopped'
  message: string | null
  unconfirmed: UnconfirmedRows
}

/** Pauses before the same rows are sent again. */
const RETRY_PAUSES_MS = [2000, 5000, 10_000, 20_000, 30_000]
const RETRY_AFTER_MAX_MS = 300_000
const FALLBACK_MESSAGE = 'Failed to upload users'

const isUnanswered = (error: unknown) => !(error instanceof ApiError) || mayRequestHaveSucceeded(error)
const isTooOften = (error: unknown) => error instanceof ApiError && error.status === 429

function pauseMsBefore(attempt: number, error: unknown): number {
  const asked = error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0
  return Math.min(Math.max(RETRY_PAUSES_MS[attempt]!, asked), RETRY_AFTER_MAX_MS)
}

class Sending {
  readonly unconfirmed: Map<number, number>
  /** The highest user id before this attempt. */
  private newestUserId: number | null = null
  private readonly options: UserUploadOptions
  constructor(options: UserUploadOptions) {
    this.options = options
    this.unconfirmed = new Map(options.unconfirmed)
  }

  /** Returns the unconfirmed rows whose users this upload has created. */
  private async findCreated(rows: readonly UploadRow[]): Promise<Set<number>> {
    const created = new Set<number>()
    for (let start = 0; start < rows.length; start += USERS_PER_CONFLICT_CHECK_MAX) {
      const part = rows.slice(start, start + USERS_PER_CONFLICT_CHECK_MAX)
      const users = part.map(({ number, fields: { username, email } }) => ({
        username: username.trim(),
        email: email.trim().normalize('NFC'),
        newerThan: this.unconfirmed.get(number)!,
      }))
      for (const index of (await this.options.calls.checkUsers(users)).createdUsers) created.add(part[index]!.number)
    }
    return created
  }

  private report(open: Map<number, UploadRow>, part: SentUserRows) {
    if (part.created.length + part.failed.size === 0) return
    for (const number of [...part.created, ...part.failed.keys()]) {
      open.delete(number)
      this.unconfirmed.delete(number)
    }
    this.options.onPart(part)
  }

  private async createUsers(rows: readonly UploadRow[], newestUserId: number): Promise<BulkCreatedUsersResponse> {
    try {
      return await this.options.calls.createUsers(rows.map(({ fields }) => fields))
    } catch (error) {
      if (isUnanswered(error)) for (const { number } of rows) if (!this.unconfirmed.has(number)) this.unconfirmed.set(number, newestUserId)
      throw error
    }
  }

  /**
   * Sends the rows in `open` once. Removes and reports each row whose result is known. An unconfirmed row whose user exists is not sent
   * again. Throws when a call fails.
   */
  async sendPart(open: Map<number, UploadRow>): Promise<void> {
    this.newestUserId ??= (await this.options.calls.checkUsers([])).newestUserId
    const listUnconfirmed = () => [...open.values()].filter(({ number }) => this.unconfirmed.has(number))
    this.report(open, { created: [...(await this.findCreated(listUnconfirmed()))], failed: new Map() })
    const rows = [...open.values()]
    if (rows.length === 0) return
    if (this.options.signal.aborted) {
      for (const { number } of rows) this.unconfirmed.delete(number)
      return
    }
    const answer = await this.createUsers(rows, this.newestUserId)
    const failed = new Map(answer.failed.map(({ index, message }) => [rows[index]!.number, message]))
    const created = rows.map(({ number }) => number).filter((number) => !failed.has(number))
    // The server may refuse a user because it created that user in an earlier call whose answer was lost.
    this.report(open, { created, failed: new Map([...failed].filter(([number]) => !this.unconfirmed.has(number))) })
    const late = await this.findCreated(listUnconfirmed())
    this.report(open, { created: [...late], failed: new Map([...failed].filter(([number]) => open.has(number) && !late.has(number))) })
  }
}

/**
 * Sends rows in groups, one after the other. After a lost answer, asks the server which users exist, so that no user is created or reported
 * twice.
 */
export async function uploadUserRows(rows: readonly UploadRow[], options: UserUploadOptions): Promise<UserUploadResult> {
  const { calls, signal, onPause } = options
  const sending = new Sending(options)
  const { unconfirmed } = sending
  const finish = (end: UserUploadResult['end'], message: string | null = null): UserUploadResult => ({ end, message, unconfirmed })
  for (let start = 0; start < rows.length; start += BULK_USERS_MAX) {
    const open = new Map(rows.slice(start, start + BULK_USERS_MAX).map((row) => [row.number, row]))
    for (let attempt = 0; open.size > 0; attempt++) {
      if (signal.aborted && ![...open.keys()].some((number) => unconfirmed.has(number))) return finish('cancelled')
      try {
        await sending.sendPart(open)
      } catch (error) {
        const message = errorMessageOf(error, FALLBACK_MESSAGE)
        if (!isUnanswered(error) && !isTooOften(error)) return finish('stopped', message)
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
