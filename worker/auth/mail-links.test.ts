import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, it, vi } from 'vitest'
import { env } from '../test/client.ts'
import { createTestOutbox } from '../test/outbox.ts'
import { escapeHtml } from './mail-html.ts'
import { type MailMessage, renderMail, sendMail } from './mail.ts'

const CHECKOUT_URL = 'https://pay.example.com/pro'
const FOREIGN = [
  'https://evil.example/login',
  'evil.com',
  'www.evil.example',
  'ftp://evil.com',
  'mailto:x@evil.com',
  'mailto:x@evil.com?subject=Hello',
  'x@evil.com',
  `${new URL(env.APP_ORIGIN).origin}@evil.com/`,
  `${env.APP_ORIGIN}.evil.com`,
  'http://127.0.0.1/x',
  'пример.рф',
]

async function send(mail: MailMessage) {
  const { mails, EMAIL } = createTestOutbox()
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  await sendMail({ ...env, EMAIL, PLAN_CHECKOUT_URLS: JSON.stringify({ professional: CHECKOUT_URL }) }, 'reader@example.com', mail)
  const logged = errors.mock.calls.map(([line]) => String(line))
  errors.mockRestore()
  return { sent: mails[0]!, logged }
}

const linksOf = (html: string) => DomUtils.findAll(({ name }) => name === 'a', parseDocument(html).children).map((a) => a.attribs['href'])

it.each(FOREIGN)('sends a mail into which %s came by mistake, without the link, and logs only its kind', async (foreign) => {
  const own = `${env.APP_ORIGIN}/auth?token=abc-d_e`
  const { sent, logged } = await send({
    subject: `See ${foreign} now`,
    text: `Look: ${foreign}\n${own}`,
    html: `<p title="x">Look: ${escapeHtml(foreign).replaceAll('.', '&#46;')}</p><a href="${escapeHtml(foreign)}">here</a><img src="//evil.com/x.png"><a href="${own}">${own}</a>`,
  })
  for (const part of [sent.subject, sent.text, DomUtils.textContent(parseDocument(sent.html))]) expect(part).not.toContain(foreign)
  expect(sent.text).toContain(own)
  expect(linksOf(sent.html)).toEqual([undefined, own])
  expect(sent.html).not.toContain('evil.com/x.png')
  expect(logged.length).toBeGreaterThan(0)
  expect(logged.join()).not.toMatch(/evil|рф|127/)
})

it('leaves the addresses of the site, of the checkout and of the contact as they are, and logs nothing', async () => {
  const mail = renderMail({
    subject: 'Pay',
    paragraphs: ['Contact: ann@example.com, 079'],
    actions: [
      { label: 'Pay', url: CHECKOUT_URL },
      { label: 'Open', url: `${env.APP_ORIGIN}/x?a=1&b=2` },
    ],
    closing: 'Bye.',
    reason: 'Why.',
    contacts: ['ann@example.com'],
  })
  const { sent, logged } = await send(mail)
  expect(logged).toEqual([])
  expect(sent.text).toBe(mail.text)
  expect(sent.html).toBe(mail.html)
  expect(sent).not.toHaveProperty('contacts')
})

it('disables links in every text that a mail is built from, and lets none but a quote have several lines', () => {
  const text = `a https:\t//evil.\u200bcom\u2028b x@evil.com ｗｗｗ．evil．com evil。com`
  const quote = { by: text, text }
  const action = { label: text, url: `${env.APP_ORIGIN}/x` }
  const section = { lines: [text], quotes: [quote], actions: [action] }
  const mail = renderMail({ subject: text, paragraphs: [text], sections: [section], actions: [action], closing: text, reason: text })
  const shown = 'a https: //evil·com b x@evil·com www·evil·com evil·com'
  expect(mail.subject).toBe(shown)
  expect(mail.text.split(shown)).toHaveLength(9 - 1)
  expect(mail.text).toContain(`> ${shown}: ${shown.replace(' b', '\n> > b')}`)
  expect(`${mail.text}${mail.html}`).not.toMatch(/evil\.com|[\u2028\t\u200b]/)
})
