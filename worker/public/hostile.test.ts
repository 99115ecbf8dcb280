import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { CSS_DRAWING_LIMITS } from '../../schema/bounds.ts'
import { levelAllows } from '../../schema/capabilities.ts'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { createFieldsWithValue } from '../test/cards.ts'
import { callApi, createTestUser, type TestUser } from '../test/client.ts'
import { parseHtmlStructure } from '../test/html.ts'
import { createPublishedCard } from '../test/published.ts'

/** Texts that try to break out of an element, attribute, string, comment, CSS rule or line. */
const INJECTION_PAYLOADS = [
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
const ALL_INJECTION_PAYLOADS = INJECTION_PAYLOADS.join(' ')
const HOSTILE_URL_TAIL = '/"><script>alert(1)</script>\'\\<!--{}'

/** Returns a card with all fields filled. Every text field contains `text`, and every URL ends with `tail`. */
function fullCardFieldsOf(text: string, tail: string) {
  return {
    name: `Ada ${text}`,
    title: `Analyst ${text}`,
    company: `Engines ${text}`,
    // The phone number gets the text without its digits, because further digits would make the number invalid and prevent its link.
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
    customCss: `.card-title{color:red;content:${JSON.stringify(text.slice(0, CSS_DRAWING_LIMITS.textLength))}} ${text}`,
    customizations: { [`key${text}`]: text, searchable: true },
  }
}

/**
 * Leaves out what the texts decide: the font of the name, which holds only the letters of that name and is absent if they are too many,
 * and the middle of the map's tile, which the address decides.
 */
const withoutOwnRules = (css: string) =>
  css
    .replaceAll(
      /@font-face\{font-family:"Card Name"[^}]*\}|:where\(\.card-container\) \.card-name\{font-family:"Card Name"[^}]*\}|\.card-map-tile\{--x:\d+%;--y:-?\d+%\}/g,
      '',
    )
    // The line break between two rules that were left out.
    .replaceAll(/\n+/g, '\n')

const cspHashesOf = (texts: string[]) => texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)

describe('hostile text in the fields of a card', () => {
  let owner: TestUser
  beforeAll(async () => {
    owner = await createTestUser({ accessLevel: 4 })
  })
  const open = async (fields: Parameters<typeof createPublishedCard>[0], path = '') => {
    const { card } = await createPublishedCard(fields, owner)
    const res = await callApi(`/view/${card.slug}${path}`)
    expect(res.status).toBe(200)
    return { card, res, html: await res.text() }
  }

  it.each([...CARD_THEME_KEYS, 'no-such-theme'])('hostile text does not change the page structure in theme %s', async (theme) => {
    // The harmless text is as long as the hostile one, because themes may render long texts differently.
    const harmless = ALL_INJECTION_PAYLOADS.replaceAll(/\S/g, 'x')
    const plain = parseHtmlStructure((await open({ ...fullCardFieldsOf(harmless, '/x'), theme })).html)
    const { card, res, html } = await open({ ...fullCardFieldsOf(ALL_INJECTION_PAYLOADS, HOSTILE_URL_TAIL), theme })
    const structure = parseHtmlStructure(html)
    expect(structure.elements).toEqual(plain.elements)

    const csp = res.headers.get('content-security-policy')!
    const styles = structure.textsOf('style')
    expect(withoutOwnRules(styles[0]!)).toBe(withoutOwnRules(plain.textsOf('style')[0]!))
    expect(styles[0]).toMatch(/\}\.b0\{--button:#123456;--button-ink:#ffffff\}\.b1\{--button:#d9bd90;--button-ink:#000000\}$/)
    expect(styles[1]).toMatch(/^\.card-container:is\(\*,#a\) \.card-title\{color:red;content:"/)
    for (const hash of cspHashesOf(styles)) expect(csp).toContain(hash)
    expect(csp).not.toMatch(/unsafe|nonce|evil/)

    const data = JSON.parse(structure.textsOf('script')[0]!) as { mainEntity: Record<string, unknown> }
    expect(data.mainEntity).toMatchObject({ name: card.name, jobTitle: card.title, description: card.about, telephone: '+12125550142' })
    const meta = (property: string) => {
      const at = structure.attributes.findIndex(([tag, , value]) => tag === 'meta' && value === property)
      return structure.attributes[at + 1]![2]
    }
    expect(meta('og:title')).toBe([card.name, card.title, card.company].join(' · '))
    expect(structure.textsOf('title')[0]).toBe(meta('og:title'))
  })

  it('hostile text never becomes a URL with a forbidden scheme', async () => {
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
        ...fullCardFieldsOf('x', '/x'),
        ...createFieldsWithValue(
          ['website', 'videoUrl', 'profilePicture', 'coverPhoto', 'logoUrl', 'faviconUrl', 'phone', 'email', 'address'],
          bad,
        ),
        socialLinks: createFieldsWithValue(['linkedin', 'wechat', 'whatsapp', 'own'], bad),
        customButtons: [{ text: 'Book', url: bad, backgroundColor: '#fff' }],
        gallery: [{ url: bad }],
      })
      const { attributes } = parseHtmlStructure(html)
      const links = attributes.filter(([, name]) => /^(?:href|src|srcset|action|formaction|poster|data-player|data-map)$/.test(name))
      expect(links.length).toBeGreaterThan(5)
      for (const [, name, value] of links)
        expect([bad, name, value]).toEqual([
          bad,
          name,
          expect.stringMatching(
            /^(?:https:\/\/[\w.]+|http:\/\/localhost\/|mailto:|tel:[\d+]|\/(?:view|api|media|favicon|assets|privacy|$)|\/$|#)/,
          ),
        ])
      const vcard = await (await callApi(`/api/vcard/${card.id}`)).text()
      expect(vcard).not.toMatch(/\.URL:\s*(?!https?:)/i)
    }
  })

  it('hostile text adds no lines to the contact file', async () => {
    const lines = async (text: string, tail: string) => {
      const { card } = await createPublishedCard(fullCardFieldsOf(text, tail), owner)
      const file = await (await callApi(`/api/vcard/${card.id}`)).text()
      return file.replaceAll('\r\n ', '').split(/\r\n|\r|\n/)
    }
    const names = (file: string[]) => file.map((line) => line.split(/[;:]/)[0])
    const hostile = await lines(`${ALL_INJECTION_PAYLOADS}\r\nTEL:+666\rEND:VCARD\nitem9.URL:https://evil.example`, HOSTILE_URL_TAIL)
    expect(names(hostile)).toEqual(names(await lines('x', '/x')))
  })

  it('custom CSS reaches visitors only if the owner has level 3 or above, but always the owner', async () => {
    for (const accessLevel of [1, 2, 3, 5]) {
      const { card, owner } = await createPublishedCard({ customCss: '.card-title{rotate:7deg}' }, await createTestUser({ accessLevel }))
      const seenBy = async (cookie?: string) => (await (await callApi(`/view/${card.slug}`, { cookie })).text()).includes('rotate:7deg')
      expect([accessLevel, await seenBy(), await seenBy(owner.cookie)]).toEqual([
        accessLevel,
        levelAllows(accessLevel, 'useAdvancedFields'),
        true,
      ])
    }
  })

  it('hostile text does not change the structure of the map and embed documents', async () => {
    for (const path of ['/map', '/embed/1']) {
      const fields = (text: string) => ({ ...fullCardFieldsOf(text, '/x'), embedCodes: [{ title: `Embed ${text}`, html: '<p>Own</p>' }] })
      const plain = parseHtmlStructure((await open(fields('x'), path)).html)
      expect(parseHtmlStructure((await open(fields(ALL_INJECTION_PAYLOADS), path)).html).elements).toEqual(plain.elements)
    }
  })
})
