import { expect, it } from 'vitest'
import { applyCss, CSS_REVISION, CSS_RULES, rulesVersion } from './applied.ts'
import * as lists from './names.ts'

it('returns the cleaned CSS with its rules version, and whether nothing was dropped', () => {
  expect(applyCss('.a{color:red}')).toEqual({ rules: CSS_RULES, css: '.card-container:is(*,#a) .a{color:red}', asTyped: true })
  expect(applyCss('.a{color:red;all:unset}')).toEqual({ rules: CSS_RULES, css: '.card-container:is(*,#a) .a{color:red}', asTyped: false })
  expect(applyCss(null)).toBeUndefined()
})

it('has another rules version for every change of a list, a limit or the code', () => {
  expect(rulesVersion(CSS_REVISION, lists)).toBe(CSS_RULES)
  const versions = [CSS_RULES, rulesVersion(CSS_REVISION + 1, lists), rulesVersion(CSS_REVISION, lists, { depth: 15 })]
  for (const [name, list] of Object.entries(lists)) {
    const [longer, shorter] = typeof list === 'string' ? [`${list}x`, ''] : [new Set([...list, 'x']), new Set([...list].slice(1))]
    versions.push(rulesVersion(CSS_REVISION, { ...lists, [name]: longer }), rulesVersion(CSS_REVISION, { ...lists, [name]: shorter }))
  }
  expect(versions.length).toBeGreaterThan(15)
  expect(new Set(versions).size).toBe(versions.length)
})
