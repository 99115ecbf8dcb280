import type { Analytics, AnalyticsSummary, HistoryKind, HistoryPage, Records, Range, Share, ShareKind } from './analytics.ts'
import type { AuditPage } from './audit.ts'
import type { Card, CreateCard, PublicCard, UpdateCard } from './card.ts'
import type { CheckedCss } from './custom-css.ts'
import type { SentBody } from './event.ts'
import type { DefinitionOf, EventKind } from './event-kinds.ts'
import type { UploadAnswer } from './image.ts'
import type { ConfirmReset, EmailState, Login, MailLink, Register, ResetPassword, RestoredEmail, UpdatePassword, User } from './user.ts'
import type { BulkAnswer, CreateUser, CreatedUser, DeletedUser, ManagedUser, UpdateProfile, UpdateUser } from './user-management.ts'

type HistoryCalls = {
  [Kind in HistoryKind as `GET /api/analytics/:id?kind=${Kind}`]: {
    query: { before?: string }
    response: HistoryPage<Records[Kind]>
  }
}
type ShareCalls = {
  [Kind in ShareKind as `GET /api/analytics/:id?kind=${Kind}`]: { query: { after?: string }; response: HistoryPage<Share> }
}
type EventCalls = {
  [Kind in EventKind as DefinitionOf<Kind>['call'] extends string ? `POST /api${DefinitionOf<Kind>['call']}` : never]: {
    body: SentBody<Kind>
    response: void
  }
}

/** The browser's FormData, which the types of schema/ do not include. */
interface Form {
  set(name: string, value: string): void
}

/**
 * Every call of the API by method and path: its JSON body, its query and the JSON of its 2xx answer (`void` for one without JSON). The
 * browser's `call` is typed by this table; worker/test/calls.test.ts does not compile while a route differs from it. Calls that share a
 * route but answer differently are told apart by a query in the path.
 */
export interface Calls extends HistoryCalls, ShareCalls, EventCalls {
  'POST /api/login': { body: Login; response: User }
  'POST /api/register': { body: Register; response: User }
  'POST /api/logout': { response: void }
  'GET /api/user': { response: User }
  'DELETE /api/user': { body: { password: string }; response: void }
  'POST /api/reset-password': { body: ResetPassword; response: { message: string } }
  'POST /api/reset-password/confirm': { body: ConfirmReset; response: User }
  'POST /api/update-password': { body: UpdatePassword; response: User }
  'GET /api/confirm-email': { response: EmailState }
  'POST /api/confirm-email': { response: EmailState }
  'POST /api/confirm-email/confirm': { body: MailLink; response: EmailState }
  'POST /api/restore-email': { body: MailLink; response: RestoredEmail }

  'GET /api/users': { response: ManagedUser[] }
  'POST /api/users': { body: CreateUser; response: CreatedUser }
  'POST /api/users/bulk': { body: { users: unknown[] }; response: BulkAnswer }
  'PATCH /api/users/:id': { body: UpdateUser; response: User }
  'PUT /api/users/:id': { body: UpdateProfile; response: User }
  'DELETE /api/users/:id': { response: DeletedUser }
  'GET /api/audit-log': { query: { before?: string }; response: AuditPage }

  'GET /api/business-cards': { response: Card[] }
  'POST /api/business-cards': { body: CreateCard; response: Card }
  'GET /api/business-cards/user/:userId': { response: Card[] }
  'GET /api/business-cards/:id': { response: Card }
  'PUT /api/business-cards/:id': { body: UpdateCard; response: Card }
  'DELETE /api/business-cards/:id': { response: void }
  'GET /api/card/:slug': { response: PublicCard }
  'POST /api/custom-css/check': { body: { css: string }; response: CheckedCss }
  'POST /api/upload': { body: Form; response: UploadAnswer }
  'POST /api/pwa-upload': { body: Form; response: UploadAnswer }
  /** A file, downloaded by following a link. */
  'GET /api/vcard/:id': { response: void }
  'GET /api/config/maps': { response: { googleMapsApiKey: string | null } }

  'GET /api/analytics-summary': { response: AnalyticsSummary }
  'GET /api/analytics/:id': { query: { range?: Range; tz?: string }; response: Analytics }
  'POST /api/dead-letters/replay': { response: { replayed: number; left: boolean } }
}

export type CallName = keyof Calls
export type ReadName = Extract<CallName, `GET ${string}`>
export type ResponseOf<Name extends CallName> = Calls[Name]['response']

type ParamOf<Path> = Path extends `${string}/:${infer Rest}`
  ? (Rest extends `${infer Name}${'/' | '?'}${string}` ? Name : Rest) | ParamOf<Rest>
  : never

/** The input of a call: the parameters of its path, and its query and body if it has them. */
export type RequestOf<Name extends CallName> = Pick<Calls[Name], Extract<keyof Calls[Name], 'body' | 'query'>> &
  ([ParamOf<Name>] extends [never] ? unknown : { params: Record<ParamOf<Name>, string | number> })
