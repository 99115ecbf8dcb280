import type { SecondFactorState, SecondFactorStep } from '../../schema/second-factor.ts'
import {
  addToAnswers,
  answerCalls,
  clickButton,
  clickInDialog,
  fillInField,
  markAsOnlyPictured,
  openTab,
  reloadPage,
  runStepsInOrder,
  type SceneStep,
  type SceneVariant,
} from './scene.ts'

/** A factor cannot be had in a screenshot, because its device is missing. So the page gets these answers instead of the server's. */
const STATE: SecondFactorState = {
  totpSince: '2026-03-02T09:30:00Z',
  passkeys: [
    { id: 1, name: 'iPhone', createdAt: '2026-05-11T10:00:00Z', lastUsedAt: '2026-11-27T17:45:00Z' },
    { id: 2, name: 'Security key in the office safe, with a long name', createdAt: '2026-05-12T10:00:00Z', lastUsedAt: null },
  ],
  recoveryCodesLeft: 7,
  required: true,
  dueAt: null,
}
const NO_FACTORS: SecondFactorState = { totpSince: null, passkeys: [], recoveryCodesLeft: 0, required: true, dueAt: null }
const STEP: SecondFactorStep = {
  secondFactor: { totp: true, passkeys: true, recoveryCodes: true },
  passkeyOptions: { challenge: 'AAAA' },
}
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const RECOVERY_CODES = Array.from({ length: 10 }, (_, n) => `k${n}xq7-m4vt${n}`)

const answerState = (state: SecondFactorState) => answerCalls('**/api/second-factor', { json: state })
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const reachSecondStep = runStepsInOrder(
  answerCalls('**/api/login', { status: 202, json: STEP }),
  fillInField('Username', 'somebody'),
  fillInField('Password', 'a-password'),
  clickButton('Sign In'),
)
const refuseCode = answerCalls('**/api/login/second-factor', {
  status: 401,
  json: { code: 'invalidFactor', message: 'This code was not accepted. Wait for the next one and try again.' },
})

export const SECOND_STEP_SCENES: (Pick<SceneVariant, 'name'> & { prepare: SceneStep })[] = [
  { name: 'second step', prepare: reachSecondStep },
  {
    name: 'second step, refused',
    prepare: runStepsInOrder(
      reachSecondStep,
      refuseCode,
      fillInField('Code from your authenticator app', '123456'),
      clickButton('Sign In'),
    ),
  },
  { name: 'recovery code', prepare: runStepsInOrder(reachSecondStep, clickButton('Use a recovery code')) },
]

const openPanel = (state: SecondFactorState) => runStepsInOrder(answerState(state), reloadPage, openTab('Security'))
const addApp = runStepsInOrder(
  openPanel(NO_FACTORS),
  answerCalls('**/api/second-factor/totp', {
    json: { secret: SECRET, uri: `otpauth://totp/Veebu:somebody?issuer=Veebu&secret=${SECRET}&algorithm=SHA1&digits=6&period=30` },
  }),
  clickButton('Add an authenticator app'),
)

export const SECURITY_FACTOR_SCENES: SceneVariant[] = [
  { name: 'second factors', prepare: openPanel(STATE) },
  { name: 'add an app', prepare: addApp },
  {
    name: 'recovery codes',
    prepare: runStepsInOrder(
      addApp,
      answerCalls('**/api/second-factor/totp/confirm', { json: { recoveryCodes: RECOVERY_CODES } }),
      fillInField('Code from the app', '123456'),
      clickInDialog('Add App'),
    ),
  },
  {
    name: 'add a passkey',
    prepare: runStepsInOrder(
      openPanel(STATE),
      answerCalls('**/api/second-factor/passkeys/options', { json: { challenge: 'AAAA' } }),
      clickButton('Add a passkey'),
    ),
  },
  markAsOnlyPictured({ name: 'remove a passkey', prepare: runStepsInOrder(openPanel(STATE), clickButton('Remove iPhone')) }),
  {
    name: 'confirm with a second factor',
    prepare: runStepsInOrder(
      openPanel(STATE),
      answerCalls('**/api/user/verify/options', { json: STEP }),
      answerCalls('**/api/second-factor/recovery-codes', {
        status: 403,
        json: { code: 'verificationRequired', message: 'Enter your password to continue.' },
      }),
      clickButton('New Codes'),
      clickInDialog('Make New Codes'),
    ),
  },
  {
    name: 'must add a second factor',
    prepare: runStepsInOrder(
      addToAnswers('**/api/user', { mustAddSecondFactor: true }),
      answerState({ ...NO_FACTORS, dueAt: inDays(-1) }),
      reloadPage,
    ),
  },
]

export const showSecondFactorDue = runStepsInOrder(answerState({ ...NO_FACTORS, dueAt: inDays(6) }), reloadPage)
