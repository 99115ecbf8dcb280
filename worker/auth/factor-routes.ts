import { Hono } from 'hono'
import { AddPasskeyBody, TotpCodeBody, RenamePasskeyBody } from '../../schema/second-factor-body.ts'
import { type AddedFactorResponse, PASSKEYS_FULL_MESSAGE, type SecondFactorState } from '../../schema/second-factor.ts'
import { RowIdParamSchema } from '../../schema/text.ts'
import { requireSignIn } from '../platform/access.ts'
import { deleteAttempt } from '../platform/attempt-queries.ts'
import type { HonoEnv } from '../platform/context.ts'
import { isUniqueViolation, openDatabase } from '../platform/db.ts'
import { AppError, badRequestError, conflictError, notFoundError, unauthorizedError } from '../platform/errors.ts'
import { isSecondFactorRequired, secondFactorDueAtOf } from '../platform/restrictions.ts'
import { logSecurityEvent } from '../platform/security-log.ts'
import { toIsoTime } from '../platform/time.ts'
import { limitCalls } from '../platform/usage.ts'
import { parseWithSchema, validateJsonBody } from '../platform/validation.ts'
import { takeChallengeCookie, writeChallengeCookie } from './challenge-cookies.ts'
import {
  confirmAuthenticatorApp,
  createAuthenticatorApp,
  createPasskey,
  deleteAuthenticatorApp,
  deletePasskey,
  getAuthenticatorApp,
  getSecondFactors,
  replaceRecoveryCodes,
  updatePasskeyName,
} from './factor-queries.ts'
import { countFactorAttempt } from './factors.ts'
import { createPasskeyRegistration, readNewPasskey } from './passkeys.ts'
import { toPasskeySummary } from './present.ts'
import { createRecoveryCodes } from './recovery-codes.ts'
import { mailFactorAdded, mailFactorRemoved, mailRecoveryCodesRenewed } from './security-mails.ts'
import { createTotpSetup, decryptTotpSecret, encryptTotpSecret, findTotpStep } from './totp.ts'
import { requireVerification } from './verification.ts'

/** Also who must add a second factor before anything else may make these calls. */
const requireFactorManager = () => requireSignIn({ whileRestricted: ['secondFactor'] })

export const factorRoutes = new Hono<HonoEnv>()
  .get('/second-factor', requireFactorManager(), async (c) => {
    const { user } = c.get('viewer')
    const { app, passkeys, recoveryCodesLeft } = await getSecondFactors(openDatabase(c.env.DB), user.id)
    const dueAt = secondFactorDueAtOf(c.env, user)
    return c.json<SecondFactorState>({
      totpSince: app && toIsoTime(app.confirmedAt!),
      passkeys: passkeys.map(toPasskeySummary),
      recoveryCodesLeft,
      required: isSecondFactorRequired(c.env, user),
      dueAt: dueAt === null ? null : toIsoTime(dueAt),
    })
  })
  .post('/second-factor/totp', requireFactorManager(), limitCalls('factorChanges'), async (c) => {
    const db = openDatabase(c.env.DB)
    const viewer = c.get('viewer')
    await requireVerification(c, db, undefined)
    const setup = createTotpSetup(viewer.user.username)
    const secret = await encryptTotpSecret(c.env, viewer.user.id, setup.secret)
    if (!(await createAuthenticatorApp(db, viewer, secret, Date.now()))) throw conflictError('totpExists')
    return c.json(setup)
  })
  .post(
    '/second-factor/totp/confirm',
    requireFactorManager(),
    ...validateJsonBody(TotpCodeBody),
    limitCalls('factorChanges'),
    async (c) => {
      const db = openDatabase(c.env.DB)
      const viewer = c.get('viewer')
      const { user } = viewer
      await requireVerification(c, db, undefined)
      const app = await getAuthenticatorApp(db, user.id)
      if (!app) throw notFoundError('factorNotFound')
      if (app.confirmedAt !== null) throw conflictError('totpExists')
      const attempt = await countFactorAttempt(c, db, user.id)
      const now = Date.now()
      const secret = await decryptTotpSecret(c.env, user.id, app.secret)
      const step = secret === null ? null : findTotpStep(secret, c.req.valid('json').code, now)
      if (step === null) throw badRequestError('invalidCode')
      await deleteAttempt(db, attempt)
      const { codes, codeHashes } = createRecoveryCodes(c.env, user.id)
      const added = await confirmAuthenticatorApp(db, viewer, app, { step, codeHashes, now })
      if (!added) throw conflictError('userChanged')
      logSecurityEvent(c, 'factor-added', 'totp')
      await mailFactorAdded(c, db, user, 'totp')
      return c.json<AddedFactorResponse>({ recoveryCodes: added.hasNewCodes ? codes : null })
    },
  )
  .delete('/second-factor/totp', requireFactorManager(), limitCalls('factorChanges'), async (c) => {
    const db = openDatabase(c.env.DB)
    const viewer = c.get('viewer')
    await requireVerification(c, db, undefined)
    const removed = await deleteAuthenticatorApp(db, viewer, isSecondFactorRequired(c.env, viewer.user))
    if (!removed) throw (await getAuthenticatorApp(db, viewer.user.id)) ? conflictError('lastFactor') : notFoundError('factorNotFound')
    if (removed.confirmedAt !== null) {
      logSecurityEvent(c, 'factor-removed', 'totp')
      await mailFactorRemoved(c, db, viewer.user, 'totp')
    }
    return c.body(null, 204)
  })
  .post('/second-factor/passkeys/options', requireFactorManager(), limitCalls('factorChanges'), async (c) => {
    const db = openDatabase(c.env.DB)
    const { user, sessionId } = c.get('viewer')
    await requireVerification(c, db, undefined)
    const { passkeys } = await getSecondFactors(db, user.id)
    const options = await createPasskeyRegistration(c, user, passkeys)
    await writeChallengeCookie(c, 'registration', options, sessionId)
    return c.json(options)
  })
  .post('/second-factor/passkeys', requireFactorManager(), ...validateJsonBody(AddPasskeyBody), limitCalls('factorChanges'), async (c) => {
    const db = openDatabase(c.env.DB)
    const viewer = c.get('viewer')
    const { user, sessionId } = viewer
    await requireVerification(c, db, undefined)
    const challenge = await takeChallengeCookie(c, 'registration', sessionId)
    const passkey = challenge && (await readNewPasskey(c, c.req.valid('json'), challenge))
    if (!passkey) throw badRequestError('passkeyNotAdded')
    const { codes, codeHashes } = createRecoveryCodes(c.env, user.id)
    const added = await createPasskey(db, viewer, passkey, { codeHashes, now: Date.now() }).catch((error: unknown) => {
      throw isUniqueViolation(error) ? conflictError('passkeyExists') : error
    })
    if (!added) throw new AppError(409, PASSKEYS_FULL_MESSAGE, { code: 'passkeysFull' })
    logSecurityEvent(c, 'factor-added', 'passkey')
    await mailFactorAdded(c, db, user, 'passkey')
    return c.json<AddedFactorResponse>({ recoveryCodes: added.hasNewCodes ? codes : null })
  })
  .patch(
    '/second-factor/passkeys/:id',
    requireFactorManager(),
    ...validateJsonBody(RenamePasskeyBody),
    limitCalls('factorChanges'),
    async (c) => {
      const db = openDatabase(c.env.DB)
      const { id } = parseWithSchema(RowIdParamSchema, c.req.param())
      await requireVerification(c, db, undefined)
      if (!(await updatePasskeyName(db, c.get('viewer'), id, c.req.valid('json').name))) throw notFoundError('factorNotFound')
      return c.body(null, 204)
    },
  )
  .delete('/second-factor/passkeys/:id', requireFactorManager(), limitCalls('factorChanges'), async (c) => {
    const db = openDatabase(c.env.DB)
    const viewer = c.get('viewer')
    const { id } = parseWithSchema(RowIdParamSchema, c.req.param())
    await requireVerification(c, db, undefined)
    if (!(await deletePasskey(db, viewer, id, isSecondFactorRequired(c.env, viewer.user)))) {
      const { passkeys } = await getSecondFactors(db, viewer.user.id)
      throw passkeys.some((passkey) => passkey.id === id) ? conflictError('lastFactor') : notFoundError('factorNotFound')
    }
    logSecurityEvent(c, 'factor-removed', 'passkey')
    await mailFactorRemoved(c, db, viewer.user, 'passkey')
    return c.body(null, 204)
  })
  .post('/second-factor/recovery-codes', requireFactorManager(), limitCalls('factorChanges'), async (c) => {
    const db = openDatabase(c.env.DB)
    const viewer = c.get('viewer')
    const { user } = viewer
    await requireVerification(c, db, undefined)
    if (user.secondFactorAt === null) throw conflictError('noFactorYet')
    const { codes, codeHashes } = createRecoveryCodes(c.env, user.id)
    if (!(await replaceRecoveryCodes(db, viewer, codeHashes))) throw unauthorizedError()
    logSecurityEvent(c, 'recovery-codes-renewed')
    await mailRecoveryCodesRenewed(c, db, user)
    return c.json<AddedFactorResponse>({ recoveryCodes: codes })
  })
