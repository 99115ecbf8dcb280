import { beforeEach, expect, it } from 'vitest'
import type { Analytics } from '../../schema/analytics.ts'
import type { FormConfig } from '../../schema/card.ts'
import { FORM_DAY_MAX, FORM_HOUR_MAX } from '../../schema/lead-form.ts'
import { cardSlugs } from '../../schema/tables/cards.ts'
import { formSubmissions } from '../../schema/tables/events.ts'
import { publish } from '../cards/publish.ts'
import { call, db, env, query, unused } from '../test/client.ts'
import { refusal } from '../test/cards.ts'
import { CHROME, createOwnedCard, storedTotals } from '../test/events.ts'
import { withinAMinute } from '../test/minute.ts'
import { createPublishedCard } from '../test/published.ts'

const formConfig: FormConfig = {
  enabled: true,
  fields: [
    { name: 'name', label: 'Name', type: 'text', required: true },
    { name: 'email', label: 'Email', type: 'email', required: false },
  ],
}

let serial = 0
let address: string
const move = () => (address = `198.51.100.${++serial}`)
beforeEach(() => void move())
const post = (body: unknown, headers: Record<string, string> = {}) =>
  call('/api/card-forms', { body, address, headers: { 'user-agent': CHROME, ...headers } })
/** Makes eleven calls, one more than an address may make in a minute. */
const eleven = (ask: () => Promise<Response>) =>
  withinAMinute(() => {
    move()
    return Promise.all(Array.from({ length: 11 }, ask))
  })
const createShownCard = async (fields: Parameters<typeof createPublishedCard>[0]) => (await createPublishedCard(fields)).card
const stored = (cardId: number) => query('SELECT * FROM form_submissions WHERE card_id = ?', cardId)

it('stores a submission before it answers, once per id', async () => {
  const { id } = await createOwnedCard({ formConfig })
  const body = { cardId: id, formData: { name: ' Ann ', email: '' }, submissionId: 'one' }
  expect((await post(body)).status).toBe(201)
  expect(await stored(id)).toMatchObject([
    { form_data: '{"name":"Ann"}', submitter_ip: expect.stringMatching(/^198\.51\.100\.0$/), submitter_device: 'Desktop · Linux · Chrome' },
  ])
  expect((await post({ ...body, formData: { name: 'Eve' } })).status).toBe(201)
  expect(await stored(id)).toHaveLength(1)
  expect((await post({ ...body, submissionId: undefined })).status).toBe(201)
  expect(await storedTotals(id)).toMatchObject({ submissions: 2 })
})

it.each(['anna@müller.de', 'пример@почта.рф', "o'brien@example.ie"])('takes the address %s as it is typed', async (email) => {
  const { id } = await createOwnedCard({ formConfig })
  expect((await post({ cardId: id, formData: { name: 'Ann', email } })).status).toBe(201)
  expect(await stored(id)).toMatchObject([{ form_data: JSON.stringify({ name: 'Ann', email }) }])
})

it.each([
  [{}, 'Name is required'],
  [{ name: '  ' }, 'Name is required'],
  [{ name: 'Ann', email: 'nonsense' }, 'Please enter a valid email'],
  [{ name: 'Ann', extra: 'x' }, 'This form has no field extra'],
  [{ name: 'x'.repeat(2001) }, 'An answer must be at most 2000 characters'],
  [{ name: 7 }, 'Name must be text'],
])('refuses %o', async (formData, message) => {
  const { id } = await createOwnedCard({ formConfig })
  expect(await refusal(await post({ cardId: id, formData }))).toEqual([400, message])
  expect(await stored(id)).toEqual([])
})

it('asks for the consent that the form speaks of, and keeps it', async () => {
  const { id } = await createOwnedCard({ formConfig: { ...formConfig, consentText: 'You may call me.' } })
  expect((await post({ cardId: id, formData: { name: 'Ann' } })).status).toBe(400)
  expect((await post({ cardId: id, formData: { name: 'Ann', _consent: 'yes' } })).status).toBe(201)
  expect(await stored(id)).toMatchObject([{ form_data: '{"name":"Ann","_consent":"yes"}' }])
})

it.each([
  [{ consent: true }, 201],
  [{ _consent: true }, 201],
  [{ consent: 'on' }, 201],
  [{ consent: false }, 400],
  [{ consent: 'no' }, 400],
])("reads consent in a program's words: %o", async (said, status) => {
  const { id } = await createOwnedCard({ formConfig: { ...formConfig, consentText: 'You may call me.' } })
  expect((await post({ cardId: id, formData: { name: 'Ann', ...said } })).status).toBe(status)
  expect(await stored(id)).toMatchObject(status === 201 ? [{ form_data: '{"name":"Ann","_consent":"yes"}' }] : [])
})

it('does not mistake an answer for consent', async () => {
  const consent = { name: 'consent', label: 'Which consent?', type: 'text', required: false } as const
  const { id } = await createOwnedCard({ formConfig: { enabled: true, fields: [consent], consentText: 'You may call me.' } })
  expect((await post({ cardId: id, formData: { consent: 'yes' } })).status).toBe(400)
})

it('knows no form of an unknown card or of one whose form is off', async () => {
  const { id } = await createOwnedCard({ formConfig: { ...formConfig, enabled: false } })
  expect((await post({ cardId: id, formData: { name: 'Ann' } })).status).toBe(404)
  expect((await post({ cardId: 999_999, formData: { name: 'Ann' } })).status).toBe(404)
})

const HTML = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

it('accepts a plain HTML form and redirects to the card', async () => {
  const { id, slug } = await createOwnedCard({ formConfig })
  const res = await post(`_card=${id}&_submission=x1&name=Ann%0D%0ASmith&email=ann%40example.com`, HTML)
  expect(res.status).toBe(303)
  expect(res.headers.get('location')).toBe(`/view/${slug}#sent`)
  expect(await stored(id)).toMatchObject([{ submission_id: 'x1', form_data: '{"name":"Ann\\nSmith","email":"ann@example.com"}' }])
})

it('accepts a plain form with the field names of the call', async () => {
  const { id } = await createOwnedCard({ formConfig })
  expect((await post(`cardId=${id}&submissionId=x2&name=Ann`, HTML)).status).toBe(303)
  expect(await stored(id)).toMatchObject([{ submission_id: 'x2', form_data: '{"name":"Ann"}' }])
})

it('answers a refused plain HTML form with the card, the errors and the answers', async () => {
  const consentText = 'You may call me.'
  const { id, slug } = await createShownCard({ name: 'Ada', formConfig: { ...formConfig, consentText } })
  const res = await post(`_card=${id}&_slug=${slug}&name=&email=%22%3E%3Cscript%3E`, HTML)
  expect(res.status).toBe(400)
  expect(res.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(res.headers.get('cache-control')).toBe('no-store')
  expect(res.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-.*form-action 'self'/)
  const page = await res.text()
  expect(page).toMatch(/<h1[^>]*>Ada<\/h1>/)
  expect(page).toContain(`<link rel="canonical" href="http://localhost/view/${slug}"/>`)
  expect(page).toMatch(/<p class="form-refusal" role="alert"[^>]* autofocus="">Name is required<\/p>/i)
  expect(page).toMatch(/<p class="form-error" id="error-name">Name is required</)
  expect(page).toMatch(/<p class="form-error" id="error-email">Please enter a valid email</)
  expect(page).toMatch(/<p class="form-error" id="error-_consent">Please agree/)
  expect(page).toMatch(/<input id="field-email"[^>]*aria-invalid="true"[^>]*value="&quot;&gt;&lt;script&gt;"/)
  expect(await stored(id)).toEqual([])

  const again = await (await post(`_card=${id}&_slug=${slug}&name=Ann&_consent=yes&%3Cb%3E=1`, HTML)).text()
  expect(again).toContain('This form has no field &lt;b&gt;')
  expect(again).toMatch(/<input id="field-name"[^>]*value="Ann"/)
  expect(again).toMatch(/<input type="checkbox"[^>]*checked=""/)
})

it.each([
  ['_card=x&name=Ann', 400],
  ['_card=999999&name=Ann', 404],
  [`_card=1&name=${'x'.repeat(140_000)}`, 413],
  ['', 400],
])('says on a page of its own what is wrong with %s', async (body, status) => {
  const res = await post(body, HTML)
  expect(res.status).toBe(status)
  expect(await res.text()).toContain('<h1>Not sent</h1>')
})

it('keeps the answers when storing fails, and reveals no details', async () => {
  const { id, slug } = await createShownCard({ name: 'Ada', formConfig })
  // The page comes from its snapshot, the form from the store.
  const DB = unused<D1Database>('The store is away')
  const options = { body: `_card=${id}&_slug=${slug}&name=Ann`, address, headers: { 'user-agent': CHROME, ...HTML }, env: { DB } }
  const res = await call('/api/card-forms', options)
  expect(res.status).toBe(500)
  const page = await res.text()
  expect(page).toContain('Something went wrong')
  expect(page).not.toContain('The store is away')
  expect(page).toMatch(/<input id="field-name"[^>]*value="Ann"/)
})

it('above the limit per minute says how to get back to the answers, and reads nothing', async () => {
  const { id, slug } = await createShownCard({ formConfig })
  const answers = await eleven(() => post(`_card=${id}&_slug=${slug}&name=Ann`, HTML))
  const refused = answers.find((res) => res.status === 429)!
  expect(refused.headers.get('retry-after')).toBe('60')
  const page = await refused.text()
  expect(page).toContain('<h1>Not sent</h1>')
  expect(page).toContain('Use your browser’s Back button: what you typed should still be in the form.')
})

it('shows a card only to senders who know a current or former slug, not to those who guess ids', async () => {
  const { id, slug } = await createShownCard({ name: 'Ada Hidden', formConfig })
  const other = await createShownCard({ name: 'Eve' })
  await db.insert(cardSlugs).values({ slug: `${slug}-past`, cardId: id, createdAt: 0 })
  await publish(env, id)
  for (const named of [`_card=${id}&_slug=${slug}`, `_card=${id}&_slug=${slug}-past`, `cardId=${id}&slug=${slug}`]) {
    const res = await post(`${named}&name=`, HTML)
    expect(res.status).toBe(400)
    expect(await res.text(), named).toContain('Ada Hidden')
  }
  move()
  for (const named of [
    `_card=${id}`,
    `cardId=${id}`,
    `_card=${id}&_slug=`,
    `_card=${id}&_slug=${other.slug}`,
    `_card=${id}&slug=${slug}`,
    `_card=${id}&_slug=__proto__`,
    `_card=${other.id}&_slug=${slug}`,
  ]) {
    const res = await post(`${named}&name=`, HTML)
    const page = await res.text()
    expect(page, named).toContain('<h1>Not sent</h1>')
    expect(page, named).not.toMatch(/Ada Hidden|Eve/)
  }
})

it('puts the slug of its card into the form that a page shows, and takes it beside the answers', async () => {
  const { id, slug } = await createShownCard({ formConfig })
  const page = await (await call(`/view/${slug}`, { headers: { 'user-agent': CHROME } })).text()
  expect(page).toContain(`<input type="hidden" name="_slug" value="${slug}"/>`)
  expect((await post(`_card=${id}&_slug=${slug}&name=Ann`, HTML)).status).toBe(303)
  expect((await post(`cardId=${id}&slug=${slug}&name=Ann`, HTML)).status).toBe(303)
  expect((await stored(id)).map(({ form_data }) => form_data)).toEqual(['{"name":"Ann"}', '{"name":"Ann"}'])
})

it('accepts an answer to a question named slug', async () => {
  const field = { name: 'slug', label: 'Slug', type: 'text', required: true } as const
  const { id } = await createOwnedCard({ formConfig: { enabled: true, fields: [field] } })
  expect((await post(`cardId=${id}&slug=snail`, HTML)).status).toBe(303)
  expect((await post(`_card=${id}&_slug=x&slug=snail`, HTML)).status).toBe(303)
  expect((await stored(id)).map(({ form_data }) => form_data)).toEqual(['{"slug":"snail"}', '{"slug":"snail"}'])
})

/** Stores `count` submissions that are `age` ms old. */
async function insertSubmissions(cardId: number, count: number, age: number, submitterNetwork: string | null) {
  const timestamp = Date.now() - age
  const rows = Array.from({ length: count }, (_, i) => ({ cardId, submissionId: `old ${i}`, formData: {}, submitterNetwork, timestamp }))
  for (let i = 0; i < rows.length; i += 10) await db.insert(formSubmissions).values(rows.slice(i, i + 10))
}
const HOUR = 3_600_000

it('takes at most 30 submissions an hour from one network, however many come at once', async () => {
  const { id, slug } = await createShownCard({ formConfig })
  // Uses forty addresses of one /24, so that the limit per address and minute stops none of them.
  const from = (nth: number, body: unknown, headers = {}) =>
    call('/api/card-forms', { body, address: `203.0.113.${nth}`, headers: { 'user-agent': CHROME, ...headers } })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, nth) => from(nth, { cardId: id, formData: { name: 'Ann' }, submissionId: `s${nth}` })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(FORM_HOUR_MAX)
  expect(await stored(id)).toHaveLength(FORM_HOUR_MAX)
  const refused = answers.find(({ status }) => status === 429)!
  expect(Number(refused.headers.get('retry-after'))).toBe(3600)
  expect(await refused.json()).toEqual({
    code: 'formFull',
    message: 'This form takes no more messages right now. Please send yours again in 60 minutes, or use the contact details on the card.',
  })
  // A repeated submission does not count again.
  const first = answers.findIndex(({ status }) => status === 201)
  expect((await from(first, { cardId: id, formData: { name: 'Ann' }, submissionId: `s${first}` })).status).toBe(201)
  expect((await from(first, `_card=${id}&_slug=${slug}&_submission=s${first}&name=Ann`, HTML)).status).toBe(303)
  // A visitor without scripts keeps what they typed.
  const plain = await from(41, `_card=${id}&_slug=${slug}&name=Ann+Smith`, HTML)
  expect([plain.status, plain.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(await plain.text()).toMatch(/<input id="field-name"[^>]*value="Ann Smith"/)
  // Other networks and other cards are not limited.
  expect((await post({ cardId: id, formData: { name: 'Ann' } })).status).toBe(201)
  const other = await createOwnedCard({ formConfig })
  expect((await from(1, { cardId: other.id, formData: { name: 'Ann' } })).status).toBe(201)
})

it('accepts at most 200 submissions a day from all networks', async () => {
  const { id } = await createOwnedCard({ formConfig })
  await insertSubmissions(id, FORM_DAY_MAX - 1, 20 * HOUR, null)
  expect((await post({ cardId: id, formData: { name: 'Ann' }, submissionId: 'last' })).status).toBe(201)
  const refused = await post({ cardId: id, formData: { name: 'Ann' } })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBe(4 * 3600)
  expect((await refused.json<{ message: string }>()).message).toContain('in 4 hours')
  expect((await post({ cardId: id, formData: { name: 'Ann' }, submissionId: 'last' })).status).toBe(201)
  expect(await stored(id)).toHaveLength(FORM_DAY_MAX)
})

it('does not count submissions from before the limits’ periods', async () => {
  const { id } = await createOwnedCard({ formConfig })
  await post({ cardId: id, formData: { name: 'Ann' } })
  const network = (await stored(id))[0]!['submitter_network'] as string
  await insertSubmissions(id, FORM_DAY_MAX, 24 * HOUR, network)
  expect((await post({ cardId: id, formData: { name: 'Ann' } })).status).toBe(201)
})

it('stores only a hash of the network, different for each card, also for visitors who asked not to be tracked', async () => {
  const cards = [await createOwnedCard({ formConfig }), await createOwnedCard({ formConfig })]
  for (const { id } of cards) for (const dnt of ['0', '1']) await post({ cardId: id, formData: { name: 'Ann' } }, { dnt })
  const rows = (await Promise.all(cards.map(({ id }) => stored(id)))).flat()
  const [a, b, c, d] = rows.map((row) => row['submitter_network'])
  expect(a).toMatch(/^[\w-]{43}$/)
  expect([b, d]).toEqual([a, c])
  expect(c).not.toBe(a)
  expect(rows.map((row) => row['submitter_ip'])).toEqual(['198.51.100.0', null, '198.51.100.0', null])
})

const NAMES = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', 'then', 'toJSON', 'length', 'name']

it('accepts, refuses and lists answers to questions named like JavaScript properties', async () => {
  const fields = NAMES.map((name) => ({ name, label: `The ${name}`, type: 'text' as const, required: true }))
  const { card, owner } = await createPublishedCard({ formConfig: { enabled: true, fields } })
  const { id, slug } = card
  const formData = Object.fromEntries(NAMES.map((name) => [name, `my ${name}`]))
  expect((await post({ cardId: id, formData })).status).toBe(201)
  expect((await post(`_card=${id}&_slug=${slug}&${new URLSearchParams(formData).toString()}`, HTML)).status).toBe(303)
  const empty = await post({ cardId: id, formData: {} })
  expect((await empty.json<{ issues: unknown[] }>()).issues).toEqual(
    NAMES.map((name) => ({ path: `formData.${name}`, message: `The ${name} is required` })),
  )
  const { constructor: _, ...others } = formData
  const page = await (await post(`_card=${id}&_slug=${slug}&${new URLSearchParams({ ...others, extra: 'x' }).toString()}`, HTML)).text()
  expect(page).toMatch(/<p class="form-error" id="error-constructor">The constructor is required</)
  expect(page).toMatch(/<input id="field-constructor"[^>]*aria-invalid="true"/)
  expect(page).toMatch(/<input id="field-toString"[^>]*value="my toString"/)
  expect(page).not.toMatch(/function|native code/)
  const answer = await (await call(`/api/analytics/${id}`, { cookie: owner.cookie })).json<Analytics>()
  expect(answer.submissions.map((submission) => submission.formData)).toEqual([formData, formData])
})

it('limits how often one address may submit', async () => {
  const { id } = await createOwnedCard({ formConfig })
  const answers = await eleven(() => post({ cardId: id, formData: { name: 'Ann' } }))
  const refused = answers.filter((res) => res.status === 429)
  expect(refused).toHaveLength(1)
  expect(refused[0]!.headers.get('retry-after')).toBe('60')
})
