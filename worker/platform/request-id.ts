import { nanoid } from 'nanoid'

let isolate: string | undefined
let count = 0

/** Makes an id for a request that has none from the edge: a random id of the isolate and a counter. */
export function newRequestId(): string {
  isolate ??= nanoid(12)
  return `${isolate}-${++count}`
}
