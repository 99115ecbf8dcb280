import { drizzle } from 'drizzle-orm/d1'
import { SITE_USER_ID, usernameKey } from '../../schema/user.ts'
import { businessCards, cardSlugs } from '../../schema/tables/cards.ts'
import { users } from '../../schema/tables/users.ts'
import { hashPassword } from '../../worker/auth/password.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './demo-cards.ts'
import type { LocalDatabase } from './migrations.ts'

/** Puts the demo owners and their cards into an empty local store, in one transaction. */
export async function seed(d1: LocalDatabase): Promise<void> {
  const db = drizzle(d1 as unknown as Parameters<typeof drizzle>[0])
  const now = Date.now()
  // Not synchronously: the database's connection would be closed unnoticed in the meantime on a busy machine.
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
    // One statement a card: a statement takes 100 parameters at most.
    ...owners.map(({ id, username, fullName, card }) =>
      db.insert(businessCards).values({ ...card, id, userId: id, slug: username, name: fullName, createdAt: now, updatedAt: now }),
    ),
    db.insert(cardSlugs).values(owners.map(({ id, username }) => ({ slug: username, cardId: id, createdAt: now }))),
  ])
}
