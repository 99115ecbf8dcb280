import { strFromU8, unzipSync } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { levelAllows } from '../../schema/capabilities.ts'
import { ACCESS_LEVELS } from '../../schema/level.ts'
import { apiRouter } from '../app.ts'
import { createCard } from '../cards/create.ts'
import { type AccessRule, accessRuleOf } from '../platform/access.ts'
import { ACCESS_MATRIX_ROWS } from './access-rows.ts'
import { putCardFields } from './cards.ts'
import { callApi, createFirstUser, createTestUser, db, queryRows, type TestUser, verifyTestSessions } from './client.ts'
import { createMarkedTenant, type MarkedTenant } from './marked-tenant.ts'
import { createTestOutbox } from './outbox.ts'
import { createTestSalesbot } from './salesbot.ts'
import { createRecordingQueues, createStateReader, listChangedPlaces, type StoredState } from './stored-state.ts'

interface Route {
  name: string
  rule: AccessRule
}
const routes: Route[] = apiRouter.routes.flatMap(({ method, path, handler }) => {
  const rule = accessRuleOf(handler)
  return rule ? [{ name: `${method} ${path}`, rule }] : []
})

/** What the pages of a card and its assistant show to anybody. */
const PUBLIC_COLUMNS = /^(?:business_cards|card_slugs)\.|^salesbot_configs\.(?:botName|actionButtons)$/
/** The assistant tells visitors what its owner has written for it. */
const CALLS_OF_THE_ASSISTANT = /^\w+ \/salesbot\/:cardId\/(?:chat|welcome)$/
const COLUMNS_OF_THE_ASSISTANT = /^salesbot_configs\./
/** Visitors may store a form and a conversation, which are counted. */
const WRITES_OF_VISITORS: Record<string, RegExp> = {
  'POST /card-forms': /^(?:form_submissions|card_totals|card_days|card_breakdowns) /,
  'POST /salesbot/:cardId/chat': /^(?:salesbot_conversations|salesbot_questions|salesbot_question_askers|usage_counts) /,
}

/** Ids of the tenant by the part of a path that stands before them, or by the parameter's name. */
function idOfParam(tenant: MarkedTenant, before: string, name: string): string | number {
  const ids: Record<string, string | number> = {
    ...tenant.ids,
    users: tenant.user.id,
    'business-cards': tenant.card.id,
    vcard: tenant.card.id,
    analytics: tenant.card.id,
    'card-suspensions': tenant.card.id,
    'card-reports': tenant.card.id,
    userId: tenant.user.id,
    cardId: tenant.card.id,
    slug: tenant.card.slug,
    // A switch that does not exist, because a real one would stop the other calls.
    name: 'no-switch',
  }
  const id = ids[name] ?? ids[before]
  if (id === undefined) throw new Error(`The walk knows no id for :${name} below /${before}.`)
  return id
}

const buildPath = (route: Route, tenant: MarkedTenant) =>
  `/api${route.name.split(' ')[1]!.replace(/([\w-]+)\/:(\w+)/g, (_, before: string, name: string) => `${before}/${idOfParam(tenant, before, name)}`)}`

let serial = 0
/** Makes a call about the tenant with each of the sample bodies. Yields what it answers. */
async function* callAboutTenant(route: Route, tenant: MarkedTenant, cookie: string | undefined, path = buildPath(route, tenant)) {
  const method = route.name.split(' ')[0]!
  const { user, card } = tenant
  const query = method === 'GET' ? `?format=csv&userId=${user.id}&cardId=${card.id}&id=${card.id}` : ''
  const samples = ACCESS_MATRIX_ROWS.filter(({ call }) => call === route.name).map((row) => row.body?.({ user, card }, ++serial + 100_000))
  // Calls about oneself get the tenant's ids too, under the names that calls give to ids.
  const hasIdsInPath = route.name.includes(':') || method === 'GET' || samples.some((sample) => sample instanceof FormData)
  const foreign = { userId: user.id, cardId: card.id, id: user.id, ownerId: user.id }
  for (const body of hasIdsInPath ? samples : [...samples, { ...foreign, ...(samples[0] as object), ...foreign }]) {
    const { mails, EMAIL } = createTestOutbox(user.email)
    const { messages, queues } = createRecordingQueues()
    const n = ++serial
    const res = await callApi(path + query, {
      method,
      cookie,
      body,
      address: `2001:db8:${(n >> 8).toString(16)}:${(n & 255).toString(16)}::1`,
      env: { EMAIL, ...queues },
    })
    const bytes = new Uint8Array(await res.arrayBuffer())
    const files = res.headers.get('content-type') === 'application/zip' ? Object.values(unzipSync(bytes)) : [bytes]
    const text = [...files.map((file) => strFromU8(file)), JSON.stringify([...res.headers])].join('\n')
    const marks = [...tenant.columnByMark].filter(([mark]) => text.includes(mark)).map(([, column]) => column)
    yield { about: `${method} ${path}${query}`, status: res.status, marks, mails, messages }
  }
}

let readState: () => Promise<StoredState>
beforeAll(async () => {
  await createFirstUser()
  readState = await createStateReader()
})

/** What a call has changed of the rows in `owned`, and the new rows that name the tenant. Most counters are of networks or of all users. */
function listTenantChanges(tenant: MarkedTenant, owned: ReadonlySet<string>, before: StoredState, after: StoredState): string[] {
  return listChangedPlaces(before, after).filter((place) => {
    const stored = after.get(place) ?? ''
    if (place.startsWith('usage_counts')) return new RegExp(`(?:user|owner):${tenant.user.id}"|card:${tenant.card.id}"`).test(stored)
    if (owned.has(place)) return true
    const row = JSON.parse(stored.startsWith('{') ? stored : '{}') as Record<string, unknown>
    return row['user_id'] === tenant.user.id || row['card_id'] === tenant.card.id
  })
}

interface Actor {
  what: string
  level?: number
  /** Cookie of a session that has ended */
  cookieOf?: (tenant: MarkedTenant) => string
}
const ACTORS: Actor[] = [
  ...[ACCESS_LEVELS.basic, ACCESS_LEVELS.professional, ACCESS_LEVELS.enterprise].map((level) => ({
    what: `an owner of level ${level}`,
    level,
  })),
  { what: 'an ended session of the tenant', cookieOf: (tenant) => tenant.endedCookie },
  { what: 'nobody' },
]

describe.each(ACTORS)('$what', ({ level, cookieOf }) => {
  let tenant: MarkedTenant
  let owned: Set<string>
  let state: StoredState
  beforeAll(async () => {
    tenant = await createMarkedTenant(ACCESS_LEVELS.enterprise)
    state = await readState()
    owned = new Set(state.keys())
  })

  /** A new one for each call, because some calls end the session or delete the account. */
  async function createActor(): Promise<{ user?: TestUser; cardId?: number }> {
    if (!level) return {}
    const user = await createTestUser({ accessLevel: level })
    return { user, cardId: (await createCard(db, user, {})).id }
  }

  // What visitors may store comes last, so that all other calls meet the tenant's data as they were made.
  it.each(routes.toSorted((a, b) => Number(a.name in WRITES_OF_VISITORS) - Number(b.name in WRITES_OF_VISITORS)))(
    '$name reads nothing of the tenant and changes nothing',
    async (route) => {
      const { user, cardId } = await createActor()
      const path = buildPath(route, tenant)
      const paths = [path]
      // The id of one's own card, with the id of a row that belongs to the tenant's card.
      if (cardId && /:cardId.*:/.test(route.name)) paths.push(path.replace(`/${tenant.card.id}/`, `/${cardId}/`))
      for (const one of paths) {
        const cookie = user?.cookie ?? cookieOf?.(tenant)
        for await (const { about, status, marks, mails, messages } of callAboutTenant(route, tenant, cookie, one)) {
          expect(status, about).toBeLessThan(500)
          const isPublic = (column: string) =>
            route.rule.kind === 'anyone' &&
            (PUBLIC_COLUMNS.test(column) || (CALLS_OF_THE_ASSISTANT.test(route.name) && COLUMNS_OF_THE_ASSISTANT.test(column)))
          expect([about, marks.filter((column) => !isPublic(column))]).toEqual([about, []])
          const before = state
          state = await readState()
          const changed = listTenantChanges(tenant, owned, before, state)
          expect([about, changed.filter((place) => !WRITES_OF_VISITORS[route.name]?.test(place))]).toEqual([about, []])
          if (route.rule.kind !== 'anyone')
            expect([about, mails, JSON.stringify(messages).includes(`"cardId":${tenant.card.id},`)]).toEqual([about, [], false])
        }
      }
    },
  )
})

describe('an owner of level 3', () => {
  let tenant: MarkedTenant
  let before: StoredState
  beforeAll(async () => {
    tenant = await createMarkedTenant(ACCESS_LEVELS.enterprise)
    before = await readState()
  })
  const expectNothingChanged = async () => expect(listTenantChanges(tenant, new Set(before.keys()), before, await readState())).toEqual([])

  it('leaves the tenant’s pictures as they were when a card shows them, and when the account is deleted', async () => {
    const owner = await createTestUser({ accessLevel: ACCESS_LEVELS.enterprise })
    const url = tenant.card.profilePicture!
    const fields = { profilePicture: url, coverPhoto: url, logoUrl: url, faviconUrl: url, gallery: [{ url, alt: '' }] }
    const card = await createCard(db, owner, {})
    const save = (body: object) => putCardFields(owner, card.id, body, createRecordingQueues().queues)
    await save(fields)
    await save({ profilePicture: null, coverPhoto: null, logoUrl: null, faviconUrl: null, gallery: [] })
    await expectNothingChanged()
    await save(fields)
    await verifyTestSessions(owner)
    const deleted = await callApi('/api/user', { method: 'DELETE', cookie: owner.cookie, body: {}, env: createRecordingQueues().queues })
    expect(deleted.status).toBe(204)
    await expectNothingChanged()
  })

  it('continues no conversation of another card with its session id', async () => {
    const { owner, cardId } = await createTestSalesbot({}, await createTestUser({ accessLevel: ACCESS_LEVELS.enterprise }))
    const [{ session_id: sessionId } = { session_id: '' }] = await queryRows<{ session_id: string }>(
      'select session_id from salesbot_conversations where id = ?',
      tenant.ids.conversations,
    )
    const { queues } = createRecordingQueues()
    const bodies = { chat: { sessionId, message: 'What did I say?' }, 'button-click': { sessionId, buttonId: 'btn-1' } }
    const answers = await Promise.all(
      Object.entries(bodies).map(([call, body]) => callApi(`/api/salesbot/${cardId}/${call}`, { cookie: owner.cookie, body, env: queues })),
    )
    for (const res of answers) {
      const text = await res.text()
      expect([...tenant.columnByMark.keys()].filter((mark) => !sessionId.includes(mark) && text.includes(mark))).toEqual([])
    }
    await expectNothingChanged()
  })
})

const isRefusedToEditor = ({ name, rule }: Route) =>
  (rule.kind === 'capability' && !levelAllows(ACCESS_LEVELS.editor, rule.capability)) || /^(?!GET).* \/users\/:id/.test(name)

describe('an editor, of an administrator', () => {
  let tenant: MarkedTenant
  beforeAll(async () => {
    tenant = await createMarkedTenant(ACCESS_LEVELS.admin)
  })

  it.each(routes.filter(isRefusedToEditor))('$name is refused', async (route) => {
    const editor = await createTestUser({ accessLevel: ACCESS_LEVELS.editor })
    const before = await readState()
    const owned = new Set(before.keys())
    for await (const { about, status, marks, mails } of callAboutTenant(route, tenant, editor.cookie)) {
      expect([about, status, marks, mails]).toEqual([about, expect.toBeOneOf([403, 409]), [], []])
      expect([about, listTenantChanges(tenant, owned, before, await readState())]).toEqual([about, []])
    }
  })
})

/** The same calls do read and change something if the caller may make them, so the walk would see it. */
describe('an administrator', () => {
  /** These are refused to everybody or to all but the tenant, are about no user, or need a suspended card. */
  const EXCEPTIONS =
    /^\w+ (?:\/sessions|\/user-uploads|\/second-factor\/passkeys)\/:id$|^PUT \/stop-switches\/|^DELETE \/card-suspensions\/|^POST \/users\/:id\/(?:plan-request|invitation)$/
  const about = routes.filter(({ name, rule }) => name.includes(':') && rule.kind !== 'anyone' && !EXCEPTIONS.test(name))
  let admin: TestUser
  beforeAll(async () => {
    admin = await createTestUser({ accessLevel: ACCESS_LEVELS.admin })
  })

  it.each(about)('$name reads or changes what is the tenant’s', async (route) => {
    const tenant = await createMarkedTenant(ACCESS_LEVELS.enterprise)
    const before = await readState()
    const owned = new Set(before.keys())
    let [readCount, changeCount] = [0, 0]
    for await (const { marks } of callAboutTenant(route, tenant, admin.cookie)) {
      readCount += marks.length
      changeCount += listTenantChanges(tenant, owned, before, await readState()).length
    }
    expect(readCount + changeCount).toBeGreaterThan(0)
  })
})

it('a call with each body of the access matrix was made', () => expect(serial).toBeGreaterThan(ACCESS_MATRIX_ROWS.length * ACTORS.length))
