// The entry of the measured worker. It wraps each binding that is billed, counts what the worker asks of it, and tells the counts under
// `COUNTS_PATH`. The bench strips the types and puts it before the built worker.
import product from '../../../worker/index.ts'

type Handler = (first: unknown, env: object, ctx: unknown) => unknown
type Binding = Record<string, (...args: unknown[]) => unknown>
interface D1Answer {
  meta?: { rows_read?: number; rows_written?: number }
}

const worker = product as unknown as Record<'fetch' | 'queue' | 'scheduled', Handler>
const QUEUE_OPERATION_BYTES = 64 * 1024

let counts: Record<string, number> = {}
const add = (name: string, amount = 1) => (counts[name] = (counts[name] ?? 0) + amount)
/** Calls of bindings that have not returned, and messages that no consumer has handled. */
let open = 0

async function track<T>(work: Promise<T>): Promise<T> {
  open++
  return work.finally(() => open--)
}

function countMethods(binding: Binding, nameOf: (method: string, args: unknown[]) => string | null): Binding {
  return new Proxy(binding, {
    get(target, method: string) {
      const value: unknown = target[method]
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const name = nameOf(method, args)
        if (name) add(name)
        // Not `apply`: the binding of mails would take that for the name of a method of its own.
        const result: unknown = target[method]!(...args)
        return result instanceof Promise ? track(result) : result
      }
    },
  })
}

/** D1 tells the rows of each statement in its answer, which not all methods of the binding pass on. So the answers themselves are read. */
function countRows(fetcher: { fetch: typeof fetch }): { fetch: typeof fetch } {
  const fetchCounted = async (...args: Parameters<typeof fetch>) => {
    const res = await fetcher.fetch(...args)
    const answer = (await res.clone().json()) as D1Answer | D1Answer[]
    for (const { meta } of [answer].flat()) {
      add('rowsRead', meta?.rows_read)
      add('rowsWritten', meta?.rows_written)
    }
    return res
  }
  return { fetch: (...args) => track(fetchCounted(...args)) }
}

interface D1Internals {
  fetcher: { fetch: typeof fetch }
  alwaysPrimarySession?: D1Internals
  isCounted?: boolean
}
function countDatabase(db: D1Internals): D1Internals {
  if (!db.isCounted) {
    const fetcher = countRows(db.fetcher)
    for (const part of [db, db.alwaysPrimarySession]) if (part) part.fetcher = fetcher
    db.isCounted = true
  }
  return db
}

/** A message is written, read and deleted, each an operation for every 64 kB. */
function countMessages(queue: Binding): Binding {
  const countBodies = (bodies: unknown[]) => {
    for (const body of bodies) add('queueOperations', 3 * Math.ceil(JSON.stringify(body).length / QUEUE_OPERATION_BYTES))
    open += bodies.length
  }
  return countMethods(queue, (method, args) => {
    countBodies(method === 'send' ? [args[0]] : [...(args[0] as Iterable<{ body: unknown }>)].map(({ body }) => body))
    return null
  })
}

const READING_METHODS_OF_R2 = new Set(['get', 'head'])
const BINDINGS: Record<string, (binding: never) => unknown> = {
  DB: countDatabase,
  CARDS: (kv: Binding) => countMethods(kv, (method) => (method.startsWith('get') ? 'kvReads' : 'kvWrites')),
  EVENTS: countMessages,
  EMAIL: (email: Binding) => countMethods(email, () => 'mails'),
  // Deleting is free.
  MEDIA: (bucket: Binding) =>
    countMethods(bucket, (method) => (method === 'delete' ? null : READING_METHODS_OF_R2.has(method) ? 'r2Reads' : 'r2Writes')),
}
const wrap = (env: object) =>
  Object.fromEntries(Object.entries(env).map(([name, binding]) => [name, BINDINGS[name]?.(binding as never) ?? (binding as unknown)]))

const COUNTS_PATH = '/counts-of-the-bench'

export default {
  fetch: (request: Request, env: object, ctx: unknown) => {
    if (!request.url.endsWith(COUNTS_PATH)) {
      add('requests')
      return worker.fetch(request, wrap(env), ctx)
    }
    const answer = Response.json({ counts, open })
    if (request.method === 'DELETE') counts = {}
    return answer
  },
  queue: async (batch: { messages: unknown[] }, env: object, ctx: unknown) => {
    // Consumers are counted as requests, too.
    add('requests')
    await worker.queue(batch, wrap(env), ctx)
    open -= batch.messages.length
  },
  scheduled: (event: unknown, env: object, ctx: unknown) => worker.scheduled(event, wrap(env), ctx),
}
