import {
  BLANK_CONTENT,
  CUSTOMIZATIONS_MAX,
  type CardContent,
  type CardFields,
  type Customizations,
  type UpdateCard,
} from '../../schema/card.ts'
import { ADVANCED_FIELDS, MIRRORED_FIELDS } from '../../schema/card-fields.ts'
import { AppError } from '../platform/errors.ts'
import { parseJson } from '../platform/validation.ts'

/** The columns that a body changes. Fields that the body leaves out are absent. */
export type Patch = Partial<Omit<CardContent, 'slug'>>

/** Chooses between a field's value at the top level and in `customizations`: the one that differs from what is stored, the top level if both do. */
function changedValue(stored: string | null, top: string | null | undefined, inner: string | null | undefined) {
  if (top === undefined) return inner
  if (inner === undefined) return top
  return top !== stored ? top : inner
}

/** Merges sent keys into the stored ones; null removes a key. Text within JSON obeys the same rules as any other text. */
function mergeExtras(stored: Customizations, sent: Customizations): Customizations {
  const checked = parseJson(JSON.stringify(sent)) as Customizations
  const isExtra = (key: string) => !MIRRORED_FIELDS.some((field) => field === key)
  const merged = Object.entries({ ...stored, ...checked }).filter(([key, value]) => value !== null && isExtra(key))
  const extras = Object.fromEntries(merged) as Customizations
  if (JSON.stringify(extras).length > CUSTOMIZATIONS_MAX) throw new AppError(400, 'Customizations are too large')
  return extras
}

/** The changes that a validated body makes to the `stored` card. Throws 400 for customizations that cannot be stored. */
export function patchOf(stored: CardContent, body: UpdateCard): Patch {
  const { slug: _slug, updatedAt: _updatedAt, customizations: sent, ...fields } = body
  const patch: Patch = fields
  for (const field of MIRRORED_FIELDS) {
    const value = changedValue(stored[field], body[field], sent?.[field])
    if (value !== undefined) patch[field] = value
  }
  if (sent !== undefined) patch.customizations = sent === null ? {} : mergeExtras(stored.customizations, sent)
  return patch
}

/** The content of a new card. */
export function newCardPatch(body: CardFields): Patch {
  return patchOf(BLANK_CONTENT, body)
}

/** True when a patch changes a field that only level 3 and above may change. */
export function changesAdvanced(patch: Patch, stored: CardContent = BLANK_CONTENT): boolean {
  return ADVANCED_FIELDS.some((field) => patch[field] !== undefined && JSON.stringify(patch[field]) !== JSON.stringify(stored[field]))
}
