import { drizzle } from 'drizzle-orm/d1'
import { userSearchKeyOf } from '../../schema/user-list.ts'
import { SITE_USER_ID } from '../../schema/user-rules.ts'
import { usernameLookupKeyOf } from '../../schema/username.ts'
import { businessCardsTable, cardSlugsTable } from '../../schema/tables/cards.ts'
import { salesbotConfigsTable } from '../../schema/tables/salesbot.ts'
import { usersTable } from '../../schema/tables/users.ts'
import { hashPassword } from '../../worker/auth/password.ts'
import { usernameSkeletonOf } from '../../worker/auth/username-skeleton.ts'
import { DEMO_OWNERS, DEMO_PASSWORD } from './demo-cards.ts'
import type { LocalDatabase } from './migrations.ts'

export async function insertDemoAccounts(d1: LocalDatabase): Promise<void> {
  const db = drizzle(d1 as unknown as Parameters<typeof drizzle>[0])
  const now = Date.now()
  // Synchronous hashing could block the process until the database times out.
  const password = await hashPassword(DEMO_PASSWORD)
  const owners = await Promise.all(
    DEMO_OWNERS.map(async (owner, index) => ({
      ...owner,
      id: SITE_USER_ID + index,
      usernameSkeleton: await usernameSkeletonOf(owner.username),
    })),
  )
  await db.batch([
    db.insert(usersTable).values(
      owners.map(({ id, username, usernameSkeleton, fullName, accessLevel, card }) => ({
        id,
        username,
        usernameSkeleton,
        usernameKey: usernameLookupKeyOf(username),
        password,
        email: card.email,
        emailKey: card.email.toLowerCase(),
        emailConfirmedAt: now,
        phone: card.phone,
        fullName,
        searchKey: userSearchKeyOf({ username, fullName, email: card.email }),
        accessLevel,
        createdAt: now,
      })),
    ),
    // A statement of D1 may have 100 parameters.
    ...owners.map(({ id, username, fullName, card }) =>
      db.insert(businessCardsTable).values({ ...card, id, userId: id, slug: username, name: fullName, createdAt: now, updatedAt: now }),
    ),
    ...owners.flatMap(({ id, assistant }) =>
      assistant
        ? [db.insert(salesbotConfigsTable).values({ ...assistant, cardId: id, isEnabled: true, createdAt: now, updatedAt: now })]
        : [],
    ),
    db.insert(cardSlugsTable).values(owners.map(({ id, username }) => ({ slug: username, cardId: id, createdAt: now }))),
  ])
}
