import { Hono } from 'hono'
import { analyticsRoutes } from './analytics/routes.ts'
import { emailRoutes } from './auth/email-routes.ts'
import { passwordRoutes } from './auth/password-routes.ts'
import { authRoutes } from './auth/routes.ts'
import { cardRoutes } from './cards/routes.ts'
import { formRoutes } from './forms/routes.ts'
import { eventRoutes } from './events/routes.ts'
import { uploads } from './media/routes.ts'
import { media } from './media/serve.ts'
import type { AppEnv } from './platform/context.ts'
import { onError, onNotFound } from './platform/errors.ts'
import { newRequestId } from './platform/request-id.ts'
import { apiHeaders, sameOrigin } from './platform/security.ts'
import { hasSecret } from './platform/session.ts'
import { deadLetterRoutes } from './queue/routes.ts'
import { shareImages } from './share/routes.ts'
import { publicRoutes } from './public/routes.ts'
import { customCssRoutes } from './custom-css/routes.ts'
import { configRoutes, frameRoutes } from './frames/routes.ts'
import { qrRoutes } from './qr/routes.ts'
import { vcardRoutes } from './vcard/routes.ts'
import { userRoutes } from './users/routes.ts'

/** Everything under /api. The first handler of every route is a guard of platform/access.ts. */
export const api = new Hono<AppEnv>()
  .use(async (c, next) => {
    c.set('requestId', c.req.header('cf-ray') ?? newRequestId())
    await next()
  })
  .use(sameOrigin)
  // Registered before `apiHeaders`, because their responses already have the headers.
  .route('/', eventRoutes)
  .use(apiHeaders)
  .route('/', authRoutes)
  .route('/', cardRoutes)
  .route('/', passwordRoutes)
  .route('/', emailRoutes)
  .route('/', userRoutes)
  .route('/', deadLetterRoutes)
  .route('/', formRoutes)
  .route('/', analyticsRoutes)
  .route('/', uploads)
  .route('/', vcardRoutes)
  .route('/', configRoutes)
  .route('/', customCssRoutes)

export const app = new Hono<AppEnv>()
  .use(async (c, next) => {
    if (!hasSecret(c.env))
      return c.text(
        'This deployment has no SESSION_SECRET of 32 characters or more. Set it with `wrangler secret put SESSION_SECRET`.',
        503,
      )
    await next()
  })
  .route('/api', api)
  .route('/media/share', shareImages)
  .route('/media', media)
  .route('/', qrRoutes)
  .route('/', frameRoutes)
  // Registered last, because it answers every other path with the app.
  .route('/', publicRoutes)

app.notFound(onNotFound).onError(onError)
