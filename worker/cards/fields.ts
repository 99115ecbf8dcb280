import { BLANK_CARD_CONTENT } from '../../schema/blank-card.ts'
import {
  CUSTOMIZATIONS_LENGTH_MAX,
  type CardContent,
  type CardFieldsInput,
  type CardCustomizations,
  type UpdateCardBody,
} from '../../schema/card.ts'
import { ADVANCED_CARD_FIELD_NAMES, CUSTOMIZATIONS_FIELD_NAMES } from '../../schema/card-fields.ts'
import { AppError } from '../platform/errors.ts'
import { parseUntrustedJson } from '../platform/validation.ts'

export type CardPatch = Partial<Omit<CardContent, 'slug'>>

function chooseChangedValue(stored: string | null, top: string | null | undefined, inner: string | null | undefined) {
  if (top === undefined) return inner
  if (inner === undefined) return top
  return top !== stored ? top : inner
}

/** Merges customizations by their top-level keys. Null removes a key. Throws 400 for texts that the database cannot store. */
function mergeCustomizations(stored: CardCustomizations, sent: CardCustomizations): CardCustomizations {
  const checked = parseUntrustedJson(JSON.stringify(sent)) as CardCustomizations
  const isExtra = (key: string) => !CUSTOMIZATIONS_FIELD_NAMES.some((field) => field === key)
  const merged = Object.entries({ ...stored, ...checked }).filter(([key, value]) => value !== null && isExtra(key))
  const extras = Object.fromEntries(merged) as CardCustomizations
  if (JSON.stringify(extras).length > CUSTOMIZATIONS_LENGTH_MAX) throw new AppError(400, 'Customizations are too large')
  return extras
}

export function toCardPatch(stored: CardContent, body: UpdateCardBody): CardPatch {
  const { slug: _slug, updatedAt: _updatedAt, customizations: sent, ...fields } = body
  const patch: CardPatch = fields
  for (const field of CUSTOMIZATIONS_FIELD_NAMES) {
    const value = chooseChangedValue(stored[field], body[field], sent?.[field])
    if (value !== undefined) patch[field] = value
  }
  if (sent !== undefined) patch.customizations = sent === null ? {} : mergeCustomizations(stored.customizations, sent)
  return patch
}

export function toNewCardPatch(body: CardFieldsInput): CardPatch {
  return toCardPatch(BLANK_CARD_CONTENT, body)
}

export function hasAdvancedFieldChanges(patch: CardPatch, stored: CardContent = BLANK_CARD_CONTENT): boolean {
  return ADVANCED_CARD_FIELD_NAMES.some(
    (field) => patch[field] !== undefined && JSON.stringify(patch[field]) !== JSON.stringify(stored[field]),
  )
}
