import { createHash } from 'node:crypto'
import { version as parserVersion } from 'css-tree'
import { CSS_DRAWING_LIMITS, CUSTOM_CSS_LIMITS } from '../../schema/bounds.ts'
import { cleanCss } from './clean.ts'
import * as lists from './allowlists.ts'

/** Increase this when a change of the cleaner changes the result for any style sheet. All cards' CSS is then cleaned again. */
export const CSS_CLEANER_REVISION = 2

/** Returns a hash of everything that decides how CSS is cleaned: `revision`, the allowlists, the limits and the parser. */
export function computeCssCleaningVersion(
  revision: number,
  names: object,
  limits: object = { CUSTOM_CSS_LIMITS, CSS_DRAWING_LIMITS },
): string {
  const rules = JSON.stringify([parserVersion, limits, names], (_key, value: unknown) => (value instanceof Set ? [...value] : value))
  return `${revision}-${createHash('sha256').update(rules).digest('base64url').slice(0, 16)}`
}

export const CSS_CLEANING_VERSION = computeCssCleaningVersion(CSS_CLEANER_REVISION, lists)

export interface CleanedCardCss {
  rules: string
  css: string
  /** True if the cleaner dropped no part of the owner's CSS. */
  asTyped: boolean
}

export function cleanCardCss(customCss: string | null): CleanedCardCss | undefined {
  if (!customCss) return undefined
  const { css, dropped } = cleanCss(customCss)
  return { rules: CSS_CLEANING_VERSION, css, asTyped: dropped.length === 0 }
}
