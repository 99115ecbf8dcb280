import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import { beforeAll, describe, expect, it } from 'vitest'
import { THEME_KEYS } from '../../schema/theme.ts'
import { call, createUser, type TestUser } from '../test/client.ts'
import { createPublishedCard } from '../test/published.ts'

/** What ends a place that text may stand in: an element, an attribute, a string, a comment, a rule, a line. */
const PAYLOADS = [
  '</script><script>alert(1)</script>',
  '</style><img src=x onerror=alert(1)>',
  '</title></textarea></noscript></template><svg/onload=alert(1)>',
  '" onmouseover="alert(1)" x="',
  "' autofocus onfocus='alert(1)",
  '--><!--<script>',
  ']]>*/}body{display:none}@import"//evil.example";',
  '\\"};alert(1);//${alert(1)}{{alert(1)}}',
  '&lt;script&gt;&#34;&quot;',
  '\u2028\u2029\u202e<b>',
  'END:VCARD',
]
const HOSTILE = PAYLOADS.join(' ')
const URL_TAIL = '/"><script>alert(1)</script>\'\\<!--{}'

/** A card with something in every field: `text` and `tail` stand wherever an owner types, or what they type ends. */
function everything(text: string, tail: string) {
  return {
    name: `Ada ${text}`,
    title: `Analyst ${text}`,
    company: `Engines ${text}`,
    // Digits behind a number would leave it none, and without a link.
    phone: `+1 212 555 0142 ${text.replace(/\d/g, '')}`,
    email: `"ada${text}"@a.example`,
    address: `1 Street ${text}`,
    about: `Notes ${text}`,
    website: `https://a.example/site${tail}`,
    videoUrl: `https://a.example/film${tail}`,
    profilePicture: `https://a.example/photo${tail}`,
    coverPhoto: `https://a.example/cover${tail}`,
    logoUrl: `https://a.example/logo${tail}`,
    faviconUrl: `https://a.example/icon${tail}`,
    socialLinks: { linkedin: `https://linkedin.example/${tail}`, wechat: `ada ${text}`, [`own${text}`]: `https://own.example/${tail}` },
    customButtons: [
      { text: `Book ${text}`, url: `https://a.example/book${tail}`, backgroundColor: '#123456' },
      { text: `Mail ${text}`, url: 'mailto:ada@a.example', backgroundColor: `#fff${text}` },
    ],
    gallery: [{ url: `https://a.example/1${tail}`, alt: `One ${text}` }],
    embedCodes: [{ title: `Embed ${text}`, html: `<p>${text}</p>` }],
    formConfig: {
      enabled: true,
      title: `Ask ${text}`,
      fields: [{ name: 'topic', label: `Topic ${text}`, type: 'text' as const, required: true }],
      consentText: `Agreed ${text}`,
    },
    customCss: `.card-title{color:red;content:${JSON.stringify(text)}} ${text}`,
    customizations: { [`key${text}`]: text, searchable: true },
  }
}

interface Shape {
  /** Each element with the names of its attributes, in order; where long words may break is no matter. */
  elements: string[]
  /** What stands in the elements of one kind. */
  inside: (tag: string) => string[]
  attributes: [tag: string, name: string, value: string][]
}

function shapeOf(html: string): Shape {
  const elements: string[] = []
  const attributes: Shape['attributes'] = []
  const texts: [string, string][] = []
  const open: string[] = []
  const parser = new Parser({
    onopentag(tag, found) {
      open.push(tag)
      texts.push([tag, ''])
      if (tag !== 'wbr') elements.push(`${tag} ${Object.keys(found).toSorted().join(' ')}`)
      for (const [name, value] of Object.entries(found)) attributes.push([tag, name, value])
    },
    ontext(text) {
      const last = texts.findLast(([tag]) => tag === open.at(-1))
      if (last) last[1] += text
    },
    onclosetag: () => void open.pop(),
    oncomment: (text) => void elements.push(`<!-- ${text}`),
  })
  parser.end(html)
  return { elements, attributes, inside: (tag) => texts.filter(([of]) => of === tag).map(([, text]) => text) }
}

const hashes = (texts: string[]) => texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

describe('whatever an owner types', () => {
  let owner: TestUser
  beforeAll(async () => {
    owner = await createUser({ accessLevel: 4 })
  })
  const open = async (fields: Parameters<typeof createPublishedCard>[0], path = '') => {
    const { card } = await createPublishedCard(fields, owner)
    const res = await call(`/view/${card.slug}${path}`)
    expect(res.status).toBe(200)
    return { card, res, html: await res.text() }
  }

  it.each([...THEME_KEYS, 'no-such-theme'])('stays in its place in %s', async (theme) => {
    const plain = shapeOf((await open({ ...everything('x', '/x'), theme })).html)
    const { card, res, html } = await open({ ...everything(HOSTILE, URL_TAIL), theme })
    const shape = shapeOf(html)
    expect(shape.elements).toEqual(plain.elements)

    const csp = res.headers.get('content-security-policy')!
    const styles = shape.inside('style')
    expect(styles[0]).toBe(plain.inside('style')[0])
    expect(styles[1]).toBe('.b0{--button:#123456;--button-ink:#ffffff}.b1{--button:#d9bd90;--button-ink:#000000}')
    expect(styles[2]).toMatch(/^\.card-container:is\(\*,#a\) \.card-title\{color:red;content:"/)
    for (const hash of hashes(styles)) expect(csp).toContain(hash)
    expect(csp).not.toMatch(/unsafe|nonce|evil/)

    const data = JSON.parse(shape.inside('script')[0]!) as { mainEntity: Record<string, unknown> }
    expect(data.mainEntity).toMatchObject({ name: card.name, jobTitle: card.title, description: card.about, telephone: '+12125550142' })
    const meta = (property: string) => {
      const at = shape.attributes.findIndex(([tag, , value]) => tag === 'meta' && value === property)
      return shape.attributes[at + 1]![2]
    }
    expect(meta('og:title')).toBe([card.name, card.title, card.company].join(' · '))
    expect(shape.inside('title')[0]).toBe(meta('og:title'))
  })

  it('never makes a link, a picture or a frame of another scheme', async () => {
    for (const bad of [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      ' javascript:alert(1)',
      'java\tscript:alert(1)',
      '\u0001javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'vbscript:x',
      'blob:https://a.example/1',
      'file:///etc/passwd',
      '//evil.example/x',
      '/media/../api/logout',
      'https:evil',
      'https://',
    ]) {
      const { html, card } = await open({
        ...everything('x', '/x'),
        website: bad,
        videoUrl: bad,
        profilePicture: bad,
        coverPhoto: bad,
        logoUrl: bad,
        faviconUrl: bad,
        phone: bad,
        email: bad,
        address: bad,
        socialLinks: { linkedin: bad, wechat: bad, whatsapp: bad, own: bad },
        customButtons: [{ text: 'Book', url: bad, backgroundColor: '#fff' }],
        gallery: [{ url: bad }],
      })
      const { attributes } = shapeOf(html)
      const links = attributes.filter(([, name]) => /^(?:href|src|srcset|action|formaction|poster|data-player|data-map)$/.test(name))
      expect(links.length).toBeGreaterThan(5)
      for (const [, name, value] of links)
        expect([bad, name, value]).toEqual([
          bad,
          name,
          expect.stringMatching(/^(?:https:\/\/[\w.]+|http:\/\/localhost\/|mailto:|tel:[\d+]|\/(?:view|api|media|favicon|assets|$)|\/$|#)/),
        ])
      const vcard = await (await call(`/api/vcard/${card.id}`)).text()
      expect(vcard).not.toMatch(/\.URL:\s*(?!https?:)/i)
    }
  })

  it('stays in its place in the contact file', async () => {
    const lines = async (text: string, tail: string) => {
      const { card } = await createPublishedCard(everything(text, tail), owner)
      const file = await (await call(`/api/vcard/${card.id}`)).text()
      return file.replaceAll('\r\n ', '').split(/\r\n|\r|\n/)
    }
    const names = (of: string[]) => of.map((line) => line.split(/[;:]/)[0])
    const hostile = await lines(`${HOSTILE}\r\nTEL:+666\rEND:VCARD\nitem9.URL:https://evil.example`, URL_TAIL)
    expect(names(hostile)).toEqual(names(await lines('x', '/x')))
  })

  it('reaches visitors as CSS from level 3 on, and its owner at any level', async () => {
    for (const [accessLevel, reaches] of [
      [1, false],
      [2, false],
      [3, true],
      [5, true],
    ] as const) {
      const { card, owner: of } = await createPublishedCard({ customCss: '.card-title{rotate:7deg}' }, await createUser({ accessLevel }))
      const seenBy = async (cookie?: string) => (await (await call(`/view/${card.slug}`, { cookie })).text()).includes('rotate:7deg')
      expect([accessLevel, await seenBy(), await seenBy(of.cookie)]).toEqual([accessLevel, reaches, true])
    }
  })

  it('stays in its place in the frames', async () => {
    for (const path of ['/map', '/embed/1']) {
      const fields = (text: string) => ({ ...everything(text, '/x'), embedCodes: [{ title: `Embed ${text}`, html: '<p>Own</p>' }] })
      const plain = shapeOf((await open(fields('x'), path)).html)
      expect(shapeOf((await open(fields(HOSTILE), path)).html).elements).toEqual(plain.elements)
    }
  })
})
