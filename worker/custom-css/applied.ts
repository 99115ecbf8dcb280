import { createHash } from 'node:crypto'
import { version as parserVersion } from 'css-tree'
import { CSS_LIMITS } from '../../schema/bounds.ts'
import { cleanCss } from './clean.ts'
import * as lists from './names.ts'

/** Raise it by one with each change of the code after which cleaning gives another result for some sheet. */
export const CSS_REVISION = 1

/** A name for rules of cleaning: another one as soon as the code, a list, a limit or the parser is another. */
export function rulesVersion(revision: number, names: object, limits: object = CSS_LIMITS): string {
  const rules = JSON.stringify([parserVersion, limits, names], (_key, value: unknown) => (value instanceof Set ? [...value] : value))
  return `${revision}-${createHash('sha256').update(rules).digest('base64url').slice(0, 16)}`
}

/** The rules by which this deployment cleans. */
export const CSS_RULES = rulesVersion(CSS_REVISION, lists)

/** An owner's CSS as it is kept with a published card. */
export interface AppliedCss {
  /** `CSS_RULES` of the deployment that cleaned it. */
  rules: string
  /** What goes into the page. */
  css: string
  /** True when nothing of what was typed had to be left out. */
  asTyped: boolean
}

/** Cleans a card's custom CSS; undefined for a card without any. */
export function applyCss(customCss: string | null): AppliedCss | undefined {
  if (!customCss) return undefined
  const { css, dropped } = cleanCss(customCss)
  return { rules: CSS_RULES, css, asTyped: dropped.length === 0 }
}
