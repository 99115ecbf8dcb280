import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { THEME_KEYS } from '../../schema/theme.ts'
import { businessCards, cardSlugs } from '../../schema/tables/cards.ts'
import { publish } from '../cards/publish.ts'
import { USER_AGENT_CACHE_BYTES, UA_MAX } from '../../schema/bounds.ts'
import { findPage } from '../platform/page-cache.ts'
import { createPublishedCard } from '../test/published.ts'
import { inEach, setCard } from '../test/cards.ts'
import { call, createUser, db, env, unused } from '../test/client.ts'
import { keepSent } from '../test/events.ts'
import { agentCacheBytes, shouldRecordRobot } from './robots.ts'

const BROWSER =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const view = (slug: string, options: Parameters<typeof call>[1] = {}) =>
  call(`/view/${slug}`, { ...options, headers: { 'user-agent': BROWSER, ...options.headers } })

const inline = (html: string, tag: 'style' | 'script') =>
  [...html.matchAll(new RegExp(`<${tag}([^>]*)>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(([, attributes]) => !attributes!.includes('ld+json'))
    .map(([, , text]) => text!)

const FULL = {
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

describe('the page of a card', () => {
  it('has all of the card and its links without a script', async () => {
    const { card } = await createPublishedCard(FULL)
    const res = await view(card.slug)
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

  it('derives the country of numbers from the card’s other numbers, and links no messenger to a number whose country is unknown', async () => {
    const page = async (fields: object) => (await view((await createPublishedCard(fields)).card.slug)).text()
    const linked = await page({
      phone: '+41 (0)44 123 45 67 ext. 12',
      socialLinks: { whatsapp: '079 123 45 67', viber: '٠٧٩ ١٢٣ ٤٥ ٦٧' },
      customButtons: [{ text: 'Call the shop', url: 'tel:0781234567', backgroundColor: '#123456' }],
    })
    for (const href of ['tel:+41441234567,12', 'tel:+41781234567', 'https://wa.me/41791234567', 'viber://chat?number=%2B41791234567'])
      expect(linked).toContain(`href="${href}"`)
    // Displayed as typed; the structured data have the international format.
    expect(linked).toContain('+41 (0)44 123 45 67 ext. 12')
    expect(await page({ phone: '0041 44 123 45 67' })).toContain('"telephone":"+41441234567"')
    const withoutCountry = await page({ phone: '044 123 45 67', socialLinks: { whatsapp: '079 123 45 67' } })
    expect(withoutCountry).toContain('href="tel:0441234567"')
    expect(withoutCountry).toContain('079 123 45 67')
    // The page's own share link to WhatsApp contains no number.
    expect(withoutCountry).not.toMatch(/wa\.me\/\d/)
  })

  it.each([
    ['at a word boundary', 'word '.repeat(60), /^(?:word ){30}word…$/],
    [
      'anywhere in text without spaces, but never within a character',
      'Ciao '.concat('漢'.repeat(153), '🦊'.repeat(9)),
      /^Ciao 漢{153}🦊…$/,
    ],
  ])('shortens its description %s', async (_, about, description) => {
    const { card } = await createPublishedCard({ about })
    const html = await (await view(card.slug)).text()
    expect(/<meta name="description" content="([^"]*)"/.exec(html)![1]).toMatch(description)
  })

  it('allows only its inline styles and scripts, by hash, and has no style attribute or blocking request', async () => {
    const { card } = await createPublishedCard(FULL)
    const res = await view(card.slug)
    const html = await res.text()
    const csp = res.headers.get('content-security-policy')!
    const styles = inline(html, 'style')
    const scripts = inline(html, 'script')
    expect(styles).toHaveLength(2)
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

  it('is hidden from search engines when its owner chose that', async () => {
    const robots = async (customizations: { searchable?: boolean }) => {
      const { card } = await createPublishedCard({ ...FULL, customizations })
      return /<meta name="robots" content="([^"]*)"/.exec(await (await view(card.slug)).text())?.[1]
    }
    expect(await robots({})).toBeUndefined()
    expect(await robots({ searchable: true })).toBeUndefined()
    expect(await robots({ searchable: false })).toBe('noindex')
  })

  it('escapes hostile text from its owner', async () => {
    const evil = '</script></style><script>alert(1)</script>"\'><img src=x onerror=alert(1)>'
    const { card } = await createPublishedCard({
      ...inEach(['name', 'title', 'company', 'address', 'about'], evil),
      phone: `"${evil}`,
      ...inEach(['website', 'videoUrl', 'profilePicture'], 'javascript:alert(1)'),
      coverPhoto: 'data:text/html,<script>alert(1)</script>',
      socialLinks: { facebook: 'javascript:alert(1)', ['x"><script>']: 'data:text/html,x' },
      customButtons: [
        { text: evil, url: 'javascript:alert(1)', backgroundColor: '#fff' },
        { text: evil, url: 'https://ok.example/"><script>', backgroundColor: '#fff}</style><script>alert(1)</script>' },
      ],
      gallery: [{ url: 'javascript:alert(1)' }],
    })
    const html = await (await view(card.slug)).text()
    expect(html.match(/<script/g)).toHaveLength(2)
    expect(html.match(/<\/script>/g)).toHaveLength(2)
    expect(html.match(/<style/g)).toHaveLength(2)
    expect(html).not.toMatch(/<img[^>]*\ssrc="?x/)
    expect(html).not.toMatch(/(?:href|src)="\s*(?:javascript|data):/i)
    expect(inline(html, 'style')[1]).toBe('.b0{--button:#d9bd90;--button-ink:#000000}')
    const jsonLd = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!)
    expect(jsonLd.mainEntity.name).toBe(evil)
  })

  it('with every field filled fits into one network round trip when compressed', async () => {
    const stored = (name: string, size: string) =>
      `/media/1/${createHash('sha256').update(name).digest('hex').slice(0, 24)}-a1b2c3-${size}.jpg`
    const { card } = await createPublishedCard({
      ...FULL,
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
    for (const theme of [...THEME_KEYS, 'unknown theme']) {
      await setCard(card.id, { theme, version: sql`version + 1` })
      await publish(env, card.id)
      const res = await view(card.slug, { headers: { 'accept-encoding': 'br' } })
      expect(res.headers.get('content-encoding')).toBe('br')
      const bytes = (await res.arrayBuffer()).byteLength
      expect(bytes, theme).toBeLessThanOrEqual(14_600)
    }
  })

  it('answers conditional requests with 304, and HEAD', async () => {
    const { card } = await createPublishedCard()
    const first = await view(card.slug)
    const etag = first.headers.get('etag')!
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    const second = await view(card.slug, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect(second.status).toBe(304)
    expect(second.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
    expect(await second.text()).toBe('')
    const head = await view(card.slug, { method: 'HEAD' })
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect((await view(card.slug, { headers: { 'if-none-match': 'W/"other"' } })).status).toBe(200)
  })

  it('is served without the database once it is published', async () => {
    const { card } = await createPublishedCard()
    for (const path of [`/view/${card.slug}`, `/view/${card.slug}/qr.svg`, `/view/${card.slug}/qr.png`, `/api/vcard/${card.id}`])
      expect((await call(path, { env: { DB: unused('The database was used') }, headers: { 'user-agent': BROWSER } })).status).toBe(200)
  })

  it('shows an edit as soon as it is published', async () => {
    const { card } = await createPublishedCard({ title: 'Before' })
    expect(await (await view(card.slug)).text()).toContain('Before')
    await setCard(card.id, { title: 'After', version: card.version + 1 })
    await publish(env, card.id)
    expect(await (await view(card.slug)).text()).toContain('After')
  })

  it('shows its owner the stored card, uncached, and others the published one', async () => {
    const { card, owner } = await createPublishedCard({ title: 'Published' })
    await setCard(card.id, { title: 'Just saved' })
    const own = await view(card.slug, { cookie: owner.cookie })
    expect(own.headers.get('cache-control')).toBe('private, no-store')
    expect(own.headers.get('etag')).toBeNull()
    expect(await own.text()).toContain('Just saved')
    const other = await createUser()
    for (const cookie of [other.cookie, `${owner.cookie}x`, undefined]) {
      const res = await view(card.slug, { cookie })
      expect(res.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
      expect(await res.text()).toContain('Published')
    }
  })
})

describe('a URL that is not a card’s canonical one', () => {
  it('shows Card Not Found with a link to the home page', async () => {
    for (const slug of ['never-given', 'A%20B', 'x', '..%2f', '%00', 'a'.repeat(200)]) {
      const res = await view(slug)
      const html = await res.text()
      expect(res.status).toBe(404)
      expect(html).toContain('Card Not Found')
      expect(html).toContain('<a class="page-button" href="/">Return to Home</a>')
      expect(html).not.toMatch(/\sstyle=/)
      expect(res.headers.get('content-security-policy')).toContain(
        `'sha256-${createHash('sha256').update(inline(html, 'style')[0]!).digest('base64')}'`,
      )
    }
  })

  it('redirects from a past slug to the current one, keeping the query', async () => {
    const { card } = await createPublishedCard()
    const past = `${card.slug}-past`
    await db.insert(cardSlugs).values({ slug: past, cardId: card.id, createdAt: Date.now() })
    await publish(env, card.id)
    const res = await view(`${past}?s=qr`)
    expect(res.status).toBe(301)
    expect(res.headers.get('location')).toBe(`/view/${card.slug}?s=qr`)
    expect(res.headers.get('cache-control')).toBe('public, max-age=60')
    for (const typed of [card.slug.toUpperCase(), `${card.slug}/`])
      expect((await view(typed)).headers.get('location')).toBe(`/view/${card.slug}`)
    expect((await view('nobody-has-this/')).status).toBe(404)
    for (const part of ['qr.svg', 'qr.png', 'print', 'map', 'embed/1'])
      expect((await view(`${past}/${part}?s=qr`)).headers.get('location')).toBe(`/view/${card.slug}/${part}?s=qr`)
  })

  it('redirects from every other spelling, and caches only the canonical URL', async () => {
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
      const res = await call(`${path}?s=qr`, { headers: { 'user-agent': BROWSER } })
      expect([path, res.status, res.headers.get('location')]).toEqual([path, 301, `/view/${slug}?s=qr`])
    }
    const cached = (path: string) => findPage(`http://localhost${path}`)
    expect(cached(`/view/${slug}`)).toBeUndefined()
    for (const part of ['qr.svg', 'print', 'embed/1'])
      for (const path of [`/view//${slug}/${part}`, `/view/${escaped}/${part}`, `/view/${slug}//${part}`])
        expect((await call(path)).headers.get('location'), path).toBe(`/view/${slug}/${part}`)
    expect((await view(slug)).status).toBe(200)
    const page = cached(`/view/${slug}`)
    expect(page).toBeDefined()
    for (let i = 0; i < 5; i++) await view(`${slug}?x=${i}`)
    expect(cached(`/view/${slug}`)).toBe(page)
    for (const path of [...spellings, `/view/${slug}?x=0`]) expect(cached(path), path).toBeUndefined()
  })

  it('is 404 without a card, however it is spelled', async () => {
    const ASSETS = { fetch: async () => new Response('app') } as unknown as Fetcher
    const spelled = ['/view//nobody-has-this', '/view/nobody-has-this//x', '/view/%E0%A4%A', '/view/', '/view//', '/view/x/no-such-part']
    for (const path of spelled) expect((await call(path, { env: { ASSETS } })).status, path).toBe(404)
  })

  it('is 410 after the card was deleted', async () => {
    const { card } = await createPublishedCard()
    expect((await view(card.slug)).status).toBe(200)
    await db.delete(businessCards).where(eq(businessCards.id, card.id))
    await publish(env, card.id)
    for (const path of [card.slug, `${card.slug}/qr.png`]) {
      const res = await view(path)
      expect(res.status).toBe(410)
      expect(await res.text()).toContain('Card Not Found')
    }
  })
})

describe('robots', () => {
  const viewAs = async (userAgent: string) => {
    const { card } = await createPublishedCard()
    const { sent, EVENTS } = keepSent()
    const res = await view(card.slug, { headers: { 'user-agent': userAgent }, env: { EVENTS } })
    expect(res.status).toBe(200)
    return { card, sent }
  }

  it('and link previews are recorded when their page is served, people are not', async () => {
    const bot = await viewAs('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')
    expect(bot.sent).toMatchObject([{ kind: 'view', cardId: bot.card.id, exclusion: 'bot' }])
    const preview = await viewAs('facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)')
    expect(preview.sent).toMatchObject([{ kind: 'view', cardId: preview.card.id, exclusion: 'preview' }])
    const person = await viewAs(BROWSER)
    expect(person.sent).toEqual([])
  })
})

it('limits the user agent cache, whatever clients send', () => {
  const isRecorded = (ua: string) => shouldRecordRobot(new Request('http://localhost/view/x', { headers: { 'user-agent': ua } }))
  for (let i = 0; i < 2000; i++) {
    isRecorded(`Robot/${i} `.padEnd(10_000, 'x'))
    expect(agentCacheBytes()).toBeLessThanOrEqual(USER_AGENT_CACHE_BYTES)
  }
  const full = agentCacheBytes()
  // These differ only after UA_MAX characters, so they share a cache entry.
  for (let i = 0; i < 100; i++) isRecorded(`${'y'.repeat(UA_MAX)}${i}`)
  expect(agentCacheBytes()).toBeLessThanOrEqual(full + 3 * UA_MAX)
  expect(isRecorded('Googlebot/2.1')).toBe(true)
  expect(isRecorded(BROWSER)).toBe(false)
})

describe('every other path', () => {
  const ASSETS = {
    fetch: async () =>
      new Response('<div id="root"></div>', {
        headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'", etag: '"x"' },
      }),
  } as unknown as Fetcher

  it('returns the app: 200 for its pages, else 404, with the headers of the static files', async () => {
    for (const [path, status] of [
      ['/dashboard', 200],
      ['/card-editor/12', 200],
      ['/auth?token=x', 200],
      ['/no-such-page', 404],
      ['/view', 404],
    ] as const) {
      const res = await call(path, { env: { ASSETS } })
      expect([path, res.status]).toEqual([path, status])
      expect(await res.text()).toContain('id="root"')
      expect(res.headers.get('content-security-policy')).toBe("default-src 'self'")
    }
  })

  it('does not return the app for API and media paths', async () => {
    const res = await call('/api/no-such-call', { env: { ASSETS } })
    expect(res.status).toBe(404)
    expect(await res.json()).toEqual({ code: 'notFound', message: 'Not found' })
    expect((await call('/media/none.jpg', { env: { ASSETS } })).headers.get('content-type')).toContain('json')
  })
})

it('returns the maps key, or null without one', async () => {
  const answer = async (key?: string) => (await call('/api/config/maps', { env: { GOOGLE_MAPS_API_KEY: key } })).json()
  expect(await answer()).toEqual({ googleMapsApiKey: null })
  expect(await answer('a key')).toEqual({ googleMapsApiKey: 'a key' })
})
