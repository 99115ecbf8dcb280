import { createHash } from 'node:crypto'
import { version as parserVersion } from 'css-tree'
import { CSS_LIMITS } from '../../schema/bounds.ts'
import { cleanCss } from './clean.ts'
import * as lists from './names.ts'

/** Increase this by one whenever a code change makes the cleaning of any style sheet give another result. */
export const CSS_REVISION = 1

/** Identifies the cleaning rules. It changes with the code (through `revision`), the allowlists, the limits and the parser's version. */
export function rulesVersion(revision: number, names: object, limits: object = CSS_LIMITS): string {
  const rules = JSON.stringify([parserVersion, limits, names], (_key, value: unknown) => (value instanceof Set ? [...value] : value))
  return `${revision}-${createHash('sha256').update(rules).digest('base64url').slice(0, 16)}`
}

/** The rules version of this deployment. */
export const CSS_RULES = rulesVersion(CSS_REVISION, lists)

/** An owner's cleaned CSS, as stored in a published card's snapshot. */
export interface AppliedCss {
  /** The value of `CSS_RULES` when it was cleaned. */
  rules: string
  /** The CSS for the page. */
  css: string
  /** True when nothing was dropped. */
  asTyped: boolean
}

/** Cleans a card's custom CSS; undefined for a card without any. */
export function applyCss(customCss: string | null): AppliedCss | undefined {
  if (!customCss) return undefined
  const { css, dropped } = cleanCss(customCss)
  return { rules: CSS_RULES, css, asTyped: dropped.length === 0 }
}
