import { expect, it } from 'vitest'
import { validationError, readErrors } from './form.ts'

const FINE = { valueMissing: false, typeMismatch: false }

it('validates an answer with the same messages as the server', () => {
  expect(validationError(FINE, 'Name', false)).toBe('')
  expect(validationError({ ...FINE, valueMissing: true }, 'Name', false)).toBe('Name is required')
  expect(validationError({ ...FINE, valueMissing: true }, 'I agree', true)).toBe('Please agree to how your details are used')
  expect(validationError({ ...FINE, typeMismatch: true }, 'Email', false)).toBe('Please enter a valid email')
})

it('assigns server errors to their fields, and others to the form', () => {
  const issues = [
    { path: 'formData.email', message: 'Please enter a valid email' },
    { path: 'formData.email', message: 'And another thing' },
    { path: 'cardId', message: 'Odd' },
  ]
  const { errors, message } = readErrors({ message: 'Please enter a valid email', issues })
  expect([...errors]).toEqual([['email', 'Please enter a valid email']])
  expect(message).toBe('')
  expect(readErrors({ message: 'Too many requests.' })).toEqual({ errors: new Map(), message: 'Too many requests.' })
  expect(readErrors({ message: 'Odd', issues: [{ path: 'cardId', message: 'Odd' }] }).message).toBe('Odd')
  expect(readErrors({}).message).toContain('could not be sent')
})
