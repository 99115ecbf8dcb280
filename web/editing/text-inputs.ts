import type { InputHTMLAttributes } from 'react'
import { type CardTextFieldName, type CardTextFieldRule, cardTextFieldRuleOf } from '../../schema/card-fields.ts'
import { EMAIL_INPUT_PROPS } from '../ui/input.tsx'

export type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'placeholder'
>

const URL_INPUT_PROPS: InputAttributes = { type: 'url', inputMode: 'url', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }
const INPUT_ATTRIBUTES_BY_FIELD_KIND: Partial<Record<CardTextFieldRule['kind'], InputAttributes>> = {
  email: EMAIL_INPUT_PROPS,
  phone: { type: 'tel', inputMode: 'tel' },
  website: URL_INPUT_PROPS,
  url: URL_INPUT_PROPS,
}

export function inputAttributesOf(field: CardTextFieldName) {
  const { kind, max, input } = cardTextFieldRuleOf(field)
  return { name: field, maxLength: max, ...INPUT_ATTRIBUTES_BY_FIELD_KIND[kind], ...input }
}
