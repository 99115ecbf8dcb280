import { APP_PAGE_PATHS } from '../../schema/route.ts'
import {
  addToAnswers,
  answerCalls,
  clickButton,
  clickInDialog,
  failCalls,
  fillInField,
  runStepsInOrder,
  openTab,
  markAsOnlyPictured,
  reloadPage,
  type SceneVariant,
  type SceneStep,
} from './scene.ts'
import { SECOND_STEP_SCENES, SECURITY_FACTOR_SCENES } from './second-factor-scenes.ts'

const authPathOf = (query: string) => () => `${APP_PAGE_PATHS.auth}?${query}`
const visitor = (name: string, query: string, prepare?: SceneStep): SceneVariant => ({
  name,
  viewer: 'visitor',
  path: authPathOf(query),
  ...(prepare && { prepare }),
})
const refuse = (status: number, code: string, message: string) => ({ status, json: { code, message } })

/** The page checks a mailed link when it loads, so it is loaded again with the answer. */
const openUsableLink = runStepsInOrder(answerCalls('**/api/mail-links/check', { json: { valid: true } }), reloadPage)

export const AUTH_SCENES: SceneVariant[] = [
  visitor('register', 'view=register&name=Amina+Okafor&plan=professional'),
  visitor('reset', 'view=reset'),
  visitor('errors', '', clickButton('Sign In')),
  markAsOnlyPictured(
    visitor(
      'wrong password',
      '',
      runStepsInOrder(
        answerCalls('**/api/login', refuse(401, 'wrongCredentials', 'Invalid username or password')),
        fillInField('Username', 'somebody'),
        fillInField('Password', 'wrong-password'),
        clickButton('Sign In'),
      ),
    ),
  ),
  markAsOnlyPictured(visitor('register, errors', 'view=register', clickButton('Create account'))),
  visitor('new password', 'token=open', openUsableLink),
  markAsOnlyPictured(visitor('expired link', 'token=expired')),
  visitor('confirmation', 'confirm=open', openUsableLink),
  visitor(
    'confirmed',
    'confirm=open',
    runStepsInOrder(
      openUsableLink,
      answerCalls('**/api/confirm-email/confirm', { json: { email: 'ann@example.com', confirmed: true } }),
      clickButton('Confirm Address'),
    ),
  ),
  visitor('expired confirmation', 'confirm=expired'),
  visitor('remove second factor', 'factors=open', openUsableLink),
  ...SECOND_STEP_SCENES.map(({ name, prepare }) => visitor(name, '', prepare)),
  {
    name: 'session expired',
    opensIn: 'wide',
    path: () => APP_PAGE_PATHS.account,
    prepare: async (page) => {
      await page.context().clearCookies()
      // The page may notice the end of the session before the click, and open the sign-in form by itself.
      await page
        .getByRole('link', { name: 'Dashboard' })
        .first()
        .click({ timeout: 3000 })
        .catch(() => undefined)
    },
  },
  markAsOnlyPictured(
    visitor('without its script', '', async (page) => {
      await page.route(/\/assets\/page-[^/]+\.js$/, (route) => route.abort())
      await page.reload()
    }),
  ),
]

const showReplacePassword = runStepsInOrder(
  addToAnswers('**/api/user', { mustReplacePassword: true }),
  answerCalls('**/api/password-replacement', { json: { way: 'type' } }),
  reloadPage,
)

const openSecurity = openTab('Security')
const askToDelete = runStepsInOrder(openSecurity, clickButton('Delete Account'))
const confirmDeletion = runStepsInOrder(fillInField('Your password', 'wrong-password'), clickInDialog('Delete Account'))

export const ACCOUNT_SCENES: SceneVariant[] = [
  { name: 'errors', prepare: runStepsInOrder(fillInField('Email', 'nobody'), clickButton('Save Changes')) },
  { name: 'Security', viewer: 'full', prepare: openSecurity },
  { name: 'Plan', viewer: 'new', prepare: openTab('Plan') },
  markAsOnlyPictured({
    name: 'Security, errors',
    prepare: runStepsInOrder(
      openSecurity,
      fillInField('New password', 'new-password'),
      fillInField('Confirm new password', 'other-password'),
      clickButton('Change Password'),
    ),
  }),
  markAsOnlyPictured({
    name: 'sign out elsewhere',
    viewer: 'full',
    prepare: runStepsInOrder(openSecurity, clickButton('Sign Out Everywhere Else')),
  }),
  markAsOnlyPictured({
    name: 'no more downloads',
    prepare: runStepsInOrder(
      openSecurity,
      answerCalls('**/api/user/export', refuse(429, 'tooManyExports', 'Your data can be downloaded at most 5 times an hour.')),
      clickButton('Download My Data'),
    ),
  }),
  { name: 'confirm it is you', prepare: runStepsInOrder(fillInField('Email', 'new-address@example.com'), clickButton('Save Changes')) },
  ...SECURITY_FACTOR_SCENES,
  { name: 'replace password', prepare: showReplacePassword },
  { name: 'delete account', prepare: askToDelete },
  markAsOnlyPictured({
    name: 'delete account, wrong password',
    prepare: runStepsInOrder(
      answerCalls('**/api/user', refuse(403, 'wrongPassword', 'Current password is incorrect'), 'DELETE'),
      askToDelete,
      confirmDeletion,
    ),
  }),
  markAsOnlyPictured({
    name: 'delete account, no network',
    prepare: runStepsInOrder(failCalls('**/api/user', 'DELETE'), askToDelete, confirmDeletion),
  }),
  {
    name: 'collapsed sidebar',
    opensIn: 'wide',
    prepare: async (page) => {
      await clickButton('Collapse sidebar')(page)
      await page.getByRole('link', { name: 'Guide' }).hover()
    },
  },
  { name: 'menu', opensIn: 'narrow', prepare: clickButton('Open menu') },
]
