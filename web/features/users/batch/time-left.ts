const ROWS_BEFORE_ESTIMATE = 10

/** How many rows are done, and when (ms). */
export interface ProgressSample {
  done: number
  at: number
}

/** Describes the time left at the pace since the first sample. Null until the pace is known. Rounded, so that it changes calmly. */
export function describeTimeLeft(first: ProgressSample, now: ProgressSample, pending: number): string | null {
  const done = now.done - first.done
  if (done < ROWS_BEFORE_ESTIMATE || pending === 0) return null
  const minutes = Math.round((((now.at - first.at) / done) * pending) / 60_000)
  if (minutes === 0) return 'less than a minute left'
  return `about ${minutes} minute${minutes === 1 ? '' : 's'} left`
}
