import { beforeEach, expect, it } from 'vitest'
import type { FormConfig } from '../../schema/card.ts'
import { call, env } from '../test/client.ts'
import { CHROME, createOwnedCard, totalsOf } from '../test/events.ts'
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
/** One call more than an address may make in a minute. */
const eleven = (ask: () => Promise<Response>) =>
  withinAMinute(() => {
    move()
    return Promise.all(Array.from({ length: 11 }, ask))
  })
const createShownCard = async (fields: Parameters<typeof createPublishedCard>[0]) => (await createPublishedCard(fields)).card
const stored = async (cardId: number) =>
  (await env.DB.prepare('SELECT * FROM form_submissions WHERE card_id = ?').bind(cardId).all<Record<string, unknown>>()).results

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
  expect(await totalsOf(id)).toMatchObject({ submissions: 2 })
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
  const res = await post({ cardId: id, formData })
  expect(res.status).toBe(400)
  expect(await res.json()).toMatchObject({ message })
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

it('takes no answer to a question of the owner for consent', async () => {
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

it('takes a plain HTML form and leads back to the card', async () => {
  const { id, slug } = await createOwnedCard({ formConfig })
  const res = await post(`_card=${id}&_submission=x1&name=Ann%0D%0ASmith&email=ann%40example.com`, HTML)
  expect(res.status).toBe(303)
  expect(res.headers.get('location')).toBe(`/view/${slug}#sent`)
  expect(await stored(id)).toMatchObject([{ submission_id: 'x1', form_data: '{"name":"Ann\\nSmith","email":"ann@example.com"}' }])
})

it('takes a plain form under the names of the call', async () => {
  const { id } = await createOwnedCard({ formConfig })
  expect((await post(`cardId=${id}&submissionId=x2&name=Ann`, HTML)).status).toBe(303)
  expect(await stored(id)).toMatchObject([{ submission_id: 'x2', form_data: '{"name":"Ann"}' }])
})

it('answers a plain HTML form that is not taken with the card, what is wrong and what was typed', async () => {
  const consentText = 'You may call me.'
  const { id, slug } = await createShownCard({ name: 'Ada', formConfig: { ...formConfig, consentText } })
  const res = await post(`_card=${id}&name=&email=%22%3E%3Cscript%3E`, HTML)
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

  const again = await (await post(`_card=${id}&name=Ann&_consent=yes&%3Cb%3E=1`, HTML)).text()
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

it('keeps what was typed when the store fails, and says no more than that', async () => {
  const { id } = await createShownCard({ name: 'Ada', formConfig })
  // The page comes from its snapshot, the form from the store.
  const DB = new Proxy(
    {},
    {
      get() {
        throw new Error('The store is away')
      },
    },
  ) as D1Database
  const options = { body: `_card=${id}&name=Ann`, address, headers: { 'user-agent': CHROME, ...HTML }, env: { DB } }
  const res = await call('/api/card-forms', options)
  expect(res.status).toBe(500)
  const page = await res.text()
  expect(page).toContain('Something went wrong')
  expect(page).not.toContain('The store is away')
  expect(page).toMatch(/<input id="field-name"[^>]*value="Ann"/)
})

it('keeps what was typed past the limit too', async () => {
  const { id } = await createShownCard({ formConfig })
  const answers = await eleven(() => post(`_card=${id}&name=Ann`, HTML))
  const refused = answers.find((res) => res.status === 429)!
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.text()).toMatch(/<input id="field-name"[^>]*value="Ann"/)
})

it('limits how often one address may submit', async () => {
  const { id } = await createOwnedCard({ formConfig })
  const answers = await eleven(() => post({ cardId: id, formData: { name: 'Ann' } }))
  const refused = answers.filter((res) => res.status === 429)
  expect(refused).toHaveLength(1)
  expect(refused[0]!.headers.get('retry-after')).toBe('60')
})
