import { describe, expect, it } from 'vitest'
import { CARD_FIELDS } from '../../schema/card-fields.ts'
import { CUSTOM_CSS_LIMITS } from '../../schema/bounds.ts'
import { cleanCss } from './clean.ts'

/** Adds the suffix `:is(*,#a)` to the card's class in an expected style sheet, as the CSS cleaner does. */
const addIdSpecificity = (expected: string) => expected.replaceAll('.card-container', '.card-container:is(*,#a)')

const cleanedCssOf = (source: string) => cleanCss(source).css

describe("an owner's custom CSS", () => {
  it.each([
    ['.card-header { color: red !important }', '.card-container .card-header{color:red!important}'],
    [
      '.card-container, body, :root, html body { --accent: #a21 }',
      '.card-container,.card-container,.card-container,.card-container{--accent:#a21}',
    ],
    ['.card-container:hover > .card-profile{opacity:.5}', '.card-container:hover>.card-profile{opacity:.5}'],
    ['html > body .card-header h1{font-size:2rem}', '.card-container .card-header h1{font-size:2rem}'],
    ['a[href^="tel:" i]::before{content:"☎ \\201C"}', '.card-container a[href^="tel:"i]::before{content:"☎ “"}'],
    ['li:nth-child(2n + 1 of .x):not(.a, .b){margin:-1px auto}', '.card-container li:nth-child(2n+1 of.x):not(.a,.b){margin:-1px auto}'],
    [
      '@media (max-width: 600px){.card-header{padding:calc(1rem + 2px)}}',
      '@media (max-width:600px){.card-container .card-header{padding:calc(1rem + 2px)}}',
    ],
    ['@media (width < 600px){h1{color:red}}', '@media (width<600px){.card-container h1{color:red}}'],
    [
      '.x{background:linear-gradient(45deg,#fff,rgb(0 0 0 / 50%))}',
      '.card-container .x{background:linear-gradient(45deg,#fff,rgb(0 0 0/50%))}',
    ],
    ['.x{background:url(/media/1/ab.jpg) center / cover}', '.card-container .x{background:url(/media/1/ab.jpg)center/cover}'],
    [
      '.x{animation:spin 2s}@keyframes spin{from{rotate:0deg}to{rotate:1turn}}',
      '.card-container .x{animation:own-spin 2s}@keyframes own-spin{from{rotate:0deg}to{rotate:1turn}}',
    ],
    ['/* a */ .x{/* b */color:red;}', '.card-container .x{color:red}'],
  ])('is rewritten so that it applies only to the card: %s', (source, expected) => {
    expect(cleanCss(source)).toMatchObject({ css: addIdSpecificity(expected), dropped: [] })
  })

  it.each([
    ['@import "https://evil.example/x.css";', 'Other style sheets cannot be loaded'],
    ['@font-face{font-family:X;src:url(https://evil.example/f)}', 'Fonts cannot be loaded'],
    ['@property --x{syntax:"<url>";inherits:true}', 'This at-rule is not available on a card'],
    ['@layer a{.x{color:red}}', 'This at-rule is not available on a card'],
    ['@page{margin:0}', 'This at-rule is not available on a card'],
    ['.x{background:url(https://evil.example/?leak)}', 'Only uploaded images, with addresses that begin with /media/, can be shown'],
    ['.x{background:url(//evil.example)}', 'Only uploaded images, with addresses that begin with /media/, can be shown'],
    ['.x{background:url("/media/../api/logout")}', 'Only uploaded images, with addresses that begin with /media/, can be shown'],
    ['.x{background:url(data:image/svg+xml,x)}', 'Only uploaded images, with addresses that begin with /media/, can be shown'],
    ['.x{background:image-set("https://evil.example/a" 1x)}', 'Only uploaded images, with addresses that begin with /media/, can be shown'],
    ['.x{--a:url(https://evil.example);}', 'Only uploaded images, with addresses that begin with /media/, can be shown'],
    ['.x{background:\\75 rl(https://evil.example)}', 'This cannot be read as CSS'],
    ['.x{background:u\\72l("https://evil.example")}', 'This value is not available on a card'],
    ['.x{width:expression(alert(1))}', 'This value is not available on a card'],
    ['.x{background:element(#share)}', 'This value is not available on a card'],
    ['.x{behavior:url(x.htc)}', 'This property is not available on a card'],
    ['.x{-moz-binding:url(x.xml#a)}', 'This property is not available on a card'],
    ['.x{view-transition-name:root}', 'This property is not available on a card'],
    ['.x{all:unset}', 'This property is not available on a card'],
    ['.x{--a:{b:c}}', 'This cannot be read as CSS'],
    ['.x{position:fixed}', 'Nothing on a card can be fixed to the window'],
    ['.x{position:FIXED!important}', 'Nothing on a card can be fixed to the window'],
    ['.x{--p:f;position:var(--p)}', 'Nothing on a card can be fixed to the window'],
    ['.card-container ~ *{color:red}', 'Only what is inside the card can be styled'],
    ['.card-container + .page-bar{color:red}', 'Only what is inside the card can be styled'],
    ['html + body .x{color:red}', 'Only what is inside the card can be styled'],
    ['body.card-theme .page-bar{color:red}', 'Only what is inside the card can be styled'],
    [':host{color:red}', 'This selector is not available on a card'],
    ['.x::part(a){color:red}', 'This selector is not available on a card'],
    ['.x\\:y{color:red}', 'This selector is not available on a card'],
    ['& .x{color:red}', 'This selector is not available on a card'],
    [':not(&) .page-bar{color:red}', 'This selector is not available on a card'],
    ['> .x{color:red}', 'Only what is inside the card can be styled'],
    ['svg|a{color:red}', 'This selector is not available on a card'],
    ['}.page-bar{color:red}', 'This cannot be read as CSS'],
    ['.x{.y{color:red}}', 'Write nested rules as rules of their own'],
    ['.x{&:hover{color:red}}', 'Write nested rules as rules of their own'],
    ['@keyframes a\\b{from{color:red}}', 'This cannot be read as CSS'],
    ['.x{color:red;bogus}', 'This cannot be read as CSS'],
    ['.x{color:red!ie}', 'This cannot be read as CSS'],
    ['@keyframes "a b"{from{color:red}}', 'This cannot be read as CSS'],
    ['@keyframes "own;}.page-bar{color:red}"{}', 'This cannot be read as CSS'],
    ['[title=a \\69 ]{color:red}', 'This selector is not available on a card'],
    ['[title=a x]{color:red}', 'This selector is not available on a card'],
    ['.a\u2028b{color:red}', 'This selector is not available on a card'],
    ['@supports (a: image-set("x")){.x{color:red}}', 'This cannot be read as CSS'],
    ['@supports (a: foo(1)){.x{color:red}}', 'This cannot be read as CSS'],
    ['@keyframes x{to{position:fixed}}', 'Nothing on a card can be fixed to the window'],
    ['.x{position:var(--p,fixed)}', 'Nothing on a card can be fixed to the window'],
    ['.x{--p:url(//evil.example);background:var(--p)}', 'Only uploaded images, with addresses that begin with /media/, can be shown'],
  ])('loses what is not allowed: %s', (source, reason) => {
    const { css, dropped } = cleanCss(source)
    expect(dropped.map((part) => part.why)).toContain(reason)
    expect(css).not.toMatch(/url\(|fixed|import|page-bar|expression|evil/i)
  })

  it('is reported where rules for html and body apply to the card instead', () => {
    const why = 'It applies to the card itself: the page around it has no styles of its own'
    expect(cleanCss('.a, body { color: red }\n@media print {\n  html > body { margin: 0 }\n}\nbody .a { color: blue }').moved).toEqual([
      { what: 'body', why, line: 1 },
      { what: 'html > body', why, line: 3 },
    ])
  })

  it('keeps everything around a dropped part, and the line of that part is reported', () => {
    const source = '.a {\n  color: red;\n  position: fixed;\n  margin: 0\n}\n.b { color: blue }\n@import url(x);'
    expect(cleanCss(source)).toEqual({
      css: addIdSpecificity('.card-container .a{color:red;margin:0}.card-container .b{color:blue}'),
      dropped: [
        { what: 'position: fixed', why: 'Nothing on a card can be fixed to the window', line: 3 },
        { what: '@import url(x);', why: 'Other style sheets cannot be loaded', line: 7 },
      ],
      moved: [],
    })
    expect(cleanedCssOf('.x{content:"\\"}body{color:red"}')).toBe(addIdSpecificity('.card-container .x{content:"\\"}body{color:red"}'))
    expect(cleanedCssOf('.a, .b::part(x), .c { color: red }')).toBe(addIdSpecificity('.card-container .a,.card-container .c{color:red}'))
  })

  it('can never close the style element, a rule or a string early', () => {
    for (const source of [
      '.x{content:"</style><script>alert(1)</script>"}',
      '.x{content:"\\3c/style>"}',
      '.x{color:red}</style><script>alert(1)</script>',
      '[title="</style>"]{color:red}',
      '.x{content:"\n}body{color:red}',
      '@media (min-width:1px</style>){.x{color:red}}',
      '.x{--a:</style>}',
      '<!--.x{color:red}-->',
      '.x{color:red /*',
      '.x{--a:"}',
      '@keyframes x</style>{from{color:red}}',
    ]) {
      const { css } = cleanCss(source)
      expect([source, css]).toEqual([source, expect.not.stringMatching(/<\/|<!|(?:^|[},])\s*(?:body|html)/)])
      // If the cleaned CSS is cleaned again, nothing may be dropped, and the rules stay the same.
      expect(cleanCss(css.replaceAll('own-', '').replaceAll(':is(*,#a)', ''))).toMatchObject({ dropped: [] })
    }
  })

  it('gets a prefix before each animation name that needs no escapes, quoted or not', () => {
    const frames = '{to{opacity:0}}'
    for (const named of ['spin', '"spin"', "'\\73 pin'"])
      expect(cleanedCssOf(`@keyframes ${named}${frames}.card-name{animation:1s "spin"}.card-title{animation-name:spin,"other"}`)).toBe(
        addIdSpecificity(
          `@keyframes own-spin${frames}.card-container .card-name{animation:1s own-spin}.card-container .card-title{animation-name:own-spin,"other"}`,
        ),
      )
    const hostile = `a;}.page-bar{display:none!important}body::before{content:'…';position:fixed;inset:0;background:url(https://evil.example/t.png)}b{c:d`
    expect(cleanCss(`@keyframes "${hostile}"{}a{animation:"${hostile}"}`)).toMatchObject({
      css: addIdSpecificity(`.card-container a{animation:"${hostile}"}`),
      dropped: [{ why: 'This cannot be read as CSS' }],
    })
  })

  it('is cut at the limits of length, nesting depth and number of reports', () => {
    const many = cleanCss('a,'.repeat(5000) + 'b{color:red}' + '.y{color:red}'.repeat(100))
    expect(many.css.length).toBeLessThanOrEqual(CUSTOM_CSS_LIMITS.output)
    expect(many.dropped[0]).toMatchObject({ why: 'The CSS is too long to be applied in full', line: 1 })
    expect(cleanCss('@import "x";'.repeat(1000)).dropped).toHaveLength(50)
    for (const open of [
      '.x{width:' + 'calc('.repeat(4000),
      '@media (a){'.repeat(1800),
      ':not('.repeat(4000),
      '['.repeat(CARD_FIELDS.customCss.max),
      '{'.repeat(20_000),
    ])
      expect(cleanCss(open).css).not.toContain('evil')
    const deep = (levels: number) => `.a{width:${'calc('.repeat(levels)}1px${')'.repeat(levels)}}\n.b{top:0}`
    expect(cleanCss(deep(CUSTOM_CSS_LIMITS.depth - 1)).dropped).toEqual([])
    expect(cleanCss(`\n${deep(CUSTOM_CSS_LIMITS.depth)}`)).toMatchObject({
      css: addIdSpecificity('.card-container .b{top:0}'),
      dropped: [{ why: 'Brackets can be nested 16 levels deep at most', line: 2 }],
    })
    const faulty = cleanCss(`.a{top:0}\n${'!{}\n'.repeat(4000)}.b{top:0}`)
    expect(faulty.css).toBe(addIdSpecificity('.card-container .a{top:0}'))
    expect(faulty.dropped[0]).toMatchObject({
      why: 'Too much of the CSS is faulty or too intricate: from here on nothing of it is applied',
    })
    expect(cleanCss(null)).toEqual({ css: '', dropped: [], moved: [] })
    expect(cleanCss('.x{}').dropped).toEqual([])
  }, 60_000)
})
