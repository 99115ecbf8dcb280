import { nanoid } from 'nanoid'

let isolate: string | undefined
let count = 0

/** An id that names a request in the log where the edge gave it none: a random part of the isolate's, then a count. */
export function newRequestId(): string {
  isolate ??= nanoid(12)
  return `${isolate}-${++count}`
}
