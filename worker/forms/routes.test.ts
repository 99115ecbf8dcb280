import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { CardAnalytics } from '../../schema/analytics.ts'
import type { ContactFormConfig } from '../../schema/card.ts'
import {
  CARD_FORM_SUBMISSIONS_PER_DAY_MAX,
  MAILED_FORMS_PER_SENDER_AND_HOUR_MAX,
  NETWORK_FORM_SUBMISSIONS_PER_HOUR_MAX,
} from '../../schema/lead-form.ts'
import { businessCardsTable, cardSlugsTable } from '../../schema/tables/cards.ts'
import { formSubmissionsTable } from '../../schema/tables/events.ts'
import { publishCard } from '../cards/publish.ts'
import type { Env } from '../platform/env.ts'
import { mailPendingNotices } from '../notices/notices.ts'
import { callApi, createTestUser, db, env, queryRows, createFailingBinding } from '../test/client.ts'
import { insertTestCard, readErrorResponse } from '../test/cards.ts'
import { CHROME_USER_AGENT, createTestCardWithOwner, readCardTotals } from '../test/events.ts'
import { runWithinClockMinute } from '../test/minute.ts'
import { FAILING_MAIL_BINDING, type SentMail, createTestOutbox } from '../test/outbox.ts'
import { createPublishedCard } from '../test/published.ts'

const testFormConfig: ContactFormConfig = {
  enabled: true,
  fields: [
    { name: 'name', label: 'Name', type: 'text', required: true },
    { name: 'email', label: 'Email', type: 'email', required: false },
  ],
}

let lastIpAddressNumber = 0
let senderIpAddress: string
const switchSenderIpAddress = () => (senderIpAddress = `198.51.100.${++lastIpAddressNumber}`)
beforeEach(() => void switchSenderIpAddress())
const submitCardForm = (body: unknown, headers: Record<string, string> = {}) =>
  callApi('/api/card-forms', { body, address: senderIpAddress, headers: { 'user-agent': CHROME_USER_AGENT, ...headers } })
const sendElevenCallsWithinMinute = (ask: () => Promise<Response>) =>
  runWithinClockMinute(() => {
    switchSenderIpAddress()
    return Promise.all(Array.from({ length: 11 }, ask))
  })
const createPublishedTestCard = async (fields: Parameters<typeof createPublishedCard>[0]) => (await createPublishedCard(fields)).card
const listStoredSubmissions = (cardId: number) => queryRows('SELECT * FROM form_submissions WHERE card_id = ?', cardId)

it('stores a form submission before it answers, once per submission id', async () => {
  const { id } = await createTestCardWithOwner({ formConfig: testFormConfig })
  const body = { cardId: id, formData: { name: ' Ann ', email: '' }, submissionId: 'one' }
  expect((await submitCardForm(body)).status).toBe(201)
  expect(await listStoredSubmissions(id)).toMatchObject([
    { form_data: '{"name":"Ann"}', submitter_ip: expect.stringMatching(/^198\.51\.100\.0$/), submitter_device: 'Desktop · Linux · Chrome' },
  ])
  expect((await submitCardForm({ ...body, formData: { name: 'Eve' } })).status).toBe(201)
  expect(await listStoredSubmissions(id)).toHaveLength(1)
  expect((await submitCardForm({ ...body, submissionId: undefined })).status).toBe(201)
  expect(await readCardTotals(id)).toMatchObject({ submissions: 2 })
})

it('stores a submission once that two tabs send at the same time', async () => {
  const { id } = await createTestCardWithOwner({ formConfig: testFormConfig })
  const body = { cardId: id, formData: { name: 'Ann' }, submissionId: 'one' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => submitCardForm(body)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
  expect(await listStoredSubmissions(id)).toHaveLength(1)
  expect(await readCardTotals(id)).toMatchObject({ submissions: 1 })
})

it('accepts a repeated submission that is stored, although the form has changed or is switched off since', async () => {
  const { id } = await createTestCardWithOwner({ formConfig: testFormConfig })
  const body = { cardId: id, formData: { name: 'Ann' }, submissionId: 'one' }
  expect((await submitCardForm(body)).status).toBe(201)
  const phone = { name: 'phone', label: 'Phone', type: 'text', required: true } as const
  const changes: [ContactFormConfig, number][] = [
    [{ enabled: true, fields: [phone] }, 400],
    [{ ...testFormConfig, enabled: false }, 404],
  ]
  for (const [formConfig, status] of changes) {
    await db.update(businessCardsTable).set({ formConfig }).where(eq(businessCardsTable.id, id))
    expect((await submitCardForm(body)).status).toBe(201)
    expect((await submitCardForm({ ...body, submissionId: 'two' })).status).toBe(status)
  }
  expect(await listStoredSubmissions(id)).toHaveLength(1)
})

it.each(['anna@müller.de', 'пример@почта.рф', "o'brien@example.ie"])('takes the address %s as it is typed', async (email) => {
  const { id } = await createTestCardWithOwner({ formConfig: testFormConfig })
  expect((await submitCardForm({ cardId: id, formData: { name: 'Ann', email } })).status).toBe(201)
  expect(await listStoredSubmissions(id)).toMatchObject([{ form_data: JSON.stringify({ name: 'Ann', email }) }])
})

it.each([
  [{}, 'Name is required'],
  [{ name: '  ' }, 'Name is required'],
  [{ name: 'Ann', email: 'nonsense' }, 'Please enter a valid email'],
  [{ name: 'Ann', extra: 'x' }, 'This form has no field extra'],
  [{ name: 'x'.repeat(2001) }, 'An answer must be at most 2000 characters'],
  [{ name: 7 }, 'Name must be text'],
])('refuses the form answers %o', async (formData, message) => {
  const { id } = await createTestCardWithOwner({ formConfig: testFormConfig })
  expect(await readErrorResponse(await submitCardForm({ cardId: id, formData }))).toEqual([400, message])
  expect(await listStoredSubmissions(id)).toEqual([])
})

it('asks for the consent that the form mentions, and stores it', async () => {
  const { id } = await createTestCardWithOwner({ formConfig: { ...testFormConfig, consentText: 'You may call me.' } })
  expect((await submitCardForm({ cardId: id, formData: { name: 'Ann' } })).status).toBe(400)
  expect((await submitCardForm({ cardId: id, formData: { name: 'Ann', _consent: 'yes' } })).status).toBe(201)
  expect(await listStoredSubmissions(id)).toMatchObject([{ form_data: '{"name":"Ann","_consent":"yes"}' }])
})

it.each([
  [{ consent: true }, 201],
  [{ _consent: true }, 201],
  [{ consent: 'on' }, 201],
  [{ consent: false }, 400],
  [{ consent: 'no' }, 400],
])("reads consent in a program's words: %o", async (said, status) => {
  const { id } = await createTestCardWithOwner({ formConfig: { ...testFormConfig, consentText: 'You may call me.' } })
  expect((await submitCardForm({ cardId: id, formData: { name: 'Ann', ...said } })).status).toBe(status)
  expect(await listStoredSubmissions(id)).toMatchObject(status === 201 ? [{ form_data: '{"name":"Ann","_consent":"yes"}' }] : [])
})

it('does not mistake another answer for consent', async () => {
  const consent = { name: 'consent', label: 'Which consent?', type: 'text', required: false } as const
  const { id } = await createTestCardWithOwner({ formConfig: { enabled: true, fields: [consent], consentText: 'You may call me.' } })
  expect((await submitCardForm({ cardId: id, formData: { consent: 'yes' } })).status).toBe(400)
})

it('finds no form for an unknown card or for a card whose form is switched off', async () => {
  const { id } = await createTestCardWithOwner({ formConfig: { ...testFormConfig, enabled: false } })
  expect((await submitCardForm({ cardId: id, formData: { name: 'Ann' } })).status).toBe(404)
  expect((await submitCardForm({ cardId: 999_999, formData: { name: 'Ann' } })).status).toBe(404)
})

const HTML_FORM_REQUEST_HEADERS = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
}

it('accepts a plain HTML form and redirects to the card', async () => {
  const { id, slug } = await createTestCardWithOwner({ formConfig: testFormConfig })
  const res = await submitCardForm(`_card=${id}&_submission=x1&name=Ann%0D%0ASmith&email=ann%40example.com`, HTML_FORM_REQUEST_HEADERS)
  expect(res.status).toBe(303)
  expect(res.headers.get('location')).toBe(`/view/${slug}#sent`)
  expect(await listStoredSubmissions(id)).toMatchObject([
    { submission_id: 'x1', form_data: '{"name":"Ann\\nSmith","email":"ann@example.com"}' },
  ])
})

it('accepts a plain HTML form with the field names of the API', async () => {
  const { id } = await createTestCardWithOwner({ formConfig: testFormConfig })
  expect((await submitCardForm(`cardId=${id}&submissionId=x2&name=Ann`, HTML_FORM_REQUEST_HEADERS)).status).toBe(303)
  expect(await listStoredSubmissions(id)).toMatchObject([{ submission_id: 'x2', form_data: '{"name":"Ann"}' }])
})

it('answers a refused plain HTML form with the card, the errors and the answers', async () => {
  const consentText = 'You may call me.'
  const { id, slug } = await createPublishedTestCard({ name: 'Ada', formConfig: { ...testFormConfig, consentText } })
  const res = await submitCardForm(`_card=${id}&_slug=${slug}&name=&email=%22%3E%3Cscript%3E`, HTML_FORM_REQUEST_HEADERS)
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
  expect(await listStoredSubmissions(id)).toEqual([])

  const again = await (await submitCardForm(`_card=${id}&_slug=${slug}&name=Ann&_consent=yes&%3Cb%3E=1`, HTML_FORM_REQUEST_HEADERS)).text()
  expect(again).toContain('This form has no field &lt;b&gt;')
  expect(again).toMatch(/<input id="field-name"[^>]*value="Ann"/)
  expect(again).toMatch(/<input type="checkbox"[^>]*checked=""/)
})

it.each([
  ['_card=x&name=Ann', 400],
  ['_card=999999&name=Ann', 404],
  [`_card=1&name=${'x'.repeat(140_000)}`, 413],
  ['', 400],
])('says on a separate page what is wrong with %s', async (body, status) => {
  const res = await submitCardForm(body, HTML_FORM_REQUEST_HEADERS)
  expect(res.status).toBe(status)
  expect(await res.text()).toContain('<h1>Not sent</h1>')
})

it('keeps the typed answers when storing fails, and reveals no error details', async () => {
  const { id, slug } = await createPublishedTestCard({ name: 'Ada', formConfig: testFormConfig })
  // Only the database fails. The card's page comes from its snapshot in KV.
  const DB = createFailingBinding<D1Database>('The store is away')
  const options = {
    body: `_card=${id}&_slug=${slug}&name=Ann`,
    address: senderIpAddress,
    headers: { 'user-agent': CHROME_USER_AGENT, ...HTML_FORM_REQUEST_HEADERS },
    env: { DB },
  }
  const res = await callApi('/api/card-forms', options)
  expect(res.status).toBe(500)
  const page = await res.text()
  expect(page).toContain('Something went wrong')
  expect(page).not.toContain('The store is away')
  expect(page).toMatch(/<input id="field-name"[^>]*value="Ann"/)
})

it('tells senders above the limit per minute how to get back to their answers, and reads no data', async () => {
  const { id, slug } = await createPublishedTestCard({ formConfig: testFormConfig })
  const answers = await sendElevenCallsWithinMinute(() => submitCardForm(`_card=${id}&_slug=${slug}&name=Ann`, HTML_FORM_REQUEST_HEADERS))
  const refused = answers.find((res) => res.status === 429)!
  expect(refused.headers.get('retry-after')).toBe('60')
  const page = await refused.text()
  expect(page).toContain('<h1>Not sent</h1>')
  expect(page).toContain('Use your browser’s Back button: what you typed should still be in the form.')
})

it('shows a card only to senders who know a current or former slug, not to those who guess ids', async () => {
  const { id, slug } = await createPublishedTestCard({ name: 'Ada Hidden', formConfig: testFormConfig })
  const other = await createPublishedTestCard({ name: 'Eve' })
  await db.insert(cardSlugsTable).values({ slug: `${slug}-past`, cardId: id, createdAt: 0 })
  await publishCard(env, id)
  for (const named of [`_card=${id}&_slug=${slug}`, `_card=${id}&_slug=${slug}-past`, `cardId=${id}&slug=${slug}`]) {
    const res = await submitCardForm(`${named}&name=`, HTML_FORM_REQUEST_HEADERS)
    expect(res.status).toBe(400)
    expect(await res.text(), named).toContain('Ada Hidden')
  }
  switchSenderIpAddress()
  for (const named of [
    `_card=${id}`,
    `cardId=${id}`,
    `_card=${id}&_slug=`,
    `_card=${id}&_slug=${other.slug}`,
    `_card=${id}&slug=${slug}`,
    `_card=${id}&_slug=__proto__`,
    `_card=${other.id}&_slug=${slug}`,
  ]) {
    const res = await submitCardForm(`${named}&name=`, HTML_FORM_REQUEST_HEADERS)
    const page = await res.text()
    expect(page, named).toContain('<h1>Not sent</h1>')
    expect(page, named).not.toMatch(/Ada Hidden|Eve/)
  }
})

it('puts the card’s slug into the form on its page, and accepts it beside the answers', async () => {
  const { id, slug } = await createPublishedTestCard({ formConfig: testFormConfig })
  const page = await (await callApi(`/view/${slug}`, { headers: { 'user-agent': CHROME_USER_AGENT } })).text()
  expect(page).toContain(`<input type="hidden" name="_slug" value="${slug}"/>`)
  expect((await submitCardForm(`_card=${id}&_slug=${slug}&name=Ann`, HTML_FORM_REQUEST_HEADERS)).status).toBe(303)
  expect((await submitCardForm(`cardId=${id}&slug=${slug}&name=Ann`, HTML_FORM_REQUEST_HEADERS)).status).toBe(303)
  expect((await listStoredSubmissions(id)).map(({ form_data }) => form_data)).toEqual(['{"name":"Ann"}', '{"name":"Ann"}'])
})

it('accepts an answer to a question named slug', async () => {
  const field = { name: 'slug', label: 'Slug', type: 'text', required: true } as const
  const { id } = await createTestCardWithOwner({ formConfig: { enabled: true, fields: [field] } })
  expect((await submitCardForm(`cardId=${id}&slug=snail`, HTML_FORM_REQUEST_HEADERS)).status).toBe(303)
  expect((await submitCardForm(`_card=${id}&_slug=x&slug=snail`, HTML_FORM_REQUEST_HEADERS)).status).toBe(303)
  expect((await listStoredSubmissions(id)).map(({ form_data }) => form_data)).toEqual(['{"slug":"snail"}', '{"slug":"snail"}'])
})

async function seedFormSubmissions(cardId: number, count: number, age: number, submitterNetwork: string | null) {
  const timestamp = Date.now() - age
  const rows = Array.from({ length: count }, (_, i) => ({ cardId, submissionId: `old ${i}`, formData: {}, submitterNetwork, timestamp }))
  for (let i = 0; i < rows.length; i += 10) await db.insert(formSubmissionsTable).values(rows.slice(i, i + 10))
}
const HOUR_MS = 3_600_000

it('accepts at most 30 form submissions an hour from one network, however many come at once', async () => {
  const { id, slug } = await createPublishedTestCard({ formConfig: testFormConfig })
  // The forty addresses are in one IPv4 /24 network, so that the limit per address and minute stops no submission.
  const from = (nth: number, body: unknown, headers = {}) =>
    callApi('/api/card-forms', { body, address: `203.0.113.${nth}`, headers: { 'user-agent': CHROME_USER_AGENT, ...headers } })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, nth) => from(nth, { cardId: id, formData: { name: 'Ann' }, submissionId: `s${nth}` })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(NETWORK_FORM_SUBMISSIONS_PER_HOUR_MAX)
  expect(await listStoredSubmissions(id)).toHaveLength(NETWORK_FORM_SUBMISSIONS_PER_HOUR_MAX)
  const refused = answers.find(({ status }) => status === 429)!
  expect(Number(refused.headers.get('retry-after'))).toBe(3600)
  expect(await refused.json()).toEqual({
    code: 'formFull',
    message: 'This form takes no more messages right now. Please send yours again in 60 minutes, or use the contact details on the card.',
  })
  // A repeated form submission does not count toward the limit again.
  const first = answers.findIndex(({ status }) => status === 201)
  expect((await from(first, { cardId: id, formData: { name: 'Ann' }, submissionId: `s${first}` })).status).toBe(201)
  expect((await from(first, `_card=${id}&_slug=${slug}&_submission=s${first}&name=Ann`, HTML_FORM_REQUEST_HEADERS)).status).toBe(303)
  // A visitor whose form was refused finds their answers in it, also with JavaScript off.
  const plain = await from(41, `_card=${id}&_slug=${slug}&name=Ann+Smith`, HTML_FORM_REQUEST_HEADERS)
  expect([plain.status, plain.headers.get('retry-after')]).toEqual([429, '3600'])
  expect(await plain.text()).toMatch(/<input id="field-name"[^>]*value="Ann Smith"/)
  // The limit does not affect form submissions from other networks or to other cards.
  expect((await submitCardForm({ cardId: id, formData: { name: 'Ann' } })).status).toBe(201)
  const other = await createTestCardWithOwner({ formConfig: testFormConfig })
  expect((await from(1, { cardId: other.id, formData: { name: 'Ann' } })).status).toBe(201)
})

it('accepts at most 200 form submissions a day from all networks', async () => {
  const { id } = await createTestCardWithOwner({ formConfig: testFormConfig })
  await seedFormSubmissions(id, CARD_FORM_SUBMISSIONS_PER_DAY_MAX - 1, 20 * HOUR_MS, null)
  expect((await submitCardForm({ cardId: id, formData: { name: 'Ann' }, submissionId: 'last' })).status).toBe(201)
  const refused = await submitCardForm({ cardId: id, formData: { name: 'Ann' } })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBe(4 * 3600)
  expect((await refused.json<{ message: string }>()).message).toContain('in 4 hours')
  expect((await submitCardForm({ cardId: id, formData: { name: 'Ann' }, submissionId: 'last' })).status).toBe(201)
  expect(await listStoredSubmissions(id)).toHaveLength(CARD_FORM_SUBMISSIONS_PER_DAY_MAX)
})

it('does not count form submissions that are older than the limits’ periods', async () => {
  const { id } = await createTestCardWithOwner({ formConfig: testFormConfig })
  await submitCardForm({ cardId: id, formData: { name: 'Ann' } })
  const network = (await listStoredSubmissions(id))[0]!['submitter_network'] as string
  await seedFormSubmissions(id, CARD_FORM_SUBMISSIONS_PER_DAY_MAX, 24 * HOUR_MS, network)
  expect((await submitCardForm({ cardId: id, formData: { name: 'Ann' } })).status).toBe(201)
})

it('stores only a hash of the sender’s network, different for each card, also for visitors who asked not to be tracked', async () => {
  const cards = [
    await createTestCardWithOwner({ formConfig: testFormConfig }),
    await createTestCardWithOwner({ formConfig: testFormConfig }),
  ]
  for (const { id } of cards) for (const dnt of ['0', '1']) await submitCardForm({ cardId: id, formData: { name: 'Ann' } }, { dnt })
  const rows = (await Promise.all(cards.map(({ id }) => listStoredSubmissions(id)))).flat()
  const [a, b, c, d] = rows.map((row) => row['submitter_network'])
  expect(a).toMatch(/^[\w-]{43}$/)
  expect([b, d]).toEqual([a, c])
  expect(c).not.toBe(a)
  expect(rows.map((row) => row['submitter_ip'])).toEqual(['198.51.100.0', null, '198.51.100.0', null])
})

const JAVASCRIPT_PROPERTY_NAMES = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', 'then', 'toJSON', 'length', 'name']

it('accepts, refuses and lists answers to questions named like JavaScript properties', async () => {
  const fields = JAVASCRIPT_PROPERTY_NAMES.map((name) => ({ name, label: `The ${name}`, type: 'text' as const, required: true }))
  const { card, owner } = await createPublishedCard({ formConfig: { enabled: true, fields } })
  const { id, slug } = card
  const formData = Object.fromEntries(JAVASCRIPT_PROPERTY_NAMES.map((name) => [name, `my ${name}`]))
  expect((await submitCardForm({ cardId: id, formData })).status).toBe(201)
  expect(
    (await submitCardForm(`_card=${id}&_slug=${slug}&${new URLSearchParams(formData).toString()}`, HTML_FORM_REQUEST_HEADERS)).status,
  ).toBe(303)
  const empty = await submitCardForm({ cardId: id, formData: {} })
  expect((await empty.json<{ issues: unknown[] }>()).issues).toEqual(
    JAVASCRIPT_PROPERTY_NAMES.map((name) => ({ path: `formData.${name}`, message: `The ${name} is required` })),
  )
  const { constructor: _, ...others } = formData
  const page = await (
    await submitCardForm(
      `_card=${id}&_slug=${slug}&${new URLSearchParams({ ...others, extra: 'x' }).toString()}`,
      HTML_FORM_REQUEST_HEADERS,
    )
  ).text()
  expect(page).toMatch(/<p class="form-error" id="error-constructor">The constructor is required</)
  expect(page).toMatch(/<input id="field-constructor"[^>]*aria-invalid="true"/)
  expect(page).toMatch(/<input id="field-toString"[^>]*value="my toString"/)
  expect(page.slice(page.indexOf('<body'))).not.toMatch(/function|native code/)
  const answer = await (await callApi(`/api/analytics/${id}`, { cookie: owner.cookie })).json<CardAnalytics>()
  expect(answer.submissions.map((submission) => submission.formData)).toEqual([formData, formData])
})

it('limits how often one address may submit a form', async () => {
  const { id } = await createTestCardWithOwner({ formConfig: testFormConfig })
  const answers = await sendElevenCallsWithinMinute(() => submitCardForm({ cardId: id, formData: { name: 'Ann' } }))
  const refused = answers.filter((res) => res.status === 429)
  expect(refused).toHaveLength(1)
  expect(refused[0]!.headers.get('retry-after')).toBe('60')
})

/** Creates a card with a form, whose owner has a confirmed address, and an outbox that records the owner's mails. */
async function createMailingForm(formConfig: Partial<ContactFormConfig> = {}) {
  const owner = await createTestUser({ emailConfirmedAt: 1 })
  const cardId = await insertTestCard(owner, { name: 'Ada Lovelace', formConfig: { ...testFormConfig, ...formConfig } })
  const { mails, EMAIL } = createTestOutbox(owner.email)
  const submit = (formData: Record<string, string>, bindings: Partial<Env> = { EMAIL }) =>
    callApi('/api/card-forms', { body: { cardId, formData }, address: switchSenderIpAddress(), env: bindings })
  return { owner, cardId, mails, EMAIL, submit }
}

it('mails a form to the owner at once, with its answers and a link, and nothing of a visitor is a link', async () => {
  const fields = [...testFormConfig.fields!, { name: 'wish', label: 'Your wish', type: 'textarea', required: false } as const]
  const { cardId, mails, submit } = await createMailingForm({ fields, consentText: 'You may call me.' })
  await submit({ name: 'Ann', email: 'ann@example.com', wish: 'See https://evil.example <b>', _consent: 'yes' })
  const [{ subject, text, html, replyTo }] = mails as [SentMail]
  expect(replyTo).toBe('ann@example.com')
  expect(subject).toBe('Message from your contact form: Ann – Ada Lovelace')
  expect(text).toContain('Contact: Ann, ann@example.com')
  expect(text).toContain('> Your wish: See https:·//evil·example <b>')
  expect(`${text}${html}`).not.toMatch(/evil\.example|<b>$|_consent/)
  expect(new Set([...html.matchAll(/href="([^"]*)"/g)].map(([, url]) => url))).toEqual(new Set([`${env.APP_ORIGIN}/analytics/${cardId}`]))
  expect(await listStoredSubmissions(cardId)).toMatchObject([{ notice_pending: 0, notice_claimed_at: null }])
})

it('keeps the mail about a form while mails fail or the limits hold it back, and sends all that waits in one', async () => {
  const { cardId, mails, EMAIL, submit } = await createMailingForm()
  expect((await submit({ name: 'Ann' }, { EMAIL: FAILING_MAIL_BINDING })).status).toBe(201)
  for (let n = 0; n < 14; n++) expect((await submit({ name: `Visitor ${n}` }, { EMAIL })).status).toBe(201)
  expect(mails).toHaveLength(12)
  expect(mails[0]!.subject).toMatch(/^Message from your contact form: .* – Ada Lovelace, and 1 more$/)
  expect(mails[1]!.text).toContain('\n\nName: Visitor 1\n\nThe visitor left no email address and no phone number.\n\n')
  await mailPendingNotices({ ...env, EMAIL }, Date.now() + 3_600_001)
  expect(mails).toHaveLength(13)
  expect((await listStoredSubmissions(cardId)).filter((row) => row['notice_pending'] === 1)).toEqual([])
})

it.each([
  ['the owner turned these mails off', { mails: false }, 1],
  ['the address is not confirmed', {}, null],
])('mails no form if %s', async (_, formConfig, emailConfirmedAt) => {
  const { owner, mails, EMAIL, submit } = await createMailingForm(formConfig)
  await queryRows('UPDATE users SET email_confirmed_at = ? WHERE id = ?', emailConfirmedAt, owner.id)
  expect((await submit({ name: 'Ann' })).status).toBe(201)
  await mailPendingNotices({ ...env, EMAIL })
  expect(mails).toEqual([])
})

it('mails at most 6 forms an hour of one address, whatever their cards, and stores the others', async () => {
  const address = switchSenderIpAddress()
  const forms = await Promise.all(Array.from({ length: MAILED_FORMS_PER_SENDER_AND_HOUR_MAX + 4 }, () => createMailingForm()))
  const statuses = await Promise.all(
    forms.map(async ({ cardId, EMAIL }, n) => {
      // Each address has ten calls a minute. The limit of the hour counts all minutes.
      const FORM_LIMIT = { limit: async () => ({ success: true }) } as RateLimit
      const body = { cardId, formData: { name: `Visitor ${n}` }, submissionId: `of-one-sender-${n}` }
      return (await callApi('/api/card-forms', { body, address, env: { EMAIL, FORM_LIMIT } })).status
    }),
  )
  expect(new Set(statuses)).toEqual(new Set([201]))
  expect(forms.flatMap(({ mails }) => mails)).toHaveLength(MAILED_FORMS_PER_SENDER_AND_HOUR_MAX)
})
