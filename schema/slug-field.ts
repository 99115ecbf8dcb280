import { z } from 'zod'
import { SLUG_LENGTH_MAX, SLUG_LENGTH_MIN } from './slug.ts'
import { CARD_SLUG_PATTERN, SLUG_FORMAT_MESSAGE, SLUG_TOO_LONG_MESSAGE, SLUG_TOO_SHORT_MESSAGE } from './user-rules.ts'

export const CardSlugSchema = z
  .string()
  .trim()
  .min(SLUG_LENGTH_MIN, SLUG_TOO_SHORT_MESSAGE)
  .max(SLUG_LENGTH_MAX, SLUG_TOO_LONG_MESSAGE)
  .regex(CARD_SLUG_PATTERN, SLUG_FORMAT_MESSAGE)
