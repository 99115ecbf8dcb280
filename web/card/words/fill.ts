/** The forms of a text with a number, by the plural categories of its language. */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

const PLACEHOLDER_PATTERN = /\{(\w+)\}/g

/** Fills the placeholders of a text, such as `{name}`. */
export function fillWords(text: string, values: Record<string, string | number>): string {
  return text.replace(PLACEHOLDER_PATTERN, (whole, key: string) => String(values[key] ?? whole))
}

/** Chooses the form for `count` and fills in the number, written as the language writes numbers. */
export function fillPlural(language: string, forms: PluralForms, count: number): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return fillWords(form, { count: new Intl.NumberFormat(language).format(count) })
}

/**
 * Splits a text at its placeholders and puts other parts, such as elements, in their places. Texts are at even positions of the result,
 * values at odd ones.
 */
export function splitWords<Value>(text: string, values: Record<string, Value>): (string | Value)[] {
  return text.split(PLACEHOLDER_PATTERN).map((part, index) => (index % 2 ? (values[part] ?? `{${part}}`) : part))
}
