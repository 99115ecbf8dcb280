import { createHash } from 'node:crypto'
import { version as parserVersion } from 'css-tree'
import { CSS_LIMITS } from '../../schema/bounds.ts'
import { cleanCss } from './clean.ts'
import * as lists from './allowlists.ts'

/** Version of the CSS cleaner. Increase it by one whenever a code change makes any style sheet come out differently. */
export const CSS_CLEANER_REVISION = 1

/** Returns an identifier of the cleaning rules, which changes with `revision`, the allowlists, the limits and the parser. */
export function computeCssRulesVersion(revision: number, names: object, limits: object = CSS_LIMITS): string {
  const rules = JSON.stringify([parserVersion, limits, names], (_key, value: unknown) => (value instanceof Set ? [...value] : value))
  return `${revision}-${createHash('sha256').update(rules).digest('base64url').slice(0, 16)}`
}

/** Identifier of the CSS cleaning rules that this deployment uses. */
export const CSS_RULES_VERSION = computeCssRulesVersion(CSS_CLEANER_REVISION, lists)

/** A card's custom CSS after cleaning, as the snapshot of a published card stores it. */
export interface CleanedCardCss {
  /** The value of `CSS_RULES_VERSION` when this CSS was cleaned. */
  rules: string
  /** The cleaned CSS that the card's page uses. */
  css: string
  /** True when the cleaner dropped no part of the owner's CSS. */
  asTyped: boolean
}

/** Cleans a card's custom CSS for publishing. Returns undefined for a card without custom CSS. */
export function cleanCardCss(customCss: string | null): CleanedCardCss | undefined {
  if (!customCss) return undefined
  const { css, dropped } = cleanCss(customCss)
  return { rules: CSS_RULES_VERSION, css, asTyped: dropped.length === 0 }
}
