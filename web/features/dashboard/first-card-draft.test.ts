import { expect, test } from 'vitest'
import type { User } from '../../../schema/user.ts'
import { buildPreviewCard, firstCardContentOf, listFirstCardFields } from './first-card-draft.ts'

const user = (fullName: string | null) => ({ id: 1, username: 'ada7', fullName, email: 'ada@example.com', phone: null }) as User
const values = { name: ' ', title: 'Engineer', company: '', phone: '' }

test('the first card has three fields, and asks for the name if it was not given while registering', () => {
  expect(listFirstCardFields(user('Ada Lovelace'))).toEqual(['title', 'company', 'phone'])
  expect(listFirstCardFields(user(null))).toEqual(['name', 'title', 'phone'])
})

test('a blank name leaves the name that is known', () => {
  expect(firstCardContentOf(values)).toEqual({ title: 'Engineer', company: null, phone: null })
  expect(buildPreviewCard(user('Ada Lovelace'), 'tech', values).name).toBe('Ada Lovelace')
  expect(buildPreviewCard(user(null), 'tech', { ...values, name: ' Ada L. ' }).name).toBe('Ada L.')
})
