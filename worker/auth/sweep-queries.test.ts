import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import {
  knownLoginAddressesTable,
  loginFailuresTable,
  oneTimeLinkTokensTable,
  sentMailsTable,
  sessionsTable,
} from '../../schema/tables/users.ts'
import { SESSION_IDLE_MAX_MS } from '../../schema/bounds.ts'
import { createTestUser, db, env } from '../test/client.ts'
import { KNOWN_LOGIN_ADDRESS_LIFETIME_MS, deleteExpiredAccountRows } from './sweep-queries.ts'

it('deletes expired account rows and keeps the others', async () => {
  const now = Date.now()
  const { id: userId } = await createTestUser()
  const token = { userId, purpose: 'reset' as const, createdAt: now }
  await db.batch([
    db.insert(sessionsTable).values({ id: 'unused', userId, createdAt: 0, lastUsedAt: now - SESSION_IDLE_MAX_MS - 1, expiresAt: now * 2 }),
    db.insert(oneTimeLinkTokensTable).values([
      { ...token, hash: 'over', expiresAt: now - 1 },
      { ...token, hash: 'open', expiresAt: now + 1 },
    ]),
    db.insert(loginFailuresTable).values([
      { usernameKey: 'n', address: 'old', at: now - 86_400_001 },
      { usernameKey: 'n', address: 'new', at: now },
    ]),
    db.insert(sentMailsTable).values([
      { mailbox: 'old', at: now - 86_400_001 },
      { mailbox: 'new', at: now },
    ]),
    db.insert(knownLoginAddressesTable).values([
      { userId, address: 'old', lastUsedAt: now - KNOWN_LOGIN_ADDRESS_LIFETIME_MS - 1 },
      { userId, address: 'new', lastUsedAt: now },
    ]),
  ])
  await deleteExpiredAccountRows(env, now)
  expect((await db.select().from(sessionsTable).where(eq(sessionsTable.userId, userId))).map((row) => row.id)).not.toContain('unused')
  expect(await db.$count(sessionsTable)).toBe(1)
  expect((await db.select().from(oneTimeLinkTokensTable)).map((row) => row.hash)).toEqual(['open'])
  expect((await db.select().from(loginFailuresTable)).map((row) => row.address)).toEqual(['new'])
  expect((await db.select().from(sentMailsTable)).map((row) => row.mailbox)).toEqual(['new'])
  expect((await db.select().from(knownLoginAddressesTable)).map((row) => row.address)).toEqual(['new'])
})
