import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, expect, it, vi } from 'vitest'
import { EVENT_KIND_NAMES, EVENT_KINDS, QUEUED_EVENT_KINDS } from '../../schema/event-kinds.ts'
import { EXPORT_LIMITS, EXPORTS_PER_HOUR_MAX } from '../../schema/export.ts'
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
import { interceptSqlStatement } from '../test/meanwhile.ts'
import { addTestPasskey, addTestTotp } from '../test/second-factor.ts'
import { readListPages, splitRowsIntoPagesBySize } from './pages.ts'

const JPEG_SIGNATURE = [0xff, 0xd8, 0xff]

beforeAll(async () => void (await createFirstUser()))

const callExport = (user: TestUser, options: Parameters<typeof callApi>[1] = {}) =>
  callApi('/api/user/export', { cookie: user.cookie, ...options })

async function unzipExport(res: Response) {
  expect(res.status).toBe(200)
  const files = unzipSync(new Uint8Array(await res.arrayBuffer()))
  const text = strFromU8(files['data.json']!)
  return { files, text, data: JSON.parse(text), readme: strFromU8(files['README.txt']!) }
}

/** Creates a user and data of every kind, all of which contain the word `mark`. */
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
  await callApi('/api/dashboard-visits', { method: 'POST', cookie: user.cookie })
  const questionsAndAnswers = [{ question: `${mark} visitor`, answer: `${mark} answer`, isVisitors: true }]
  const assistant = { companyInfo: `${mark} company`, questionsAndAnswers, pinnedLines: [`${mark} line`] }
  await callApi(`/api/salesbot/${card.id}/config`, { cookie: user.cookie, body: assistant })
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
  const { secret } = await addTestTotp(user)
  const { authenticator } = await addTestPasskey(user, undefined, `${mark} passkey`)
  await queryRows(`insert into audit_log (at, actor_id, action, user_id, detail) values (?, 1, 'level', ?, '{"to":3}')`, at, user.id)
  return { user, card, secrets: [secret, authenticator.id] }
}

it('contains all that is the user’s and nothing of others', async () => {
  const { user, card, secrets } = await createOwner('mine')
  await createOwner('theirs')
  const res = await callExport(user)
  expect(res.headers.get('content-type')).toBe('application/zip')
  const date = new Date().toISOString().slice(0, 10)
  expect(res.headers.get('content-disposition')).toBe(`attachment; filename="veebu-data-mine-owner-${date}.zip"`)
  const { files, data, text, readme } = await unzipExport(res)

  expect(data.profile).toMatchObject({ id: user.id, username: 'mine-owner', fullName: 'mine name', email: user.email })
  expect(data.sessions).toMatchObject([{ current: true }])
  expect(data.secondFactors).toEqual({
    authenticatorAppSince: expect.stringMatching(/Z$/),
    passkeys: [{ name: 'mine passkey', createdAt: expect.stringMatching(/Z$/), lastUsedAt: null }],
    recoveryCodesLeft: 10,
  })
  for (const secret of secrets) expect(text).not.toContain(secret)
  for (const { stored } of await queryRows<{ stored: string }>(
    `select secret as stored from authenticator_apps union select public_key from passkeys union select hash from recovery_codes`,
  ))
    expect(text).not.toContain(stored)
  expect(data.installableApp.appName).toBe('mine app')
  expect(data.dashboardSeenAt).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
  expect(data.auditLog).toMatchObject([{ action: 'level', detail: { to: 3 }, byYourself: false }])
  expect(data.cards).toHaveLength(1)
  const [mine] = data.cards
  expect(mine).toMatchObject({ id: card.id, name: 'mine card', about: 'mine about', slugs: [{ slug: 'mine-card' }] })
  const questionsAndAnswers = [{ question: 'mine visitor', answer: 'mine answer', isVisitors: true }]
  expect(mine.assistant.configuration).toMatchObject({ companyInfo: 'mine company', questionsAndAnswers, pinnedLines: ['mine line'] })
  expect(mine.assistant.configuration).not.toHaveProperty('model')
  expect(mine.assistant.conversations).toMatchObject([{ messages: [{ content: 'mine message' }], isLead: true }])
  expect(mine.assistant.unansweredQuestions).toMatchObject([{ question: 'mine question' }])
  for (const kind of EVENT_KIND_NAMES) expect(mine.events[EVENT_KINDS[kind].list]).toMatchObject([{ at: expect.any(String) }])
  expect(mine.events.submissions).toMatchObject([{ formData: { name: 'mine sender' } }])
  expect(mine.totals).toMatchObject({ views: 1, saves: 1 })
  expect(data.images).toHaveLength(1)
  expect([...files[data.images[0].file]!.subarray(0, 3)]).toEqual(JPEG_SIGNATURE)
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

it('names the file after the username, in Latin letters without accents', async () => {
  const user = await createTestUser({ username: 'Jörg.Müller' })
  expect((await callExport(user)).headers.get('content-disposition')).toMatch(/"veebu-data-jorg-muller-[\d-]+\.zip"$/)
})

/** Matches the statement that reads the export's cards. */
const CARDS_STATEMENT_PATTERN = /from "business_cards" where .*json_each/s

it.each([
  ['the session ended', (user: TestUser) => queryRows('delete from sessions where user_id = ?', user.id), 0],
  ['the database failed', () => Promise.reject(new Error('D1 is down')), 1],
] as const)('breaks off when %s while it is being sent, and logs what is unexpected', async (_why, work, logged) => {
  const user = await createTestUser()
  await createTestCard(user, { slug: `broken-off-${logged}` })
  const log = vi.spyOn(console, 'error')
  const DB = interceptSqlStatement(env.DB, CARDS_STATEMENT_PATTERN, () => work(user))
  const res = await callExport(user, { env: { DB }, headers: { 'cf-ray': 'the-request' } })
  expect(res.status).toBe(200)
  await expect(res.arrayBuffer()).rejects.toThrow()
  const lines = log.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('the-request'))
  expect(lines).toHaveLength(logged)
  for (const line of lines) expect(line).toContain('D1 is down')
})

it('contains every large submission and conversation up to the limits, and says what was cut', async () => {
  const user = await createTestUser()
  const card = await createTestCard(user, { slug: 'flooded-card' })
  const texts = `with recursive n(i) as (values (1) union all select i + 1 from n where i < ?), t(x) as (values (replace(hex(zeroblob(20000)), '0', 'ö')))`
  await queryRows(
    `${texts} insert into form_submissions (card_id, submission_id, form_data, timestamp)
     select ?, i, json_object('n', i, 'text', x), 1 + i / 3 from n, t`,
    60,
    card.id,
  )
  await queryRows(
    `${texts} insert into salesbot_conversations (card_id, session_id, conversation_data, created_at, updated_at)
     select ?, i, json_array(json_object('role', 'user', 'content', x, 'timestamp', i)), 1, 1 from n, t`,
    130,
    card.id,
  )
  const { data, readme } = await unzipExport(await callExport(user))
  const { submissions } = data.cards[0].events
  expect(submissions.map(({ formData }: { formData: { n: number } }) => formData.n)).toEqual(Array.from({ length: 60 }, (_, n) => 60 - n))
  const { conversations } = data.cards[0].assistant
  const kept = Math.floor(EXPORT_LIMITS.conversations.bytes / (40_000 * 2 + 600))
  expect(kept).toBeLessThan(130)
  expect(Math.abs(conversations.length - kept)).toBeLessThan(2)
  expect(conversations[0].messages[0].timestamp).toBe(130)
  expect(data.cut).toEqual([`Card flooded-card: only the newest ${conversations.length} conversations are included.`])
  expect(readme).toContain(data.cut[0])
}, 30_000)

it('contains the fields of all cards, the long lists of the first, and stays within the queries of a request', async () => {
  const user = await createTestUser()
  const counted = `with recursive n(i) as (values (1) union all select i + 1 from n where i < ?)`
  const { cards, cardsWithLists } = EXPORT_LIMITS
  await queryRows(
    `${counted} insert into business_cards (user_id, slug, name, created_at, updated_at) select ?, 'many-' || i, 'Card ' || i, 1, 1 from n`,
    cards.rows + 1,
    user.id,
  )
  await queryRows(
    `${counted} insert into images (key, user_id, purpose, width, height, bytes, created_at) select ? || '/' || i, ?, 'logo', 1, 1, 1, 1 from n`,
    EXPORT_LIMITS.images,
    user.id,
    user.id,
  )
  let used = 0
  const countUsesOf = <Binding extends object>(binding: Binding, name: string) =>
    new Proxy(binding, {
      get(target, key) {
        if (key === name) used++
        const value: unknown = Reflect.get(target, key)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  const bindings = { DB: countUsesOf(env.DB, 'prepare'), MEDIA: countUsesOf(env.MEDIA, 'get') }
  const { data } = await unzipExport(await callExport(user, { env: bindings }))
  expect(data.cards.map(({ name }: { name: string }) => name)).toEqual(Array.from({ length: cards.rows }, (_, n) => `Card ${n + 1}`))
  expect(data.cards.filter((card: object) => 'events' in card)).toHaveLength(cardsWithLists)
  expect(data.cut).toHaveLength(2)
  expect(data.missing).toHaveLength(EXPORT_LIMITS.images)
  // A request may run 1,000 SQL statements. The lists of this test are short; full ones would add at most 150.
  expect(used).toBeLessThan(800)
}, 30_000)

it.each([
  [[], [], 0],
  [[900_000, 200_000, 100_000], [1, 2], 3],
  [[2_000_000, 1, 1], [1, 2], 3],
  [[9_000_000, 1], [1], 1],
  [[200_000, 200_000, 200_000, 2_500_000], [2, 1], 3],
  [Array(12).fill(10), [10], 10],
])('rows of the sizes %j become pages of %j rows', (sizes, expected, kept) => {
  const rows = sizes.map((bytes: number, id: number) => ({ id, time: 1, bytes }))
  const split = splitRowsIntoPagesBySize(rows, { rows: 10, bytes: 3_000_000 })
  expect([split.pages.map(({ length }) => length), split.kept]).toEqual([expected, kept])
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
  const pages = readListPages(
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
