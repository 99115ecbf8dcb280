import { describe, expect, it } from 'vitest'
import { TOO_COSTLY_SVGS, ACCEPTED_COMPLEX_SVGS, SLOW_TO_PARSE_SVGS } from '../test/media/hostile-vectors.ts'
import { sanitizeSvg } from './vector.ts'

const wrapInSvg = (inside: string, attributes = 'viewBox="0 0 24 12"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`

function sanitizeSimpleSvg(text: string) {
  const vector = sanitizeSvg(text)
  return vector === 'complex' ? expect.fail('complex') : vector
}

const sanitizeSvgContent = (inside: string, attributes?: string) => sanitizeSimpleSvg(wrapInSvg(inside, attributes))

it('keeps the gradients, styles, paths and references of an SVG logo', () => {
  const logo = sanitizeSvgContent(
    '<defs><linearGradient id="g"><stop offset="0" stop-color="#f00"/></linearGradient></defs><style>.a{fill:url(#g)}</style><path class="a" d="M0 0h24"/><use href="#x" style="fill:red"/>',
  )
  expect(logo).toMatchObject({ width: 24, height: 12 })
  expect(logo!.svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><defs><linearGradient id="g"><stop offset="0" stop-color="#f00"></stop></linearGradient></defs>' +
      '<style>.a{fill:url(#g)}</style><path class="a" d="M0 0h24"></path><use href="#x" style="fill:red"></use></svg>',
  )
})

it('takes the size of an SVG from width and height if present, else from the viewBox', () => {
  expect(sanitizeSvgContent('', 'width="40px" height="30" viewBox="0 0 4 3"')).toMatchObject({ width: 40, height: 30 })
  expect(sanitizeSvgContent('', 'width="100%"')).toMatchObject({ width: 300, height: 150 })
})

const HOSTILE_SVG_CONTENTS: [string, string][] = [
  ['a script', '<script>alert(1)</script>'],
  ['a script with a namespace prefix', '<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>'],
  ['an event handler', '<path onload="alert(1)" d="M0"/>'],
  ['foreign content', '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>'],
  ['a link', '<a href="javascript:alert(1)"><path d="M0"/></a>'],
  ['an animated href', '<use href="#a"><animate attributeName="href" values="javascript:alert(1)"/></use>'],
  ['an external image', '<image href="https://evil.example/alert(1).png"/>'],
  ['a reference to another document', '<use xlink:href="https://evil.example/a.svg#alert(1)"/>'],
  ['an external URL in an attribute', '<path fill="url(https://evil.example/alert(1))"/>'],
  ['an escaped URL in an attribute', '<path fill="u\\72l(https://evil.example/alert(1))"/>'],
  ['an external URL in a style attribute', '<path style="fill:url(https://evil.example/alert(1))"/>'],
  ['an import', '<style>@import "https://evil.example/alert(1).css";</style>'],
  ['an escaped URL in a style sheet', '<style>.a{fill:u\\72l(https://evil.example/alert(1))}</style>'],
  ['an external URL in a custom property', '<style>.a{--x:url(https://evil.example/alert(1));fill:var(--x)}</style>'],
  ['a script after a closing style tag in CDATA', '<style><![CDATA[.a{fill:red}</style><script>alert(1)</script>]]></style>'],
  ['an escaped script', '<text>&lt;script&gt;alert&lt;/script&gt;</text><style>.a{}&lt;/style>&lt;script>alert(1)&lt;/script></style>'],
]

for (const [what, inside] of HOSTILE_SVG_CONTENTS)
  it(`removes ${what} from an SVG`, () => {
    const { svg } = sanitizeSvgContent(inside)!
    expect(svg).not.toMatch(/<script|<\/?a\b|onload|onerror|evil|javascript:|alert\(1\)|@import|foreignObject|<image/i)
  })

it('does not expand XML entities in an SVG', () => {
  const bomb = sanitizeSimpleSvg('<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><svg><text>&b;</text></svg>')
  expect(bomb?.svg ?? '').not.toContain('aaaaaaaaaa')
})

it('refuses text that is not an SVG', () => {
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

it('parses SVG sizes with 80,000 spaces in linear time', () => {
  const attributes = `width="1${' '.repeat(80_000)}x" height="${' '.repeat(80_000)}1px x" viewBox="0 0 24${' '.repeat(80_000)}12"`
  expect(sanitizeSvgContent('', attributes)).toMatchObject({ height: 12 })
})

describe('refuses an SVG that takes a browser too long to draw:', () => {
  for (const [what, text] of Object.entries(TOO_COSTLY_SVGS))
    it(what, () => {
      expect(sanitizeSvg(text)).toBe('complex')
    })
})

describe('accepts an SVG just below the limits of drawing cost:', () => {
  for (const [what, text] of Object.entries(ACCEPTED_COMPLEX_SVGS))
    it(what, () => {
      expect(sanitizeSvg(text)).toMatchObject({ svg: expect.stringContaining('<svg') })
    })
})

it('sanitizes an SVG with a million characters of hostile text within the time limit', () => {
  for (const [what, text] of Object.entries(SLOW_TO_PARSE_SVGS)) {
    const vector = sanitizeSvg(text)
    expect(vector === null || vector === 'complex' || vector.svg.length <= 6 * text.length, what).toBe(true)
  }
}, 120_000)

it('removes CSS of unknown drawing cost from an SVG', () => {
  const { svg } = sanitizeSvgContent(
    '<style>.a:hover{fill:red}.b~.c{fill:red}.d{background:url(#x);filter:blur(9px) blur(9px);d:path("M0 0")}</style><g filter="blur(9px) blur(9px)" style="box-shadow:0 0 9px red;fill:calc(1px)"/><rect width="3em"/><text dy=".3em"/>',
  )!
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 12"><style>.d{}</style><g></g><rect></rect><text dy=".3em"></text></svg>',
  )
})

it('truncates an SVG path at its first syntax error', () => {
  expect(sanitizeSvgContent('<path d="M0 0a1 1 0 01.5.5 12,3l1 9"/><polyline points="1,2 3,4 x"/>')!.svg).toContain(
    '<path d="M0 0a1 1 0 01.5.5 12,3"></path><polyline points="1,2 3,4"></polyline>',
  )
})
