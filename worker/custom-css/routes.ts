import { Hono } from 'hono'
import { CheckCustomCssBody, type CheckedCustomCss } from '../../schema/custom-css.ts'
import { requireSignIn } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { limitCalls } from '../platform/usage.ts'
import { validateJsonBody } from '../platform/validation.ts'
import { cleanCss } from './clean.ts'

/** Tells the card editor, before it saves CSS, which parts of the CSS would apply. */
export const customCssRoutes = new Hono<HonoEnv>().post(
  '/custom-css/check',
  requireSignIn(),
  ...validateJsonBody(CheckCustomCssBody),
  limitCalls('cssChecks'),
  (c) => c.json<CheckedCustomCss>(cleanCss(c.req.valid('json').css)),
)
