import { STORED_IMAGE_BYTES_MAX_BY_LEVEL, UNUSED_IMAGES_MAX, UNUSED_IMAGE_STAY_MIN_MS } from '../../schema/bounds.ts'
import { writeImagesFullMessage, writeUnusedImagesMessage } from '../../schema/image.ts'
import type { Db } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { AppError, notFoundError, tooManyRequestsError } from '../platform/errors.ts'
import { utcHourOf } from '../platform/usage.ts'
import { claimUsage } from '../platform/usage-queries.ts'
import { type NewImageRow, createImageRow, getImageRoom, listUnusedImageKeysOfOwner } from './queries.ts'
import { deleteStoredImages } from './sweep.ts'

/** Deletes the owner's oldest unused pictures, once an hour at most, because looking for their users reads the cards of all users. */
async function makeRoom(env: Pick<Env, 'DB' | 'MEDIA'>, db: Db, ownerId: number, now: number): Promise<boolean> {
  if (!(await claimUsage(db, [{ key: `picturesCleared user:${ownerId}`, period: utcHourOf(now), max: 1 }]))) return false
  const keys = await listUnusedImageKeysOfOwner(db, ownerId, now - UNUSED_IMAGE_STAY_MIN_MS, UNUSED_IMAGES_MAX)
  if (keys.length > 0) await deleteStoredImages(env, keys)
  return keys.length > 0
}

/** Creates the row of an image. Throws 429 if too many of the owner's pictures are unused, and 403 if the pictures fill all bytes. */
export async function createImageRowInRoom(env: Pick<Env, 'DB' | 'MEDIA'>, db: Db, ownerId: number, image: NewImageRow): Promise<void> {
  const now = image.createdAt
  if (await createImageRow(db, ownerId, image)) return
  if ((await makeRoom(env, db, ownerId, now)) && (await createImageRow(db, ownerId, image))) return
  const room = await getImageRoom(db, ownerId, now)
  if (!room) throw notFoundError('userNotFound')
  if (room.unused >= UNUSED_IMAGES_MAX)
    throw tooManyRequestsError(UNUSED_IMAGE_STAY_MIN_MS / 1000, writeUnusedImagesMessage(UNUSED_IMAGES_MAX), 'picturesUnused')
  throw new AppError(403, writeImagesFullMessage(STORED_IMAGE_BYTES_MAX_BY_LEVEL[room.level]!), { code: 'picturesFull' })
}
