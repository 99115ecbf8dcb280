const MINUTE = 60_000

/**
 * What `attempt` comes to within one minute of the clock, at whose end the local runtime begins every limit anew: one that
 * ran over it is made again. Each gets its own number, to come from an address of its own.
 */
export async function withinAMinute<T>(attempt: (nth: number) => Promise<T>): Promise<T> {
  for (let nth = 0; ; nth++) {
    const minute = Math.floor(Date.now() / MINUTE)
    const result = await attempt(nth)
    if (Math.floor(Date.now() / MINUTE) === minute) return result
  }
}
