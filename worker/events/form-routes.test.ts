import { beforeEach, expect, it } from 'vitest'
import type { FormConfig } from '../../schema/card.ts'
import { call, env } from '../test/client.ts'
import { CHROME, createOwnedCard, totalsOf } from '../test/events.ts'

const formConfig: FormConfig = {
  enabled: true,
  fields: [
    { name: 'name', label: 'Name', type: 'text', required: true },
    { name: 'email', label: 'Email', type: 'email', required: false },
  ],
}

let serial = 0
let address: string
beforeEach(() => {
  address = `198.51.100.${++serial}`
})
const post = (body: unknown, headers: Record<string, string> = {}) =>
  call('/api/card-forms', { body, address, headers: { 'user-agent': CHROME, ...headers } })
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
  [{ name: 7 }, expect.stringContaining('formData.name')],
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

it('knows no form of an unknown card or of one whose form is off', async () => {
  const { id } = await createOwnedCard({ formConfig: { ...formConfig, enabled: false } })
  expect((await post({ cardId: id, formData: { name: 'Ann' } })).status).toBe(404)
  expect((await post({ cardId: 999_999, formData: { name: 'Ann' } })).status).toBe(404)
})

const HTML = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

it('takes a plain HTML form and leads back to the card', async () => {
  const { id, slug } = await createOwnedCard({ formConfig })
  const res = await post(`_card=${id}&_submission=x1&name=Ann&email=ann%40example.com`, HTML)
  expect(res.status).toBe(303)
  expect(res.headers.get('location')).toBe(`/view/${slug}?sent=1#form`)
  expect(await stored(id)).toMatchObject([{ submission_id: 'x1', form_data: '{"name":"Ann","email":"ann@example.com"}' }])
})

it('says on a page what is wrong with a plain HTML form, without running what was typed', async () => {
  const { id } = await createOwnedCard({ formConfig })
  const res = await post(`_card=${id}&name=Ann&%3Cb%3E=1`, HTML)
  expect(res.status).toBe(400)
  const page = await res.text()
  expect(page).toContain('This form has no field &lt;b&gt;')
  expect((await post(`_card=x&name=Ann`, HTML)).status).toBe(400)
  expect((await post(`_card=${id}&name=%00`, HTML)).status).toBe(400)
})

it('limits how often one address may submit', async () => {
  const { id } = await createOwnedCard({ formConfig })
  const answers = await Promise.all(Array.from({ length: 11 }, () => post({ cardId: id, formData: { name: 'Ann' } })))
  const refused = answers.filter((res) => res.status === 429)
  expect(refused).toHaveLength(1)
  expect(refused[0]!.headers.get('retry-after')).toBe('60')
})
