/** Stands in for localStorage, which Node has not: its items are properties of the object, as in browsers. */
export class InMemoryStorage {
  [key: string]: unknown
  getItem(key: string) {
    return Object.hasOwn(this, key) ? (this[key] as string) : null
  }
  setItem(key: string, value: string) {
    this[key] = value
  }
  removeItem(key: string) {
    delete this[key]
  }
}
