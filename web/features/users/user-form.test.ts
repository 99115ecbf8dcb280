import { describe, expect, it } from 'vitest'
import type { UserWithCardCount } from '../../../schema/user-management.ts'
import { changedUserFormValues, checkUserForm, fieldErrorsOfCode, initialUserFormValues } from './user-form.ts'

const USER: UserWithCardCount = {
  id: 7,
  username: 'ann',
  email: 'ann@example.com',
  phone: null,
  fullName: null,
  accessLevel: 2,
  createdAt: '2026-01-01T00:00:00.000Z',
  cardSlug: 'ann-1',
  cardCount: 1,
  invited: false,
  invitedAt: null,
  requestedLevel: null,
}
const VALID_VALUES = { ...initialUserFormValues(USER), fullName: 'Ann' }

describe('the rules of the form', () => {
  it.each([
    [{ username: 'ab' }, { username: 'Username must be at least 3 characters' }],
    [{ username: '  ab ' }, { username: 'Username must be at least 3 characters' }],
    [{ username: 'x'.repeat(21) }, { username: 'Username must be less than 20 characters' }],
    [{ fullName: ' x ' }, { fullName: 'Full name must be at least 2 characters' }],
    [{ email: 'ann@' }, { email: 'Please enter a valid email' }],
    [{ password: '12345' }, { password: 'Password must be at least 6 characters' }],
    [{ password: 'x'.repeat(129) }, { password: 'Password must be at most 128 characters' }],
    [{ cardSlug: 'ab' }, { cardSlug: 'Slug must be at least 3 characters' }],
    [{ password: '', cardSlug: '', email: ' anna@müller.de ' }, {}],
  ])('%j', (part, errors) => expect(checkUserForm({ ...VALID_VALUES, ...part })).toEqual(errors))
})

it('sends only what was changed, and a password only if one was typed', () => {
  const initial = initialUserFormValues(USER)
  expect(initial).toEqual({ username: 'ann', fullName: '', email: 'ann@example.com', password: '', accessLevel: '2', cardSlug: 'ann-1' })
  expect(changedUserFormValues(initial, initial)).toEqual({})
  expect(changedUserFormValues(initial, { ...initial, accessLevel: '3', email: 'a@b.de' })).toEqual({ accessLevel: '3', email: 'a@b.de' })
  // A user without a full name can be saved, but an existing full name cannot be removed.
  expect(checkUserForm(changedUserFormValues(initial, { ...initial, cardSlug: 'new-slug' }))).toEqual({})
  expect(checkUserForm(changedUserFormValues(VALID_VALUES, { ...VALID_VALUES, fullName: '' }))).toHaveProperty('fullName')
})

it('shows the server’s refusal of a name or an address at its field', () => {
  expect(fieldErrorsOfCode('usernameTaken', 'Taken')).toEqual({ username: 'Taken' })
  expect(fieldErrorsOfCode('slugTaken', 'Taken')).toEqual({ cardSlug: 'Taken' })
  expect(fieldErrorsOfCode('userChanged', 'Changed')).toEqual({})
  expect(fieldErrorsOfCode(undefined, '')).toEqual({})
})
