import { sql } from 'drizzle-orm'
import { emailLookupKeyOf } from '../../schema/email.ts'
import type { CheckedUsersResponse, CheckUsersBody } from '../../schema/user-management.ts'
import { usernameLookupKeyOf } from '../../schema/user-rules.ts'
import type { Db } from '../platform/db.ts'

/** Finds the users whose username, slug (present or past) or e-mail address an existing user or card has, in one statement. */
export async function findUserCollisions(db: Db, users: CheckUsersBody['users']): Promise<CheckedUsersResponse> {
  const keys = users.map(({ username, cardSlug = '', email = '' }) => ({
    name: usernameLookupKeyOf(username.trim()),
    slug: cardSlug.trim(),
    email: emailLookupKeyOf(email.trim().normalize('NFC')),
  }))
  const list = JSON.stringify(keys)
  const rows = await db.all<{ kind: keyof CheckedUsersResponse; index: number }>(sql`
    select 'takenUsernames' as kind, e.key as "index" from json_each(${list}) e
      where exists (select 1 from users u where u.username_key = e.value ->> 'name')
    union all select 'takenSlugs', e.key from json_each(${list}) e
      where exists (select 1 from card_slugs s where s.slug = e.value ->> 'slug')
    union all select 'usedEmails', e.key from json_each(${list}) e
      where exists (select 1 from users u where u.email_key = e.value ->> 'email')`)
  const listIndexes = (kind: keyof CheckedUsersResponse) => rows.filter((row) => row.kind === kind).map(({ index }) => index)
  return {
    takenUsernames: listIndexes('takenUsernames'),
    takenSlugs: listIndexes('takenSlugs'),
    usedEmails: listIndexes('usedEmails'),
  }
}
