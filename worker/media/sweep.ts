import { storedKeys } from '../../schema/image.ts'
import type { Env } from '../platform/env.ts'
import { openDb } from '../platform/db.ts'
import { deleteImageRows, listImagesOf, listUnused } from './queries.ts'

/** How long an uploaded picture may stay unused, in ms: a card that uses it is saved only after the upload. */
export const GRACE = 24 * 3_600_000
const BATCH = 50
const BATCHES = 20

// Bytes are deleted before rows. If it fails in between, the next sweep finds the row again; bytes without a row would stay for ever.
async function deleteImages(env: Pick<Env, 'DB' | 'MEDIA'>, keys: string[]) {
  await env.MEDIA.delete(keys.flatMap(storedKeys))
  await deleteImageRows(openDb(env.DB), keys)
}

/** Deletes pictures older than the grace period that no card, setting or assistant uses. Returns how many. */
export async function sweepImages(env: Pick<Env, 'DB' | 'MEDIA'>, now = Date.now()): Promise<number> {
  let swept = 0
  for (let i = 0; i < BATCHES; i++) {
    const keys = await listUnused(openDb(env.DB), now - GRACE, BATCH)
    if (keys.length) await deleteImages(env, keys)
    swept += keys.length
    if (keys.length < BATCH) break
  }
  return swept
}

/** Deletes every picture of a user, used or not. Called before the row of a deleted account is removed. */
export async function deleteImagesOf(env: Pick<Env, 'DB' | 'MEDIA'>, userId: number): Promise<void> {
  for (;;) {
    const keys = await listImagesOf(openDb(env.DB), userId, BATCH)
    if (keys.length === 0) return
    await deleteImages(env, keys)
  }
}
