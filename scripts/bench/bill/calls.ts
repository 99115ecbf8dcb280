import { TEST_PUSH_SUBSCRIPTION } from '../../../worker/test/push.ts'
import { ORDINARY_SALESBOT_CONFIG } from '../hostile-inputs/chat.ts'
import { makePartlyNoisyPng } from '../hostile-inputs/uploads.ts'
import { DEMO_PASSWORD } from '../../local/demo-cards.ts'

export const ASSISTANT_CONFIG = {
  ...ORDINARY_SALESBOT_CONFIG,
  actionButtons: [{ id: 'btn-1', description: 'Book a visit', url: 'https://example.com/' }] as const,
}
/** A card whose assistant a stranger asks, and a free account with its only card. */
export const ASSISTANT_CARD_ID = 3
export const FREE_ACCOUNT = { id: 2, cardId: 2, username: 'basic' }

interface CallToMeasure {
  path: string
  method?: string
  body?: unknown
  headers?: Record<string, string>
  status: number
  /** Runs before the call and is not counted. */
  before?: (send: SendCall, sql: (text: string) => Promise<unknown>) => Promise<unknown>
}
export type SendCall = (call: Omit<CallToMeasure, 'status' | 'before'>) => Promise<{ status: number; headers: Headers; text: string }>

/** What a measured call may use: pictures and cookies of the free account, and numbers that differ in each round. */
interface MeasuredWorld {
  cookie: string
  picture: string
  send: SendCall
}

const NAME = 'María-José Carreño Quiñones'
const PASSWORD = 'a long password of the bench 7'
const device = (n: number) => ({ 'user-agent': `Mozilla/5.0 (Windows NT 10.0) Chrome/${100 + n}.0 Browser${n}/1` })
const formOf = async (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('file', new File([await makePartlyNoisyPng(1500, 0.5)], 'picture.png'))
  return form
}
/**
 * Adds as many attempts of the last address as its limits let through in a minute, an hour and a day, because a refused call reads them.
 */
const fillAttempts = (sql: (text: string) => Promise<unknown>) =>
  sql(`with recursive n(i) as (values (1) union all select i + 1 from n where i < 400)
    insert into login_failures (username_key, address, network, at)
    select username_key, address, network, at - iif(i < 30, 0, iif(i < 100, 600000, 7200000)) from login_failures, n
    where id = (select max(id) from login_failures)`)

export type MeasuredCalls = Record<string, (n: number, world: MeasuredWorld) => CallToMeasure | Promise<CallToMeasure>>

/** Each kind of call of somebody without an account. */
export const STRANGERS_CALLS: MeasuredCalls = {
  'card page from KV': (n) => ({ path: `/view/${['demo', 'pro', 'editor'][n]}`, status: 200 }),
  'card page that does not exist': (n) => ({ path: `/view/nobody-${n}`, status: 404 }),
  "card page's QR code": () => ({ path: '/view/demo/qr.png', status: 200 }),
  "card page's manifest": () => ({ path: '/view/demo/manifest.webmanifest', status: 200 }),
  'part of a picture': (_, { picture }) => ({ path: picture, headers: { range: 'bytes=0-9' }, status: 206 }),
  'card as JSON': () => ({ path: '/api/card/demo', status: 200 }),
  'contact file': () => ({ path: '/api/vcard/2', status: 200 }),
  view: (n) => ({
    path: '/api/card-views',
    body: { cardId: 1, viewId: `bench-view-${n}`, duration: 9, referrer: `site-${n}.example` },
    headers: device(n),
    status: 202,
  }),
  click: (n) => ({
    path: '/api/card-clicks',
    body: { cardId: 1, eventId: `bench-click-${n}`, linkType: 'custom', linkId: `link ${n}` },
    headers: device(n + 10),
    status: 202,
  }),
  save: (n) => ({ path: '/api/card-saves', body: { cardId: 1, eventId: `bench-save-${n}` }, headers: device(n + 20), status: 202 }),
  form: (n) => ({
    path: '/api/card-forms',
    body: {
      cardId: 1,
      submissionId: `bench-form-${n}`,
      formData: { name: NAME, email: `v${n}@example.com`, message: 'x'.repeat(1900), _consent: 'yes' },
    },
    headers: device(n + 30),
    status: 201,
  }),
  'report of a card': (n) => ({
    path: '/view/demo/report',
    body: new URLSearchParams({ reason: 'fraud', text: `x ${n} `.repeat(100), email: `r${n}@example.com` }),
    status: 303,
  }),
  "assistant's welcome": () => ({ path: `/api/salesbot/${ASSISTANT_CARD_ID}/welcome`, status: 200 }),
  "assistant's name": () => ({ path: `/api/salesbot/${ASSISTANT_CARD_ID}/config`, status: 200 }),
  'first message to an assistant': (n) => ({
    path: `/api/salesbot/${ASSISTANT_CARD_ID}/chat`,
    body: { message: `Call me tomorrow at 3 pm, a${n}@example.com, I want to book. Do you treat horses?`, sessionId: null },
    headers: device(n + 40),
    status: 200,
  }),
  'later message to an assistant': async (n, { send }) => {
    const path = `/api/salesbot/${ASSISTANT_CARD_ID}/chat`
    const { text } = await send({ path, body: { message: `Hello ${n}`, sessionId: null } })
    const { sessionId } = JSON.parse(text) as { sessionId: string }
    return {
      path,
      body: { message: `Call me tomorrow at 3 pm, b${n}@example.com, I want to book. Do you treat ${n} cows?`, sessionId },
      status: 200,
    }
  },
  'further message to an assistant': async (n, { send }) => {
    const path = `/api/salesbot/${ASSISTANT_CARD_ID}/chat`
    const { text } = await send({ path, body: { message: `Good morning ${n}`, sessionId: null } })
    const { sessionId } = JSON.parse(text) as { sessionId: string }
    return { path, body: { message: 'What does it cost?', sessionId }, status: 200 }
  },
  "tap on an assistant's button": async (n, { send }) => {
    const { text } = await send({ path: `/api/salesbot/${ASSISTANT_CARD_ID}/chat`, body: { message: `Hi ${n}`, sessionId: null } })
    const { sessionId } = JSON.parse(text) as { sessionId: string }
    return {
      path: `/api/salesbot/${ASSISTANT_CARD_ID}/button-click`,
      body: { sessionId, buttonId: ASSISTANT_CONFIG.actionButtons[0].id },
      status: 204,
    }
  },
  registration: (n) => ({
    path: '/api/register',
    body: {
      username: `bench-${n}`,
      password: PASSWORD,
      email: `bench-${n}@example.com`,
      fullName: NAME,
      cardSlug: `bench-${n}`,
      plan: 'enterprise',
    },
    status: 201,
  }),
  'wrong password': (n) => ({ path: '/api/login', body: { username: `nobody-${n}`, password: PASSWORD }, status: 401 }),
  'refused password': (n) => ({
    path: '/api/login',
    body: { username: `nobody-${n}`, password: PASSWORD },
    status: 429,
    before: (send, sql) =>
      n > 0
        ? Promise.resolve()
        : send({ path: '/api/login', body: { username: 'nobody', password: PASSWORD } }).then(() => fillAttempts(sql)),
  }),
  'sign-in': (n) => ({
    path: '/api/login',
    body: { username: FREE_ACCOUNT.username, password: DEMO_PASSWORD },
    headers: device(n + 50),
    status: 200,
  }),
  'deletion of an account': async (n, { send }) => {
    const body = { username: `gone-${n}`, password: PASSWORD, email: `gone-${n}@example.com`, fullName: NAME, cardSlug: `gone-${n}` }
    const { headers } = await send({ path: '/api/register', body })
    const cookie = headers.getSetCookie()[0]!.split(';')[0]!
    return { path: '/api/user', method: 'DELETE', body: { password: PASSWORD }, headers: { cookie }, status: 204 }
  },
  'password reset': (n) => ({
    path: '/api/reset-password',
    body: { email: ['elena@marchetti.example', 'noor@haddadfriends.example', 'nobody@example.com'][n] },
    status: 202,
  }),
  'forged link of a mail': () => ({ path: '/api/mail-links/check', body: { kind: 'password', token: 'x'.repeat(40) }, status: 200 }),
  'sample card with a name': (n) => ({ path: `/sample-card/creative?name=Bench%20${n}`, status: 200 }),
  "app's manifest": () => ({ path: '/manifest.webmanifest', status: 200 }),
  "app's settings": () => ({ path: '/api/pwa-settings', status: 200 }),
  'landing page': () => ({ path: '/', status: 200 }),
  'report of a browser': () => ({
    path: '/api/csp-reports',
    body: { 'csp-report': { 'document-uri': 'https://veebu.example/', 'blocked-uri': 'inline', 'violated-directive': 'script-src' } },
    status: 204,
  }),
}

const own = (
  call: Omit<CallToMeasure, 'headers' | 'status'> & { status?: number },
): ((n: number, world: MeasuredWorld) => CallToMeasure) => {
  return (_, { cookie }) => ({ status: 200, ...call, headers: { cookie } })
}

/** Each kind of call of a free account. */
export const FREE_ACCOUNTS_CALLS: MeasuredCalls = {
  "user's data": own({ path: '/api/user' }),
  cards: own({ path: '/api/business-cards' }),
  summary: own({ path: '/api/analytics-summary' }),
  activity: own({ path: '/api/dashboard-activity?tz=Europe/Zurich' }),
  'visit to the dashboard': own({ path: '/api/dashboard-visits', method: 'POST', status: 204 }),
  sessions: own({ path: '/api/sessions' }),
  'plan request, read': own({ path: '/api/plan-request' }),
  'question whether an export may begin': own({ path: '/api/user/export', method: 'HEAD' }),
  'analytics of a card': own({ path: `/api/analytics/${FREE_ACCOUNT.cardId}?range=daily&from=2026-01-01&to=2026-11-29` }),
  'save of a card': (n, { cookie }) => ({
    path: `/api/business-cards/${FREE_ACCOUNT.cardId}`,
    method: 'PUT',
    body: { title: `Title ${n}`, name: `${NAME} ${n}` },
    headers: { cookie },
    status: 200,
  }),
  upload: async (_, { cookie }) => ({
    path: '/api/upload',
    body: await formOf({ cardId: String(FREE_ACCOUNT.cardId), type: 'profilePicture' }),
    headers: { cookie },
    status: 200,
  }),
  'check of CSS': own({ path: '/api/custom-css/check', body: { css: '.card-header { color: red }' } }),
  "save of the app's settings": (n, { cookie }) => ({
    path: '/api/pwa-settings',
    body: { appName: `App ${n}` },
    headers: { cookie },
    status: 200,
  }),
  'save of the profile': (n, { cookie }) => ({
    path: `/api/users/${FREE_ACCOUNT.id}`,
    method: 'PUT',
    body: { fullName: `${NAME} ${n}`, email: `tomas-${n}@riverkeepers.example`, currentPassword: DEMO_PASSWORD },
    headers: { cookie },
    status: 200,
  }),
  'link that confirms an address': own({
    path: '/api/confirm-email',
    method: 'POST',
    status: 202,
    before: (_, sql) => sql('delete from sent_mails'),
  }),
  'proof by password': own({ path: '/api/user/verify', body: { password: DEMO_PASSWORD }, status: 204 }),
  'new recovery codes': own({
    path: '/api/second-factor/recovery-codes',
    method: 'POST',
    before: async (_, sql) => {
      await sql(`update users set second_factor_at = 1 where id = ${FREE_ACCOUNT.id}`)
      await sql(`update sessions set verified_at = ${Date.now()} where user_id = ${FREE_ACCOUNT.id}`)
      await sql('delete from sent_mails')
    },
  }),
  'request for a plan': (n, { cookie }) => ({
    path: '/api/plan-request',
    body: { plan: n % 2 ? 'enterprise' : 'professional' },
    headers: { cookie },
    status: 200,
  }),
  'browser to notify': (n, { cookie }) => ({
    path: '/api/push-subscription',
    method: 'PUT',
    body: {
      endpoint: `https://fcm.googleapis.com/fcm/send/bench-${n}`,
      keys: TEST_PUSH_SUBSCRIPTION.keys,
    },
    headers: { cookie },
    status: 204,
  }),
  'download of all data': own({ path: '/api/user/export' }),
  'change of the password': (n, { cookie }) => ({
    path: '/api/update-password',
    body: {
      currentPassword: n % 2 ? PASSWORD : DEMO_PASSWORD,
      newPassword: n % 2 ? DEMO_PASSWORD : PASSWORD,
    },
    headers: { cookie },
    status: 200,
  }),
}
