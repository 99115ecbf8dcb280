import { ByteLimitedMap } from './byte-map.ts'

const MINUTE_MS = 60_000
const BYTES_PER_COUNT = 50

export interface BurstLimit {
  /** How many calls may come at once */
  burst: number
  /** How many of them are forgotten in each minute */
  recoveredPerMinute: number
}

/** Counts calls by sender in this server instance. A sender may call `burst` times at once, then as often as calls are forgotten. */
export class BurstCounter {
  readonly #limit: BurstLimit
  readonly #counts: ByteLimitedMap<{ calls: number; at: number }>

  constructor(limit: BurstLimit, bytesMax: number) {
    this.#limit = limit
    this.#counts = new ByteLimitedMap(bytesMax)
  }

  get bytes(): number {
    return this.#counts.bytes
  }

  admits(sender: string, now: number): boolean {
    const count = this.#counts.get(sender)
    if (!count) {
      this.#counts.set(sender, { calls: 1, at: now }, BYTES_PER_COUNT)
      return true
    }
    const forgotten = (Math.max(0, now - count.at) / MINUTE_MS) * this.#limit.recoveredPerMinute
    const calls = Math.max(0, count.calls - forgotten) + 1
    if (calls > this.#limit.burst) return false
    Object.assign(count, { calls, at: now })
    return true
  }
}
