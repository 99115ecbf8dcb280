import { describeError } from './describe-error.ts'
import { redactPersonalText } from './redact.ts'

/** So many lines of one kind are written in a minute, because a flood of refused calls would otherwise be billed as a flood of lines. */
export const LOG_LINES_PER_MINUTE_MAX = 60
const MINUTE_MS = 60_000

/** Ids, counts, codes and names of routes: nothing that a person typed. */
type LogFields = Record<string, string | number | boolean | null | undefined>

const windowByKind = new Map<string, { startedAt: number; count: number }>()

/** Counts a line. Returns how many of its kind were left out in the minute before, or null if this one is left out too. */
function countLogLine(kind: string, now: number): number | null {
  const before = windowByKind.get(kind)
  if (before && now < before.startedAt + MINUTE_MS) return ++before.count <= LOG_LINES_PER_MINUTE_MAX ? 0 : null
  windowByKind.set(kind, { startedAt: now, count: 1 })
  return Math.max(0, (before?.count ?? 0) - LOG_LINES_PER_MINUTE_MAX)
}

const REQUEST_ID_PATTERN = /^[\w-]{1,40}$/
const redactField = (key: string, value: unknown) =>
  typeof value !== 'string' || (key === 'requestId' && REQUEST_ID_PATTERN.test(value)) ? value : redactPersonalText(value)

function writeLine(method: 'log' | 'error', event: string, code: string | undefined, createFields: () => object): void {
  const leftOut = countLogLine(`${event} ${code ?? ''}`, Date.now())
  if (leftOut === null) return
  console[method](JSON.stringify({ event, code, ...createFields(), ...(leftOut > 0 && { leftOut }) }, redactField))
}

/** Logs what was done or refused. Each event and code has a limit of its own, so `code` must be one of few. */
export const logEvent = (event: string, code: string | undefined, createFields: () => LogFields) =>
  writeLine('log', event, code, createFields)

/** Logs a failure, without the texts of `error` that may be about people. */
export const logFailure = (event: string, { code, ...fields }: LogFields & { code?: string }, error?: unknown) =>
  writeLine('error', event, code, () => ({ ...fields, ...(error !== undefined && { error: describeError(error) }) }))
