import type { CardFields, Customizations, UpdateCard } from '../../schema/card.ts'
import { CUSTOMIZATIONS_MAX } from '../../schema/card.ts'
import type { CardRow } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import { parseJson } from '../platform/validation.ts'

/** Fields that clients may send at the top level, inside `customizations`, or in both places. */
const TWICE = ['website', 'about', 'customCss'] as const

type Content = Omit<CardRow, 'id' | 'userId' | 'slug' | 'createdAt' | 'updatedAt' | 'version' | 'publishedVersion'>

/** The columns that a body changes, of those that are no address: what is absent stays out. */
export type Patch = Partial<Content>

/** The one of two sent values that is meant: the one that differs from what is stored, and the top-level one when both do. */
function meant(stored: string | null, top: string | null | undefined, inner: string | null | undefined) {
  if (top === undefined) return inner
  if (inner === undefined) return top
  return top !== stored ? top : inner
}

/** Further keys join what is stored; null takes one away. Text in a JSON string is held to the rules of any other text. */
function mergeExtras(stored: Customizations, sent: Customizations): Customizations {
  const checked = parseJson(JSON.stringify(sent)) as Customizations
  const merged = Object.entries({ ...stored, ...checked }).filter(([key, value]) => value !== null && !TWICE.some((twice) => twice === key))
  const extras = Object.fromEntries(merged) as Customizations
  if (JSON.stringify(extras).length > CUSTOMIZATIONS_MAX) throw new AppError(400, 'Customizations are too large')
  return extras
}

/** What a validated body writes over `stored`. Throws 400 for customizations that cannot be kept. */
export function patchOf(stored: Pick<CardRow, (typeof TWICE)[number] | 'customizations'>, body: UpdateCard): Patch {
  const { slug: _slug, updatedAt: _updatedAt, customizations: sent, ...fields } = body
  const patch: Patch = fields
  for (const key of TWICE) {
    const value = meant(stored[key], body[key], sent?.[key])
    if (value !== undefined) patch[key] = value
  }
  if (sent !== undefined) patch.customizations = sent === null ? {} : mergeExtras(stored.customizations, sent)
  return patch
}

const EMPTY = { website: null, about: null, customCss: null, customizations: {}, embedCodes: [] }

/** What a body says about a card that is not there yet. */
export function firstPatch(body: CardFields): Patch {
  return patchOf(EMPTY, body)
}

/** True when a patch changes what only level 3 and above may change: custom CSS and embed codes. */
export function changesAdvanced(patch: Patch, stored: Pick<CardRow, 'customCss' | 'embedCodes'> = EMPTY): boolean {
  if (patch.customCss !== undefined && patch.customCss !== stored.customCss) return true
  return patch.embedCodes !== undefined && JSON.stringify(patch.embedCodes) !== JSON.stringify(stored.embedCodes)
}
