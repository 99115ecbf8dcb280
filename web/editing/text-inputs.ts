import type { InputHTMLAttributes } from 'react'
import { type TextCardField, type TextField, textRule } from '../../schema/card-fields.ts'
import { EMAIL_PROPS } from '../ui/input.tsx'

export type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'placeholder'
>

const URL_INPUT: InputAttributes = { type: 'url', inputMode: 'url', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }
const BY_KIND: Partial<Record<TextField['kind'], InputAttributes>> = {
  email: EMAIL_PROPS,
  phone: { type: 'tel', inputMode: 'tel' },
  website: URL_INPUT,
  url: URL_INPUT,
}

/** Attributes of a field's input: name, limit and keyboard. */
export function inputOf(field: TextCardField) {
  const { kind, max, input } = textRule(field)
  return { name: field, maxLength: max, ...BY_KIND[kind], ...input }
}
