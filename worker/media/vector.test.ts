import { describe, expect, it } from 'vitest'
import { costlyVectors, heavyVectors, slowVectors } from '../test/media/hostile-vectors.ts'
import { sanitizeSvg } from './vector.ts'

const picture = (inside: string, attributes = 'viewBox="0 0 24 12"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

function taken(text: string) {
  const vector = sanitizeSvg(text)
  return vector === 'complex' ? expect.fail('complex') : vector
}

const clean = (inside: string, attributes?: string) => taken(picture(inside, attributes))

it('keeps what a logo is drawn with', () => {
  const logo = clean(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient></defs><style>.a{fill:url(#g)}</style><path class="a" d="M0 0h24"/><use href="#x" style="fill:red"/>',
  )
  expect(logo).toMatchObject({ width: 24, height: 12 })
  expect(logo!.svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><defs><linearGradient id="g"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs>' +
      '<style>.a{fill:url(#g)}</style><path class="a" d="M0 0h24"></path><use href="#x" style="fill:red"></use></svg>',
  )
})

it('takes the size from width and height where they are there', () => {
  expect(clean('', 'width="40px" height="30" viewBox="0 0 4 3"')).toMatchObject({ width: 40, height: 30 })
  expect(clean('', 'width="100%"')).toMatchObject({ width: 300, height: 150 })
})

const HOSTILE: [string, string][] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script in a namespace of its own', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
  ['an event handler', '<path onload="alert(1)" d="M0"/>'],
  ['foreign content', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0"/></a>'],
  ['an animated address', '<use href="#a"><animate attributeName="href" values="javascript:alert(1)"/></use>'],
  ['a picture from elsewhere', '<image href="https://evil.example/alert(1).png"/>'],
  ['a part of another document', '<use xlink:href="https://evil.example/a.svg#alert(1)"/>'],
  ['an address in an attribute', '<path fill="url(https://evil.example/alert(1))"/>'],
  ['an escaped address in an attribute', '<path fill="u\\72l(https://evil.example/alert(1))"/>'],
  ['an address in a style', '<path style="fill:url(https://evil.example/alert(1))"/>'],
  ['an import', '<style>@import "https://evil.example/alert(1).css";</style>'],
  ['an address in a style sheet', '<style>.a{fill:u\\72l(https://evil.example/alert(1))}</style>'],
  ['an address in a variable', '<style>.a{--x:url(https://evil.example/alert(1));fill:var(--x)}</style>'],
  ['a style sheet that is left early', '<style><![CDATA[.a{fill:red}</style><script>alert(1)</script>]]></style>'],
  ['an escaped script', '<text>&lt;script&gt;alert&lt;/script&gt;</text><style>.a{}&lt;/style>&lt;script>alert(1)&lt;/script></style>'],
]

for (const [what, inside] of HOSTILE)
  it(`leaves out ${what}`, () => {
    const { svg } = clean(inside)!
    expect(svg).not.toMatch(/<script|<\/?a\b|onload|onerror|evil|javascript:|alert\(1\)|@import|foreignObject|<image/i)
  })

it('expands no entity', () => {
  const bomb = taken('<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg><text>&b;</text></svg>')
  expect(bomb?.svg ?? '').not.toContain('aaaaaaaaaa')
})

it('refuses what is no SVG', () => {
  for (const text of [
    '',
    'GIF89a',
    '<!doctype html><html><svg></svg></html>',
    '<html xmlns="http://www.w3.org/1999/xhtml"/>',
    `${'<g>'.repeat(99)}`,
    `<svg>${'<g>'.repeat(99)}</svg>`,
    '<svg>\0</svg>',
  ])
    expect(sanitizeSvg(text), text.slice(0, 20)).toBeNull()
})

it('reads a width that is a number and 80,000 spaces at once', () => {
  const attributes = `width="1${' '.repeat(80_000)}x" height="${' '.repeat(80_000)}1px x" viewBox="0 0 24${' '.repeat(80_000)}12"`
  expect(clean('', attributes)).toMatchObject({ height: 12 })
})

describe('refuses what takes a browser long to draw:', () => {
  for (const [what, text] of Object.entries(costlyVectors))
    it(what, () => {
      expect(sanitizeSvg(text)).toBe('complex')
    })
})

describe('takes what is just as elaborate as it may be:', () => {
  for (const [what, text] of Object.entries(heavyVectors))
    it(what, () => {
      expect(sanitizeSvg(text)).toMatchObject({ svg: expect.stringContaining('<svg') })
    })
})

it('reads a million characters of anything', () => {
  for (const [what, text] of Object.entries(slowVectors)) {
    const vector = sanitizeSvg(text)
    expect(vector === null || vector === 'complex' || vector.svg.length <= 6 * text.length, what).toBe(true)
  }
}, 120_000)

it('leaves out CSS that costs more than it says', () => {
  const { svg } = clean(
    '<style>.a:hover{fill:red}.b~.c{fill:red}.d{background:url(#x);filter:blur(9px) blur(9px);d:path("M0 0")}</style><g filter="blur(9px) blur(9px)" style="box-shadow:0 0 9px red;fill:calc(1px)"/><rect width="3em"/><text dy=".3em"/>',
  )!
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><style>.d{}</style><g></g><rect></rect><text dy=".3em"></text></svg>',
  )
})

it('cuts a path where a browser stops drawing it', () => {
  expect(clean('<path d="M0 0a1 1 0 01.5.5 12,3l1 9"/><polyline points="1,2 3,4 x"/>')!.svg).toContain(
    '<path d="M0 0a1 1 0 01.5.5 12,3"></path><polyline points="1,2 3,4"></polyline>',
  )
})
