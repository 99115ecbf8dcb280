import { Hono } from 'hono'
import { analyticsRoutes } from './analytics/routes.ts'
import { emailAddressRoutes } from './auth/email-routes.ts'
import { factorRoutes } from './auth/factor-routes.ts'
import { factorSignInRoutes } from './auth/factor-sign-in-routes.ts'
import { passwordRoutes } from './auth/password-routes.ts'
import { factorsResetRoutes } from './auth/factors-reset-routes.ts'
import { passwordReplacementRoutes } from './auth/replacement-routes.ts'
import { authRoutes } from './auth/routes.ts'
import { sessionRoutes } from './auth/session-routes.ts'
import { cardRoutes } from './cards/routes.ts'
import { exportRoutes } from './export/routes.ts'
import { formRoutes } from './forms/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { uploadRoutes } from './media/routes.ts'
import { legalRoutes, operatorRoutes } from './legal/routes.ts'
import { landingRoutes } from './landing/routes.ts'
import { mediaRoutes } from './media/serve.ts'
import type { HonoEnv } from './platform/context.ts'
import { handleRouteError, answerRouteNotFound } from './platform/errors.ts'
import { addApiResponseHeaders, refuseCrossOriginCalls, requireSigningSecret } from './platform/security.ts'
import { moderationRoutes, reportFormRoutes } from './reports/routes.ts'
import { stopSwitchRoutes } from './reports/switch-routes.ts'
import { deadLetterRoutes } from './queue/routes.ts'
import { shareImageRoutes } from './share/routes.ts'
import { showModeRoutes } from './show/routes.ts'
import { cspReportRoutes } from './public/csp-reports.ts'
import { publicCardRoutes } from './public/routes.ts'
import { customCssRoutes } from './custom-css/routes.ts'
import { chatRoutes } from './salesbot/chat-routes.ts'
import { salesbotRoutes } from './salesbot/routes.ts'
import { pushRoutes } from './notices/routes.ts'
import { googleMapsConfigRoutes, cardIframeRoutes } from './frames/routes.ts'
import { manifestRoutes, pwaSettingsRoutes } from './pwa/routes.ts'
import { qrRoutes } from './qr/routes.ts'
import { vcardRoutes } from './vcard/routes.ts'
import { planRoutes } from './users/plan-routes.ts'
import { registerRoutes } from './users/register-routes.ts'
import { userRoutes } from './users/routes.ts'
import { userUploadRoutes } from './users/upload-routes.ts'

/** The routes under /api. The first handler of each route is a guard that checks who may make the call. */
export const apiRouter = new Hono<HonoEnv>()
  // The event routes come before all middleware, because their own handler does the same checks faster.
  .route('/', eventRoutes)
  .use(requireSigningSecret)
  .use(refuseCrossOriginCalls)
  .use(addApiResponseHeaders)
  .route('/', authRoutes)
  .route('/', factorSignInRoutes)
  .route('/', factorRoutes)
  .route('/', cardRoutes)
  .route('/', passwordRoutes)
  .route('/', passwordReplacementRoutes)
  .route('/', factorsResetRoutes)
  .route('/', emailAddressRoutes)
  .route('/', sessionRoutes)
  .route('/', pushRoutes)
  .route('/', registerRoutes)
  .route('/', planRoutes)
  .route('/', userRoutes)
  .route('/', userUploadRoutes)
  .route('/', exportRoutes)
  .route('/', deadLetterRoutes)
  .route('/', formRoutes)
  .route('/', moderationRoutes)
  .route('/', stopSwitchRoutes)
  .route('/', analyticsRoutes)
  .route('/', uploadRoutes)
  .route('/', pwaSettingsRoutes)
  .route('/', vcardRoutes)
  .route('/', googleMapsConfigRoutes)
  .route('/', operatorRoutes)
  .route('/', cspReportRoutes)
  .route('/', customCssRoutes)
  .route('/', salesbotRoutes)
  .route('/', chatRoutes)

export const app = new Hono<HonoEnv>()
  .route('/api', apiRouter)
  .use(requireSigningSecret)
  .route('/media/share', shareImageRoutes)
  .route('/media', mediaRoutes)
  .route('/', qrRoutes)
  .route('/', showModeRoutes)
  .route('/', manifestRoutes)
  .route('/', cardIframeRoutes)
  .route('/', reportFormRoutes)
  .route('/', landingRoutes)
  .route('/', legalRoutes)
  // The public routes come last, because they answer every other path with the React app.
  .route('/', publicCardRoutes)

app.notFound(answerRouteNotFound).onError(handleRouteError)
