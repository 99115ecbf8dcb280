import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { EVENT_KIND_NAMES, EVENT_KINDS, QUEUED_EVENT_KINDS } from '../../schema/event-kinds.ts'
import { EXPORTS_PER_HOUR_MAX } from '../../schema/export.ts'
import { createTestCard, readErrorResponse } from '../test/cards.ts'
import {
  callApi,
  createFailingBinding,
  createFirstUser,
  createTestUser,
  createUploadForm,
  env,
  queryRows,
  type TestUser,
} from '../test/client.ts'
import { createEventMessage, deliverToQueueConsumer } from '../test/events.ts'
import { readPages } from './pages.ts'

beforeAll(async () => void (await createFirstUser()))

const callExport = (user: TestUser, options: Parameters<typeof callApi>[1] = {}) =>
  callApi('/api/user/export', { cookie: user.cookie, ...options })

async function unzipExport(res: Response) {
  expect(res.status).toBe(200)
  const files = unzipSync(new Uint8Array(await res.arrayBuffer()))
  const text = strFromU8(files['data.json']!)
  return { files, text, data: JSON.parse(text), readme: strFromU8(files['README.txt']!) }
}

/** Creates a user whose every kind of data contains the word `mark`. */
async function createOwner(mark: string) {
  const user = await createTestUser({
    username: `${mark}-owner`,
    fullName: `${mark} name`,
    accessLevel: 3,
    password: `scrypt$${mark}-hash`,
  })
  const card = await createTestCard(user, { slug: `${mark}-card`, name: `${mark} card`, about: `${mark} about` })
  const upload = await callApi('/api/upload', { cookie: user.cookie, body: createUploadForm({ cardId: String(card.id) }) })
  expect(upload.status).toBe(200)
  await callApi('/api/pwa-settings', { cookie: user.cookie, body: { appName: `${mark} app` } })
  await callApi(`/api/salesbot/${card.id}/config`, { cookie: user.cookie, body: { companyInfo: `${mark} company` } })
  await deliverToQueueConsumer(QUEUED_EVENT_KINDS.map((kind) => createEventMessage(kind, card.id)))
  const at = Date.now()
  await queryRows(
    `insert into form_submissions (card_id, submission_id, form_data, submitter_network, timestamp) values (?, 's', ?, 'network-hash', ?)`,
    card.id,
    JSON.stringify({ name: `${mark} sender` }),
    at,
  )
  await queryRows(
    `insert into salesbot_conversations (card_id, session_id, first_message_key, conversation_data, lead_at, created_at, updated_at)
     values (?, 'secret-session-id', 'first-key', ?, ?, ?, ?)`,
    card.id,
    JSON.stringify([{ role: 'user', content: `${mark} message`, timestamp: 'now', id: 'key' }]),
    at,
    at,
    at,
  )
  await queryRows(
    `insert into salesbot_questions (card_id, conversation_id, question, question_key, created_at, updated_at) values (?, 1, ?, 'k', ?, ?)`,
    card.id,
    `${mark} question`,
    at,
    at,
  )
  await queryRows(`insert into audit_log (at, actor_id, action, user_id, detail) values (?, 1, 'level', ?, '{"to":3}')`, at, user.id)
  return { user, card }
}

it('contains all that is the user’s and nothing of others', async () => {
  const { user, card } = await createOwner('mine')
  await createOwner('theirs')
  const res = await callExport(user)
  expect(res.headers.get('content-type')).toBe('application/zip')
  const date = new Date().toISOString().slice(0, 10)
  expect(res.headers.get('content-disposition')).toBe(`attachment; filename="veebu-data-mine-owner-${date}.zip"`)
  const { files, data, text, readme } = await unzipExport(res)

  expect(data.profile).toMatchObject({ id: user.id, username: 'mine-owner', fullName: 'mine name', email: user.email })
  expect(data.sessions).toMatchObject([{ current: true }])
  expect(data.installableApp.appName).toBe('mine app')
  expect(data.auditLog).toMatchObject([{ action: 'level', detail: { to: 3 }, byYourself: false }])
  expect(data.cards).toHaveLength(1)
  const [mine] = data.cards
  expect(mine).toMatchObject({ id: card.id, name: 'mine card', about: 'mine about', slugs: [{ slug: 'mine-card' }] })
  expect(mine.assistant.configuration.companyInfo).toBe('mine company')
  expect(mine.assistant.conversations).toMatchObject([{ messages: [{ content: 'mine message' }], isLead: true }])
  expect(mine.assistant.unansweredQuestions).toMatchObject([{ question: 'mine question' }])
  for (const kind of EVENT_KIND_NAMES) expect(mine.events[EVENT_KINDS[kind].list]).toMatchObject([{ at: expect.any(String) }])
  expect(mine.events.submissions).toMatchObject([{ formData: { name: 'mine sender' } }])
  expect(mine.totals).toMatchObject({ views: 1, saves: 1 })
  expect(data.images).toHaveLength(1)
  expect(strFromU8(files[data.images[0].file]!)).toContain('<svg')
  expect(Object.keys(files).toSorted()).toEqual(['README.txt', 'data.json', data.images[0].file].toSorted())
  expect(data).toMatchObject({ missing: [], cut: [] })
  expect(readme).toContain('mine-owner')

  expect(text + readme).not.toMatch(/theirs|scrypt|mine-hash|network-hash|secret-session-id|first-key|"visitor"|password"/)
  const [session] = await queryRows<{ id: string }>('select id from sessions where user_id = ?', user.id)
  expect(text).not.toContain(session!.id)
})

it('completes without an image that cannot be read, and says which', async () => {
  const { user } = await createOwner('broken')
  const { data, files, readme } = await unzipExport(await callExport(user, { env: { MEDIA: createFailingBinding('R2 is down') } }))
  expect(data.missing).toEqual([data.images[0].file])
  expect(readme).toContain(data.images[0].file)
  expect(Object.keys(files).toSorted()).toEqual(['README.txt', 'data.json'])
  expect(data.cards).toHaveLength(1)
})

it('refuses with an error when it cannot begin', async () => {
  const user = await createTestUser()
  const DB = new Proxy(env.DB, {
    get(d1, key) {
      if (key === 'batch') return () => Promise.reject(new Error('D1 is down'))
      const value: unknown = Reflect.get(d1, key)
      return typeof value === 'function' ? value.bind(d1) : value
    },
  })
  expect(await readErrorResponse(await callExport(user, { env: { DB } }))).toEqual([500, 'Something went wrong'])
})

it('takes no path from a storage key, and no header from a username', async () => {
  const user = await createTestUser({ username: 'a"\r\n/../é 名' })
  const key = `${user.id}/x/../..\\evil "name`
  await env.MEDIA.put(key, 'picture')
  await queryRows(
    `insert into images (key, user_id, purpose, width, height, bytes, created_at) values (?, ?, 'logo', 1, 1, 7, 1)`,
    key,
    user.id,
  )
  const res = await callExport(user)
  expect(res.headers.get('content-disposition')).toMatch(/^attachment; filename="veebu-data-a-e-[\d-]+\.zip"$/)
  const { files } = await unzipExport(res)
  expect(Object.keys(files).toSorted()).toEqual(['README.txt', 'data.json', 'images/__evil__name'])
})

it('allows some exports an hour; asking by HEAD is not counted', async () => {
  const user = await createTestUser()
  for (let i = 0; i < EXPORTS_PER_HOUR_MAX; i++) {
    expect((await callExport(user, { method: 'HEAD' })).status).toBe(200)
    await unzipExport(await callExport(user))
  }
  const refused = await callExport(user)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(await readErrorResponse(refused)).toEqual([429, expect.stringContaining('5 times an hour')])
  expect((await callExport(user, { method: 'HEAD' })).status).toBe(429)
  expect((await callExport(await createTestUser())).status).toBe(200)
})

it('does not begin for a link on another site', async () => {
  const user = await createTestUser()
  expect((await callExport(user, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403)
  expect((await callExport(user, { headers: { 'sec-fetch-site': 'none' } })).status).toBe(200)
})

it.each([
  [5, { rows: 5, page: 2 }, 5, false],
  [6, { rows: 5, page: 2 }, 5, true],
  [4, { rows: 10, page: 2 }, 4, false],
  [0, { rows: 10, page: 2 }, 0, false],
])('of %i rows and limits %o it reads %i; it says that rows were cut: %s', async (count, limits, expected, isCut) => {
  const rows = Array.from({ length: count }, (_, i) => ({ time: 1, id: count - i }))
  let cut = false
  const read = async (before: { id: number } | undefined, limit: number) =>
    rows.filter(({ id }) => !before || id < before.id).slice(0, limit)
  const pages = readPages(
    read,
    (row) => row,
    limits,
    () => (cut = true),
  )
  const found = []
  for await (const page of pages) found.push(...page)
  expect(found).toEqual(rows.slice(0, expected))
  expect(cut).toBe(isCut)
})
