import { imageAndVariantKeysOf } from '../../schema/image.ts'
import type { Env } from '../platform/env.ts'
import { openDatabase } from '../platform/db.ts'
import { deleteImageRows, listImageKeysOfUser, listUnusedImageKeys } from './queries.ts'

/** Unused pictures are deleted after this time. A new picture is unused until its card is saved. */
export const UNUSED_IMAGE_GRACE_MS = 24 * 3_600_000
const IMAGE_SWEEP_BATCH_SIZE = 50
const IMAGE_SWEEP_BATCHES_MAX = 20
export const IMAGES_PER_SWEEP_PIECE = IMAGE_SWEEP_BATCH_SIZE * IMAGE_SWEEP_BATCHES_MAX

/** Deletes the images' files, then their rows. If this is interrupted, the next sweep finds the rows and tries again. */
export async function deleteStoredImages(env: Pick<Env, 'DB' | 'MEDIA'>, keys: string[]) {
  await env.MEDIA.delete(keys.flatMap(imageAndVariantKeysOf))
  await deleteImageRows(openDatabase(env.DB), keys)
}

/** Deletes up to `IMAGES_PER_SWEEP_PIECE` unused pictures, a piece of the daily sweep. Returns how many. */
export async function sweepUnusedImages(env: Pick<Env, 'DB' | 'MEDIA'>, now = Date.now()): Promise<number> {
  let swept = 0
  for (let i = 0; i < IMAGE_SWEEP_BATCHES_MAX; i++) {
    const keys = await listUnusedImageKeys(openDatabase(env.DB), now - UNUSED_IMAGE_GRACE_MS, IMAGE_SWEEP_BATCH_SIZE)
    if (keys.length) await deleteStoredImages(env, keys)
    swept += keys.length
    if (keys.length < IMAGE_SWEEP_BATCH_SIZE) break
  }
  return swept
}

/** Call this before the user's database row is deleted, because the rows of the user's pictures disappear with it. */
export async function deleteImagesOfUser(env: Pick<Env, 'DB' | 'MEDIA'>, userId: number): Promise<void> {
  for (;;) {
    const keys = await listImageKeysOfUser(openDatabase(env.DB), userId, IMAGE_SWEEP_BATCH_SIZE)
    if (keys.length === 0) return
    await deleteStoredImages(env, keys)
  }
}
