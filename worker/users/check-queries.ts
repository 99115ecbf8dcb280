import { sql } from 'drizzle-orm'
import { emailLookupKeyOf } from '../../schema/email.ts'
import type { UserConflictsResponse, CheckUserConflictsBody } from '../../schema/user-management.ts'
import { usernameLookupKeyOf } from '../../schema/username.ts'
import { usernameSkeletonOf } from '../auth/username-skeleton.ts'
import type { Db } from '../platform/db.ts'
import { fillUsernameSkeletons } from './queries.ts'

/** Returns which usernames, slugs (current or former) and addresses exist. */
export async function listUserConflicts(db: Db, users: CheckUserConflictsBody['users']): Promise<UserConflictsResponse> {
  await fillUsernameSkeletons(db)
  const keys = await Promise.all(
    users.map(async ({ username, cardSlug = '', email = '' }) => ({
      name: usernameLookupKeyOf(username.trim()),
      skeleton: await usernameSkeletonOf(username.trim()),
      slug: cardSlug.trim(),
      email: emailLookupKeyOf(email.trim().normalize('NFC')),
    })),
  )
  const list = JSON.stringify(keys)
  const rows = await db.all<{ kind: keyof UserConflictsResponse; value: number }>(sql`
    select 'takenUsernames' as kind, e.key as value from json_each(${list}) e
      where exists (select 1 from users u where u.username_key = e.value ->> 'name')
        or exists (select 1 from users u where u.username_skeleton = e.value ->> 'skeleton')
    union all select 'takenSlugs', e.key from json_each(${list}) e
      where exists (select 1 from card_slugs s where s.slug = e.value ->> 'slug')
    union all select 'usedEmails', e.key from json_each(${list}) e
      where exists (select 1 from users u where u.email_key = e.value ->> 'email')`)
  const listValues = (kind: keyof UserConflictsResponse) => rows.filter((row) => row.kind === kind).map(({ value }) => value)
  return {
    takenUsernames: listValues('takenUsernames'),
    takenSlugs: listValues('takenSlugs'),
    usedEmails: listValues('usedEmails'),
  }
}
