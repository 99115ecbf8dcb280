const MINUTE = 60_000

/**
 * Repeats `attempt` until it runs within one clock minute, because the local runtime resets rate limits at each full minute. Every attempt
 * gets a new number, from which it can make a new address.
 */
export async function withinAMinute<T>(attempt: (nth: number) => Promise<T>): Promise<T> {
  for (let nth = 0; ; nth++) {
    const minute = Math.floor(Date.now() / MINUTE)
    const result = await attempt(nth)
    if (Math.floor(Date.now() / MINUTE) === minute) return result
  }
}
