import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { CspReportBody } from '../../schema/csp-report.ts'
import { createEventBodySchema, FormSubmissionBody } from '../../schema/event.ts'
import { EVENT_KINDS, PAGE_REPORTED_EVENT_KINDS } from '../../schema/event-kinds.ts'
import { BUILT_IN_FORM_FIELD_NAMES } from '../../schema/lead-form.ts'
import { ACCESS_LEVELS } from '../../schema/level.ts'
import type { PublicSalesbotConfig } from '../../schema/salesbot.ts'
import { CreateUserBody } from '../../schema/user-management.ts'
import { apiRouter } from '../app.ts'
import { hashPassword } from '../auth/password.ts'
import { accessRuleOf } from '../platform/access.ts'
import { bodySchemaOf } from '../platform/validation.ts'
import { ACCESS_MATRIX_ROWS } from './access-rows.ts'
import { expectPlainAnswer } from './answers.ts'
import { callApi, createFirstUser, createTestUser, queryRows, type TestUser, UNLIMITED, verifyTestSessions } from './client.ts'
import type { JsonValue } from './injection-texts.ts'
import { createMarkedTenant, type MarkedTenant } from './marked-tenant.ts'
import { createTestOutbox } from './outbox.ts'
import { createRandomBodies, type RandomBody } from './random-bodies.ts'
import { createRecordingQueues, createStateReader, listChangedPlaces, type StoredState } from './stored-state.ts'
import { STORED_BODIES } from './stored-texts.ts'

/** Another number gives other bodies. */
const SEED = 20_261_129
/** Each needs a look at everything that is stored, before and after. */
const VALID_BODIES_PER_ROUTE = 14
const RANDOM_BODIES_PER_ROUTE = 20
const PASSWORD = 'one-password'

/** What counts attempts and calls, also refused ones. */
const TABLES_THAT_COUNT_REFUSED_CALLS = ['usage_counts', 'login_failures', 'sent_mails']

/** The schemas of routes that read the body themselves, and of rows that a route checks one by one. */
const SCHEMAS_OF_OTHER_BODIES: Record<string, z.ZodType> = {
  'POST /csp-reports': CspReportBody,
  'POST /card-forms': FormSubmissionBody,
  'POST /users/bulk': z.object({ users: z.array(CreateUserBody).min(1) }),
  ...Object.fromEntries(PAGE_REPORTED_EVENT_KINDS.map((kind) => [`POST ${EVENT_KINDS[kind].call}`, createEventBodySchema(kind)])),
}
const isForAnyone = (route: string) =>
  apiRouter.routes.some(({ method, path, handler }) => `${method} ${path}` === route && accessRuleOf(handler)?.kind === 'anyone')
/** Visitors' calls come first, because owners' calls change the form and the assistant that visitors use. */
const schemaByRoute = new Map<string, z.ZodType>(
  apiRouter.routes
    .flatMap(({ method, path, handler }): [string, z.ZodType][] => {
      const name = `${method} ${path}`
      const schema = SCHEMAS_OF_OTHER_BODIES[name] ?? bodySchemaOf(handler)
      return schema ? [[name, schema]] : []
    })
    .toSorted(([a], [b]) => Number(isForAnyone(b)) - Number(isForAnyone(a))),
)

/** These need a code or signature of a second factor, a token of a mail, keys for notifications, or a plan to ask for. */
const ROUTES_THAT_ACCEPT_NOTHING = [
  'POST /login/second-factor',
  'POST /login/passkey',
  'POST /reset-password/confirm',
  'POST /second-factor/reset',
  'POST /confirm-email/confirm',
  'POST /restore-email',
  'POST /second-factor/totp/confirm',
  'POST /second-factor/passkeys',
  'PATCH /second-factor/passkeys/:id',
  'POST /password-replacement',
  'PUT /push-subscription',
  'POST /plan-request',
  'POST /users/:id/plan-request',
  // The path names no switch, because a real one would stop the other calls.
  'PUT /stop-switches/:name',
]

const SAMPLES_BY_ROUTE: Record<string, JsonValue> = {
  'POST /business-cards': STORED_BODIES.card.body as JsonValue,
  'PUT /business-cards/:id': STORED_BODIES.card.body as JsonValue,
  'POST /salesbot/:cardId/config': STORED_BODIES.salesbot.body,
  'POST /salesbot/:cardId/test-chat': { config: STORED_BODIES.salesbot.body, message: 'Hello', state: null },
  'POST /salesbot/:cardId/rehearsal': { config: STORED_BODIES.salesbot.body },
  'POST /pwa-settings': STORED_BODIES.pwa.body,
  'PUT /users/:id': STORED_BODIES.profile.body,
}
/** For fields whose format the schema's own code checks. */
const SAMPLE_OF_ANY_ROUTE = {
  username: 'random-name',
  email: 'random@cards.example',
  password: PASSWORD,
  currentPassword: PASSWORD,
  currency: 'EUR',
  splashImage: null,
  icons: {},
}

it('each route with a JSON body has a schema', () => {
  const withBody = ACCESS_MATRIX_ROWS.filter(({ body }) => body && !(body(subject(), 0) instanceof FormData)).map(({ call }) => call)
  expect(withBody.filter((name) => !schemaByRoute.has(name))).toEqual([])
})

let tenant: MarkedTenant
let readState: () => Promise<StoredState>
const subject = () => ({ user: tenant.user, card: tenant.card })
beforeAll(async () => {
  await createFirstUser()
  tenant = await createMarkedTenant(ACCESS_LEVELS.enterprise)
  const [conversation] = await queryRows<{ session_id: string }>(
    'select session_id from salesbot_conversations where id = ?',
    tenant.ids.conversations,
  )
  const config = await callApi(`/api/salesbot/${tenant.card.id}/config`).then((res) => res.json<PublicSalesbotConfig>())
  Object.assign(SAMPLES_BY_ROUTE, {
    'POST /card-forms': {
      cardId: tenant.card.id,
      formData: { [tenant.card.formConfig.fields![0]!.name]: 'Hello', [BUILT_IN_FORM_FIELD_NAMES.consent]: 'on' },
    },
    'POST /salesbot/:cardId/button-click': { sessionId: conversation!.session_id, buttonId: config.actionButtons[0]!.id },
  })
  readState = await createStateReader(TABLES_THAT_COUNT_REFUSED_CALLS)
})

/** Makes calls with a password and a verified session, so that only the body can be refused. */
async function createCaller(): Promise<TestUser> {
  const caller = await createTestUser({ accessLevel: ACCESS_LEVELS.admin, password: await hashPassword(PASSWORD), emailConfirmedAt: 1 })
  await verifyTestSessions(caller)
  return caller
}

const CALLS_THAT_END_THE_SESSION = /^DELETE \/user$|^POST \/(?:login|register|update-password)$/
const pathOf = (route: string) =>
  `/api${route
    .split(' ')[1]!
    .replace('/questions/:id', `/questions/${tenant.ids.questions}`)
    .replace('/users/:id', `/users/${tenant.user.id}`)
    .replace(/:cardId|:id/, String(tenant.card.id))}`

let callCount = 0
const acceptedByRoute = new Map<string, number>()

it.each([...schemaByRoute].map(([route, schema]) => ({ route, schema })))('$route', async ({ route, schema }) => {
  const method = route.split(' ')[0]!
  let caller = await createCaller()
  let before = await readState()

  const send = async ({ json, what }: RandomBody): Promise<boolean> => {
    const n = ++callCount
    const { mails, EMAIL } = createTestOutbox()
    const { messages, queues } = createRecordingQueues()
    const res = await callApi(pathOf(route), {
      method,
      body: json,
      cookie: caller.cookie,
      address: `2001:db8:${(n >> 8).toString(16)}:${(n & 255).toString(16)}::1`,
      env: { EMAIL, ...queues, CHAT_LIMIT: UNLIMITED },
    })
    const told = `${route}, ${what}: ${json.slice(0, 300)} → ${res.status}`
    const text = await res.text()
    expectPlainAnswer(res, text, `${told} ${text.slice(0, 200)}`)
    if (res.status >= 400) expect([told, mails, messages]).toEqual([told, [], []])
    return res.ok
  }
  const expectNothingChanged = async (told: string) => {
    const after = await readState()
    const changed = listChangedPlaces(before, after)
    expect([told, changed]).toEqual([told, []])
    before = after
  }

  const samples = ACCESS_MATRIX_ROWS.filter(({ call, body }) => call === route && body).map(
    (row) => row.body!(subject(), ++callCount) as JsonValue,
  )
  const known = route === 'POST /login' ? { username: caller.username, password: PASSWORD } : SAMPLES_BY_ROUTE[route]
  const seed = SEED + [...schemaByRoute.keys()].indexOf(route) * 1000
  const bodies = [
    ...createRandomBodies(schema, [...(known ? [known] : []), ...samples, SAMPLE_OF_ANY_ROUTE], seed, RANDOM_BODIES_PER_ROUTE),
  ]
  const isValid = ({ json }: RandomBody) => schema.safeParse(JSON.parse(json)).success
  const { invalid = [], valid = [] } = Object.groupBy(bodies, (body) => (isValid(body) ? 'valid' : 'invalid'))
  for (const body of invalid) {
    // A route may check some fields by itself, such as the rows of a list.
    if (await send(body)) before = await readState()
  }
  await expectNothingChanged(`${invalid.length} invalid bodies`)
  for (const body of valid.slice(0, VALID_BODIES_PER_ROUTE)) {
    if (await send(body)) {
      acceptedByRoute.set(route, (acceptedByRoute.get(route) ?? 0) + 1)
      if (CALLS_THAT_END_THE_SESSION.test(route)) caller = await createCaller()
      before = await readState()
    } else await expectNothingChanged(`${body.what}: ${body.json}`)
  }
})

it('thousands of calls were made, and each route accepted some', () => {
  expect(callCount).toBeGreaterThan(3000)
  expect([...schemaByRoute.keys()].filter((route) => !acceptedByRoute.has(route))).toEqual(ROUTES_THAT_ACCEPT_NOTHING)
})
