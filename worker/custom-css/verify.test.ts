import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expectHarmlessCss } from '../test/css-oracle.ts'
import { generateHostileCss } from '../test/hostile-css.ts'
import { CSS_CLEANER_REVISION } from './apply-css.ts'
import { findUnsafeCss } from './verify.ts'
import { CSS_REFUSAL_MESSAGES } from './refusal.ts'
import { cleanCss } from './clean.ts'

const HOSTILE_CSS_COUNT = 4000
const CARD_SELECTOR = '.card-container:is(*,#a)'
const findHarmfulCss = (css: string): string | null => {
  try {
    expectHarmlessCss(css)
    return null
  } catch (error) {
    return String(error)
  }
}
const cleanedHostileCss = Array.from({ length: HOSTILE_CSS_COUNT }, (_, seed) => ({ seed, ...cleanCss(generateHostileCss(seed)) }))
const nonEmptyCleanedCss = cleanedHostileCss.filter(({ css }) => css)

describe('generated hostile style sheets', () => {
  it('are harmless after cleaning, according to an independent CSS parser', () => {
    for (const { seed, css, dropped } of cleanedHostileCss) {
      expect({ seed, sheet: generateHostileCss(seed), css, harm: findHarmfulCss(css) }).toMatchObject({ harm: null })
      // The cleaner itself must drop every hostile part, so the verifier must never refuse the cleaner's output.
      expect({ seed, sheet: generateHostileCss(seed), dropped }).not.toMatchObject({
        dropped: expect.arrayContaining([expect.objectContaining({ why: CSS_REFUSAL_MESSAGES.unproven })]),
      })
    }
  }, 60_000)

  it('still contain every kind of CSS syntax after cleaning, so that the other tests have something to check', () => {
    expect(nonEmptyCleanedCss.length).toBeGreaterThan(HOSTILE_CSS_COUNT / 3)
    for (const part of [
      '@keyframes own-',
      '@media',
      '@supports',
      '@container',
      'url(/media/',
      '!important',
      '::before',
      ':is(',
      '[href',
      '--x:',
    ])
      expect([part, nonEmptyCleanedCss.filter(({ css }) => css.includes(part)).length]).toEqual([
        part,
        expect.toSatisfy((count: number) => count > 10),
      ])
    expect(nonEmptyCleanedCss.filter(({ css }) => css.includes('"a;}.page-bar{display:none!important}')).length).toBeGreaterThan(10)
  })

  it('are cleaned exactly as before, unless CSS_CLEANER_REVISION was increased', () => {
    const applied = cleanedHostileCss.map(({ css, dropped }) => [css, dropped.length === 0])
    const results = createHash('sha256').update(JSON.stringify(applied)).digest('hex').slice(0, 16)
    // If this check fails, the cleaner's results have changed: increase `CSS_CLEANER_REVISION`, then update both values here. If only the
    // generator of the test sheets has changed, update only the hash.
    expect({ revision: CSS_CLEANER_REVISION, results }).toEqual({ revision: 2, results: 'c83b8b19dfef8c31' })
  })
})

describe('the verifier of cleaned CSS', () => {
  it('accepts CSS that is allowed', () => {
    for (const css of [
      '',
      `${CARD_SELECTOR}{color:red}`,
      `${CARD_SELECTOR}:hover>.a~.b,a${CARD_SELECTOR} :not(.c) d::before{position:absolute!important;--x:"}</"}`.replace('</', '\\3c /'),
      `@media (width<600px){@supports selector(:has(a)){${CARD_SELECTOR} .a{background:url(/media/1/a.b-c.jpg)}}}`,
      `@keyframes own-a{from,50%{top:0}to{top:1px}}`,
    ])
      expect([css, findUnsafeCss(css)]).toEqual([css, null])
  })

  it.each([
    'body{color:red}',
    '.page-bar{color:red}',
    'a{animation:own-a;}.page-bar{display:none!important}body::before{content:"x"}b{c:d}',
    `${CARD_SELECTOR}~.page-bar{color:red}`,
    `${CARD_SELECTOR}+*{color:red}`,
    `${CARD_SELECTOR},body{color:red}`,
    `:is(${CARD_SELECTOR},body){color:red}`,
    `:is(html,${CARD_SELECTOR}) .page-bar{color:red}`,
    `:has(${CARD_SELECTOR}){color:red}`,
    `body:has(${CARD_SELECTOR}) .page-bar{color:red}`,
    `:not(${CARD_SELECTOR}){color:red}`,
    `:where(${CARD_SELECTOR},:root) *{color:red}`,
    `body:not(.x ${CARD_SELECTOR}){color:red}`,
    `[class=".card-container:is(*,#a)"]{color:red}`,
    `.card-container{color:red}`,
    `.card-container-x:is(*,#a){color:red}`,
    `body ${CARD_SELECTOR}{color:red}`,
    `${CARD_SELECTOR}||td{color:red}`,
    `${CARD_SELECTOR} :host{color:red}`,
    `${CARD_SELECTOR} ::part(a){color:red}`,
    `${CARD_SELECTOR} svg|a{color:red}`,
    `${CARD_SELECTOR} &{color:red}`,
    `${CARD_SELECTOR} .a\\7d{color:red}`,
    `${CARD_SELECTOR}{.a{color:red}}`,
    `${CARD_SELECTOR}{&{color:red}}`,
    `${CARD_SELECTOR}{@media print{color:red}}`,
    '@import "x";',
    '@font-face{font-family:"a"}',
    `@layer a{${CARD_SELECTOR}{color:red}}`,
    `@scope (body){${CARD_SELECTOR}{color:red}}`,
    '@keyframes a{to{top:0}}',
    '@keyframes own-a,b{to{top:0}}',
    '@keyframes own-a{.x{top:0}}',
    '@keyframes own-a{to{position:fixed}}',
    '@keyframes own-a{to{top:0}',
    `@media print{body{color:red}}`,
    `@media "x"{${CARD_SELECTOR}{color:red}}`,
    `@supports (a:url(/media/1/a)){${CARD_SELECTOR}{color:red}}`,
    `@supports foo(a){${CARD_SELECTOR}{color:red}}`,
    `${CARD_SELECTOR}{position:fixed}`,
    `${CARD_SELECTOR}{position:var(--x)}`,
    `${CARD_SELECTOR}{position:absolute fixed}`,
    `${CARD_SELECTOR}{position:absolute!ie}`,
    `${CARD_SELECTOR}{all:unset}`,
    `${CARD_SELECTOR}{behavior:none}`,
    `${CARD_SELECTOR}{background:url(https://evil.example)}`,
    `${CARD_SELECTOR}{background:url(/media/../api/logout)}`,
    `${CARD_SELECTOR}{background:url("/media/1/a.jpg")}`,
    `${CARD_SELECTOR}{background:image-set("/x" 1x)}`,
    `${CARD_SELECTOR}{--x:url(//evil.example)}`,
    `${CARD_SELECTOR}{--x:src("//evil.example")}`,
    `${CARD_SELECTOR}{--x:{a:b}}`,
    `${CARD_SELECTOR}{--x:a)}`,
    `${CARD_SELECTOR}{--x:(}`,
    `${CARD_SELECTOR}{content:"a}`,
    `${CARD_SELECTOR}{content:'a'}`,
    `${CARD_SELECTOR}{content:"</style>"}`,
    `${CARD_SELECTOR}{content:"<!--"}`,
    `${CARD_SELECTOR}{content:"a\nb"}`,
    `${CARD_SELECTOR}{content:"a\\`,
    `${CARD_SELECTOR}{content:"\ud800"}`,
    `${CARD_SELECTOR}{color:red}/*`,
    `${CARD_SELECTOR}{color:red}}`,
    `${CARD_SELECTOR}{color:red`,
    `${CARD_SELECTOR}{color:red;bogus}`,
    `${CARD_SELECTOR}{color:\\72 ed}`,
    `<!--${CARD_SELECTOR}{color:red}-->`,
    'bogus',
    '}',
  ])('finds the flaw in the style sheet %j', (css) => {
    expect(findUnsafeCss(css)).toEqual(expect.any(String))
  })

  it('refuses every tampered style sheet that the independent CSS parser refuses', () => {
    const snippets =
      `"|}|{|)|(|;|~|+|,|body|.page-bar|\\|/*|*/|url(https://evil.example/a)|'|@import|position:fixed|:root|<|</| |url(|/media/|@|!|${CARD_SELECTOR}|.card-container|:|#|\n`.split(
        '|',
      )
    let [harmful, accepted, state] = [0, 0, 1]
    const randomBelow = (end: number) => {
      state = (Math.imul(state, 1103515245) + 12345) >>> 0
      return (state >>> 8) % end
    }
    for (const { seed, css } of nonEmptyCleanedCss)
      for (let round = 0; round < 6; round++) {
        const at = randomBelow(css.length)
        const inserted = snippets[randomBelow(snippets.length)]
        const deleted = randomBelow(3) === 0 ? randomBelow(12) : 0
        const tampered = css.slice(0, at) + inserted + css.slice(at + deleted)
        const harm = findHarmfulCss(tampered)
        if (harm !== null) harmful++
        else if (findUnsafeCss(tampered) === null) accepted++
        if (harm !== null) expect([seed, tampered, harm, findUnsafeCss(tampered)]).toEqual([seed, tampered, harm, expect.any(String)])
      }
    expect(harmful).toBeGreaterThan(nonEmptyCleanedCss.length)
    expect(accepted).toBeGreaterThan(100)
  }, 60_000)
})
