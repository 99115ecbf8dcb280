import type * as analytics from './analytics.ts'
import type { AuditLogResponse } from './audit.ts'
import type { Card, CreateCardBody, PublicCard, UpdateCardBody } from './card.ts'
import type { CardLanguage } from './card-language.ts'
import type { CspReportBody } from './csp-report.ts'
import type { CheckedCustomCss } from './custom-css.ts'
import type { DashboardActivity } from './dashboard.ts'
import type { SentEventBody } from './event.ts'
import type { EventConfigOf, EventKind } from './event-kinds.ts'
import type { ImageUploadResponse } from './image.ts'
import type { Operator } from './operator.ts'
import type { PlanRequestState } from './plan.ts'
import type { UpdateProfileBody } from './profile.ts'
import type { PushState, PushSubscriptionBody } from './push.ts'
import type { PwaSettings } from './pwa.ts'
import type { ReportsResponse } from './report.ts'
import type { CloseReportsBody, SuspendCardBody } from './report-body.ts'
import type { SavePwaSettingsBody } from './pwa-body.ts'
import type * as salesbot from './salesbot.ts'
import type * as salesbotAnalytics from './salesbot-analytics.ts'
import type * as salesbotBody from './salesbot-body.ts'
import type * as factor from './second-factor.ts'
import type * as factorBody from './second-factor-body.ts'
import type { SessionSummary } from './session.ts'
import type { RegistrationState, StopSwitchStates } from './stop-switch.ts'
import type { SetStopSwitchBody } from './stop-switch-body.ts'
import type * as user from './user.ts'
import type * as userList from './user-list.ts'
import type * as management from './user-management.ts'
import type * as userUpload from './user-upload.ts'

type EventListApiCalls = {
  [Kind in analytics.EventListName as `GET /api/analytics/:id?kind=${Kind}`]: {
    query: { before?: string }
    response: analytics.CursorPage<analytics.EventRecordByListName[Kind]>
  }
}
type PagedBreakdownApiCalls = {
  [Kind in analytics.PagedBreakdownName as `GET /api/analytics/:id?kind=${Kind}`]: {
    query: { after?: string }
    response: analytics.CursorPage<analytics.BreakdownRow>
  }
}
type EventReportApiCalls = {
  [Kind in EventKind as EventConfigOf<Kind>['call'] extends string ? `POST /api${EventConfigOf<Kind>['call']}` : never]: {
    body: SentEventBody<Kind>
    response: void
  }
}

/** The part of the browser's FormData that API calls need. schema/ is compiled without the browser's types. */
interface FormDataLike {
  set(name: string, value: string): void
}

/**
 * Every API call by method and path, with its query, its JSON body and the JSON of its 2xx response. The browser's API client gets
 * its types from this table. If two calls have the same path but different responses, the query in the key distinguishes them.
 */
export interface ApiCalls extends EventListApiCalls, PagedBreakdownApiCalls, EventReportApiCalls {
  'POST /api/login': { body: user.LoginBody; response: factor.SignInResponse }
  'POST /api/login/second-factor': { body: factorBody.SecondFactorBody; response: user.User }
  'POST /api/login/passkey/options': { response: factor.PasskeyOptions }
  'POST /api/login/passkey': { body: factorBody.PasskeySignInBody; response: user.User }
  'POST /api/register': { body: user.RegisterBody; response: user.User }
  'POST /api/logout': { response: void }
  'GET /api/user': { response: user.User }
  'POST /api/user/verify': { body: user.VerifyUserBody; response: void }
  'POST /api/user/verify/options': { response: factor.SecondFactorStep }
  'GET /api/second-factor': { response: factor.SecondFactorState }
  'POST /api/second-factor/totp': { response: factor.TotpSetup }
  'POST /api/second-factor/totp/confirm': { body: factorBody.TotpCodeBody; response: factor.AddedFactorResponse }
  'DELETE /api/second-factor/totp': { response: void }
  'POST /api/second-factor/passkeys/options': { response: factor.PasskeyOptions }
  'POST /api/second-factor/passkeys': { body: factorBody.AddPasskeyBody; response: factor.AddedFactorResponse }
  'PATCH /api/second-factor/passkeys/:id': { body: factorBody.RenamePasskeyBody; response: void }
  'DELETE /api/second-factor/passkeys/:id': { response: void }
  'POST /api/second-factor/recovery-codes': { response: factor.AddedFactorResponse }
  'POST /api/second-factor/reset': { body: user.MailLinkTokenBody; response: void }
  'DELETE /api/user': { body: { password?: string }; response: void }
  'GET /api/user/export': { response: void }
  'GET /api/sessions': { response: SessionSummary[] }
  'DELETE /api/sessions': { response: void }
  'DELETE /api/sessions/:id': { response: void }
  'GET /api/push-subscription': { response: PushState }
  'PUT /api/push-subscription': { body: PushSubscriptionBody; response: void }
  'DELETE /api/push-subscription': { response: void }
  'POST /api/reset-password': { body: user.RequestPasswordResetBody; response: { message: string } }
  'POST /api/reset-password/confirm': { body: user.ConfirmPasswordResetBody; response: factor.SignInResponse }
  'POST /api/update-password': { body: user.UpdatePasswordBody; response: user.User }
  'GET /api/password-replacement': { response: user.PasswordReplacement }
  'POST /api/password-replacement': { body: user.ReplacePasswordBody; response: user.User }
  'POST /api/password-replacement/link': { response: void }
  'POST /api/mail-links/check': { body: user.CheckMailLinkBody; response: { valid: boolean } }
  'GET /api/confirm-email': { response: user.EmailConfirmationState }
  'POST /api/confirm-email': { response: user.EmailConfirmationState }
  'POST /api/confirm-email/confirm': { body: user.MailLinkTokenBody; response: user.EmailConfirmationState }
  'POST /api/restore-email': { body: user.MailLinkTokenBody; response: user.RestoreEmailResponse }

  'GET /api/plan-request': { response: PlanRequestState }
  'POST /api/plan-request': { body: user.RequestPlanBody; response: PlanRequestState }
  'DELETE /api/plan-request': { response: void }

  'GET /api/users': { query: Record<string, never>; response: management.UserWithCardCount[] }
  'GET /api/users?list=page': { query: userList.ListUsersQuery; response: userList.UsersPageResponse }
  'POST /api/users': { body: management.CreateUserBody; response: management.CreatedUserResponse }
  'POST /api/users/bulk': { body: { users: unknown[] }; response: management.BulkCreatedUsersResponse }
  'POST /api/users/check': { body: management.CheckUserConflictsBody; response: management.UserConflictsResponse }
  'GET /api/user-uploads': { response: userUpload.UserUploadSummary[] }
  'POST /api/user-uploads': { body: management.CreateUserUploadBody; response: userUpload.UserUploadSummary }
  'GET /api/user-uploads/:id': { query: { after?: string }; response: userUpload.UserUploadDetails }
  'DELETE /api/user-uploads/:id': { response: void }
  'PATCH /api/users/:id': { body: management.UpdateUserBody; response: user.User }
  'PUT /api/users/:id': { body: UpdateProfileBody; response: user.User }
  'POST /api/users/:id/invitation': { response: userList.InvitationResponse }
  'DELETE /api/users/:id/sessions': { response: void }
  'POST /api/users/:id/second-factor-reset': { response: void }
  'POST /api/users/:id/plan-request': { body: user.RequestPlanBody; response: user.User }
  'DELETE /api/users/:id/plan-request': { response: void }
  'DELETE /api/users/:id': { response: management.DeletedUserResponse }
  'GET /api/card-reports': { response: ReportsResponse }
  'POST /api/card-reports/:id/close': { body: CloseReportsBody; response: void }
  'GET /api/card-report-copies/:id': { response: PublicCard }
  'PUT /api/card-suspensions/:id': { body: SuspendCardBody; response: void }
  'DELETE /api/card-suspensions/:id': { response: void }
  'GET /api/stop-switches': { response: StopSwitchStates }
  'PUT /api/stop-switches/:name': { body: SetStopSwitchBody; response: StopSwitchStates }
  'GET /api/registration': { response: RegistrationState }
  'GET /api/audit-log': { query: { before?: string }; response: AuditLogResponse }

  'GET /api/business-cards': { response: Card[] }
  'POST /api/business-cards': { body: CreateCardBody; response: Card }
  'GET /api/business-cards/user/:userId': { response: Card[] }
  'GET /api/business-cards/:id': { response: Card }
  'PUT /api/business-cards/:id': { body: UpdateCardBody; response: Card }
  'DELETE /api/business-cards/:id': { response: void }
  'GET /api/card/:slug': { response: PublicCard }
  'POST /api/custom-css/check': { body: { css: string }; response: CheckedCustomCss }
  'POST /api/upload': { body: FormDataLike; response: ImageUploadResponse }
  'GET /api/pwa-settings': { response: PwaSettings }
  'POST /api/pwa-settings': { body: SavePwaSettingsBody; response: PwaSettings }
  'POST /api/pwa-upload': { body: FormDataLike; response: ImageUploadResponse }
  'GET /api/vcard/:id': { response: void }
  'GET /api/operator': { response: Operator }
  'POST /api/csp-reports': { body: CspReportBody; response: void }
  'GET /api/config/maps': { response: { googleMapsApiKey: string | null } }

  'GET /api/salesbot/:cardId/config': { response: salesbot.OwnerSalesbotConfig | salesbot.PublicSalesbotConfig }
  'POST /api/salesbot/:cardId/config': { body: salesbotBody.SaveSalesbotConfigBody; response: salesbot.OwnerSalesbotConfig }
  'POST /api/salesbot/:cardId/test-chat': { body: salesbotBody.TestChatBody; response: salesbot.TestChatResponse }
  'POST /api/salesbot/:cardId/rehearsal': { body: salesbotBody.RehearsalBody; response: salesbot.RehearsalResponse }
  'GET /api/salesbot/:cardId/welcome': { query?: { lang?: CardLanguage }; response: salesbot.ChatWelcomeResponse }
  'POST /api/salesbot/:cardId/chat': { query?: { lang?: CardLanguage }; body: salesbotBody.ChatBody; response: salesbot.ChatResponse }
  'POST /api/salesbot/:cardId/button-click': { body: salesbotBody.ButtonClickBody; response: void }
  'GET /api/salesbot/:cardId/analytics': { query: { q?: string; before?: string }; response: salesbotAnalytics.SalesbotAnalytics }
  'GET /api/salesbot/:cardId/conversations/:id': { response: salesbotAnalytics.Conversation }
  'DELETE /api/salesbot/:cardId/conversations/:id': { response: void }
  'GET /api/salesbot/:cardId/leads': { query: { format: 'csv' | 'vcf' }; response: void }
  'POST /api/salesbot/:cardId/questions/:id': { body: salesbotBody.AnswerQuestionBody; response: salesbotAnalytics.AnsweredQuestion }
  'DELETE /api/salesbot/:cardId/questions/:id': { response: void }

  'GET /api/analytics-summary': { response: analytics.OwnerAnalyticsSummary }
  'GET /api/dashboard-activity': { query: { tz?: string }; response: DashboardActivity }
  'POST /api/dashboard-visits': { response: void }
  'GET /api/analytics/:id': {
    query: { range?: analytics.ChartInterval; tz?: string; from?: string; to?: string }
    response: analytics.CardAnalytics
  }
  'POST /api/dead-letters/replay': { response: { replayed: number; left: boolean } }
}

export type ApiCallName = keyof ApiCalls
export type ApiGetCallName = Extract<ApiCallName, `GET ${string}`>
export type ApiResponseOf<Name extends ApiCallName> = ApiCalls[Name]['response']

type PathParamNameOf<Path> = Path extends `${string}/:${infer Rest}`
  ? (Rest extends `${infer Name}${'/' | '?'}${string}` ? Name : Rest) | PathParamNameOf<Rest>
  : never

export type ApiRequestOf<Name extends ApiCallName> = Pick<ApiCalls[Name], Extract<keyof ApiCalls[Name], 'body' | 'query'>> &
  ([PathParamNameOf<Name>] extends [never] ? unknown : { params: Record<PathParamNameOf<Name>, string | number> })
