const MINUTE_MS = 60_000

/** Repeats `attempt` until it runs within one clock minute: the local Workers runtime resets rate limits every full minute. */
export async function runWithinClockMinute<T>(attempt: (nth: number) => Promise<T>): Promise<T> {
  for (let nth = 0; ; nth++) {
    const minute = Math.floor(Date.now() / MINUTE_MS)
    const result = await attempt(nth)
    if (Math.floor(Date.now() / MINUTE_MS) === minute) return result
  }
}
