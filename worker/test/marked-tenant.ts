import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Card } from '../../schema/card.ts'
import * as cards from '../../schema/tables/cards.ts'
import * as events from '../../schema/tables/events.ts'
import * as salesbot from '../../schema/tables/salesbot.ts'
import * as users from '../../schema/tables/users.ts'
import { createTestCard, putCardFields, updateCardRow } from './cards.ts'
import { callApi, createTestUser, createUploadForm, db, startTestSession, type TestUser } from './client.ts'
import { type JsonValue, mapTexts } from './injection-texts.ts'
import { STORED_BODIES, type StoredBodyName } from './stored-texts.ts'

const DAY_MS = 86_400_000
/** Tables whose rows the calls of the tenant make. All others get a row with a mark in each text. */
const TABLES_FILLED_BY_CALLS = ['users', 'business_cards', 'card_slugs', 'images', 'salesbot_configs', 'pwa_settings']

export interface MarkedTenant {
  user: TestUser
  card: Card
  /** Cookie of a session that the tenant has ended. */
  endedCookie: string
  /** Ids of rows by the part of a path that stands before them. */
  ids: Record<'sessions' | 'passkeys' | 'user-uploads' | 'conversations' | 'questions' | 'card-report-copies', string | number>
  /** The column in which each mark stands. */
  columnByMark: Map<string, string>
}

type CreateMark = (column: string) => string

/** What the columns of one table hold, besides those that several tables have. */
const COLUMNS: Record<string, (createMark: CreateMark, ids: MarkedTenant['ids']) => Record<string, unknown>> = {
  sessions: (_, ids) => ({ id: ids.sessions }),
  passkeys: () => ({ transports: ['internal'] }),
  push_subscriptions: (_, ids) => ({ sessionId: ids.sessions }),
  card_report_copies: (createMark) => ({ card: { name: createMark('card_report_copies.card') } }),
  audit_log: () => ({ detail: { item: 1 } }),
  user_upload_rows: (createMark) => ({ fields: { username: createMark('user_upload_rows.fields') } }),
  form_submissions: (createMark) => ({ formData: { message: createMark('form_submissions.form_data') } }),
  salesbot_conversations: (createMark) => ({
    sessionId: `session-${createMark('salesbot_conversations.session_id')}`,
    language: 'en',
    leadAt: Date.now(),
    leadScore: 90,
    conversationData: [
      { role: 'user', content: createMark('salesbot_conversations.conversation_data'), timestamp: new Date().toISOString() },
    ],
    buttonInteractions: [{ description: createMark('salesbot_conversations.button_interactions'), timestamp: new Date().toISOString() }],
  }),
}

let markCount = 0

/** Creates a user whose data of every table hold a text in each field that stands nowhere else. */
export async function createMarkedTenant(accessLevel: number): Promise<MarkedTenant> {
  const columnByMark = new Map<string, string>()
  const createMark: CreateMark = (column) => {
    const mark = `zq${String(++markCount).padStart(4, '0')}secret`
    columnByMark.set(mark, column)
    return mark
  }
  const markBody = (name: StoredBodyName, table: string) =>
    mapTexts(STORED_BODIES[name].body as JsonValue, (text, path) =>
      /(?:^phone|Color|\.type|\.language)$|^socialLinks\./.test(path)
        ? text
        : addMark(text, createMark(`${table}.${path.replace(/\..*/, '')}`)),
    ) as object

  const nameMark = () => createMark('users')
  const user = await createTestUser({
    accessLevel,
    username: nameMark(),
    email: `${nameMark()}@cards.example`,
    fullName: nameMark(),
    phone: nameMark(),
    password: `scrypt$${nameMark()}`,
    emailConfirmedAt: 1,
    secondFactorAt: 1,
    requestedLevel: accessLevel + 1,
    requestedAt: 1,
  })
  const expectOk = async (res: Response) => {
    if (!res.ok) throw new Error(`${res.status}: ${await res.text()}`)
    return res
  }
  const card = await createTestCard(user, { ...markBody('card', 'business_cards'), slug: createMark('card_slugs.slug') })
  const { url } = await (
    await expectOk(await callApi('/api/upload', { cookie: user.cookie, body: createUploadForm({ cardId: String(card.id) }) }))
  ).json<{ url: string }>()
  await expectOk(await putCardFields(user, card.id, { profilePicture: url }))
  // No body has it, because the server fetches it.
  await updateCardRow(card.id, { videoPoster: { video: createMark('business_cards.videoPoster'), src: url } })
  await expectOk(await callApi(`/api/salesbot/${card.id}/config`, { cookie: user.cookie, body: markBody('salesbot', 'salesbot_configs') }))
  await expectOk(await callApi('/api/pwa-settings', { cookie: user.cookie, body: markBody('pwa', 'pwa_settings') }))

  const now = Date.now()
  const period = new Date(now).toISOString().slice(0, 10)
  const ids: MarkedTenant['ids'] = {
    sessions: createMark('sessions.id'),
    passkeys: 0,
    'user-uploads': 0,
    conversations: 0,
    questions: 0,
    'card-report-copies': 0,
  }
  const columns = (): Record<string, unknown> => ({
    userId: user.id,
    actorId: user.id,
    cardId: card.id,
    conversationId: ids.conversations,
    questionId: ids.questions,
    copyId: ids['card-report-copies'],
    uploadId: ids['user-uploads'],
    expiresAt: now + DAY_MS,
    day: period,
    period,
    storedDay: period,
    excluded: null,
  })
  const allTables = Object.values({ ...users, ...cards, ...salesbot, ...events }).filter((value) => is(value, SQLiteTable))
  // Rows follow the ones that they refer to.
  const order = ['card_report_copies', 'sessions', 'user_uploads', 'salesbot_conversations', 'salesbot_questions']
  for (const table of allTables.toSorted((a, b) => order.indexOf(getTableName(b)) - order.indexOf(getTableName(a)))) {
    const name = getTableName(table)
    if (TABLES_FILLED_BY_CALLS.includes(name)) continue
    const known: Record<string, unknown> = { ...columns(), ...COLUMNS[name]?.(createMark, ids) }
    const row: Record<string, unknown> = {}
    for (const [key, column] of Object.entries(getTableColumns(table))) {
      if (key === 'id' && column.dataType === 'number') continue
      if (key in known) row[key] = known[key]
      else if (column.dataType === 'json' && column.notNull) throw new Error(`Say what the column ${name}.${column.name} holds.`)
      else if (column.dataType === 'json') row[key] = null
      else if (column.enumValues?.length) row[key] = column.notNull ? column.enumValues[0] : null
      else if (column.dataType === 'string') row[key] = createMark(`${name}.${column.name}`)
      else if (column.notNull && !column.hasDefault) row[key] = now
    }
    const [stored] = (await db.insert(table).values(row).onConflictDoNothing().returning()) as { id?: number }[]
    if (name === 'passkeys') ids.passkeys = stored!.id!
    if (name === 'user_uploads') ids['user-uploads'] = stored!.id!
    if (name === 'salesbot_conversations') ids.conversations = stored!.id!
    if (name === 'card_report_copies') ids['card-report-copies'] = stored!.id!
    if (name === 'salesbot_questions') ids.questions = stored!.id!
  }
  const endedCookie = await startTestSession(user.id)
  await expectOk(await callApi('/api/logout', { method: 'POST', cookie: endedCookie }))
  return { user, card: { ...card, profilePicture: url }, endedCookie, ids, columnByMark }
}

/** Puts a mark into a text so that the text keeps its kind. */
function addMark(text: string, mark: string): string {
  if (text.startsWith('.')) return `${text}.${mark}{color:red}`
  if (/^https?:/.test(text)) return `${text.replace(/\/$/, '')}/${mark}`
  if (text.includes('@')) return text.replace(/[\w.]+(?=@)/, mark)
  return mark
}
