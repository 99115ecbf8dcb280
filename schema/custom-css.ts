import { z } from 'zod'
import { CARD_FIELDS } from './card-fields.ts'
import { createMultiLineSchema } from './text.ts'

/** A part of the owner's CSS that was removed, or was changed and now applies to another element. */
export interface CustomCssProblem {
  what: string
  why: string
  line: number
}

export interface CheckedCustomCss {
  css: string
  dropped: CustomCssProblem[]
  moved: CustomCssProblem[]
}

export const CheckCustomCssBody = z.object({ css: createMultiLineSchema(CARD_FIELDS.customCss.max, CARD_FIELDS.customCss.label) })
