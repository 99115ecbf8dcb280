import type { Env } from '../platform/env.ts'
import { openDb } from '../platform/db.ts'
import { SHARE_GRACE } from './keep.ts'
import { SHARE_PREFIX } from './key.ts'
import { listExistingCards } from './queries.ts'

const cardOf = (key: string) => Number(key.slice(SHARE_PREFIX.length).split('/')[0])

/**
 * Deletes share images older than SHARE_GRACE, except the newest of each existing card. An image that is still needed is
 * drawn again on request. Returns the number of deleted images.
 */
export async function sweepShareImages(env: Pick<Env, 'DB' | 'MEDIA'>, now = Date.now()): Promise<number> {
  let swept = 0
  let cursor: string | undefined
  do {
    const page = await env.MEDIA.list({ prefix: SHARE_PREFIX, cursor })
    const existing = new Set(await listExistingCards(openDb(env.DB), [...new Set(page.objects.map(({ key }) => cardOf(key)))]))
    const newest = new Map<number, number>()
    for (const { key, uploaded } of page.objects) newest.set(cardOf(key), Math.max(newest.get(cardOf(key)) ?? 0, uploaded.getTime()))
    const stale = page.objects.filter(({ key, uploaded }) => {
      const age = now - uploaded.getTime()
      return age > SHARE_GRACE && (!existing.has(cardOf(key)) || uploaded.getTime() < newest.get(cardOf(key))!)
    })
    if (stale.length > 0) await env.MEDIA.delete(stale.map(({ key }) => key))
    swept += stale.length
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return swept
}
