import { drizzle } from 'drizzle-orm/d1'
import { SITE_USER_ID, usernameKey } from '../../schema/user.ts'
import { businessCards, cardSlugs } from '../../schema/tables/cards.ts'
import { users } from '../../schema/tables/users.ts'
import { hashPassword } from '../../worker/auth/password.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './demo-cards.ts'
import type { LocalDatabase } from './migrations.ts'

/** Inserts the demo accounts and their cards into an empty local database, in one transaction. */
export async function seed(d1: LocalDatabase): Promise<void> {
  const db = drizzle(d1 as unknown as Parameters<typeof drizzle>[0])
  const now = Date.now()
  // Hashed asynchronously: on a busy machine, the database connection could time out while synchronous hashing blocks the process.
  const password = await hashPassword(DEMO_PASSWORD)
  const owners = DEMO_OWNERS.map((owner, index) => ({ ...owner, id: SITE_USER_ID + index }))
  await db.batch([
    db.insert(users).values(
      owners.map(({ id, username, fullName, accessLevel, card }) => ({
        id,
        username,
        usernameKey: usernameKey(username),
        password,
        email: card.email,
        emailKey: card.email.toLowerCase(),
        emailConfirmedAt: now,
        phone: card.phone,
        fullName,
        accessLevel,
        createdAt: now,
      })),
    ),
    // One statement per card, because a statement may have at most 100 parameters.
    ...owners.map(({ id, username, fullName, card }) =>
      db.insert(businessCards).values({ ...card, id, userId: id, slug: username, name: fullName, createdAt: now, updatedAt: now }),
    ),
    db.insert(cardSlugs).values(owners.map(({ id, username }) => ({ slug: username, cardId: id, createdAt: now }))),
  ])
}
