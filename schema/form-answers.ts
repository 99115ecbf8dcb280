import type { ContactFormConfig } from './card.ts'
import { BUILT_IN_FORM_FIELD_NAMES } from './lead-form.ts'

const EMAIL_PATTERN = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/
const PHONE_PATTERN = /^\+?[\d\s()./-]{6,25}$/
const NAME_KEY_PATTERN = /(^|_)(full_?|first_?|your_?)?name($|_)/i
const PHONE_KEY_PATTERN = /phone|mobile|tel|cell/i

export interface FormAnswers {
  name: string | null
  email: string | null
  phone: string | null
  /** Answers other than name and contact data. */
  rest: { key: string; answer: string }[]
}

/**
 * Finds the name and contact data in a form's answers by the type of each field. If the form no longer has a field, the field's name and
 * the answer tell what it is.
 */
export function readFormAnswers(answers: Record<string, string>, fields: NonNullable<ContactFormConfig['fields']>): FormAnswers {
  const typeOf = (key: string) => fields.find(({ name }) => name === key)?.type
  const given = Object.entries(answers).flatMap(([key, answer]) =>
    answer.trim() && key !== BUILT_IN_FORM_FIELD_NAMES.consent ? [{ key, answer: answer.trim() }] : [],
  )
  const rest = new Set(given)
  const take = (...tests: ((answer: (typeof given)[number]) => boolean)[]) => {
    for (const test of tests) {
      const found = [...rest].find(test)
      if (found) return rest.delete(found) ? found.answer : null
    }
    return null
  }
  const email = take(
    ({ key, answer }) => typeOf(key) === 'email' && EMAIL_PATTERN.test(answer),
    ({ answer }) => EMAIL_PATTERN.test(answer),
  )
  const phone = take(
    ({ key }) => typeOf(key) === 'tel',
    ({ key, answer }) => PHONE_KEY_PATTERN.test(key) && PHONE_PATTERN.test(answer),
  )
  const name = take(({ key }) => NAME_KEY_PATTERN.test(key))
  return { name, email, phone, rest: [...rest] }
}
