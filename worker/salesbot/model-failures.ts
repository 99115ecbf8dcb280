export class LongAnswerError extends Error {}

export class ModelReplyRefusedError extends Error {}

/** Describes a failure for the log. The description contains no text of the request or the response. */
export function describeModelFailure(error: Error): string {
  if (error instanceof ModelReplyRefusedError) return `refused-${error.message}`
  if ([error, error.cause].some((one) => one instanceof LongAnswerError)) return 'LongAnswerError'
  return 'statusCode' in error && error.statusCode ? `status-${String(error.statusCode)}` : error.name
}

/** After this many consecutive time-outs, the model is not asked for a while. */
const TIMEOUTS_MAX = 2
const REST_MS = 60_000
let timeouts = 0
let restsUntil = 0

export function recordModelAnswer(hasTimedOut: boolean): void {
  timeouts = hasTimedOut ? timeouts + 1 : 0
  restsUntil = timeouts >= TIMEOUTS_MAX ? Date.now() + REST_MS : 0
}

export const isModelPaused = (): boolean => Date.now() < restsUntil
