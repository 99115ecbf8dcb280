import { describe, expect, it } from 'vitest'
import { updateCardRow } from '../test/cards.ts'
import { callApi } from '../test/client.ts'
import { createPublishedCard } from '../test/published.ts'

const cspDirectiveOf = (res: Response, name: string) =>
  res.headers
    .get('content-security-policy')!
    .split('; ')
    .find((part) => part.split(' ')[0] === name)

describe('an embed on a card', () => {
  const EMBEDS = [
    { title: 'Book "a" <b>visit</b>', html: '<iframe src="https://cal.example/ada" height="560"></iframe><script>go()</script>' },
    { title: '', html: ' ' },
    { title: '', html: '<p>Third</p>' },
  ]

  it('an embed is a document with an opaque origin and its own Content-Security-Policy', async () => {
    const { card } = await createPublishedCard({ embedCodes: EMBEDS })
    const res = await callApi(`/view/${card.slug}/embed/1`, { headers: { 'sec-fetch-dest': 'iframe' } })
    const html = await res.text()
    expect(res.status).toBe(200)
    expect(res.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(html).toContain(`<body>${EMBEDS[0]!.html}</body>`)
    expect(html).toContain('<title>Book &quot;a&quot; &lt;b&gt;visit&lt;/b&gt;</title>')
    expect(cspDirectiveOf(res, 'sandbox')).toContain('allow-scripts')
    expect(res.headers.get('content-security-policy')).not.toMatch(/allow-same-origin|allow-top-navigation|'self'(?!$)/)
    expect(cspDirectiveOf(res, 'frame-ancestors')).toBe("frame-ancestors 'self'")
    expect(cspDirectiveOf(res, 'default-src')).toBe("default-src 'none'")
  })

  it('an embed appears on the card in a titled, sandboxed, lazy iframe of fixed height', async () => {
    const { card } = await createPublishedCard({ embedCodes: EMBEDS })
    const html = await (await callApi(`/view/${card.slug}`)).text()
    const frames = html.match(/<iframe[^>]*>/g)!
    expect(frames).toHaveLength(2)
    expect(frames[0]).toContain(`src="/view/${card.slug}/embed/1"`)
    expect(frames[0]).toContain('title="Book &quot;a&quot; &lt;b&gt;visit&lt;/b&gt;"')
    expect(frames[0]).toContain('height="560"')
    expect(frames[1]).toContain(`src="/view/${card.slug}/embed/3"`)
    expect(frames[1]).toContain('title="Embedded content 2"')
    expect(frames[1]).toContain('height="400"')
    for (const frame of frames) {
      expect(frame).toContain('loading="lazy"')
      expect(frame).toMatch(/sandbox="allow-scripts (?!.*same-origin)/)
    }
  })

  it('an embed opened outside a frame redirects to the card, and an empty or missing embed is 404', async () => {
    const { card } = await createPublishedCard({ embedCodes: EMBEDS })
    const opened = await callApi(`/view/${card.slug}/embed/1`, { headers: { 'sec-fetch-dest': 'document' } })
    expect([opened.status, opened.headers.get('location')]).toEqual([302, `/view/${card.slug}`])
    for (const path of ['embed/4', 'embed/0', 'embed/99', 'embed/x', 'embed'])
      expect([path, (await callApi(`/view/${card.slug}/${path}`, { env: { ASSETS: EMPTY_ASSETS_BINDING } })).status]).toEqual([path, 404])
    expect((await callApi('/view/never-given/embed/1')).status).toBe(404)
  })

  it('an embed shows the owner the last saved version and other visitors the published one', async () => {
    const { card, owner } = await createPublishedCard({ embedCodes: [{ title: '', html: 'Published' }] })
    await updateCardRow(card.id, { embedCodes: [{ title: '', html: 'Just saved' }] })
    expect(await (await callApi(`/view/${card.slug}/embed/1`, { cookie: owner.cookie })).text()).toContain('Just saved')
    expect(await (await callApi(`/view/${card.slug}/embed/1`)).text()).toContain('Published')
  })
})

const EMPTY_ASSETS_BINDING = { fetch: async () => new Response('', { headers: { 'content-type': 'text/html' } }) } as unknown as Fetcher

describe('the map of a card', () => {
  const ADDRESS = '12 "Rue" <de> l’Église\n75001 Paris'
  const map = async (key?: string) => {
    const { card } = await createPublishedCard({ name: 'Ada', address: ADDRESS })
    return callApi(`/view/${card.slug}/map`, { env: { GOOGLE_MAPS_API_KEY: key } })
  }

  it('a map without an API key shows an explanation and a link to Google Maps, and runs no script', async () => {
    const res = await map()
    const html = await res.text()
    expect(html).toContain('Map cannot be loaded: maps are not set up on this site')
    expect(html).toContain(
      'href="https://www.google.com/maps/search/?api=1&amp;query=12%20%22Rue%22%20%3Cde%3E%20l%E2%80%99%C3%89glise%2075001%20Paris"',
    )
    expect(html).not.toContain('<script')
    expect(cspDirectiveOf(res, 'script-src')).toBeUndefined()
  })

  it('a map with an API key has the policy that Google documents, with a new nonce for each response', async () => {
    const first = await map('a "key"')
    const html = await first.text()
    const nonce = /nonce-([\w-]+)/.exec(cspDirectiveOf(first, 'script-src')!)![1]!
    expect(html).toContain(`nonce="${nonce}"`)
    expect(html).toContain('data-key="a &quot;key&quot;"')
    expect(html).toContain('data-address="12 &quot;Rue&quot; &lt;de&gt; l’Église 75001 Paris"')
    expect(html.match(/<script/g)).toHaveLength(1)
    expect(cspDirectiveOf(first, 'script-src')).toContain("'strict-dynamic'")
    expect(cspDirectiveOf(first, 'connect-src')).not.toContain("'self'")
    expect(cspDirectiveOf(first, 'frame-ancestors')).toBe("frame-ancestors 'self'")
    expect(cspDirectiveOf(await map('a key'), 'script-src')).not.toContain(nonce)
  })

  it('a card has a button that shows its map only if it has an address', async () => {
    const { card } = await createPublishedCard({ address: ADDRESS })
    const html = await (await callApi(`/view/${card.slug}`, { env: { GOOGLE_MAPS_API_KEY: 'a key' } })).text()
    expect(html).toContain('>Location</h2>')
    expect(html).toContain(`aria-expanded="false" data-map="/view/${card.slug}/map">Show Map</button>`)
    expect(html).not.toContain('<iframe')
    const { card: withoutAddress } = await createPublishedCard({ address: null })
    expect(await (await callApi(`/view/${withoutAddress.slug}`)).text()).not.toContain('Show Map</button>')
    expect((await callApi(`/view/${withoutAddress.slug}/map`)).status).toBe(404)
  })

  it('without an API key, the button of the map is in the row of the address, and the section of the map is a link alone', async () => {
    const { card } = await createPublishedCard({ address: ADDRESS })
    const html = await (await callApi(`/view/${card.slug}`)).text()
    expect(html.split('>Location</h2>')[1]!.split('</section>')[0]).not.toContain('<button')
    expect(html.split('card-contact-address').at(-1)!.split('</dl>')[0]).toMatch(
      new RegExp(`^[^§]*?href="https://www.google.com/maps/[^§]*?data-map="/view/${card.slug}/map">Show Map</button></dd>`),
    )
  })
})
