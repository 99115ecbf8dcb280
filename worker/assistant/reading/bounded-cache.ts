/** Remembers results by their keys, at most `max`: with one more it forgets them all, which is cheaper than to know the oldest. */
export class BoundedCache<Value extends object | string> {
  readonly #max: number
  readonly #values = new Map<string, Value>()

  constructor(max: number) {
    this.#max = max
  }

  /** Returns what was created for a key before, or creates it. */
  get(key: string, create: () => Value): Value {
    const known = this.#values.get(key)
    if (known !== undefined) return known
    const value = create()
    if (this.#values.size >= this.#max) this.#values.clear()
    this.#values.set(key, value)
    return value
  }
}
