import { expect, it } from 'vitest'
import { complaint, readRefusal } from './form.ts'

const FINE = { valueMissing: false, typeMismatch: false }

it('says what the browser can tell of an answer in the words of the server', () => {
  expect(complaint(FINE, 'Name', false)).toBe('')
  expect(complaint({ ...FINE, valueMissing: true }, 'Name', false)).toBe('Name is required')
  expect(complaint({ ...FINE, valueMissing: true }, 'I agree', true)).toBe('Please agree to how your details are used')
  expect(complaint({ ...FINE, typeMismatch: true }, 'Email', false)).toBe('Please enter a valid email')
})

it('puts what the server refuses where it belongs', () => {
  const issues = [
    { path: 'formData.email', message: 'Please enter a valid email' },
    { path: 'formData.email', message: 'And another thing' },
    { path: 'cardId', message: 'Odd' },
  ]
  const { errors, message } = readRefusal({ message: 'Please enter a valid email', issues })
  expect([...errors]).toEqual([['email', 'Please enter a valid email']])
  expect(message).toBe('')
  expect(readRefusal({ message: 'Too many requests.' })).toEqual({ errors: new Map(), message: 'Too many requests.' })
  expect(readRefusal({ message: 'Odd', issues: [{ path: 'cardId', message: 'Odd' }] }).message).toBe('Odd')
  expect(readRefusal({}).message).toContain('could not be sent')
})
