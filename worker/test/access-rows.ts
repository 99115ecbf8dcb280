import type { ApiCallName } from '../../schema/calls.ts'
import { type Capability, cardLimitOfLevel, levelAllows } from '../../schema/capabilities.ts'
import { ACCESS_LEVELS } from '../../schema/level.ts'
import { EVENT_KINDS, PAGE_REPORTED_EVENT_KINDS } from '../../schema/event-kinds.ts'
import { type TestUser, createUploadForm } from './client.ts'
import { SAMPLE_EVENT_FIELDS } from './events.ts'
import { SAMPLE_NEW_PASSKEY, SAMPLE_PASSKEY_ASSERTION } from './passkeys.ts'
import { TEST_PUSH_SUBSCRIPTION } from './push.ts'

/** Who makes an API call in the access matrix: the caller's access level, and whether the call is about the caller's own user and card. */
export interface AccessMatrixActor {
  level: number
  own: boolean
}

/** The user and card that an API call in the access matrix concerns: the caller's own or a stranger's. */
export interface AccessMatrixSubject {
  user: TestUser
  card: { id: number; slug: string }
}

/** Names of the API routes that have a typed contract. A row for any other route fails to compile. */
type ApiRouteName = ApiCallName extends infer Name
  ? Name extends `${infer Method} /api${infer Path}`
    ? `${Method} ${Path}`
    : never
  : never

/**
 * A row of the access matrix: an API call and the expected status for each kind of user. `status` applies to signed-in users, `signedOut`
 * to others (default 401). 400 or 404 means that access was granted, but the request itself was refused.
 */
export interface AccessMatrixRow {
  call: ApiRouteName
  what?: string
  /** The request body: a JSON value, or a form that is sent unchanged. */
  body?: (subject: AccessMatrixSubject, serial: number) => unknown
  status: (actor: AccessMatrixActor) => number
  signedOut?: number
  /** The capabilities that the call needs, all of them or one of them. */
  needs?: Capability[]
}

type CallBodyFactory = AccessMatrixRow['body']
const accessRowForSignedIn = (call: ApiRouteName, status: number, body?: CallBodyFactory): AccessMatrixRow => ({
  call,
  status: () => status,
  body,
})
const accessRowForAnyone = (...row: Parameters<typeof accessRowForSignedIn>) => ({ ...accessRowForSignedIn(...row), signedOut: row[1] })
const accessRowForCapability = (call: ApiRouteName, needed: Capability, status: number, body?: CallBodyFactory): AccessMatrixRow => ({
  call,
  status: (actor) => (levelAllows(actor.level, needed) ? status : 403),
  body,
  needs: [needed],
})
/** Returns the row for a call that is allowed to owners with the capability `needed`, and to everyone who may act for others. */
const accessRowForOwner = (call: ApiRouteName, status: number, body?: CallBodyFactory, needed?: Capability): AccessMatrixRow => ({
  call,
  status: ({ level, own }) => (levelAllows(level, 'actForOthers') || (own && (!needed || levelAllows(level, needed))) ? status : 403),
  body,
  needs: needed ? ['actForOthers', needed] : ['actForOthers'],
})

/** Returns the row for a change of a card's advanced fields. The user must be allowed to use them and to edit the card. */
const accessRowForAdvancedField = (what: string, body: CallBodyFactory): AccessMatrixRow => ({
  call: 'PUT /business-cards/:id',
  what,
  body,
  status: ({ level, own }) => ((own || levelAllows(level, 'actForOthers')) && levelAllows(level, 'useAdvancedFields') ? 200 : 403),
  needs: ['useAdvancedFields'],
})

const createAccountBody = (serial: number) => ({ username: `matrix-${serial}`, email: `matrix-${serial}@example.com`, fullName: 'Matrix' })

export const ACCESS_MATRIX_ROWS: AccessMatrixRow[] = [
  accessRowForAnyone('POST /login', 401, (_, n) => ({ username: `nobody-${n}`, password: 'wrong-pass' })),
  accessRowForAnyone('POST /login/second-factor', 401, () => ({ code: '123456' })),
  accessRowForAnyone('POST /login/passkey/options', 200),
  accessRowForAnyone('POST /login/passkey', 401, () => ({ passkey: SAMPLE_PASSKEY_ASSERTION })),
  accessRowForAnyone('POST /register', 201, (_, n) => ({ ...createAccountBody(n), password: 'secret-1', accessLevel: 5 })),
  accessRowForAnyone('POST /logout', 204),
  accessRowForAnyone('POST /reset-password', 202, () => ({ email: 'nobody@example.com' })),
  accessRowForAnyone('POST /reset-password/confirm', 400, () => ({ token: 'forged', newPassword: 'secret-1' })),
  accessRowForSignedIn('GET /user', 200),
  accessRowForAnyone('POST /mail-links/check', 200, () => ({ kind: 'password', token: 'forged' })),
  accessRowForSignedIn('GET /confirm-email', 200),
  accessRowForSignedIn('POST /confirm-email', 202),
  accessRowForAnyone('POST /confirm-email/confirm', 400, () => ({ token: 'forged' })),
  accessRowForAnyone('POST /restore-email', 400, () => ({ token: 'forged' })),
  accessRowForAnyone('POST /second-factor/reset', 400, () => ({ token: 'forged' })),
  accessRowForSignedIn('POST /update-password', 403, () => ({ currentPassword: 'wrong-pass', newPassword: 'secret-1' })),
  // These users' passwords are their own.
  accessRowForSignedIn('GET /password-replacement', 409),
  accessRowForSignedIn('POST /password-replacement/link', 409),
  accessRowForSignedIn('POST /password-replacement', 409, () => ({ newPassword: 'secret-1' })),
  accessRowForSignedIn('DELETE /user', 400, () => ({ password: '' })),

  // The users of this test have no password, and the answer says so.
  accessRowForSignedIn('POST /user/verify', 403, () => ({ password: 'wrong-pass' })),
  accessRowForSignedIn('POST /user/verify/options', 200),
  accessRowForSignedIn('GET /user/export', 200),
  accessRowForSignedIn('GET /push-subscription', 200),
  // The servers of the tests have no keys for notifications.
  accessRowForSignedIn('PUT /push-subscription', 404, () => TEST_PUSH_SUBSCRIPTION),
  accessRowForSignedIn('DELETE /push-subscription', 204),
  accessRowForSignedIn('GET /sessions', 200),
  accessRowForSignedIn('DELETE /sessions', 204),
  accessRowForSignedIn('DELETE /sessions/:id', 404),

  // Changes need a verification, which these users cannot give.
  accessRowForSignedIn('GET /second-factor', 200),
  accessRowForSignedIn('POST /second-factor/totp', 403),
  accessRowForSignedIn('POST /second-factor/totp/confirm', 403, () => ({ code: '123456' })),
  accessRowForSignedIn('DELETE /second-factor/totp', 403),
  accessRowForSignedIn('POST /second-factor/passkeys/options', 403),
  accessRowForSignedIn('POST /second-factor/passkeys', 403, () => ({ name: 'Matrix', passkey: SAMPLE_NEW_PASSKEY })),
  accessRowForSignedIn('PATCH /second-factor/passkeys/:id', 403, () => ({ name: 'Matrix' })),
  accessRowForSignedIn('DELETE /second-factor/passkeys/:id', 403),
  accessRowForSignedIn('POST /second-factor/recovery-codes', 403),

  accessRowForSignedIn('GET /plan-request', 200),
  {
    call: 'POST /plan-request',
    body: () => ({ plan: 'enterprise' }),
    status: ({ level }) => (level < ACCESS_LEVELS.enterprise ? 200 : 409),
  },
  accessRowForSignedIn('DELETE /plan-request', 204),
  accessRowForCapability('POST /users/:id/plan-request', 'manageUsers', 409, () => ({ plan: 'enterprise' })),
  accessRowForCapability('DELETE /users/:id/plan-request', 'manageUsers', 204),

  accessRowForCapability('GET /users', 'manageUsers', 200),
  accessRowForCapability('POST /users', 'manageUsers', 201, (_, n) => createAccountBody(n)),
  accessRowForCapability('POST /users/bulk', 'manageUsers', 200, () => ({ users: [{}] })),
  accessRowForCapability('POST /users/check', 'manageUsers', 200, () => ({
    users: [{ username: 'matrix', cardSlug: 'matrix', email: 'm@example.com' }],
  })),
  accessRowForCapability('GET /user-uploads', 'manageUsers', 200),
  accessRowForCapability('POST /user-uploads', 'manageUsers', 202, (_, n) => ({ users: [{}], uploadId: `matrix-upload-${n}` })),
  accessRowForCapability('GET /user-uploads/:id', 'manageUsers', 404),
  accessRowForCapability('DELETE /user-uploads/:id', 'manageUsers', 404),
  accessRowForCapability('PATCH /users/:id', 'manageUsers', 200, () => ({ fullName: 'Changed' })),
  {
    call: 'PATCH /users/:id',
    what: 'level',
    body: () => ({ accessLevel: 2 }),
    status: ({ level, own }) => (!levelAllows(level, 'manageUsers') || own ? 403 : 200),
  },
  accessRowForOwner('PUT /users/:id', 200, () => ({ fullName: 'Changed' })),
  accessRowForCapability('POST /users/:id/invitation', 'manageUsers', 202),
  accessRowForCapability('DELETE /users/:id/sessions', 'manageUsers', 204),
  {
    call: 'POST /users/:id/second-factor-reset',
    status: ({ level, own }) => (!levelAllows(level, 'manageUsers') ? 403 : own ? 400 : 409),
  },
  { call: 'DELETE /users/:id', status: ({ level, own }) => (!levelAllows(level, 'manageUsers') ? 403 : own ? 400 : 200) },
  accessRowForCapability('GET /card-reports', 'moderateCards', 200),
  accessRowForCapability('GET /card-report-copies/:id', 'moderateCards', 404),
  {
    call: 'POST /card-reports/:id/close',
    body: () => ({ through: 1_000_000 }),
    status: ({ level, own }) => (!levelAllows(level, 'moderateCards') || (own && !levelAllows(level, 'changeAdmins')) ? 403 : 204),
    needs: ['moderateCards'],
  },
  {
    call: 'PUT /card-suspensions/:id',
    body: () => ({ reason: 'fraud' }),
    status: ({ level, own }) => (!levelAllows(level, 'moderateCards') || (own && !levelAllows(level, 'changeAdmins')) ? 403 : 204),
    needs: ['moderateCards'],
  },
  {
    // The card is not suspended.
    call: 'DELETE /card-suspensions/:id',
    status: ({ level, own }) => (!levelAllows(level, 'moderateCards') || (own && !levelAllows(level, 'changeAdmins')) ? 403 : 409),
    needs: ['moderateCards'],
  },
  accessRowForCapability('GET /stop-switches', 'stopServices', 200),
  accessRowForCapability('PUT /stop-switches/:name', 'stopServices', 400, () => ({ stopped: true })),
  accessRowForAnyone('GET /registration', 200),
  accessRowForCapability('GET /audit-log', 'readAuditLog', 200),

  accessRowForAnyone('GET /operator', 200),
  accessRowForAnyone('POST /csp-reports', 204, () => ({
    'csp-report': { 'document-uri': 'https://veebu.example/', 'blocked-uri': 'inline', 'violated-directive': 'script-src' },
  })),

  accessRowForSignedIn('GET /business-cards', 200),
  {
    call: 'POST /business-cards',
    // Every user of this test already owns one card. The stranger may own more of them.
    body: ({ user }) => ({ userId: user.id }),
    status: ({ level, own }) => ((own ? cardLimitOfLevel(level) > 1 : levelAllows(level, 'actForOthers')) ? 201 : 403),
  },
  accessRowForOwner('GET /business-cards/user/:userId', 200),
  accessRowForOwner('GET /business-cards/:id', 200),
  accessRowForOwner('PUT /business-cards/:id', 200, () => ({ title: 'Changed' })),
  { ...accessRowForOwner('PUT /business-cards/:id', 200, (_, n) => ({ slug: `matrix-slug-${n}` }), 'changeSlug'), what: 'slug' },
  accessRowForAdvancedField('custom CSS', () => ({ customCss: '.card-header { color: red }' })),
  accessRowForAdvancedField('embed codes', () => ({ embedCodes: ['<b>embed</b>'] })),
  accessRowForCapability('DELETE /business-cards/:id', 'deleteCards', 204),
  accessRowForAnyone('GET /card/:slug', 200),

  accessRowForAnyone('GET /vcard/:id', 200),
  accessRowForAnyone('GET /config/maps', 200),
  accessRowForSignedIn('POST /custom-css/check', 200, () => ({ css: '.card-header { color: red }' })),

  accessRowForOwner('POST /upload', 200, ({ card }) => createUploadForm({ cardId: String(card.id) })),
  accessRowForAnyone('GET /pwa-settings', 200),
  accessRowForCapability('POST /pwa-settings', 'changePwaSettings', 200, () => ({ appName: 'Matrix' })),
  accessRowForCapability('POST /pwa-upload', 'changePwaSettings', 200, () => createUploadForm({ type: 'pwa-icon', slot: 'icon192' })),

  accessRowForOwner('GET /analytics/:id', 200),
  accessRowForSignedIn('GET /analytics-summary', 200),
  accessRowForSignedIn('GET /dashboard-activity', 200),
  accessRowForSignedIn('POST /dashboard-visits', 204),
  ...PAGE_REPORTED_EVENT_KINDS.map((kind) =>
    accessRowForAnyone(`POST ${EVENT_KINDS[kind].call}`, 202, ({ card }, n) => ({
      cardId: card.id,
      [EVENT_KINDS[kind].id]: `matrix-${n}`,
      ...SAMPLE_EVENT_FIELDS[kind],
    })),
  ),
  // The expected status is 404, because the card's contact form is switched off.
  accessRowForAnyone('POST /card-forms', 404, ({ card }, n) => ({ cardId: card.id, formData: {}, submissionId: `matrix-${n}` })),
  accessRowForCapability('POST /dead-letters/replay', 'replayDeadLetters', 200),

  accessRowForAnyone('GET /salesbot/:cardId/config', 200),
  accessRowForOwner('POST /salesbot/:cardId/config', 200, () => ({ botName: 'Matrix' }), 'useAssistant'),
  accessRowForOwner('POST /salesbot/:cardId/test-chat', 200, () => ({ config: {}, message: 'Hello', state: null }), 'useAssistant'),
  // The expected status is 404, because the assistant is not enabled.
  accessRowForOwner('POST /salesbot/:cardId/rehearsal', 200, () => ({ config: {} }), 'useAssistant'),
  accessRowForAnyone('GET /salesbot/:cardId/welcome', 404),
  accessRowForAnyone('POST /salesbot/:cardId/chat', 404, () => ({ message: 'Hello', sessionId: null })),
  accessRowForAnyone('POST /salesbot/:cardId/button-click', 404, () => ({ sessionId: 'unknown-session-1', buttonId: 'btn-1' })),
  accessRowForOwner('GET /salesbot/:cardId/analytics', 200, undefined, 'useAssistant'),
  accessRowForOwner('GET /salesbot/:cardId/conversations/:id', 404, undefined, 'useAssistant'),
  accessRowForOwner('DELETE /salesbot/:cardId/conversations/:id', 404, undefined, 'useAssistant'),
  accessRowForOwner('GET /salesbot/:cardId/leads', 400, undefined, 'useAssistant'),
  accessRowForOwner('POST /salesbot/:cardId/questions/:id', 404, () => ({ answer: 'Yes' }), 'useAssistant'),
  accessRowForOwner('DELETE /salesbot/:cardId/questions/:id', 404, undefined, 'useAssistant'),
]
