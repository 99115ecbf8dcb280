import { expect, it } from 'vitest'
import { cardWordsOf } from '../../web/card/words/all.ts'
import { getPageCacheBytes } from '../platform/page-cache.ts'
import { callApi } from '../test/client.ts'
import { createPublishedCard } from '../test/published.ts'
import { respondFromPageCache } from './page-response.ts'

const headers = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/147.0.0.0 Safari/537.36' }
const fetchPage = async (path: string) => (await callApi(path, { headers })).text()
const readCachedPage = (path: string) => respondFromPageCache(new Request(`http://localhost${path}`, { headers }))

const german = cardWordsOf('de')
const TWO_LANGUAGES: Parameters<typeof createPublishedCard>[0] = {
  name: 'Ada Muster',
  title: 'Gardener',
  about: 'I plant trees.',
  customButtons: [
    { text: 'Book', url: 'https://example.com', backgroundColor: '#123456', secondText: 'Buchen' },
    { text: 'Shop', url: 'https://example.com/shop', backgroundColor: '#123456' },
  ],
  secondTexts: { language: 'de', title: 'Gärtnerin' },
}

it('shows a card in the language of its owner, with the right attributes', async () => {
  const { card } = await createPublishedCard({ name: 'Ada', language: 'de' })
  const html = await fetchPage(`/view/${card.slug}`)
  expect(html).toContain('<html lang="de" dir="ltr">')
  expect(html).toContain(`>${german.card.saveContact}</a>`)
  expect(html).toContain('<meta property="og:locale" content="de_DE"/>')
  expect(html).toContain('"inLanguage":"de"')
  expect(html).not.toContain('>Save Contact<')
})

it('shows the texts of the second language, and says which ones are in the first', async () => {
  const { card } = await createPublishedCard(TWO_LANGUAGES)
  const path = `/view/${card.slug}`
  const html = await fetchPage(`${path}?lang=de`)
  expect(html).toMatch(/<p class="card-title[^"]*">Gärtnerin</)
  expect(html).toMatch(/<p class="card-about[^"]*" dir="ltr" lang="en">I plant trees\./)
  expect(html).toMatch(/Buchen[^]*Shop/)
  expect(html).toContain(`href="/api/vcard/${card.id}?lang=de"`)
  expect(html).toContain(`href="${path}/report?lang=de"`)
  expect(html).toContain(`<link rel="canonical" href="http://localhost${path}"/>`)
  for (const page of [html, await fetchPage(path)]) {
    expect(page).toContain(`<link rel="alternate" hrefLang="en" href="http://localhost${path}"/>`)
    expect(page).toContain(`<link rel="alternate" hrefLang="de" href="http://localhost${path}?lang=de"/>`)
  }
  expect(html).toContain(`lang="en" hrefLang="en" href="${path}">English</a>`)
  expect(await fetchPage(`/api/vcard/${card.id}?lang=de`)).toContain(german.vcard.digitalCard)
  expect(await fetchPage(`${path}/report?lang=de`)).toContain(german.report.whatIsWrong)
  expect(await fetchPage(`${path}/print?lang=de`)).toContain(german.print.print)
  expect(await fetchPage(`${path}/show?lang=de`)).toContain(german.show.opensThis)
})

it('the cached pages of two languages never answer for each other', async () => {
  const { card } = await createPublishedCard(TWO_LANGUAGES)
  const path = `/view/${card.slug}`
  const [own, second] = [await fetchPage(path), await fetchPage(`${path}?lang=de`)]
  expect(await readCachedPage(`${path}?s=qr`)!.text()).toBe(own)
  expect(await readCachedPage(`${path}?s=qr&lang=de`)!.text()).toBe(second)
  expect(await readCachedPage(`${path}?lang=xx`)!.text()).toBe(own)
  expect(second).not.toBe(own)
})

it('a thousand languages that nobody offers take no room in the cache', async () => {
  const { card } = await createPublishedCard({ name: 'Ada' })
  await fetchPage(`/view/${card.slug}`)
  const before = getPageCacheBytes()
  for (let index = 0; index < 1000; index++) expect(readCachedPage(`/view/${card.slug}?lang=x${index}`)!.status).toBe(200)
  await fetchPage(`/view/${card.slug}?lang=constructor`)
  expect(getPageCacheBytes()).toBe(before)
})

it('a form without a script is refused and confirmed in the language of its page', async () => {
  const fields = [{ name: 'email', label: 'Email', type: 'email' as const, required: true }]
  const { card } = await createPublishedCard({ ...TWO_LANGUAGES, formConfig: { enabled: true, fields } })
  const send = (email: string) =>
    callApi('/api/card-forms?lang=de', {
      method: 'POST',
      headers: { ...headers, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ _card: String(card.id), _slug: card.slug, email }).toString(),
    })
  const refused = await send('nobody')
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain(german.formErrors.email)
  expect((await send('ada@example.com')).headers.get('location')).toBe(`/view/${card.slug}?lang=de#sent`)
})

it('says in the asked language that there is no card', async () => {
  expect(await fetchPage('/view/nobody-is-here?lang=de')).toContain(german.messages.unknown)
  expect(await fetchPage('/view/nobody-is-here')).toContain('Its address may be mistyped.')
})
