import { z } from 'zod'
import { CARD_FIELDS } from './card-fields.ts'
import { multiLine } from './text.ts'

/** A part of an owner's CSS that was removed, or that applies to another element than written. */
export interface DroppedCss {
  /** The part as typed, shortened. */
  what: string
  /** A sentence that tells the owner why. */
  why: string
  /** Line in the typed CSS, counted from 1. */
  line: number
}

/** An owner's CSS as it is used on the card's page, with the parts that were removed. */
export interface CheckedCss {
  css: string
  dropped: DroppedCss[]
  /** Rules written for the whole page, which apply to the card instead. */
  moved: DroppedCss[]
}

/** Body of POST /api/custom-css/check, which answers a CheckedCss. */
export const CheckCss = z.object({ css: multiLine(CARD_FIELDS.customCss.max, CARD_FIELDS.customCss.label) })
