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

type CallBody = AccessMatrixRow['body']
const rowForSignedIn = (call: ApiRouteName, status: number, body?: CallBody): AccessMatrixRow => ({ call, status: () => status, body })
const rowForAnyone = (call: ApiRouteName, status: number, body?: CallBody): AccessMatrixRow => ({
  ...rowForSignedIn(call, status, body),
  signedOut: status,
})
const rowForLevel = (call: ApiRouteName, minimum: number, status: number, body?: CallBody): AccessMatrixRow => ({
  call,
  status: (actor) => (actor.level >= minimum ? status : 403),
  body,
})
/** Row for a call that is allowed to owners with access level `ownerLevel` or above, and to anyone with level 4 or above. */
const rowForOwner = (call: ApiRouteName, status: number, body?: CallBody, ownerLevel = 1): AccessMatrixRow => ({
  call,
  status: ({ level, own }) => (level >= 4 || (own && level >= ownerLevel) ? status : 403),
  body,
})

const newAccountBody = (serial: number) => ({ username: `matrix-${serial}`, email: `matrix-${serial}@example.com`, fullName: 'Matrix' })

export const ACCESS_MATRIX_ROWS: AccessMatrixRow[] = [
  rowForAnyone('POST /login', 401, (_, n) => ({ username: `nobody-${n}`, password: 'wrong-pass' })),
  rowForAnyone('POST /register', 201, (_, n) => ({ ...newAccountBody(n), password: 'secret1', accessLevel: 5 })),
  rowForAnyone('POST /logout', 204),
  rowForAnyone('POST /reset-password', 202, () => ({ email: 'nobody@example.com' })),
  rowForAnyone('POST /reset-password/confirm', 400, () => ({ token: 'forged', newPassword: 'secret1' })),
  rowForSignedIn('GET /user', 200),
  rowForSignedIn('GET /confirm-email', 200),
  rowForSignedIn('POST /confirm-email', 202),
  rowForAnyone('POST /confirm-email/confirm', 400, () => ({ token: 'forged' })),
  rowForAnyone('POST /restore-email', 400, () => ({ token: 'forged' })),
  rowForSignedIn('POST /update-password', 400, () => ({ currentPassword: 'wrong-pass', newPassword: 'secret1' })),
  rowForSignedIn('DELETE /user', 400, () => ({ password: '' })),

  rowForLevel('GET /users', 4, 200),
  rowForLevel('POST /users', 4, 201, (_, n) => newAccountBody(n)),
  rowForLevel('POST /users/bulk', 4, 200, () => ({ users: [{}] })),
  rowForLevel('PATCH /users/:id', 4, 200, () => ({ fullName: 'Changed' })),
  { call: 'PATCH /users/:id', what: 'level', body: () => ({ accessLevel: 2 }), status: ({ level, own }) => (level < 4 || own ? 403 : 200) },
  rowForOwner('PUT /users/:id', 200, () => ({ fullName: 'Changed' })),
  { call: 'DELETE /users/:id', status: ({ level, own }) => (level < 4 ? 403 : own ? 400 : 200) },
  rowForLevel('GET /audit-log', 5, 200),

  rowForSignedIn('GET /business-cards', 200),
  {
    call: 'POST /business-cards',
    // Every user of this test already owns one card, and the stranger has access level 3.
    body: ({ user }) => ({ userId: user.id }),
    status: ({ level, own }) => (own ? (level >= 3 ? 201 : 403) : level >= 4 ? 201 : 403),
  },
  rowForOwner('GET /business-cards/user/:userId', 200),
  rowForOwner('GET /business-cards/:id', 200),
  rowForOwner('PUT /business-cards/:id', 200, () => ({ title: 'Changed' })),
  { ...rowForOwner('PUT /business-cards/:id', 200, (_, n) => ({ slug: `matrix-slug-${n}` }), 2), what: 'slug' },
  { ...rowForOwner('PUT /business-cards/:id', 200, () => ({ customCss: '.card-header { color: red }' }), 3), what: 'custom CSS' },
  { ...rowForOwner('PUT /business-cards/:id', 200, () => ({ embedCodes: ['<b>embed</b>'] }), 3), what: 'embed codes' },
  rowForLevel('DELETE /business-cards/:id', 5, 204),
  rowForAnyone('GET /card/:slug', 200),

  rowForAnyone('GET /vcard/:id', 200),
  rowForAnyone('GET /config/maps', 200),
  rowForSignedIn('POST /custom-css/check', 200, () => ({ css: '.card-header { color: red }' })),

  rowForOwner('POST /upload', 200, ({ card }) => createUploadForm({ cardId: String(card.id) })),
  rowForSignedIn('POST /pwa-upload', 200, () => createUploadForm({ type: 'pwa-icon', slot: 'icon192' })),

  rowForOwner('GET /analytics/:id', 200),
  rowForSignedIn('GET /analytics-summary', 200),
  ...PAGE_REPORTED_EVENT_KINDS.map((kind) =>
    rowForAnyone(`POST ${EVENT_KINDS[kind].call}`, 202, ({ card }, n) => ({
      cardId: card.id,
      [EVENT_KINDS[kind].id]: `matrix-${n}`,
      ...SAMPLE_EVENT_FIELDS[kind],
    })),
  ),
  // The expected status is 404, because the card's contact form is switched off.
  rowForAnyone('POST /card-forms', 404, ({ card }, n) => ({ cardId: card.id, formData: {}, submissionId: `matrix-${n}` })),
  rowForLevel('POST /dead-letters/replay', 5, 200),
]
