import { describe, expect, it } from 'vitest'
import { SAMPLE_NAME_LENGTH_MAX } from '../../schema/landing.ts'
import { LEGAL_PAGES } from '../../schema/route.ts'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { cspHashOf } from '../rendering/csp.ts'
import { callApi, createTestUser, env, queryRows } from '../test/client.ts'
import { runWithinClockMinute } from '../test/minute.ts'
import { PICTURE_COLOR_SCHEMES } from './picture-sizes.ts'
import { themePicturePathOf } from './pictures.ts'
import { getSampleCard, type RenderedSampleCard, renderSampleCard } from './sample-card.tsx'

const inlineTagContentsOf = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((found) => found[1]!)
/** Returns the targets of the page's links to other pages. Links on the sample card are left out, because nobody can click them. */
const linksOf = (html: string) => inlineTagContentsOf(html.replace(/<template[^]*<\/template>/, ''), /<a [^>]*href="([^"#]+)"/g)

const LEGAL_PATHS = Object.values(LEGAL_PAGES).map(({ path }) => path)

describe('the landing page', () => {
  it('leads visitors to the registration, and signed-in users to their dashboard and to plans above theirs', async () => {
    const { cookie } = await createTestUser()
    const visitors = await (await callApi('/')).text()
    const register = '/auth?view=register'
    const plans = ['professional', 'enterprise'].map((plan) => `${register}&amp;plan=${plan}`)
    expect(new Set(linksOf(visitors))).toEqual(new Set(['/', '/auth', register, ...plans, ...LEGAL_PATHS]))
    expect(visitors).toContain('>Get Started</a>')
    const res = await callApi('/', { cookie })
    const own = await res.text()
    expect(new Set(linksOf(own))).toEqual(new Set(['/', '/dashboard', '/account?tab=plan', ...LEGAL_PATHS]))
    expect(own).toContain('>My Cards</a>')
    expect(res.headers.get('cache-control')).toBe('private, no-store')
    const best = await createTestUser({ accessLevel: 3 })
    expect(new Set(linksOf(await (await callApi('/', { cookie: best.cookie })).text()))).toEqual(
      new Set(['/', '/dashboard', ...LEGAL_PATHS]),
    )
  })

  it('leads visitors to the sign-in, with the chosen plan, where registration is closed', async () => {
    const closed = await (await callApi('/', { env: { REGISTRATION: 'closed' } })).text()
    expect(new Set(linksOf(closed))).toEqual(new Set(['/', '/auth', '/auth?plan=professional', '/auth?plan=enterprise', ...LEGAL_PATHS]))
    expect(closed).not.toContain('register')
    expect(await (await callApi('/')).text()).toContain('view=register')
  })

  it('links to nothing that does not exist, on the sample card too', async () => {
    const ASSETS = { fetch: async () => new Response('app') } as unknown as Fetcher
    for (const theme of CARD_THEME_KEYS) {
      const html = await (await callApi(`/?style=${theme}`)).text()
      expect(html).toContain('Nora Vestergaard')
      const links = new Set(inlineTagContentsOf(html, /<a\b[^>]* href="([^"]+)"/g))
      for (const link of links)
        if (link.startsWith('#')) expect(html, link).toContain(` id="${link.slice(1)}"`)
        else expect((await callApi(link.replaceAll('&amp;', '&'), { env: { ASSETS } })).status, link).toBe(200)
    }
  })

  it('treats a visitor with an ended session as signed out', async () => {
    const { id, cookie } = await createTestUser()
    await queryRows('delete from sessions where user_id = ?', id)
    const res = await callApi('/', { cookie })
    expect(await res.text()).toContain('>Get Started</a>')
    expect(res.headers.get('cache-control')).toContain('public')
  })

  it('allows exactly its own inline scripts and style sheets, in every theme of its sample card', async () => {
    for (const theme of CARD_THEME_KEYS) {
      const res = await callApi(`/?style=${theme}`)
      const html = await res.text()
      const policy = res.headers.get('content-security-policy')!
      const scripts = inlineTagContentsOf(html, /<script(?! type)[^>]*>([^]*?)<\/script>/g)
      const styles = inlineTagContentsOf(html, /<style>([^]*?)<\/style>/g)
      expect([scripts.length, styles.length]).toEqual([3, 2])
      for (const text of [...scripts, ...styles]) expect(policy).toContain(cspHashOf(text))
      expect(html).toContain(`data-theme-key="${theme}"`)
      expect(html).not.toMatch(/\sstyle=/)
    }
  })

  it('has one canonical address, answers 304 while it is unchanged, and ignores an unknown theme', async () => {
    const res = await callApi('/?style=<b>&utm_source=x')
    const html = await res.text()
    expect(html).toContain('<link rel="canonical" href="http://localhost:8787/"/>')
    expect(html).toContain('data-theme-key="creative"')
    const again = await callApi('/', { headers: { 'if-none-match': res.headers.get('etag')! } })
    expect(again.status).toBe(304)
    const [data] = inlineTagContentsOf(html, /<script type="application\/ld\+json">([^]*?)<\/script>/g)
    expect(JSON.parse(data!)['@graph'][2].offers.map((offer: { price: string }) => offer.price)).toEqual(['9.98', '14.98', '199.98'])
  })

  it('is sent uncompressed to a client that cannot read brotli', async () => {
    const plain = await callApi('/')
    const packed = await callApi('/', { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect((await packed.arrayBuffer()).byteLength).toBeLessThan((await plain.arrayBuffer()).byteLength / 3)
  })
})

it('the showcase has a picture of each theme in both colour schemes', () => {
  for (const theme of CARD_THEME_KEYS)
    for (const scheme of PICTURE_COLOR_SCHEMES)
      expect(themePicturePathOf(theme, scheme), `${theme}-${scheme}: npm run landing-pictures`).toBeDefined()
})

describe('the sample card', () => {
  const read = async (path: string) => (await (await callApi(path)).json()) as RenderedSampleCard

  it('is the card component in each theme, with the typed name on it', async () => {
    const cards = await Promise.all(CARD_THEME_KEYS.map((theme) => read(`/sample-card/${theme}?name=Ada%20Lovelace`)))
    for (const { html, css, fonts } of cards) {
      expect(html).toMatch(/class="card-name[^"]*"[^>]*>Ada Lovelace</)
      expect(css).toContain('.card-container')
      expect(fonts.length).toBeGreaterThan(0)
      expect(html).not.toMatch(/<h[1-6]/)
      expect(html).toMatch(/^<article/)
    }
    expect(new Set(cards.map(({ css }) => css)).size).toBe(CARD_THEME_KEYS.length)
  })

  it('shows a hostile, a blank or an endless name as text, and a name in other letters in fonts that have them', async () => {
    const { html } = await read(`/sample-card/tech?name=${encodeURIComponent('<img src=x onerror=alert(1)>')}`)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    for (const name of ['', '%20%20', 'x'.repeat(SAMPLE_NAME_LENGTH_MAX + 1), '%00'])
      expect((await read(`/sample-card/tech?name=${name}`)).html).toContain('>Nora Vestergaard<')
    const [latin, greek] = [await read('/sample-card/health'), await read(`/sample-card/health?name=${encodeURIComponent('Ελένη')}`)]
    expect(greek.fonts).not.toEqual(latin.fonts)
  })

  it('is rendered once for each theme while no name is typed', () => {
    expect(getSampleCard('tech')).toBe(getSampleCard('tech'))
    expect(getSampleCard('tech').html).not.toBe(getSampleCard('health').html)
    expect(getSampleCard('tech')).toEqual(renderSampleCard('tech', ''))
  })

  it('refuses too many typed names from one address, but still shows the themes', async () => {
    const headers = { 'cf-connecting-ip': '203.0.113.77' }
    const [last, refused] = await runWithinClockMinute(async () => {
      // The first 19 requests are only counted against the limit, because rendering their cards would take seconds.
      for (let n = 0; n < 19; n++) await env.SAMPLE_CARD_LIMIT.limit({ key: '203.0.113.77' })
      return [await callApi('/sample-card/tech?name=Ann', { headers }), await callApi('/sample-card/tech?name=Anne', { headers })]
    })
    expect([last.status, refused.status, refused.headers.get('retry-after')]).toEqual([200, 429, '60'])
    expect((await callApi('/sample-card/tech', { headers })).status).toBe(200)
    expect((await callApi('/sample-card/tech?name=Ann', { headers: { 'cf-connecting-ip': '203.0.113.78' } })).status).toBe(200)
  })

  it('answers 404 for an unknown theme', async () => {
    for (const path of ['/sample-card/fallback', '/sample-card/__proto__', '/sample-card/']) {
      const ASSETS = { fetch: async () => new Response('app') } as unknown as Fetcher
      expect((await callApi(path, { env: { ASSETS } })).status, path).toBe(404)
    }
  })
})
