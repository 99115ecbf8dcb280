import { decodeQR } from 'qr/decode.js'
import { beforeAll, expect, it } from 'vitest'
import { kvKeyOfSlug } from '../cards/stored.ts'
import { createTestCard, updateCardRow } from '../test/cards.ts'
import { type TestUser, callApi, createFirstUser, createTestUser, env } from '../test/client.ts'
import { createPublishedCard } from '../test/published.ts'

beforeAll(createFirstUser)

const requestShowPage = async (slug: string, user?: TestUser) => {
  const res = await callApi(`/view/${slug}/show`, { cookie: user?.cookie })
  return { res, html: await res.text() }
}
const pathsIn = (html: string, rel: 'prev' | 'next') => new RegExp(`href="([^"]+)" rel="${rel}"`).exec(html)?.[1] ?? null

/** Draws the QR codes of a page as pixels and reads them. */
function readCodes(html: string): string[] {
  return [...html.matchAll(/<svg viewBox="0 0 (\d+) \1" role="img".*?<path fill="#000" d="([^"]+)"/g)].map(([, units, path]) => {
    const scale = 4
    const side = Number(units) * scale
    const data = new Uint8Array(side * side * 4).fill(255)
    for (const [, x, y, run] of path!.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
      for (let line = Number(y) * scale; line < (Number(y) + 1) * scale; line++)
        data.fill(0, (line * side + Number(x) * scale) * 4, (line * side + (Number(x) + Number(run)) * scale) * 4)
    for (let at = 3; at < data.length; at += 4) data[at] = 255
    return decodeQR({ width: side, height: side, data })
  })
}

it('a visitor gets the codes of the link and of the contact, with a way back to the card', async () => {
  const { card } = await createPublishedCard({ name: 'José <b>', title: 'Analyst', company: 'Engines', phone: '+41 44 123 45 67' })
  const { res, html } = await requestShowPage(card.slug)
  expect([res.status, res.headers.get('content-type'), res.headers.get('cache-control'), res.headers.get('vary')]).toEqual([
    200,
    'text/html; charset=utf-8',
    'public, max-age=0, must-revalidate',
    'accept-encoding, cookie',
  ])
  const [link, contact] = readCodes(html)
  expect(link).toBe(`http://localhost/view/${card.slug}`)
  expect(contact).toMatch(/^BEGIN:VCARD\r\nVERSION:3.0\r\nN:.*\r\nFN:José <b>\r\nORG:Engines\r\nTITLE:Analyst\r\nTEL:\+41 44 123 45 67\r\n/)
  expect(html).toContain(`href="/view/${card.slug}"`)
  expect(html).toContain('José &lt;b&gt;')
  expect(html).not.toContain('Without: ')
  expect(html).toContain('Opens this card')
  expect(html).toContain('Saves this contact, no network needed')
  expect(html).not.toMatch(/Write NFC tag|<dialog|data-nfc/)
  expect(html).not.toMatch(/\sstyle=|rel="(prev|next)"|href="\/dashboard"/)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

it('the owner gets the stored state and the cards before and after, in a circle, while another user sees what a visitor sees', async () => {
  const owner = await createTestUser({ accessLevel: 5 })
  const stranger = await createTestUser({ accessLevel: 5 })
  const [first, other, second, third] = [
    await createTestCard(owner, { name: 'First' }),
    await createTestCard(stranger, { name: 'Other' }),
    await createTestCard(owner),
    await createTestCard(owner),
  ]
  await updateCardRow(first.id, { name: 'Newer' })
  const neighbours: string[][] = []
  for (const card of [first, second, third]) {
    const { res, html } = await requestShowPage(card.slug, owner)
    expect(res.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain('href="/dashboard"')
    expect(html).toContain('Opens my card')
    expect(html).toContain('Saves my contact, no network needed')
    expect(html).toContain(`data-nfc="http://localhost/view/${card.slug}?s=nfc"`)
    expect(html).toMatch(/Write NFC tag.*<dialog/)
    neighbours.push([pathsIn(html, 'prev')!, pathsIn(html, 'next')!])
  }
  const path = ({ slug }: { slug: string }) => `/view/${slug}/show`
  expect(neighbours).toEqual([
    [path(third), path(second)],
    [path(first), path(third)],
    [path(second), path(first)],
  ])
  const own = await requestShowPage(first.slug, owner)
  expect(own.html).toContain('Newer')
  const visitor = await requestShowPage(first.slug)
  const strange = await requestShowPage(first.slug, stranger)
  expect(strange.html).toBe(visitor.html)
  expect(visitor.html).toContain('First')
  for (const { slug } of [second, third, other]) expect(visitor.html).not.toContain(slug)
  const alone = await requestShowPage(other.slug, stranger)
  expect(alone.html).toContain('href="/dashboard"')
  expect(alone.html).not.toMatch(/rel="(prev|next)"/)
})

it('/show leads to the first card, to the dashboard without one, and to the sign-in page without a session', async () => {
  const owner = await createTestUser({ accessLevel: 5 })
  const open = async (cookie?: string) => {
    const res = await callApi('/show', { cookie })
    expect([res.status, res.headers.get('cache-control')]).toEqual([302, 'no-store'])
    return res.headers.get('location')
  }
  expect(await open(owner.cookie)).toBe('/dashboard')
  const card = await createTestCard(owner)
  await createTestCard(owner)
  expect(await open(owner.cookie)).toBe(`/view/${card.slug}/show`)
  expect(await open()).toBe('/auth?next=/show')
  expect(await open(`${owner.cookie}x`)).toBe('/auth?next=/show')
})

it('a missing card answers 404, and another spelling is redirected', async () => {
  const { card } = await createPublishedCard({ slug: 'spelt' })
  expect((await callApi('/view/no-such-card/show')).status).toBe(404)
  const res = await callApi(`/view/${card.slug.toUpperCase()}/show`)
  expect([res.status, res.headers.get('location')]).toEqual([301, '/view/spelt/show'])
})

it('a contact that does not read back is not shown', async () => {
  const { card } = await createPublishedCard({ name: 'Ada' })
  const stored = await env.CARDS.get(kvKeyOfSlug(card.slug))
  // Half of an emoji cannot be written in UTF-8, so a scanner would read another name.
  await env.CARDS.put(kvKeyOfSlug(card.slug), stored!.replace('"Ada"', String.raw`"\ud83c"`))
  const { res, html } = await requestShowPage(card.slug)
  expect(res.status).toBe(200)
  expect(readCodes(html)).toEqual([`http://localhost/view/${card.slug}`])
  expect(html).toContain('This contact makes no code that can be read. Show the card link instead.')
  expect(html).not.toContain('Saves this contact')
})

it('only the owner’s own card page has a link to show mode', async () => {
  const owner = await createTestUser()
  const card = await createTestCard(owner)
  const read = async (cookie?: string) => (await callApi(`/view/${card.slug}`, { cookie })).text()
  const link = `<a class="page-button" href="/view/${card.slug}/show">`
  expect(await read(owner.cookie)).toContain(link)
  for (const cookie of [undefined, (await createTestUser()).cookie]) expect(await read(cookie)).not.toContain('/show')
})

it('the manifests’ shortcuts open show mode', async () => {
  const owner = await createTestUser()
  const card = await createTestCard(owner)
  const shortcuts = async (path: string) => (await (await callApi(path)).json<{ shortcuts: unknown }>()).shortcuts
  expect(await shortcuts('/manifest.webmanifest')).toEqual([
    expect.objectContaining({ name: 'Show my QR', url: '/show' }),
    expect.objectContaining({ name: 'My cards', url: '/dashboard' }),
  ])
  expect(await shortcuts(`/view/${card.slug}/manifest.webmanifest`)).toMatchObject([{ name: 'QR code', url: `/view/${card.slug}/show` }])
})
