import { createHash } from 'node:crypto'
import { brotliDecompressSync, constants } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { businessCardsTable, cardSlugsTable } from '../../schema/tables/cards.ts'
import { publishCard } from '../cards/publish.ts'
import { USER_AGENT_CACHE_BYTES_MAX, USER_AGENT_LENGTH_MAX } from '../../schema/bounds.ts'
import { getCachedPage } from '../platform/page-cache.ts'
import { createPublishedCard } from '../test/published.ts'
import { createFieldsWithValue, updateCardRow } from '../test/cards.ts'
import { callApi, createTestUser, db, env, createFailingBinding } from '../test/client.ts'
import { createRecordingQueue } from '../test/events.ts'
import { measureUserAgentCacheBytes, shouldRecordRobotView } from './robots.ts'

/** What a server may send before it hears from the browser: ten segments of 1,460 bytes (RFC 6928). */
const FIRST_ROUND_TRIP_BYTES = 14_600
/** The style sheets are not minified in these tests, so the pages are about 1 kB smaller in the build. */
const FULL_PAGE_BYTES_MAX = 15_800

const BROWSER_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const requestCardPage = (slug: string, options: Parameters<typeof callApi>[1] = {}) =>
  callApi(`/view/${slug}`, { ...options, headers: { 'user-agent': BROWSER_USER_AGENT, ...options.headers } })

const inlineTagContentsOf = (html: string, tag: 'style' | 'script') =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes]) => !attributes!.includes('ld+json'))
    .map(([, , text]) => text!)

const FULL_TEST_CARD = {
  name: 'Ada Lovelace',
  title: 'Analyst',
  company: 'Analytical Engines & Sons',
  phone: '+44 20 7946 0000',
  email: 'ada@example.com',
  address: '12 St James’s Square\nLondon',
  website: 'ada.example',
  about: 'Notes upon the memoir.',
  socialLinks: { linkedin: 'ada', wechat: 'ada_wx', mastodon: 'https://mastodon.example/@ada' },
  customButtons: [{ text: 'Read the notes', url: 'https://ada.example/notes', backgroundColor: '#123456' }],
  gallery: [{ url: 'https://ada.example/engine.jpg', alt: 'The engine' }],
  profilePicture: 'https://ada.example/ada.jpg',
}

describe('the public page of a card', () => {
  it('the page of a card shows its texts and links without a script', async () => {
    const { card } = await createPublishedCard(FULL_TEST_CARD)
    const res = await requestCardPage(card.slug)
    const html = await res.text()
    expect(res.status).toBe(200)
    expect(res.headers.get('content-type')).toBe('text/html; charset=utf-8')
    for (const text of [
      'Ada Lovelace',
      'Analytical Engines &amp; Sons',
      'Notes upon the memoir.',
      'Save Contact',
      'Scan to view card',
      'Share',
      'QR Code',
    ])
      expect(html).toContain(text)
    for (const href of [
      'tel:+442079460000',
      'mailto:ada@example.com',
      'https://ada.example',
      'https://www.linkedin.com/in/ada',
      'https://mastodon.example/@ada',
      'https://ada.example/notes',
      `/api/vcard/${card.id}`,
      `/view/${card.slug}/qr.svg`,
      `/view/${card.slug}/qr.png`,
    ])
      expect(html).toContain(`"${href}"`)
    expect(html).toContain(`<link rel="canonical" href="http://localhost/view/${card.slug}"/>`)
    expect(html).toContain('<meta property="og:title" content="Ada Lovelace · Analyst · Analytical Engines &amp; Sons"/>')
    expect(html).toContain('<meta name="twitter:card"')
    const jsonLd = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!)
    expect(jsonLd).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: {
        '@type': 'Person',
        name: 'Ada Lovelace',
        givenName: 'Ada',
        familyName: 'Lovelace',
        jobTitle: 'Analyst',
        email: 'ada@example.com',
        sameAs: ['https://www.linkedin.com/in/ada', 'https://mastodon.example/@ada'],
      },
    })
  })

  it('a phone number takes its country from the card’s other numbers; without a country no messenger is linked', async () => {
    const page = async (fields: object) => (await requestCardPage((await createPublishedCard(fields)).card.slug)).text()
    const linked = await page({
      phone: '+41 (0)44 123 45 67 ext. 12',
      socialLinks: { whatsapp: '079 123 45 67', viber: '٠٧٩ ١٢٣ ٤٥ ٦٧' },
      customButtons: [{ text: 'Call the shop', url: 'tel:0781234567', backgroundColor: '#123456' }],
    })
    for (const href of ['tel:+41441234567,12', 'tel:+41781234567', 'https://wa.me/41791234567', 'viber://chat?number=%2B41791234567'])
      expect(linked).toContain(`href="${href}"`)
    // The page shows the phone number as typed, and its structured data contain the international format.
    expect(linked).toContain('+41 (0)44 123 45 67 ext. 12')
    expect(await page({ phone: '0041 44 123 45 67' })).toContain('"telephone":"+41441234567"')
    const withoutCountry = await page({ phone: '044 123 45 67', socialLinks: { whatsapp: '079 123 45 67' } })
    expect(withoutCountry).toContain('href="tel:0441234567"')
    expect(withoutCountry).toContain('079 123 45 67')
    // No link to wa.me contains a phone number. (The page's own share link to WhatsApp has none.)
    expect(withoutCountry).not.toMatch(/wa\.me\/\d/)
  })

  it.each([
    ['at a word boundary', 'word '.repeat(60), /^(?:word ){30}word…$/],
    [
      'anywhere in text without spaces, but never within a character',
      'Ciao '.concat('漢'.repeat(153), '🦊'.repeat(9)),
      /^Ciao 漢{153}🦊…$/,
    ],
  ])('the page shortens its description %s', async (_, about, description) => {
    const { card } = await createPublishedCard({ about })
    const html = await (await requestCardPage(card.slug)).text()
    expect(/<meta name="description" content="([^"]*)"/.exec(html)![1]).toMatch(description)
  })

  it('the page allows only its own inline styles and scripts, by hash, and has no style attribute or blocking request', async () => {
    const { card } = await createPublishedCard(FULL_TEST_CARD)
    const res = await requestCardPage(card.slug)
    const html = await res.text()
    const csp = res.headers.get('content-security-policy')!
    const styles = inlineTagContentsOf(html, 'style')
    const scripts = inlineTagContentsOf(html, 'script')
    expect(styles).toHaveLength(1)
    expect(styles[0]).toContain('.card-container')
    expect(scripts).toHaveLength(1)
    const directives = csp.split('; ').map((directive) => directive.split(' '))
    const sources = (name: string) => directives.find((directive) => directive[0] === name)!.slice(1)
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    expect(sources('style-src')).toEqual(["'self'", ...styles.map(hash)])
    expect(sources('script-src')).toEqual(["'self'", ...scripts.map(hash)])
    expect(sources('default-src')).toEqual(["'none'"])
    expect(csp).not.toMatch(/unsafe|nonce/)
    expect(html).not.toMatch(/\sstyle=/)
    expect(html).not.toMatch(/\son[a-z]+=/)
    expect(html).not.toMatch(/<script[^>]*\ssrc=|rel="(stylesheet|modulepreload)"/)
    expect(Object.fromEntries(res.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
  })

  it('the page is hidden from search engines if its owner chose that', async () => {
    const robots = async (customizations: { searchable?: boolean }) => {
      const { card } = await createPublishedCard({ ...FULL_TEST_CARD, customizations })
      return /<meta name="robots" content="([^"]*)"/.exec(await (await requestCardPage(card.slug)).text())?.[1]
    }
    expect(await robots({})).toBeUndefined()
    expect(await robots({ searchable: true })).toBeUndefined()
    expect(await robots({ searchable: false })).toBe('noindex')
  })

  it('the page escapes hostile text in the fields of the card', async () => {
    const evil = '</script></style><script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
    const { card } = await createPublishedCard({
      ...createFieldsWithValue(['name', 'title', 'company', 'address', 'about'], evil),
      phone: `"${evil}`,
      ...createFieldsWithValue(['website', 'videoUrl', 'profilePicture'], 'javascript:alert(1)'),
      coverPhoto: 'data:text/html,<script>alert(1)</script>',
      socialLinks: { facebook: 'javascript:alert(1)', ['x"><script>']: 'data:text/html,x' },
      customButtons: [
        { text: evil, url: 'javascript:alert(1)', backgroundColor: '#fff' },
        { text: evil, url: 'https://ok.example/"><script>', backgroundColor: '#fff}</style><script>alert(1)</script>' },
      ],
      gallery: [{ url: 'javascript:alert(1)' }],
    })
    const html = await (await requestCardPage(card.slug)).text()
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html.match(/<\/script>/g)).toHaveLength(2)
    expect(html.match(/<style/g)).toHaveLength(1)
    expect(html).not.toMatch(/<img[^>]*\ssrc="?x/)
    const withoutFonts = html.replaceAll(/<link rel="preload" href="data:font\/woff2;base64,[\w+/=]+" as="font"/g, '')
    expect(withoutFonts).not.toMatch(/(?:href|src)="\s*(?:javascript|data):/i)
    expect(inlineTagContentsOf(html, 'style')[0]).toMatch(
      /\.card-map-tile\{--x:\d+%;--y:-?\d+%\}\.b0\{--button:#d9bd90;--button-ink:#000000\}$/,
    )
    const jsonLd = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!)
    expect(jsonLd.mainEntity.name).toBe(evil)
  })

  it('the first screen of a card with every field filled arrives with the first network round trip', async () => {
    const stored = (name: string, size: string) =>
      `/media/1/${createHash('sha256').update(name).digest('hex').slice(0, 24)}-a1b2c3-${size}.jpg`
    const { card } = await createPublishedCard({
      ...FULL_TEST_CARD,
      // A fixed slug, because the page's compressed size varies with the letters of a random one.
      slug: 'ada-lovelace-x7k2m9',
      profilePicture: stored('photo', '500x500'),
      coverPhoto: stored('cover', '1200x400'),
      logoUrl: stored('logo', '250x250'),
      about: Array.from({ length: 330 }, (_, index) => `word${(index * 7919) % 1000}`)
        .join(' ')
        .slice(0, 2000),
      socialLinks: Object.fromEntries(
        'facebook twitter instagram linkedin youtube whatsapp viber telegram skype tiktok pinterest threads'
          .split(' ')
          .map((key) => [key, key === 'whatsapp' || key === 'viber' ? '+15550100' : 'ada']),
      ),
      customButtons: Array.from({ length: 6 }, (_, index) => ({
        text: `Button ${index}`,
        url: `https://ada.example/${index}`,
        backgroundColor: `#12345${index}`,
      })),
      gallery: Array.from({ length: 8 }, (_, index) => ({ url: stored(`gallery ${index}`, '800x600'), alt: `Picture ${index}` })),
    })
    for (const theme of [...CARD_THEME_KEYS, 'unknown theme']) {
      await updateCardRow(card.id, { theme, version: sql`version + 1` })
      await publishCard(env, card.id)
      const res = await requestCardPage(card.slug, { headers: { 'accept-encoding': 'br' } })
      expect(res.headers.get('content-encoding')).toBe('br')
      const compressed = new Uint8Array(await res.arrayBuffer())
      expect(compressed.byteLength, theme).toBeLessThanOrEqual(FULL_PAGE_BYTES_MAX)
      const firstScreen = brotliDecompressSync(compressed.subarray(0, FIRST_ROUND_TRIP_BYTES), {
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      }).toString()
      expect(firstScreen.includes('</h1>') && firstScreen.includes('data-save'), theme).toBe(true)
    }
  })

  it('the page answers conditional requests with 304, and HEAD requests without a body', async () => {
    const { card } = await createPublishedCard()
    const first = await requestCardPage(card.slug)
    const etag = first.headers.get('etag')!
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const second = await requestCardPage(card.slug, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect(second.status).toBe(304)
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    expect(await second.text()).toBe('')
    const head = await requestCardPage(card.slug, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await requestCardPage(card.slug, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
  })

  it('a published card is served without the database', async () => {
    const { card } = await createPublishedCard()
    for (const path of [`/view/${card.slug}`, `/view/${card.slug}/qr.svg`, `/view/${card.slug}/qr.png`, `/api/vcard/${card.id}`])
      expect(
        (await callApi(path, { env: { DB: createFailingBinding('The database was used') }, headers: { 'user-agent': BROWSER_USER_AGENT } }))
          .status,
      ).toBe(200)
  })

  it('the page shows an edit as soon as it is published', async () => {
    const { card } = await createPublishedCard({ title: 'Before' })
    expect(await (await requestCardPage(card.slug)).text()).toContain('Before')
    await updateCardRow(card.id, { title: 'After', version: card.version + 1 })
    await publishCard(env, card.id)
    expect(await (await requestCardPage(card.slug)).text()).toContain('After')
  })

  it('the page shows its owner the stored card, uncached, and other visitors the published one', async () => {
    const { card, owner } = await createPublishedCard({ title: 'Published' })
    await updateCardRow(card.id, { title: 'Just saved' })
    const own = await requestCardPage(card.slug, { cookie: owner.cookie })
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('etag')).toBeNull()
    expect(await own.text()).toContain('Just saved')
    const other = await createTestUser()
    for (const cookie of [other.cookie, `${owner.cookie}x`, undefined]) {
      const res = await requestCardPage(card.slug, { cookie })
      expect(res.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(await res.text()).toContain('Published')
    }
  })
})

describe('a URL that is not the canonical URL of a card', () => {
  it('an unknown slug shows Card Not Found with a link to the home page', async () => {
    for (const slug of ['never-given', 'A%20B', 'x', '..%2f', '%00', 'a'.repeat(200)]) {
      const res = await requestCardPage(slug)
      const html = await res.text()
      expect(res.status).toBe(404)
      expect(html).toContain('Card Not Found')
      expect(html).toContain('<a class="page-button" href="/">Return to Home</a>')
      expect(html).not.toMatch(/\sstyle=/)
      expect(res.headers.get('content-security-policy')).toContain(
        `'sha256-${createHash('sha256').update(inlineTagContentsOf(html, 'style')[0]!).digest('base64')}'`,
      )
    }
  })

  it('a former slug redirects to the current one and keeps the query', async () => {
    const { card } = await createPublishedCard()
    const past = `${card.slug}-past`
    await db.insert(cardSlugsTable).values({ slug: past, cardId: card.id, createdAt: Date.now() })
    await publishCard(env, card.id)
    const res = await requestCardPage(`${past}?s=qr`)
    expect(res.status).toBe(301)
    expect(res.headers.get('location')).toBe(`/view/${card.slug}?s=qr`)
    expect(res.headers.get('cache-control')).toBe('public, max-age=60')
    for (const typed of [card.slug.toUpperCase(), `${card.slug}/`])
      expect((await requestCardPage(typed)).headers.get('location')).toBe(`/view/${card.slug}`)
    expect((await requestCardPage('nobody-has-this/')).status).toBe(404)
    for (const part of ['qr.svg', 'qr.png', 'print', 'map', 'embed/1'])
      expect((await requestCardPage(`${past}/${part}?s=qr`)).headers.get('location')).toBe(`/view/${card.slug}/${part}?s=qr`)
  })

  it('other spellings of a card URL redirect to the canonical one, and only that one is cached', async () => {
    const { card } = await createPublishedCard()
    const { slug } = card
    const escaped = `%${slug.charCodeAt(0).toString(16)}${slug.slice(1)}`
    const spellings = [
      `/view/${escaped}`,
      `/view/${slug.toUpperCase()}`,
      `/view/${slug}/`,
      `/view//${slug}`,
      `/view/${slug}//`,
      `/view///${escaped}//`,
    ]
    for (const path of spellings) {
      const res = await callApi(`${path}?s=qr`, { headers: { 'user-agent': BROWSER_USER_AGENT } })
      expect([path, res.status, res.headers.get('location')]).toEqual([path, 301, `/view/${slug}?s=qr`])
    }
    const cached = (path: string) => getCachedPage(`http://localhost${path}`)
    expect(cached(`/view/${slug}`)).toBeUndefined()
    for (const part of ['qr.svg', 'print', 'embed/1'])
      for (const path of [`/view//${slug}/${part}`, `/view/${escaped}/${part}`, `/view/${slug}//${part}`])
        expect((await callApi(path)).headers.get('location'), path).toBe(`/view/${slug}/${part}`)
    expect((await requestCardPage(slug)).status).toBe(200)
    const page = cached(`/view/${slug}`)
    expect(page).toBeDefined()
    for (let i = 0; i < 5; i++) await requestCardPage(`${slug}?x=${i}`)
    expect(cached(`/view/${slug}`)).toBe(page)
    for (const path of [...spellings, `/view/${slug}?x=0`]) expect(cached(path), path).toBeUndefined()
  })

  it('a URL without a card is 404 in every spelling', async () => {
    const ASSETS = { fetch: async () => new Response('app') } as unknown as Fetcher
    const spelled = ['/view//nobody-has-this', '/view/nobody-has-this//x', '/view/%E0%A4%A', '/view/', '/view//', '/view/x/no-such-part']
    for (const path of spelled) expect((await callApi(path, { env: { ASSETS } })).status, path).toBe(404)
  })

  it('the URL of a deleted card is 410', async () => {
    const { card } = await createPublishedCard()
    expect((await requestCardPage(card.slug)).status).toBe(200)
    await db.delete(businessCardsTable).where(eq(businessCardsTable.id, card.id))
    await publishCard(env, card.id)
    for (const path of [card.slug, `${card.slug}/qr.png`]) {
      const res = await requestCardPage(path)
      expect(res.status).toBe(410)
      expect(await res.text()).toContain('Card Not Found')
    }
  })
})

describe('page views by robots', () => {
  const viewAs = async (userAgent: string) => {
    const { card } = await createPublishedCard()
    const { sent, EVENTS } = createRecordingQueue()
    const res = await requestCardPage(card.slug, { headers: { 'user-agent': userAgent }, env: { EVENTS } })
    expect(res.status).toBe(200)
    return { card, sent }
  }

  it('views by robots and link previews are recorded when their page is served, views by people are not', async () => {
    const bot = await viewAs('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
    expect(bot.sent).toMatchObject([{ kind: 'view', cardId: bot.card.id, exclusion: 'bot' }])
    const preview = await viewAs('facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)')
    expect(preview.sent).toMatchObject([{ kind: 'view', cardId: preview.card.id, exclusion: 'preview' }])
    const person = await viewAs(BROWSER_USER_AGENT)
    expect(person.sent).toEqual([])
  })
})

it('the cache of user agents stays within its limit, whatever user agents clients send', () => {
  const isRecorded = (ua: string) => shouldRecordRobotView(new Request('http://localhost/view/x', { headers: { 'user-agent': ua } }))
  for (let i = 0; i < 2000; i++) {
    isRecorded(`Robot/${i} `.padEnd(10_000, 'x'))
    expect(measureUserAgentCacheBytes()).toBeLessThanOrEqual(USER_AGENT_CACHE_BYTES_MAX)
  }
  const full = measureUserAgentCacheBytes()
  // These user agents differ only after USER_AGENT_LENGTH_MAX characters, so they share one cache entry.
  for (let i = 0; i < 100; i++) isRecorded(`${'y'.repeat(USER_AGENT_LENGTH_MAX)}${i}`)
  expect(measureUserAgentCacheBytes()).toBeLessThanOrEqual(full + 3 * USER_AGENT_LENGTH_MAX)
  expect(isRecorded('Googlebot/2.1')).toBe(true)
  expect(isRecorded(BROWSER_USER_AGENT)).toBe(false)
})

describe('a path that belongs to no card', () => {
  const ASSETS = {
    fetch: async () =>
      new Response('<div id="root"></div>', {
        headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'", etag: '"x"' },
      }),
  } as unknown as Fetcher

  it('pages of the app are 200 and other paths 404, with the app’s HTML and the headers of static files', async () => {
    for (const [path, status] of [
      ['/dashboard', 200],
      ['/card-editor/12', 200],
      ['/auth?token=x', 200],
      ['/no-such-page', 404],
      ['/view', 404],
    ] as const) {
      const res = await callApi(path, { env: { ASSETS } })
      expect([path, res.status]).toEqual([path, status])
      expect(await res.text()).toContain('id="root"')
      expect(res.headers.get('content-security-policy')).toBe("default-src 'self'")
    }
  })

  it('API and media paths never return the HTML of the app', async () => {
    const res = await callApi('/api/no-such-call', { env: { ASSETS } })
    expect(res.status).toBe(404)
    expect(await res.json()).toEqual({ code: 'notFound', message: 'Not found' })
    expect((await callApi('/media/none.jpg', { env: { ASSETS } })).headers.get('content-type')).toContain('json')
  })
})

it('the maps configuration contains the API key, or null without one', async () => {
  const answer = async (key?: string) => (await callApi('/api/config/maps', { env: { GOOGLE_MAPS_API_KEY: key } })).json()
  expect(await answer()).toEqual({ googleMapsApiKey: null })
  expect(await answer('a key')).toEqual({ googleMapsApiKey: 'a key' })
})
