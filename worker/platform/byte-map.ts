const MAP_ENTRY_OVERHEAD_BYTES = 200

export function estimateStringBytes(text: string): number {
  return text.length * 2
}

/** A cache for data from untrusted requests. Above `max` bytes, it evicts the oldest entries. */
export class ByteLimitedMap<Value> {
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

  set(key: string, value: Value, bytes: number): void {
    this.delete(key)
    const entry = { value, bytes: MAP_ENTRY_OVERHEAD_BYTES + estimateStringBytes(key) + bytes }
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

  deleteWhere(matches: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#entries) if (matches(value)) this.delete(key)
  }
}
