import { describe, expect, it } from 'vitest'
import { CSS_DRAWING_LIMITS as LIMITS } from '../../schema/bounds.ts'
import { DECORATIVE_SHEETS } from '../test/decorative-css.ts'
import { cleanCss } from './clean.ts'
import { CSS_REFUSAL_MESSAGES as WHY, type CssRefusalReason } from './refusal.ts'

const list = (count: number, item: string) => Array.from({ length: count }, () => item).join()
const reasonsFor = (css: string) => cleanCss(css).dropped.map(({ why }) => why)

describe('the drawing budget of custom CSS', () => {
  it.each<[string, CssRefusalReason]>([
    [`*{text-shadow:${list(100, '0 0 60px red')}}`, 'shadows'],
    [`.x{text-shadow:${list(LIMITS.shadows + 1, '1px 1px red')}}`, 'shadows'],
    [`.x{text-shadow:0 0 ${LIMITS.shadowBlur + 1}px red}`, 'shadows'],
    ['*{text-shadow:0 0 40px red}', 'points'],
    ['.card-container{text-shadow:0 0 40px red}', 'points'],
    ['.card-section{text-shadow:0 0 40px red}', 'points'],
    ['.x{text-shadow:0 0 40px red}', 'points'],
    [`.x{box-shadow:0 0 ${LIMITS.shadowBlur + 1}px red}`, 'shadows'],
    ['.x{text-shadow:0 0 calc(1px*999) red}', 'shadows'],
    ['.x{text-shadow:0 0 9vw red}', 'shadows'],
    ['.x{text-shadow:0 0 9em red}', 'shadows'],
    ['.x{box-shadow:0 0 1e9px red}', 'shadows'],
    [`.y{--s:${list(LIMITS.shadows, '0 0 1px red')}}.x{box-shadow:var(--s),0 0 red}`, 'shadows'],
    ['.y{--r:99px}.x{text-shadow:0 0 var(--r) red}', 'shadows'],
    ['.y{--r:1px}.x{text-shadow:0 0 var(--r) red}.z{--r:calc(9px*99)}', 'shadows'],
    [`.x{text-shadow:var(--none,${list(LIMITS.shadows + 1, '0 0 red')})}`, 'shadows'],
    ['.a{--a:var(--b),var(--b)}.b{--b:var(--a),var(--a)}.x{text-shadow:var(--a)}', 'shadows'],
    ['.x{filter:blur(200px)}', 'filterBlur'],
    [`.x{filter:blur(${LIMITS.filterBlur / 2}px) blur(${LIMITS.filterBlur / 2}px) blur(1px)}`, 'filterBlur'],
    ['.x{filter:blur(max(1px,9vw))}', 'filterBlur'],
    ['.y{--b:200px}.x{filter:blur(var(--b))}', 'filterBlur'],
    ['.x{-webkit-backdrop-filter:blur(200px)}', 'filterBlur'],
    ['.x{filter:drop-shadow(0 0 99px red)}', 'filterBlur'],
    ['@keyframes a{to{filter:blur(200px)}}', 'animated'],
    ['@keyframes a{to{filter:blur(1px)}}', 'animated'],
    ['@keyframes a{to{text-shadow:0 0 1px red}}', 'animated'],
    ['@keyframes a{to{width:9px}}', 'animated'],
    ['@keyframes a{to{--x:9px}}', 'animated'],
    ['a{box-shadow:0 0 80px red}', 'points'],
    ['p{box-shadow:var(--shadow)}', 'points'],
    ['.x{box-shadow:var(--none,0 0 99px red)}', 'shadows'],
    ['.x{box-shadow:0 0 0 9999px red}', 'shadows'],
    ['.y{--a:0 0 9px red}.z{--a:0 0 99px red}.card-header{box-shadow:var(--a)}', 'shadows'],
    ['.y{--a:var(--b)}.z{--b:var(--a)}.card-header{box-shadow:var(--a)}', 'shadows'],
    ['.x:not(:hover){backdrop-filter:blur(1px)}', 'points'],
    ['*{filter:blur(1px)}', 'points'],
    [':not(.x){filter:blur(1px)}', 'points'],
    ['[class]::before{filter:blur(1px)}', 'points'],
    ['.card-container *{backdrop-filter:blur(1px)}', 'points'],
    [':is(.a,.b,*){backdrop-filter:blur(1px)}', 'points'],
    [`${list(6, '.x')}{backdrop-filter:blur(1px)}`, 'points'],
    ['.x{backdrop-filter:blur(1px)}'.repeat(6), 'points'],
    ['@media (width>1px){.x{backdrop-filter:blur(1px)}}'.repeat(6), 'points'],
    ['*{animation:a 1s infinite}', 'points'],
    ['div{animation-name:a,b,c}', 'points'],
    [`*{background:${list(2, 'linear-gradient(red,blue)')}}`, 'points'],
    [`.y{--g:${list(18, 'linear-gradient(red,blue)')}}.x{background:var(--g),var(--g)}`, 'points'],
    ['*{mask-image:linear-gradient(red,blue)}', 'points'],
    ['*{mix-blend-mode:difference,screen}', 'points'],
    ['*{box-shadow:inherit}', 'points'],
    ['.x{transform:scale(99)}', 'scale'],
    ['.x{scale:9900%}', 'scale'],
    ['.y{--s:99}.x{transform:scale(var(--s))}', 'scale'],
    ['@keyframes a{to{scale:calc(9*9)}}', 'scale'],
    ['*{transform:scale(2)}', 'points'],
    ['*{border:.1px dotted red}', 'points'],
    ['.y{--s:dotted}*{border:1px var(--s) red}', 'points'],
    ['*{perspective:9px}'.repeat(2), 'points'],
    [`.x{clip-path:polygon(${list(10_000, '1% 1%').slice(0, 9000)}9% 9%)}`, 'longValue'],
    [`.a{--a:${'a'.repeat(600)}}.x{font-family:var(--a),var(--a)}`, 'longValue'],
    [`.x::before{content:"${'a'.repeat(LIMITS.textLength + 1)}"}`, 'longText'],
    [`.a{--a:"${'a'.repeat(LIMITS.textLength / 2 + 1)}"}.x::before{content:var(--a) var(--a)}`, 'longText'],
    [`.x{transform:${'rotate(1deg) '.repeat(LIMITS.transforms + 1)}}`, 'transforms'],
    ['.x{columns:1px}', 'columns'],
    ['.x{column-count:999}', 'columns'],
    ['.x{columns:var(--x)}', 'columns'],
    ['*{columns:2}', 'points'],
    ['.x{grid-row:99999}', 'gridLines'],
    ['.x{grid-template-columns:repeat(9999999,1px)}', 'gridLines'],
    ['.x{grid-template-columns:repeat(calc(99*99),1px)}', 'gridLines'],
    ['.x{grid-row:calc(99*99)}', 'gridLines'],
    ['.x{grid-row:var(--x)}', 'gridLines'],
    [`${':not(.a)'.repeat(LIMITS.selectorParts)}{color:red}`, 'complexSelector'],
    ['.x:has(.y){color:red}'.repeat(LIMITS.searchingSelectors + 1), 'complexSelector'],
    ['.x:nth-child(1 of .y){color:red}'.repeat(LIMITS.searchingSelectors + 1), 'complexSelector'],
  ])('refuses %s', (css, reason) => {
    expect(reasonsFor(css)).toContain(WHY[reason])
  })

  it.each([
    '.card-name{text-shadow:0 0 5px #fff,0 0 10px #fff,0 0 20px var(--accent),0 0 40px var(--accent)}',
    'body{text-shadow:0 1px 2px #000}',
    '.card-button{text-shadow:0 0 8px red}',
    '.y{--glow:0 0 10px red}.x{box-shadow:var(--glow),0 0 1px rgb(0,0,0)}',
    '.x{backdrop-filter:none}'.repeat(30),
    '.card-header{backdrop-filter:blur(1px)}'.repeat(2),
    '.card-button:hover{box-shadow:0 10px 40px red,0 5px 10px red}',
    'a,p{opacity:.9}',
    '.card-profile{box-shadow:var(--shadow)}',
    '*{box-sizing:border-box;margin:0;transition:all .3s}',
  ])('allows %s', (css) => {
    expect(reasonsFor(css)).toEqual([])
  })

  it.each(Object.entries(DECORATIVE_SHEETS))('allows a sheet with %s', (_name, css) => {
    expect(cleanCss(css).dropped).toEqual([])
  })

  it('says which part was left out, and keeps the rest', () => {
    expect(cleanCss('.x {\n  color: red;\n  filter: blur(200px);\n  top: 0 }')).toMatchObject({
      css: '.card-container:is(*,#a) .x{color:red;top:0}',
      dropped: [{ what: 'filter: blur(200px)', line: 3, why: WHY.filterBlur }],
    })
  })

  it('ends with variables that refer to each other without end, and with long chains of them', () => {
    const chain = Array.from({ length: 800 }, (_, i) => `--v${i}:var(--v${i + 1})`).join(';')
    expect(reasonsFor(`.y{${chain}}.x{box-shadow:var(--v0)}`)).toEqual([WHY.shadows])
    const doubling = Array.from({ length: 60 }, (_, i) => `--v${i}:var(--v${i + 1}) var(--v${i + 1})`).join(';')
    expect(reasonsFor(`.y{${doubling}}.x{width:var(--v0)}`)).toEqual([WHY.longValue])
  })
})
