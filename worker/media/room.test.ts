import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  CALLS_PER_HOUR_MAX,
  COUNTED_IMAGE_BYTES_MIN,
  STORED_IMAGE_BYTES_MAX_BY_LEVEL,
  UNUSED_IMAGES_MAX,
  UNUSED_IMAGE_STAY_MIN_MS,
} from '../../schema/bounds.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, createUploadForm, env, queryRows } from '../test/client.ts'
import { createTestCard, putCardFields } from '../test/cards.ts'
import { createPlainPng } from '../test/media/fixtures.ts'

let owner: TestUser
let cardId: number
let side = 8

beforeAll(createFirstUser)
beforeEach(async () => {
  owner = await createTestUser()
  cardId = (await createTestCard(owner)).id
})
afterEach(() => queryRows('DELETE FROM usage_counts'))

/** Uploads a picture that differs from all others. */
async function uploadPicture(path = '/api/upload') {
  const file = new File([createPlainPng(++side, 8) as Uint8Array<ArrayBuffer>], 'a.png')
  const res = await callApi(path, { cookie: owner.cookie, body: createUploadForm({ cardId: String(cardId) }, file) })
  return {
    status: res.status,
    headers: res.headers,
    body: await res.json<{ success: boolean; url: string; error: string; message: string; code: string }>(),
  }
}
const listOwnImages = () => queryRows<{ key: string }>('SELECT key FROM images WHERE user_id = ?', owner.id)
/** Counts the pictures in the bucket, without their smaller sizes. */
const countStoredPictures = async () =>
  (await env.MEDIA.list({ prefix: `${owner.id}/` })).objects.filter(({ key }) => /x\d+\.(?:jpg|png)$/.test(key)).length
const makeImagesOlder = (ms: number) => queryRows('UPDATE images SET created_at = created_at - ? WHERE user_id = ?', ms, owner.id)

it('an account can keep only so many pictures that nothing uses, even if they are uploaded at once', async () => {
  const paths = Array.from({ length: UNUSED_IMAGES_MAX + 10 }, (_, n) => (n % 2 ? '/api/upload' : '/api/pwa-upload'))
  const answers = await Promise.all(paths.map(uploadPicture))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(UNUSED_IMAGES_MAX)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(10)
  const message = `${UNUSED_IMAGES_MAX} uploaded pictures are not in use yet. Save what they belong to, or try again in an hour.`
  expect(refused[0]!.body).toEqual({ success: false, error: message, message, code: 'picturesUnused' })
  expect(refused[0]!.headers.get('retry-after')).toBe('3600')
  expect(await listOwnImages()).toHaveLength(UNUSED_IMAGES_MAX)
  expect(await countStoredPictures()).toBe(UNUSED_IMAGES_MAX)

  // Saving pictures with the card makes room for others.
  const url = answers.find(({ status }) => status === 200)!.body.url
  expect((await putCardFields(owner, cardId, { profilePicture: url })).status).toBe(200)
  expect((await uploadPicture()).status).toBe(200)
  expect((await uploadPicture()).status).toBe(429)
})

it('an hour later, the unused pictures make room for new ones, and those in use stay', async () => {
  const first = await uploadPicture()
  await putCardFields(owner, cardId, { coverPhoto: first.body.url })
  const { body: copied } = await uploadPicture()
  const other = await createTestUser()
  await putCardFields(other, (await createTestCard(other)).id, { coverPhoto: copied.url })
  for (let n = 1; n < UNUSED_IMAGES_MAX; n++) expect((await uploadPicture()).status).toBe(200)
  await makeImagesOlder(UNUSED_IMAGE_STAY_MIN_MS + 1000)
  const { status, body } = await uploadPicture()
  expect(status).toBe(200)
  const left = (await listOwnImages()).map(({ key }) => `/media/${key}`)
  expect(left.toSorted()).toEqual([first.body.url, copied.url, body.url].toSorted())
  expect(await countStoredPictures()).toBe(3)
})

it('the pictures of an account fill no more bytes than its level allows, and small ones count as larger', async () => {
  const fill = (level: number) =>
    queryRows(
      `INSERT INTO images (key, user_id, purpose, width, height, bytes, created_at) VALUES (?, ?, 'other', 1, 1, ?, ?)`,
      `${owner.id}/${'0'.repeat(24)}-ffffff-1x1.png`,
      owner.id,
      STORED_IMAGE_BYTES_MAX_BY_LEVEL[level]! - COUNTED_IMAGE_BYTES_MIN,
      Date.now(),
    )
  await fill(1)
  const [one, two] = await Promise.all([uploadPicture(), uploadPicture()])
  expect([one.status, two.status].toSorted()).toEqual([200, 403])
  const message =
    'The pictures of this account fill all of its 100 MB. Remove pictures from its cards and save; they are deleted within a day.'
  expect([one, two].find(({ status }) => status === 403)!.body).toEqual({ success: false, error: message, message, code: 'picturesFull' })
  await queryRows('UPDATE users SET access_level = 3 WHERE id = ?', owner.id)
  expect((await uploadPicture()).status).toBe(200)
  await queryRows('DELETE FROM images WHERE user_id = ?', owner.id)
  await fill(3)
  expect([(await uploadPicture()).status, (await uploadPicture()).status]).toEqual([200, 403])
})

it('all sizes of a picture count', async () => {
  const file = new File([createPlainPng(700, 700) as Uint8Array<ArrayBuffer>], 'a.png')
  await callApi('/api/upload', { cookie: owner.cookie, body: createUploadForm({ cardId: String(cardId), type: 'profilePicture' }, file) })
  const objects = (await env.MEDIA.list({ prefix: `${owner.id}/` })).objects
  expect(objects.length).toBeGreaterThan(3)
  const stored = objects.reduce((sum, { size }) => sum + size, 0)
  expect(await queryRows('SELECT bytes FROM images WHERE user_id = ?', owner.id)).toEqual([{ bytes: stored }])
})

it('uploads have a limit by the hour, whatever becomes of them', async () => {
  const junk = () =>
    callApi('/api/upload', { cookie: owner.cookie, body: createUploadForm({ cardId: String(cardId) }, new File(['junk'], 'a.png')) })
  await queryRows(
    'INSERT INTO usage_counts (key, period, uses) SELECT ?1, ?2, ?3',
    `uploads user:${owner.id}`,
    new Date().toISOString().slice(0, 13),
    CALLS_PER_HOUR_MAX.uploads - 2,
  )
  expect([(await junk()).status, (await junk()).status]).toEqual([415, 415])
  const refused = await junk()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ success: false, code: 'hourFull', error: expect.stringContaining('Please try again in') })
})
