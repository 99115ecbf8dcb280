import type { ApiCallName } from '../../schema/calls.ts'
import { EVENT_KINDS, PAGE_REPORTED_EVENT_KINDS } from '../../schema/event-kinds.ts'
import { type TestUser, createUploadForm } from './client.ts'
import { SAMPLE_EVENT_FIELDS } from './events.ts'

/** Who makes an API call in the access matrix: the access level, and whether the user and card of the call are their own. */
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
 * A row of the access matrix: an API call and the expected status for each kind of user. `status` is for signed-in users,
 * `signedOut` for others (default 401). 400 or 404 means: access was granted, but the request itself was refused.
 */
export interface AccessMatrixRow {
  call: ApiRouteName
  what?: string
  /** The request body: a JSON value, or a form that is sent unchanged. */
  body?: (subject: AccessMatrixSubject, serial: number) => unknown
  status: (actor: AccessMatrixActor) => number
  signedOut?: number
}

type CallBodyFactory = AccessMatrixRow['body']
const accessRowForSignedIn = (call: ApiRouteName, status: number, body?: CallBodyFactory): AccessMatrixRow => ({
  call,
  status: () => status,
  body,
})
const accessRowForAnyone = (...row: Parameters<typeof accessRowForSignedIn>) => ({ ...accessRowForSignedIn(...row), signedOut: row[1] })
const accessRowForLevel = (call: ApiRouteName, minimum: number, status: number, body?: CallBodyFactory): AccessMatrixRow => ({
  call,
  status: (actor) => (actor.level >= minimum ? status : 403),
  body,
})
/** Row for a call that is allowed to owners with access level `ownerLevel` or above, and to anyone with level 4 or above. */
const accessRowForOwner = (call: ApiRouteName, status: number, body?: CallBodyFactory, ownerLevel = 1): AccessMatrixRow => ({
  call,
  status: ({ level, own }) => (level >= 4 || (own && level >= ownerLevel) ? status : 403),
  body,
})

const createAccountBody = (serial: number) => ({ username: `matrix-${serial}`, email: `matrix-${serial}@example.com`, fullName: 'Matrix' })

export const ACCESS_MATRIX_ROWS: AccessMatrixRow[] = [
  accessRowForAnyone('POST /login', 401, (_, n) => ({ username: `nobody-${n}`, password: 'wrong-pass' })),
  accessRowForAnyone('POST /register', 201, (_, n) => ({ ...createAccountBody(n), password: 'secret1', accessLevel: 5 })),
  accessRowForAnyone('POST /logout', 204),
  accessRowForAnyone('POST /reset-password', 202, () => ({ email: 'nobody@example.com' })),
  accessRowForAnyone('POST /reset-password/confirm', 400, () => ({ token: 'forged', newPassword: 'secret1' })),
  accessRowForSignedIn('GET /user', 200),
  accessRowForSignedIn('GET /confirm-email', 200),
  accessRowForSignedIn('POST /confirm-email', 202),
  accessRowForAnyone('POST /confirm-email/confirm', 400, () => ({ token: 'forged' })),
  accessRowForAnyone('POST /restore-email', 400, () => ({ token: 'forged' })),
  accessRowForSignedIn('POST /update-password', 400, () => ({ currentPassword: 'wrong-pass', newPassword: 'secret1' })),
  accessRowForSignedIn('DELETE /user', 400, () => ({ password: '' })),

  accessRowForSignedIn('GET /user/export', 200),
  accessRowForSignedIn('GET /sessions', 200),
  accessRowForSignedIn('DELETE /sessions', 204),
  accessRowForSignedIn('DELETE /sessions/:id', 404),

  accessRowForLevel('GET /users', 4, 200),
  accessRowForLevel('POST /users', 4, 201, (_, n) => createAccountBody(n)),
  accessRowForLevel('POST /users/bulk', 4, 200, () => ({ users: [{}] })),
  accessRowForLevel('POST /users/check', 4, 200, () => ({ users: [{ username: 'matrix', cardSlug: 'matrix', email: 'm@example.com' }] })),
  accessRowForLevel('PATCH /users/:id', 4, 200, () => ({ fullName: 'Changed' })),
  { call: 'PATCH /users/:id', what: 'level', body: () => ({ accessLevel: 2 }), status: ({ level, own }) => (level < 4 || own ? 403 : 200) },
  accessRowForOwner('PUT /users/:id', 200, () => ({ fullName: 'Changed' })),
  accessRowForLevel('POST /users/:id/invitation', 4, 202),
  { call: 'DELETE /users/:id', status: ({ level, own }) => (level < 4 ? 403 : own ? 400 : 200) },
  accessRowForLevel('GET /audit-log', 5, 200),

  accessRowForSignedIn('GET /business-cards', 200),
  {
    call: 'POST /business-cards',
    // Every user of this test already owns one card. Owning more cards needs access level 3, which the stranger has.
    body: ({ user }) => ({ userId: user.id }),
    status: ({ level, own }) => (own ? (level >= 3 ? 201 : 403) : level >= 4 ? 201 : 403),
  },
  accessRowForOwner('GET /business-cards/user/:userId', 200),
  accessRowForOwner('GET /business-cards/:id', 200),
  accessRowForOwner('PUT /business-cards/:id', 200, () => ({ title: 'Changed' })),
  { ...accessRowForOwner('PUT /business-cards/:id', 200, (_, n) => ({ slug: `matrix-slug-${n}` }), 2), what: 'slug' },
  { ...accessRowForOwner('PUT /business-cards/:id', 200, () => ({ customCss: '.card-header { color: red }' }), 3), what: 'custom CSS' },
  { ...accessRowForOwner('PUT /business-cards/:id', 200, () => ({ embedCodes: ['<b>embed</b>'] }), 3), what: 'embed codes' },
  accessRowForLevel('DELETE /business-cards/:id', 5, 204),
  accessRowForAnyone('GET /card/:slug', 200),

  accessRowForAnyone('GET /vcard/:id', 200),
  accessRowForAnyone('GET /config/maps', 200),
  accessRowForSignedIn('POST /custom-css/check', 200, () => ({ css: '.card-header { color: red }' })),

  accessRowForOwner('POST /upload', 200, ({ card }) => createUploadForm({ cardId: String(card.id) })),
  accessRowForAnyone('GET /pwa-settings', 200),
  accessRowForSignedIn('POST /pwa-settings', 200, () => ({ appName: 'Matrix' })),
  accessRowForSignedIn('POST /pwa-upload', 200, () => createUploadForm({ type: 'pwa-icon', slot: 'icon192' })),

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
  accessRowForLevel('POST /dead-letters/replay', 5, 200),

  accessRowForAnyone('GET /salesbot/:cardId/config', 200),
  accessRowForOwner('POST /salesbot/:cardId/config', 200, () => ({ botName: 'Matrix' }), 2),
  accessRowForOwner('POST /salesbot/:cardId/test-chat', 200, () => ({ config: {}, message: 'Hello', state: null }), 2),
  // The expected status is 404, because the assistant is not enabled.
  accessRowForOwner('POST /salesbot/:cardId/rehearsal', 200, () => ({ config: {} }), 2),
  accessRowForAnyone('GET /salesbot/:cardId/welcome', 404),
  accessRowForAnyone('POST /salesbot/:cardId/chat', 404, () => ({ message: 'Hello', sessionId: null })),
  accessRowForAnyone('POST /salesbot/:cardId/button-click', 404, () => ({ sessionId: 'unknown-session-1', buttonId: 'btn-1' })),
  accessRowForOwner('GET /salesbot/:cardId/analytics', 200, undefined, 2),
  accessRowForOwner('GET /salesbot/:cardId/conversations/:id', 404, undefined, 2),
  accessRowForOwner('DELETE /salesbot/:cardId/conversations/:id', 404, undefined, 2),
  accessRowForOwner('GET /salesbot/:cardId/leads', 400, undefined, 2),
  accessRowForOwner('POST /salesbot/:cardId/questions/:id', 404, () => ({ answer: 'Yes' }), 2),
  accessRowForOwner('DELETE /salesbot/:cardId/questions/:id', 404, undefined, 2),
]
