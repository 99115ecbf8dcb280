/** An answer that is longer than any reply needs. */
export class LongAnswerError extends Error {}

/** A reply that may not be shown. Its message is a ReplyRefusal. */
export class RefusedReplyError extends Error {}

/** Names the kind of a failure, without any text of the request or the answer. */
export function describeFailure(error: Error): string {
  if (error instanceof RefusedReplyError) return `refused-${error.message}`
  if ([error, error.cause].some((one) => one instanceof LongAnswerError)) return 'LongAnswerError'
  return 'statusCode' in error && error.statusCode ? `status-${String(error.statusCode)}` : error.name
}

/** So many time-outs in a row let the model rest, because each of them lets a visitor wait for nothing. */
const TIMEOUTS_MAX = 2
const REST_MS = 60_000
let timeouts = 0
let restsUntil = 0

/** Notes in this isolate whether the model answered in time, with whatever answer. */
export function recordModelAnswer(hasTimedOut: boolean): void {
  timeouts = hasTimedOut ? timeouts + 1 : 0
  restsUntil = timeouts >= TIMEOUTS_MAX ? Date.now() + REST_MS : 0
}

/** True while the model is not asked. After its rest, one more time-out lets it rest again. */
export const isModelResting = (): boolean => Date.now() < restsUntil
