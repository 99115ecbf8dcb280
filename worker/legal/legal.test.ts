import { describe, expect, it } from 'vitest'
import { QUEUED_FORMS_MAX } from '../../schema/offline.ts'
import { RETENTION_DAYS } from '../../schema/retention.ts'
import { LEGAL_PAGES, PRIVACY_ANCHORS } from '../../schema/route.ts'
import type { Env } from '../platform/env.ts'
import { cspHashOf } from '../rendering/csp.ts'
import { callApi } from '../test/client.ts'
import { createPublishedCard } from '../test/published.ts'

const PATHS = Object.values(LEGAL_PAGES).map(({ path }) => path)
const OPERATOR = { OPERATOR_NAME: 'Cards & Sons', OPERATOR_CONTACT: 'help@cards.example' }
const readPage = async (path: string, env: Partial<Env> = {}) => (await callApi(path, { env })).text()

describe('the pages about terms, privacy and contact', () => {
  it('name the operator and the address to write to', async () => {
    for (const path of PATHS) {
      const html = await readPage(path, OPERATOR)
      expect(html).toContain('Cards &amp; Sons')
      expect(html).toContain('<a href="mailto:help@cards.example">help@cards.example</a>')
      expect(html).not.toContain('has not yet given')
    }
    const html = await readPage('/contact', { ...OPERATOR, OPERATOR_CONTACT: 'https://cards.example/help/' })
    expect(html).toContain('<a href="https://cards.example/help/">cards.example/help</a>')
    expect(html).toContain('can be reported')
  })

  it('say so if a deployment has not named its operator, and show no invalid setting', async () => {
    for (const path of PATHS) {
      const html = await readPage(path)
      expect(html).toContain('The operator of this site has not yet given a name or an address to write to.')
      expect(html).not.toContain('can be reported')
      const named = await readPage(path, { OPERATOR_NAME: OPERATOR.OPERATOR_NAME })
      expect(named).toContain('The operator of this site has not yet given an address to write to.')
      for (const OPERATOR_CONTACT of ['javascript:alert(1)', 'http://cards.example', 'nobody', `https://${'x'.repeat(3000)}.example`])
        expect(await readPage(path, { OPERATOR_NAME: 'two\nlines', OPERATOR_CONTACT })).toBe(html)
    }
    expect(await readPage('/contact', { OPERATOR_NAME: OPERATOR.OPERATOR_NAME })).toContain('About this site and your account')
    expect(await readPage('/contact')).not.toContain('About this site and your account')
  })

  it('are complete without JavaScript, allow exactly what they hold, and are answered with 304 while unchanged', async () => {
    for (const path of PATHS) {
      const res = await callApi(path)
      const html = await res.text()
      const policy = res.headers.get('content-security-policy')!
      const inline = [...html.matchAll(/<(?:script|style)[^>]*>([^]*?)<\/(?:script|style)>/g)].map(([, text]) => text!)
      expect(inline).toHaveLength(2)
      for (const text of inline) expect(policy).toContain(cspHashOf(text))
      expect(html).toContain(`<link rel="canonical" href="http://localhost:8787${path}"/>`)
      expect(html).not.toMatch(/\sstyle=|<script[^>]* src=|<p><\/p>/)
      const again = await callApi(path, { headers: { 'if-none-match': res.headers.get('etag')! } })
      expect(again.status).toBe(304)
    }
  })

  it('tell how long data are kept by the numbers that the sweeps use', async () => {
    const html = await readPage('/privacy')
    expect(html).toContain(`erased after ${RETENTION_DAYS.address} days`)
    expect(html).toContain(`deleted after ${RETENTION_DAYS.visitorKey} days`)
    expect(html).toContain(`the conversation ${RETENTION_DAYS.conversation} days after it began`)
    expect(html).toContain(`without passwords for ${RETENTION_DAYS.userUpload} days at most`)
    expect(html).toContain(`deleted ${RETENTION_DAYS.closedReport} days after an administrator has closed the report`)
    expect(html).toContain(`up to ${QUEUED_FORMS_MAX} forms`)
  })

  it('tell what this deployment does with addresses, and whose language model reads chats', async () => {
    const plain = await readPage('/privacy')
    expect(plain).toContain('your internet address without its end')
    expect(plain).toContain('No language model of another company gets the conversation.')
    expect(await readPage('/privacy', { VISITOR_ADDRESSES: 'full' })).not.toContain('without its end')
    const model = { ASSISTANT: 'on', OPENAI_API_KEY: 'key' }
    expect(await readPage('/privacy', model)).toContain('a language model of OpenAI.')
    expect(await readPage('/privacy', { ...model, OPENAI_BASE_URL: 'https://models.example/v1' })).toContain('of models.example.')
    expect(await readPage('/privacy', { ASSISTANT: 'on', AI: {} as Ai })).toContain('a language model of Cloudflare.')
    expect(await readPage('/privacy', { ...model, ASSISTANT: 'built-in' })).toBe(plain)
    // Stored conversations stay where the assistant is switched off.
    const off = await readPage('/privacy', { ASSISTANT: 'off' })
    expect(off).toContain(`the conversation ${RETENTION_DAYS.conversation} days after it began`)
    expect(off).not.toContain('language model')
  })

  it('are linked from the foot and the form of a card', async () => {
    const { card } = await createPublishedCard({
      formConfig: { enabled: true, title: 'Write', fields: [{ name: 'name', label: 'Name', type: 'text', required: true }] },
    })
    const html = await readPage(`/view/${card.slug}`)
    expect(html).toContain('<a href="/privacy">Privacy</a>\u2003')
    expect(html).toContain(`<a href="/privacy#${PRIVACY_ANCHORS.forms}">Privacy</a>`)
  })
})

it('the app is told who runs the site', async () => {
  expect(await (await callApi('/api/operator')).json()).toEqual({ name: null, contact: null })
  expect(await (await callApi('/api/operator', { env: OPERATOR })).json()).toEqual({
    name: 'Cards & Sons',
    contact: { text: 'help@cards.example', href: 'mailto:help@cards.example' },
  })
})

describe('the file security.txt', () => {
  const readFile = (env: Partial<Env> = {}) => callApi('/.well-known/security.txt', { env })

  it('names the contact and ends within a year', async () => {
    const res = await readFile(OPERATOR)
    expect(res.headers.get('content-type')).toMatch(/^text\/plain; ?charset=utf-8$/i)
    const fields = Object.fromEntries(
      (await res.text())
        .trimEnd()
        .split('\n')
        .map((line) => line.split(/: (.*)/) as [string, string]),
    )
    expect(fields).toEqual({
      Contact: 'mailto:help@cards.example',
      Expires: expect.any(String),
      'Preferred-Languages': 'en',
      Canonical: 'http://localhost:8787/.well-known/security.txt',
    })
    const days = (Date.parse(fields['Expires']!) - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })

  it('does not exist without a contact', async () => expect((await readFile()).status).toBe(404))
})
