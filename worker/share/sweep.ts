import type { Env } from '../platform/env.ts'
import { openDatabase } from '../platform/db.ts'
import { OLD_SHARE_IMAGE_KEPT_MS } from './keep.ts'
import { ALL_SHARE_IMAGES_KEY_PREFIX } from './key.ts'
import { listExistingCardIds } from './queries.ts'

const cardIdOfKey = (key: string) => Number(key.slice(ALL_SHARE_IMAGES_KEY_PREFIX.length).split('/')[0])

/**
 * Deletes the share images that are older than a day, except the newest image of each existing card. A deleted image that is
 * still needed is drawn again on request. Returns the number of deleted images.
 */
export async function deleteOutdatedShareImages(env: Pick<Env, 'DB' | 'MEDIA'>, now = Date.now()): Promise<number> {
  let swept = 0
  let cursor: string | undefined
  do {
    const page = await env.MEDIA.list({ prefix: ALL_SHARE_IMAGES_KEY_PREFIX, cursor })
    const existing = new Set(await listExistingCardIds(openDatabase(env.DB), [...new Set(page.objects.map(({ key }) => cardIdOfKey(key)))]))
    const newest = new Map<number, number>()
    for (const { key, uploaded } of page.objects)
      newest.set(cardIdOfKey(key), Math.max(newest.get(cardIdOfKey(key)) ?? 0, uploaded.getTime()))
    const stale = page.objects.filter(({ key, uploaded }) => {
      const age = now - uploaded.getTime()
      return age > OLD_SHARE_IMAGE_KEPT_MS && (!existing.has(cardIdOfKey(key)) || uploaded.getTime() < newest.get(cardIdOfKey(key))!)
    })
    if (stale.length > 0) await env.MEDIA.delete(stale.map(({ key }) => key))
    swept += stale.length
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor)
  return swept
}
