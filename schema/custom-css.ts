import { z } from 'zod'
import { CARD_FIELDS } from './card-fields.ts'
import { prose } from './text.ts'

/** A part of an owner's CSS that is left out of the card's page, or applies elsewhere than it says. */
export interface DroppedCss {
  /** The part as it was typed, shortened. */
  what: string
  /** A sentence for the owner. */
  why: string
  /** In what was typed, from 1. */
  line: number
}

/** An owner's CSS as the card's page has it, and what was left out on the way. */
export interface CheckedCss {
  css: string
  dropped: DroppedCss[]
  /** What was written for the page around the card and applies to the card instead. */
  moved: DroppedCss[]
}

/** Body of POST /api/custom-css/check, which answers a CheckedCss. */
export const CheckCss = z.object({ css: prose(CARD_FIELDS.customCss.max, CARD_FIELDS.customCss.label) })
