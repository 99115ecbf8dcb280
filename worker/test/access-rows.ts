import type { CallName } from '../../schema/calls.ts'
import { EVENT_KINDS, REPORTED_KINDS } from '../../schema/event-kinds.ts'
import { type TestUser, uploadForm } from './client.ts'
import { EVENT_FIELDS } from './events.ts'

/** Who makes a call of the matrix: a level, and whether what the call is about is theirs. */
export interface Actor {
  level: number
  own: boolean
}

/** What a call of the matrix is about: the actor's own user and card, or a stranger's. */
export interface Subject {
  user: TestUser
  card: { id: number; slug: string }
}

/** A call of the API, so that a route without a contract has no row. */
type RouteName = CallName extends infer Name ? (Name extends `${infer Method} /api${infer Path}` ? `${Method} ${Path}` : never) : never

/**
 * One call and the status that each actor gets. `status` answers for the signed-in; `signedOut` is 401 unless anyone may
 * call. A status of 400 or 404 for those let in means that the guard was passed and the body went no further.
 */
export interface Row {
  call: RouteName
  what?: string
  /** JSON, or a form as it is. */
  body?: (subject: Subject, serial: number) => unknown
  status: (actor: Actor) => number
  signedOut?: number
}

const anyone = (call: RouteName, status: number, body?: Row['body']): Row => ({ call, status: () => status, signedOut: status, body })
const signedIn = (call: RouteName, status: number, body?: Row['body']): Row => ({ call, status: () => status, body })
const level = (call: RouteName, minimum: number, status: number, body?: Row['body']): Row => ({
  call,
  status: (actor) => (actor.level >= minimum ? status : 403),
  body,
})
/** The owner, from `ownerLevel` on, or level 4+. */
const owner = (call: RouteName, status: number, body?: Row['body'], ownerLevel = 1): Row => ({
  call,
  status: ({ level, own }) => (level >= 4 || (own && level >= ownerLevel) ? status : 403),
  body,
})

const account = (serial: number) => ({ username: `matrix-${serial}`, email: `matrix-${serial}@example.com`, fullName: 'Matrix' })

export const ROWS: Row[] = [
  anyone('POST /login', 401, (_, n) => ({ username: `nobody-${n}`, password: 'wrong-pass' })),
  anyone('POST /register', 201, (_, n) => ({ ...account(n), password: 'secret1', accessLevel: 5 })),
  anyone('POST /logout', 204),
  anyone('POST /reset-password', 202, () => ({ email: 'nobody@example.com' })),
  anyone('POST /reset-password/confirm', 400, () => ({ token: 'forged', newPassword: 'secret1' })),
  signedIn('GET /user', 200),
  signedIn('GET /confirm-email', 200),
  signedIn('POST /confirm-email', 202),
  anyone('POST /confirm-email/confirm', 400, () => ({ token: 'forged' })),
  anyone('POST /restore-email', 400, () => ({ token: 'forged' })),
  signedIn('POST /update-password', 400, () => ({ currentPassword: 'wrong-pass', newPassword: 'secret1' })),
  signedIn('DELETE /user', 400, () => ({ password: '' })),

  level('GET /users', 4, 200),
  level('POST /users', 4, 201, (_, n) => account(n)),
  level('POST /users/bulk', 4, 200, () => ({ users: [{}] })),
  level('PATCH /users/:id', 4, 200, () => ({ fullName: 'Changed' })),
  { call: 'PATCH /users/:id', what: 'level', body: () => ({ accessLevel: 2 }), status: ({ level, own }) => (level < 4 || own ? 403 : 200) },
  owner('PUT /users/:id', 200, () => ({ fullName: 'Changed' })),
  { call: 'DELETE /users/:id', status: ({ level, own }) => (level < 4 ? 403 : own ? 400 : 200) },
  level('GET /audit-log', 5, 200),

  signedIn('GET /business-cards', 200),
  {
    call: 'POST /business-cards',
    // Everyone owns one card already, and the stranger is at level 3.
    body: ({ user }) => ({ userId: user.id }),
    status: ({ level, own }) => (own ? (level >= 3 ? 201 : 403) : level >= 4 ? 201 : 403),
  },
  owner('GET /business-cards/user/:userId', 200),
  owner('GET /business-cards/:id', 200),
  owner('PUT /business-cards/:id', 200, () => ({ title: 'Changed' })),
  { ...owner('PUT /business-cards/:id', 200, (_, n) => ({ slug: `matrix-slug-${n}` }), 2), what: 'slug' },
  { ...owner('PUT /business-cards/:id', 200, () => ({ customCss: '.card-header { color: red }' }), 3), what: 'custom CSS' },
  { ...owner('PUT /business-cards/:id', 200, () => ({ embedCodes: ['<b>embed</b>'] }), 3), what: 'embed codes' },
  level('DELETE /business-cards/:id', 5, 204),
  anyone('GET /card/:slug', 200),

  anyone('GET /vcard/:id', 200),
  anyone('GET /config/maps', 200),
  signedIn('POST /custom-css/check', 200, () => ({ css: '.card-header { color: red }' })),

  owner('POST /upload', 200, ({ card }) => uploadForm({ cardId: String(card.id) })),
  signedIn('POST /pwa-upload', 200, () => uploadForm({ type: 'pwa-icon', slot: 'icon192' })),

  owner('GET /analytics/:id', 200),
  signedIn('GET /analytics-summary', 200),
  ...REPORTED_KINDS.map((kind) =>
    anyone(`POST ${EVENT_KINDS[kind].call}`, 202, ({ card }, n) => ({
      cardId: card.id,
      [EVENT_KINDS[kind].id]: `matrix-${n}`,
      ...EVENT_FIELDS[kind],
    })),
  ),
  // The card's form is off.
  anyone('POST /card-forms', 404, ({ card }, n) => ({ cardId: card.id, formData: {}, submissionId: `matrix-${n}` })),
  level('POST /dead-letters/replay', 5, 200),
]
