import { expect, it } from 'vitest'
import { cleanCardCss, CSS_CLEANER_REVISION, CSS_CLEANING_VERSION, computeCssCleaningVersion } from './apply-css.ts'
import * as lists from './allowlists.ts'

it('returns the cleaned CSS of a card with the rules version, and whether the cleaner dropped nothing', () => {
  const cleaned = { rules: CSS_CLEANING_VERSION, css: '.card-container:is(*,#a) .a{color:red}' }
  expect(cleanCardCss('.a{color:red}')).toEqual({ ...cleaned, asTyped: true })
  expect(cleanCardCss('.a{color:red;all:unset}')).toEqual({ ...cleaned, asTyped: false })
  expect(cleanCardCss(null)).toBeUndefined()
})

it('changes the rules version whenever an allowlist, a limit or the revision changes', () => {
  expect(computeCssCleaningVersion(CSS_CLEANER_REVISION, lists)).toBe(CSS_CLEANING_VERSION)
  const versions = [CSS_CLEANING_VERSION, computeCssCleaningVersion(CSS_CLEANER_REVISION + 1, lists)]
  versions.push(computeCssCleaningVersion(CSS_CLEANER_REVISION, lists, { depth: 15 }))
  for (const [name, list] of Object.entries(lists)) {
    const [longer, shorter] = typeof list === 'string' ? [`${list}x`, ''] : [new Set([...list, 'x']), new Set([...list].slice(1))]
    for (const changed of [longer, shorter]) versions.push(computeCssCleaningVersion(CSS_CLEANER_REVISION, { ...lists, [name]: changed }))
  }
  expect(versions.length).toBeGreaterThan(15)
  expect(new Set(versions).size).toBe(versions.length)
})
