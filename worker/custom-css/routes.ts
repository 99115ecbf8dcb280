import { Hono } from 'hono'
import { CheckCss, type CheckedCss } from '../../schema/custom-css.ts'
import { signedIn } from '../platform/access.ts'
import type { AppEnv } from '../platform/context.ts'
import { jsonValidator } from '../platform/validation.ts'
import { cleanCss } from './clean.ts'

/** Checks CSS for the editor before it is saved: what will apply and what will be dropped. */
export const customCssRoutes = new Hono<AppEnv>().post('/custom-css/check', signedIn(), ...jsonValidator(CheckCss), (c) =>
  c.json<CheckedCss>(cleanCss(c.req.valid('json').css)),
)
