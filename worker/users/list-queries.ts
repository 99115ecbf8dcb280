import { type SQL, and, asc, desc, inArray, isNull, sql } from 'drizzle-orm'
import { type UserSortColumn, USERS_PER_PAGE, toUserSearchText, userSearchKeyOf } from '../../schema/user-list.ts'
import { usersTable } from '../../schema/tables/users.ts'
import type { ParsedListUsersQuery } from '../../schema/user-list-query.ts'
import type { Db } from '../platform/db.ts'
import { HAS_PLAN_REQUEST_CONDITION, buildPlanRequestCount } from './plan-queries.ts'

const FILLED_KEYS_PER_STATEMENT = 500
const FILL_STATEMENTS_MAX = 20

const INVITED_CONDITION: SQL = sql`users.password is null and users.password_removed_at is null`

const cardSlug = sql<string | null>`(select c.slug from business_cards c where c.user_id = users.id order by c.id limit 1)`
const LISTED_COLUMNS = {
  user: usersTable,
  cardSlug,
  cardCount: sql<number>`(select count(*) from business_cards c where c.user_id = users.id)`,
  invitedAt: sql<
    number | null
  >`(select max(t.created_at) from reset_tokens t where t.user_id = users.id and t.purpose = 'invitation' and t.used_at is null)`,
}

/** Full names are sorted by the second line of the search key, the name in lower case. SQLite itself converts only ASCII letters. */
const SORT_KEYS: Record<UserSortColumn, SQL[]> = {
  username: [sql`users.username_key`],
  fullName: [sql`substr(users.search_key, instr(users.search_key, char(10)) + 1)`],
  email: [sql`users.email_key`],
  cardSlug: [cardSlug],
  accessLevel: [sql`users.access_level`],
}

export async function listUsersWithCards(db: Db) {
  return db.select(LISTED_COLUMNS).from(usersTable).orderBy(asc(usersTable.id))
}
export type ListedUserRow = Awaited<ReturnType<typeof listUsersWithCards>>[number]

/** Writes a search key only if the texts from which it was computed are unchanged. */
async function fillSearchKeys(db: Db): Promise<void> {
  const { id, username, fullName, email, searchKey } = usersTable
  for (let n = 0; n < FILL_STATEMENTS_MAX; n++) {
    const rows = await db
      .select({ id, username, fullName, email })
      .from(usersTable)
      .where(isNull(searchKey))
      .limit(FILLED_KEYS_PER_STATEMENT)
    if (rows.length === 0) return
    const keys = JSON.stringify(rows.map((row) => ({ ...row, key: userSearchKeyOf(row) })))
    await db.run(
      sql`update users set search_key = e.value ->> 'key' from json_each(${keys}) e
          where users.id = e.value ->> 'id' and users.search_key is null and users.username = e.value ->> 'username'
          and users.full_name is e.value ->> 'fullName' and users.email = e.value ->> 'email'`,
    )
    if (rows.length < FILLED_KEYS_PER_STATEMENT) return
  }
}

/** Lists a page of the users whose username, full name or address contains the searched text, and counts all of them. */
export async function listUsersPage(db: Db, query: ParsedListUsersQuery) {
  const { search, sort = 'username', direction = 'asc', page = '1', invited, requested } = query
  await fillSearchKeys(db)
  const found = and(
    search ? sql`instr(users.search_key, ${toUserSearchText(search)}) > 0` : undefined,
    invited ? INVITED_CONDITION : undefined,
    requested ? HAS_PLAN_REQUEST_CONDITION : undefined,
  )
  const order = [...SORT_KEYS[sort], usersTable.id].map((key) => (direction === 'desc' ? desc(key) : asc(key)))
  const onPage = db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(found)
    .orderBy(...order)
    .limit(USERS_PER_PAGE)
    .offset((Number(page) - 1) * USERS_PER_PAGE)
  const [rows, [counted], [invitedOnes], [requestingOnes]] = await db.batch([
    db
      .select(LISTED_COLUMNS)
      .from(usersTable)
      .where(inArray(usersTable.id, onPage))
      .orderBy(...order),
    db
      .select({ users: sql<number>`count(*)` })
      .from(usersTable)
      .where(found),
    db
      .select({ users: sql<number>`count(*)` })
      .from(usersTable)
      .where(INVITED_CONDITION),
    buildPlanRequestCount(db),
  ])
  return { rows, total: counted!.users, invitedTotal: invitedOnes!.users, requestedTotal: requestingOnes!.users }
}
