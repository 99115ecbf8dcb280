import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { knownAddresses, loginFailures, resetTokens, sentMails, sessions } from '../../schema/tables/users.ts'
import { SESSION_IDLE } from '../platform/session.ts'
import { createUser, db, env } from '../test/client.ts'
import { KNOWN_ADDRESS_LIFETIME, sweepAccounts } from './sweep-queries.ts'

it('deletes expired rows and keeps the others', async () => {
  const now = Date.now()
  const { id: userId } = await createUser()
  const token = { userId, purpose: 'reset' as const, createdAt: now }
  await db.batch([
    db.insert(sessions).values({ id: 'unused', userId, createdAt: 0, lastUsedAt: now - SESSION_IDLE - 1, expiresAt: now * 2 }),
    db.insert(resetTokens).values([
      { ...token, hash: 'over', expiresAt: now - 1 },
      { ...token, hash: 'open', expiresAt: now + 1 },
    ]),
    db.insert(loginFailures).values([
      { usernameKey: 'n', address: 'old', at: now - 86_400_001 },
      { usernameKey: 'n', address: 'new', at: now },
    ]),
    db.insert(sentMails).values([
      { mailbox: 'old', at: now - 86_400_001 },
      { mailbox: 'new', at: now },
    ]),
    db.insert(knownAddresses).values([
      { userId, address: 'old', lastUsedAt: now - KNOWN_ADDRESS_LIFETIME - 1 },
      { userId, address: 'new', lastUsedAt: now },
    ]),
  ])
  await sweepAccounts(env, now)
  expect((await db.select().from(sessions).where(eq(sessions.userId, userId))).map((row) => row.id)).not.toContain('unused')
  expect(await db.$count(sessions)).toBe(1)
  expect((await db.select().from(resetTokens)).map((row) => row.hash)).toEqual(['open'])
  expect((await db.select().from(loginFailures)).map((row) => row.address)).toEqual(['new'])
  expect((await db.select().from(sentMails)).map((row) => row.mailbox)).toEqual(['new'])
  expect((await db.select().from(knownAddresses)).map((row) => row.address)).toEqual(['new'])
})
