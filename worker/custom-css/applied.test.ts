import { expect, it } from 'vitest'
import { applyCss, CSS_REVISION, CSS_RULES, rulesVersion } from './applied.ts'
import * as lists from './names.ts'

it('keeps with the cleaned CSS by which rules it was cleaned, and whether that is all that was typed', () => {
  expect(applyCss('.a{color:red}')).toEqual({ rules: CSS_RULES, css: '.card-container:is(*,#a) .a{color:red}', asTyped: true })
  expect(applyCss('.a{color:red;all:unset}')).toEqual({ rules: CSS_RULES, css: '.card-container:is(*,#a) .a{color:red}', asTyped: false })
  expect(applyCss(null)).toBeUndefined()
})

it('names other rules as soon as a list, a limit or the code is another', () => {
  expect(rulesVersion(CSS_REVISION, lists)).toBe(CSS_RULES)
  const versions = [CSS_RULES, rulesVersion(CSS_REVISION + 1, lists), rulesVersion(CSS_REVISION, lists, { depth: 15 })]
  for (const [name, list] of Object.entries(lists)) {
    const [changed, less] = typeof list === 'string' ? [`${list}x`, ''] : [new Set([...list, 'x']), new Set([...list].slice(1))]
    versions.push(rulesVersion(CSS_REVISION, { ...lists, [name]: changed }), rulesVersion(CSS_REVISION, { ...lists, [name]: less }))
  }
  expect(versions.length).toBeGreaterThan(15)
  expect(new Set(versions).size).toBe(versions.length)
})
