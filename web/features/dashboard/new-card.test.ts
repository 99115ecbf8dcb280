import { expect, it } from 'vitest'
import { CreateCard } from '../../../schema/card.ts'
import type { User } from '../../../schema/user.ts'
import { newCard } from './new-card.ts'

const user: User = { id: 3, username: 'Ann Lee', email: 'ann@example.com', phone: null, fullName: null, accessLevel: 1, createdAt: '' }

it('uses the full name, or the username without one', () => {
  expect(newCard(user, 42)).toEqual({
    userId: 3,
    slug: 'ann-lee-42',
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '',
    theme: 'minimalist',
  })
  expect(newCard({ ...user, fullName: 'Dr. Ann Lee' }, 0).name).toBe('Dr. Ann Lee')
})

it('makes a body that the server accepts for any username', () => {
  for (const username of ['東京', 'x'.repeat(20), '---'])
    expect(CreateCard.safeParse(newCard({ ...user, username }, 9999)).success).toBe(true)
})
