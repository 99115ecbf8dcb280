/** Hostile texts: without escaping, they break out of a CSS rule, a string, a name, the card or the style element. */
const HOSTILE_CSS_TEXTS = [
  'a;}.page-bar{display:none!important}body::before{content:"x";position:fixed;inset:0;background:url(https://evil.example/t.png)}b{c:d',
  '"}body{display:none}a{b:"',
  "'}html{display:none}a{b:'",
  ')}.page-bar{color:red}',
  '\\7d .page-bar{color:red}',
  '\\7D\\7b',
  '\\"',
  '\\',
  '"',
  "'",
  '\n',
  '\\\n',
  '\r\n',
  '\f',
  '\0',
  '\ud800',
  '\udfff',
  '\u0001',
  '\u007f',
  '\u0085',
  '\u2028',
  '\ufeff',
  'ünï-☎-🎉-\u200d-名前',
  '</style><script>alert(1)</script>',
  '\\3c/style>',
  '<!--',
  '-->',
  '/*',
  '*/',
  '/**/',
  '(',
  ')',
  '[',
  ']',
  '{',
  '}',
  ';',
  ',',
  '!',
  '!important',
  '@import "https://evil.example/a.css";',
  'url(https://evil.example/u)',
  'url("//evil.example/u")',
  'u\\72 l(https://evil.example/e)',
  'image-set("https://evil.example/i" 1x)',
  '/media/../api/logout',
  ' ~ .page-bar',
  '+*',
  '||',
  '|',
  '&',
  ':root',
  'body,html',
  ',.page-bar',
  '\\2c .page-bar',
]

/** Returns a generator of random numbers from 0 up to 1 (mulberry32). The same seed gives the same numbers. */
export function createSeededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const escapeAsCssHex = (text: string) => Array.from(text, (letter) => `\\${letter.codePointAt(0)!.toString(16)} `).join('')

/** Generates a random style sheet with hostile text at random places. The same seed gives the same sheet. */
export function generateHostileCss(seed: number): string {
  const next = createSeededRandom(seed)
  const chance = (share: number) => next() < share
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  const some = (most: number, make: () => string, between = '') => Array.from({ length: 1 + Math.floor(next() * most) }, make).join(between)
  /** How often hostile text occurs outside of CSS strings. In two thirds of the sheets this is rare, so that the cleaner keeps some CSS. */
  const boldness = pick([0.3, 0.04, 0])

  const payload = () => some(2, () => pick(HOSTILE_CSS_TEXTS))
  const name = () => {
    const plain = pick(['a', 'x', 'card-header', 'own-x', 'spin', '-b', '_c', '--d', 'ü', '名前'])
    if (!chance(boldness)) return plain
    return pick([
      () => plain + payload(),
      () => payload(),
      () => escapeAsCssHex(payload()),
      () => plain + escapeAsCssHex(payload()),
      () => escapeAsCssHex(plain),
    ])()
  }
  const string = () => {
    const quote = pick(['"', "'"])
    const text = chance(0.5) ? payload() : pick(['', 'x', 'a b', '☎'])
    const escaped = text.replaceAll('\\', '\\\\').replaceAll(quote, `\\${quote}`).replaceAll('\n', '\\a ')
    return quote + (chance(boldness) ? text : chance(0.3) ? escapeAsCssHex(text) : escaped) + quote
  }
  const animations = [name(), name(), string()]
  const number = () => pick(['0', '1px', '50%', '-2em', '1e3', '.5s', '#fff', '#1a2b3c', '2', '1.5turn'])
  const address = () =>
    pick([
      () => 'url(/media/1/ab.jpg)',
      () => 'url("/media/1/ab.png")',
      () => `url(${payload()})`,
      () => `url(${string()})`,
      () => `url(https://evil.example/${name()})`,
      () => `URL(//evil.example)`,
      () => `image-set(${string()} 1x)`,
      () => `src(${string()})`,
    ])()

  const value = (depth = 0): string =>
    some(
      3,
      () =>
        pick([
          number,
          number,
          name,
          string,
          address,
          () => `var(--${name()}${chance(0.3) ? `,${value(depth + 1)}` : ''})`,
          () => (depth > 3 ? number() : `${pick(['calc', 'min', 'rgb', 'translate', 'attr', 'element', name()])}(${value(depth + 1)})`),
          () => (chance(boldness) ? payload() : number()),
        ])(),
      pick([' ', ',', ' / ', '+', ' ']),
    )
  const declaration = () => {
    const [property, of] = pick([
      ['color', () => pick(['red', '#a21', 'rgb(1 2 3)', value()])],
      ['position', () => pick(['fixed', 'FIXED', 'absolute', 'sticky', `var(--${name()})`, 'var(--x,fixed)', 'f\\69xed', value()])],
      [`--${chance(boldness) ? name() : 'x'}`, () => pick(['fixed', value(), string(), payload()])],
      ['animation', () => `${pick(animations)} ${number()}`],
      ['animation-name', () => some(2, () => pick(animations), ',')],
      ['content', string],
      ['quotes', () => `${string()} ${string()}`],
      ['font-family', () => some(2, () => pick([string, name])(), ',')],
      ['grid-template-areas', () => some(2, string, ' ')],
      ['grid-area', name],
      ['container-name', name],
      ['background', () => `${address()} ${name()}`],
      ['mask-image', address],
      ['cursor', () => `${address()},auto`],
      ['width', value],
      [pick(['all', 'behavior', 'view-transition-name', 'anchor-name', name()]), value],
    ] as [string, () => string][])
    const around = chance(boldness) ? payload() : ''
    return `${around}${property}${chance(0.1) ? '/**/' : ''}:${of()}${chance(0.1) ? '!important' : ''}`
  }
  const declarations = () => some(4, declaration, ';')

  const argument = () =>
    pick([() => selector(1), name, string, () => '2n+1', () => `odd of ${selector(1)}`, payload, () => '*', () => 'html'])()
  const simple = () =>
    pick([
      () => `.${name()}`,
      () => `.${name()}`,
      () => `.${pick(['card-container', 'card-title', 'page-bar', 'card-theme'])}`,
      () => `#${pick(['share', 'qr', 'a', name()])}`,
      () => `[${name()}]`,
      () => `[${pick(['href', name()])}${pick(['=', '^=', '~=', '|='])}${pick([string, name])()}${pick(['', ' i', ' s', ` ${name()}`])}]`,
      () => `:${pick(['hover', 'root', 'first-child', 'host', name()])}`,
      () => `:${pick(['is', 'not', 'where', 'has', 'nth-child', 'lang', 'host', name()])}(${argument()})`,
      () => `::${pick(['before', 'after', 'marker', 'part(a)', 'backdrop', name()])}`,
    ])()
  const element = () => pick(['*', 'a', 'h1', 'html', 'body', 'main', '.card-container', '.card-title', name()])
  const compound = () => (chance(0.4) ? element() : (chance(0.3) ? element() : '') + some(2, simple))
  function selector(depth = 0): string {
    const chain = some(depth > 0 ? 1 : 3, compound, pick([' ', '>', '+', '~', ' > ', ' ', '||', '/deep/']))
    return chance(boldness) ? chain + payload() : chain
  }
  const rule = () => `${some(3, selector, ',')}{${declarations()}}`
  const condition = () =>
    pick([
      () => '(min-width:1px)',
      () => '(width < 600px) and (height>1px)',
      () => 'screen',
      () => `(${name()}:${value()})`,
      () => `${name()} (width > ${number()})`,
      () => `selector(${selector(1)})`,
      () => `style(--x:${value()})`,
      () => `not ((a:b) or (${payload()}))`,
      payload,
    ])()
  const frames = () => some(2, () => `${pick(['from', 'to', '50%', '0%,100%', name()])}{${declarations()}}`)
  function statement(depth = 0): string {
    return pick([
      rule,
      rule,
      rule,
      () => `@keyframes ${pick(animations)}{${frames()}}`,
      () => `@keyframes ${pick(animations)}{${frames()}}${selector()}{animation:${pick(animations)} 1s}`,
      () => (depth > 2 ? rule() : `@${pick(['media', 'supports', 'container'])} ${condition()}{${some(2, () => statement(depth + 1))}}`),
      () => `@${pick(['import', 'font-face', 'layer', 'page', 'property', 'namespace', 'charset', name()])} ${string()}{${declarations()}}`,
      () => `@import ${address()};`,
      () => `/*${payload()}*/`,
      () => (chance(boldness) ? payload() : rule()),
    ])()
  }
  return some(4, statement, pick(['', '\n']))
}
