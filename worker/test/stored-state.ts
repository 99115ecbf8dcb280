import type { Env } from '../platform/env.ts'
import { env } from './client.ts'
import { listSchemaNames } from './schema-names.ts'

/** Filled by the server when it next reads the row, whoever calls. */
const COLUMNS_OF_THE_SERVER = ['search_key', 'username_skeleton', 'published_version']

/** All that is stored, by place: `users 12` is the row of that rowid, `CARDS card:ada` an entry of KV, `MEDIA …` a file of R2. */
export type StoredState = Map<string, string>

/** Returns a function that reads everything in D1, KV and R2, except the tables named. */
export async function createStateReader(exceptTables: readonly string[] = []): Promise<() => Promise<StoredState>> {
  const tables = (await listSchemaNames(env.DB, 'table')).filter((name) => ![...exceptTables, 'd1_migrations'].includes(name))
  const statements = tables.map((table) => env.DB.prepare(`select rowid as place, * from \`${table}\``))
  return async () => {
    const state: StoredState = new Map()
    for (const [index, { results }] of (await env.DB.batch<{ place: number }>(statements)).entries())
      for (const { place, ...row } of results)
        state.set(
          `${tables[index]} ${place}`,
          JSON.stringify(row, (key, value: unknown) => (COLUMNS_OF_THE_SERVER.includes(key) ? undefined : value)),
        )
    const keys = (await env.CARDS.list()).keys.map(({ name }) => name)
    // KV gives up to 100 values at once.
    for (let start = 0; start < keys.length; start += 100)
      for (const [key, value] of await env.CARDS.get(keys.slice(start, start + 100))) state.set(`CARDS ${key}`, value ?? '')
    for (const bucket of ['MEDIA', 'DEAD_LETTERS'] as const)
      for (const { key, etag } of (await env[bucket].list()).objects) state.set(`${bucket} ${key}`, etag)
    return state
  }
}

/** Returns the places whose content is changed, gone or new. */
export function listChangedPlaces(before: StoredState, after: StoredState): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((place) => before.get(place) !== after.get(place))
}

/**
 * Records what a call sends to the queues, and sends nothing. Messages that are delivered would change rows at any later time, also during
 * another call.
 */
export function createRecordingQueues() {
  const messages: unknown[] = []
  const queue = {
    send: async (body: unknown) => void messages.push(body),
    sendBatch: async (batch: Iterable<{ body: unknown }>) => void messages.push(...[...batch].map(({ body }) => body)),
  }
  return { messages, queues: { EVENTS: queue, UPLOADS: queue } as unknown as Pick<Env, 'EVENTS' | 'UPLOADS'> }
}
