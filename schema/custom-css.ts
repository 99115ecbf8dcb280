import { z } from 'zod'
import { CARD_FIELDS } from './card-fields.ts'
import { createMultiLineSchema } from './text.ts'

/** A part of an owner's CSS that was removed, or that now applies to another element than the owner wrote. */
export interface CustomCssProblem {
  /** The affected part of the CSS as the owner typed it, shortened. */
  what: string
  /** A sentence that tells the owner why this part of the CSS was removed or moved. */
  why: string
  line: number
}

/** An owner's custom CSS as it is used on the card's page, with a list of the parts that were removed. */
export interface CheckedCustomCss {
  css: string
  dropped: CustomCssProblem[]
  /** CSS rules that the owner wrote for the whole page and that apply to the card instead. */
  moved: CustomCssProblem[]
}

/** Request body of POST /api/custom-css/check, which sanitizes the CSS and responds with a CheckedCustomCss. */
export const CheckCustomCssBody = z.object({ css: createMultiLineSchema(CARD_FIELDS.customCss.max, CARD_FIELDS.customCss.label) })
