import { z } from 'zod'
import { SALESBOT_CONFIG_LIMITS as LIMITS } from './salesbot.ts'
import { createSingleLineSchema } from './text.ts'
import { ButtonUrlSchema } from './url-field.ts'

// The validation that the configuration page runs before it sends the form. All other validation is in salesbot-body.ts, which only the
// server loads, because it would make the zod bundle of all pages larger.

export const CONFIG_ERROR_MESSAGES = {
  namelessPrice: 'Say what the price is for',
  priceNotNumber: 'A price must be a number',
  negativePrice: 'A price cannot be negative',
  priceTooHigh: 'This price is too high',
  noQuestion: 'Please write the question',
  noAnswer: 'Please write an answer',
} as const

export const BotNameSchema = createSingleLineSchema(LIMITS.botName, 'Bot name').pipe(z.string().min(1, 'Bot name is required'))

export const ActionButtonSchema = z.object({
  id: z.string().min(1).max(LIMITS.buttonId),
  description: createSingleLineSchema(LIMITS.buttonDescription, 'Description')
    .pipe(z.string().min(1, 'Description is required'))
    .refine((text) => !/[[\]]/.test(text), 'A description cannot contain square brackets'),
  url: z.string().min(1, 'Please enter a valid URL').pipe(ButtonUrlSchema),
})
