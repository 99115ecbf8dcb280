import { expect, it } from 'vitest'
import { CreateCardBody } from '../../../schema/card.ts'
import type { User } from '../../../schema/user.ts'
import { buildNewCard } from './create-card.ts'

const TEST_USER: User = { id: 3, username: 'Ann Lee', email: 'ann@example.com', phone: null, fullName: null, accessLevel: 1, createdAt: '' }

it('a new card has the full name of the user, or the username without one', () => {
  expect(buildNewCard(TEST_USER, 42)).toEqual({
    userId: 3,
    slug: 'ann-lee-42',
    name: 'Ann Lee',
    email: 'ann@example.com',
    phone: '',
    theme: 'minimalist',
  })
  expect(buildNewCard({ ...TEST_USER, fullName: 'Dr. Ann Lee' }, 0).name).toBe('Dr. Ann Lee')
})

it('builds a new card that the server accepts for any username', () => {
  for (const username of ['東京', 'x'.repeat(20), '---'])
    expect(CreateCardBody.safeParse(buildNewCard({ ...TEST_USER, username }, 9999)).success).toBe(true)
})
