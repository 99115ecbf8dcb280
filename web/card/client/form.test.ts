import { expect, it } from 'vitest'
import * as german from '../words/de.ts'
import { form as words } from '../words/en.ts'
import { parseFormErrorResponse } from './form-state.ts'
import { formFieldErrorOf } from './form.ts'

const VALID_FIELD_STATE = { valueMissing: false, typeMismatch: false }

it('validates the answers of a form with the same error messages as the server', () => {
  expect(formFieldErrorOf(VALID_FIELD_STATE, 'Name', false, words)).toBe('')
  expect(formFieldErrorOf({ ...VALID_FIELD_STATE, valueMissing: true }, 'Name', false, words)).toBe('Name is required')
  expect(formFieldErrorOf({ ...VALID_FIELD_STATE, valueMissing: true }, 'I agree', true, words)).toBe(
    'Please agree to how your details are used',
  )
  expect(formFieldErrorOf({ ...VALID_FIELD_STATE, typeMismatch: true }, 'Email', false, words)).toBe('Please enter a valid email')
})

it('assigns server errors to the form fields that they concern, and other errors to the whole form', () => {
  const issues = [
    { path: 'formData.email', message: 'Please enter a valid email' },
    { path: 'formData.email', message: 'And another thing' },
    { path: 'cardId', message: 'Odd' },
  ]
  const { errors, message } = parseFormErrorResponse({ message: 'Please enter a valid email', issues }, words, undefined)
  expect([...errors]).toEqual([['email', 'Please enter a valid email']])
  expect(message).toBe('')
  expect(parseFormErrorResponse({ message: 'Too many requests.' }, words, undefined)).toEqual({
    errors: new Map(),
    message: 'Too many requests.',
  })
  expect(parseFormErrorResponse({ message: 'Odd', issues: [{ path: 'cardId', message: 'Odd' }] }, words, undefined).message).toBe('Odd')
  expect(parseFormErrorResponse({}, words, undefined).message).toContain('could not be sent')
})

it('says why the server refused a form in the language of the page', () => {
  const refusal = { code: 'formsStopped', message: 'This site takes no messages' } as const
  expect(parseFormErrorResponse(refusal, german.form, german.refusals).message).toBe(german.refusals.formsStopped)
})
