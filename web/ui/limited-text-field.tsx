import type { ComponentProps } from 'react'
import { FormField } from './field.tsx'
import { Input, Textarea } from './input.tsx'

/** The number of characters appears when the text has this share of the maximum length. */
const COUNT_SHOWN_FROM = 0.7

interface LimitedTextFieldProps extends Omit<ComponentProps<typeof FormField>, 'aside' | 'children'> {
  name: string
  value: string
  max: number
  rows?: number
  placeholder?: string
  onChange: (value: string) => void
}

/** A text field that shows the number of characters when it comes near the maximum. */
export function LimitedTextField({ name, value, max, rows, placeholder, onChange, ...field }: LimitedTextFieldProps) {
  const isCounted = value.length >= max * COUNT_SHOWN_FROM
  const count = isCounted && <span className="small-muted tabular">{`${value.length.toLocaleString()} / ${max.toLocaleString()}`}</span>
  const input = {
    name,
    value,
    maxLength: max,
    placeholder,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  return (
    <FormField {...field} aside={count}>
      {rows === undefined ? <Input autoComplete="off" {...input} /> : <Textarea rows={rows} {...input} />}
    </FormField>
  )
}
