import { Hono } from 'hono'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { ACCESS_LEVELS } from '../../schema/level.ts'
import { levelOfPlan } from '../../schema/plan.ts'
import { RegisterBody } from '../../schema/user.ts'
import { mailConfirmationLink } from '../auth/confirmation-mail.ts'
import { hashNewPassword } from '../auth/new-password.ts'
import { toApiUser } from '../auth/present.ts'
import { createUser, hasFirstAdminUser } from '../auth/queries.ts'
import { attemptNetworksOf, signInUser } from '../auth/sign-in.ts'
import { buildNewCardContent } from '../cards/create.ts'
import { publishCard } from '../cards/publish.ts'
import { allowAnyone } from '../platform/access.ts'
import { REGISTRATION_LIMITS, countAttemptOrRefuse } from '../platform/attempts.ts'
import { runInBackground } from '../platform/background.ts'
import type { HonoEnv } from '../platform/context.ts'
import { isUniqueViolation, openDatabase } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { AppError, conflictError, forbiddenError, tooManyRequestsError } from '../platform/errors.ts'
import { limitAccountCalls } from '../platform/rate-limit.ts'
import { getStopSwitches, requireRunning } from '../platform/stop-switches.ts'
import { callerOf, secondsUntilNextUtcDay, spendPointsOrRefuse, strangerLimitsOf } from '../platform/usage.ts'
import { claimUsage } from '../platform/usage-queries.ts'
import { validateJsonBody } from '../platform/validation.ts'
import { mailPlanRequest } from './plan-mails.ts'
import { createUserWithCard } from './create-queries.ts'
import { isUsernameTaken } from './queries.ts'

/** Says why visitors cannot create an account; null if they can. */
async function findRegistrationRefusal(env: Env): Promise<string | null> {
  if (env.REGISTRATION === 'closed') return API_ERROR_MESSAGES.registrationClosed
  return (await getStopSwitches(env)).registration === null ? null : API_ERROR_MESSAGES.registrationStopped
}

export const registerRoutes = new Hono<HonoEnv>()
  .get('/registration', allowAnyone(), limitAccountCalls, async (c) => c.json({ refusal: await findRegistrationRefusal(c.env) }))
  .post('/register', allowAnyone(), limitAccountCalls, ...validateJsonBody(RegisterBody), async (c) => {
    const { cardSlug, plan, password, ...account } = c.req.valid('json')
    const db = openDatabase(c.env.DB)
    if (c.env.REGISTRATION === 'closed') throw forbiddenError('registrationClosed')
    await requireRunning(c.env, 'registration')
    // The first user gets id 1, which must be the administrator's account.
    if (!(await hasFirstAdminUser(db))) throw forbiddenError('notSetUp')
    // A registration is counted before the username is looked up, so that probing for names is limited too.
    await countAttemptOrRefuse(db, REGISTRATION_LIMITS, { name: 'register', ...attemptNetworksOf(c, 'register'), userId: null })
    if (await isUsernameTaken(db, account.username, 0)) throw conflictError('usernameTaken')
    await spendPointsOrRefuse(db, callerOf(c), 'registration')
    const now = Date.now()
    if (!(await claimUsage(db, strangerLimitsOf(c.env, c.req.raw, 'registrations', now))))
      throw tooManyRequestsError(secondsUntilNextUtcDay(now), API_ERROR_MESSAGES.registrationsFull, 'registrationsFull')
    const fields = {
      ...account,
      password: await hashNewPassword(password, account, 'password'),
      accessLevel: ACCESS_LEVELS.basic,
      requestedLevel: plan ? levelOfPlan(plan) : null,
    }
    try {
      const made =
        cardSlug === undefined
          ? { user: await createUser(db, fields), card: null }
          : await createUserWithCard(db, fields, { ...buildNewCardContent(account, {}), slug: cardSlug })
      if (!made) {
        const message = API_ERROR_MESSAGES.slugTaken
        throw new AppError(409, message, { code: 'slugTaken', issues: [{ path: 'cardSlug', message }] })
      }
      if (made.card) await runInBackground(c, publishCard(c.env, made.card.id))
      if (plan) {
        await runInBackground(c, mailPlanRequest(db, c.env, made.user))
        // The answer to the request is mailed to a confirmed address only.
        await runInBackground(c, mailConfirmationLink(c, db, made.user))
      }
      await signInUser(c, db, made.user, { withoutMail: true })
      return c.json(toApiUser(made.user), 201)
    } catch (error) {
      throw isUniqueViolation(error) ? conflictError('usernameTaken') : error
    }
  })
