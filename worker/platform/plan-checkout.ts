import { z } from 'zod'
import { REQUESTABLE_PLANS, planOfLevel } from '../../schema/plan.ts'
import type { Env } from './env.ts'
import { logFailure } from './log.ts'

const CheckoutUrls = z.strictObject(
  Object.fromEntries(
    REQUESTABLE_PLANS.map((plan) => [
      plan,
      z
        .url({ protocol: /^https$/ })
        .max(2000)
        .optional(),
    ]),
  ),
)

let reported: string | undefined

/** Reads the setting `PLAN_CHECKOUT_URLS`. A value that is wrong is reported in the log once, and counts as not set. */
function readCheckoutUrls(setting: string | undefined): Record<string, string | undefined> {
  if (!setting) return {}
  try {
    return CheckoutUrls.parse(JSON.parse(setting))
  } catch (error) {
    if (reported !== setting) logFailure('setting-ignored', { code: 'PLAN_CHECKOUT_URLS' }, error)
    reported = setting
    return {}
  }
}

export const listCheckoutUrls = (env: Pick<Env, 'PLAN_CHECKOUT_URLS'>): string[] =>
  Object.values(readCheckoutUrls(env.PLAN_CHECKOUT_URLS)).flatMap((url) => url ?? [])

export function checkoutUrlOfLevel(env: Pick<Env, 'PLAN_CHECKOUT_URLS'>, level: number | null): string | null {
  const plan = level === null ? undefined : planOfLevel(level)
  return (plan && readCheckoutUrls(env.PLAN_CHECKOUT_URLS)[plan]) ?? null
}
