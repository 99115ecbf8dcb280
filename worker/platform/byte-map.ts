/** Overhead of an entry, in bytes; a high estimate. */
const ENTRY_BYTES = 200

/** The largest size of a string in memory, in bytes. */
export function bytesOf(text: string): number {
  return text.length * 2
}

/** A bounded cache for data from untrusted requests: it holds at most `max` bytes and evicts the oldest entries first. */
export class ByteMap<Value> {
  readonly #entries = new Map<string, { value: Value; bytes: number }>()
  readonly #max: number
  #bytes = 0

  constructor(max: number) {
    this.#max = max
  }

  get bytes(): number {
    return this.#bytes
  }

  get size(): number {
    return this.#entries.size
  }

  get(key: string): Value | undefined {
    return this.#entries.get(key)?.value
  }

  /** Stores `value`, whose size is `bytes`, as the newest entry. A value larger than the map is not stored. */
  set(key: string, value: Value, bytes: number): void {
    this.delete(key)
    const entry = { value, bytes: ENTRY_BYTES + bytesOf(key) + bytes }
    if (entry.bytes > this.#max) return
    this.#entries.set(key, entry)
    this.#bytes += entry.bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#max) return
      this.delete(oldest)
    }
  }

  delete(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0
    this.#entries.delete(key)
  }

  /** Deletes every entry whose value `matches`. */
  deleteWhere(matches: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#entries) if (matches(value)) this.delete(key)
  }
}
