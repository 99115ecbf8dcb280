import { RESPONSE_STORED_AT_HEADER } from '../../schema/offline.ts'
import { APP_PAGE_PATHS, PLAN_REQUESTS_PATH } from '../../schema/route.ts'
import { ALREADY_TAKEN_ERROR_MESSAGES } from '../../schema/taken.ts'
import { USER_UPLOAD_ROW_MESSAGES, type UserUploadSummary } from '../../schema/user-upload.ts'
import {
  answerCalls,
  clickButton,
  clickInDialog,
  clickMenuItem,
  failCalls,
  fillInField,
  runStepsInOrder,
  selectOption,
  openTab,
  pressKey,
  reloadPage,
  markAsOnlyPictured,
  type SceneVariant,
  type SceneStep,
} from './scene.ts'
import { showSecondFactorDue } from './second-factor-scenes.ts'

const raiseInstallPrompt: SceneStep = (page) =>
  page.evaluate(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => undefined })))

const raiseInstallHintOfIos: SceneStep = (page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'standalone', { value: false })
    Object.defineProperty(navigator, 'maxTouchPoints', { value: 5 })
    dispatchEvent(new Event('installable'))
  })

/** Adds the header with which the service worker marks answers that it has stored. */
const answerFromDevice: SceneStep = async (page) => {
  await page.route('**/api/business-cards', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, headers: { ...response.headers(), [RESPONSE_STORED_AT_HEADER]: String(Date.now()) } })
  })
  await page.reload()
}

const firstCardPath = () => `${APP_PAGE_PATHS.dashboard}?theme=health`

export const DASHBOARD_SCENES: SceneVariant[] = [
  { name: 'QR dialog', prepare: clickButton(/^QR Code/) },
  { name: 'command menu', prepare: pressKey('Control+k') },
  { name: 'shortcuts', prepare: pressKey('?') },
  { name: 'card menu', viewer: 'full', prepare: clickButton(/^More actions for/) },
  { name: 'delete card', viewer: 'full', prepare: runStepsInOrder(clickButton(/^More actions for/), clickMenuItem('Delete')) },
  { name: 'search', viewer: 'full', path: () => `${APP_PAGE_PATHS.dashboard}?search=tech&sort=newest` },
  { name: 'install banner', prepare: raiseInstallPrompt },
  markAsOnlyPictured({ name: 'install banner of iOS', prepare: raiseInstallHintOfIos }),
  { name: 'stored on this device', prepare: answerFromDevice },
  markAsOnlyPictured({
    name: 'too many mails',
    viewer: 'new',
    prepare: runStepsInOrder(
      answerCalls(
        '**/api/confirm-email',
        { status: 429, json: { code: 'tooManyMails', message: 'We send at most 2 mails an hour.' } },
        'POST',
      ),
      clickButton('Send Confirmation Link'),
    ),
  }),
  { name: 'second factor needed', viewer: 'full', prepare: showSecondFactorDue },
  { name: 'first card', viewer: 'new', path: firstCardPath },
  markAsOnlyPictured({
    name: 'first card, failed',
    viewer: 'new',
    path: firstCardPath,
    prepare: runStepsInOrder(failCalls('**/api/business-cards', 'POST'), clickButton('Create my card')),
  }),
]

const fillNewUser = runStepsInOrder(
  clickButton('Add New User'),
  fillInField('Username', 'new-person'),
  fillInField('Full Name', 'New Person'),
  fillInField('Email', 'new@example.com'),
)
const saveUser = clickInDialog('Save')
const chooseUsersFile =
  (...lines: string[]): SceneStep =>
  async (page) => {
    await clickButton('Batch Upload')(page)
    // The names are different each time, because another upload may already have created users with these names.
    const text = lines.join('\n').replaceAll('{new}', Date.now().toString(36))
    const file = { name: 'users.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.getByRole('dialog', { name: 'Batch Upload' }).locator('input[type=file]').setInputFiles(file)
  }
const USERS_HEADER = 'username,fullName,email,accessLevel,cardSlug,password'
const chooseMixedUsers = chooseUsersFile(
  USERS_HEADER,
  'ada-{new},Ada Example,ada@example.com,1,,secret-1',
  "grace-{new},Grace Example,ada@example.com,2,,'=secret-2",
  'ab,<b>bold</b>,none,,,1',
)

/** Shows an upload of 40 users, whose progress the page gets from this answer instead of the server. */
const showUpload = (change: Partial<UserUploadSummary>): SceneStep =>
  runStepsInOrder(
    answerCalls('**/api/user-uploads', {
      json: [
        {
          id: 1,
          total: 40,
          created: 0,
          failed: 0,
          pending: 0,
          invitationsUnsent: 0,
          createdAt: '',
          finishedAt: '2026-11-28T12:00:00Z',
          ...change,
        },
      ],
    }),
    answerCalls('**/api/user-uploads/1', {
      json: {
        failures: [
          { index: 4, username: 'ada', message: ALREADY_TAKEN_ERROR_MESSAGES.usernameTaken },
          { index: 9, username: 'grace', message: USER_UPLOAD_ROW_MESSAGES.undeliverable },
        ],
        unsentInvitations: [{ index: 12, username: 'alan', message: USER_UPLOAD_ROW_MESSAGES.mailsUsed }],
      },
    }),
    reloadPage,
  )

export const USERS_SCENES: SceneVariant[] = [
  { name: 'create', prepare: clickButton('Add New User') },
  { name: 'plan requests', path: () => PLAN_REQUESTS_PATH },
  { name: 'create, errors', prepare: runStepsInOrder(clickButton('Add New User'), fillInField('Password', '12345'), saveUser) },
  markAsOnlyPictured({
    name: 'create, a System Admin',
    prepare: runStepsInOrder(fillNewUser, selectOption('Access Level', '5'), saveUser),
  }),
  markAsOnlyPictured({
    name: 'create, session expired',
    prepare: runStepsInOrder(
      fillNewUser,
      answerCalls('**/api/users', { status: 401, json: { code: 'signIn', message: 'Please sign in' } }, 'POST'),
      saveUser,
    ),
  }),
  markAsOnlyPictured({
    name: 'created without an answer',
    prepare: runStepsInOrder(
      fillNewUser,
      (page) =>
        page.route('**/api/users', async (route) => {
          if (route.request().method() !== 'POST') return route.continue()
          const answered = (route.request().postDataJSON() as { username: string }).username
          return route.fulfill({ status: 409, json: { code: 'usernameTaken', message: `Username already exists: ${answered}` } })
        }),
      saveUser,
    ),
  }),
  markAsOnlyPictured({ name: 'discard question', prepare: runStepsInOrder(fillNewUser, pressKey('Escape')) }),
  { name: 'edit', prepare: clickButton('Edit newcomer') },
  {
    name: 'remove second factor',
    prepare: runStepsInOrder(clickButton('Edit newcomer'), clickInDialog('Mail a Removal Link')),
  },
  markAsOnlyPictured({ name: 'delete user', prepare: clickButton('Delete newcomer') }),
  markAsOnlyPictured({
    name: 'delete user, no network',
    prepare: runStepsInOrder(failCalls('**/api/users/*', 'DELETE'), clickButton('Delete newcomer'), clickInDialog('Delete')),
  }),
  markAsOnlyPictured({ name: 'second page, sorted', path: () => `${APP_PAGE_PATHS.users}?page=2&sort=email` }),
  markAsOnlyPictured({ name: 'nobody found', path: () => `${APP_PAGE_PATHS.users}?search=nobody+at+all` }),
  { name: 'invited', path: () => `${APP_PAGE_PATHS.users}?invited=yes` },
  { name: 'audit log', prepare: openTab('Audit Log') },
  { name: 'batch upload', prepare: clickButton(/Batch Upload/) },
  markAsOnlyPictured({ name: 'batch upload, unreadable', prepare: chooseUsersFile(USERS_HEADER, '"never closed') }),
  { name: 'batch upload, rows', prepare: chooseMixedUsers },
  { name: 'batch upload, columns', prepare: chooseUsersFile('Badge,Who,E-Mail,Role', 'ada,Ada Example,ada@example.com,Developer') },
  { name: 'batch upload, running', prepare: showUpload({ created: 12, pending: 28, finishedAt: null }) },
  {
    name: 'batch upload, result',
    prepare: showUpload({ created: 38, failed: 2, invitationsUnsent: 1 }),
  },
  markAsOnlyPictured({ name: 'batch upload, all created', prepare: showUpload({ created: 40 }) }),
].map((scene) => ({ viewer: 'full' as const, ...scene }))

const openAppearance = openTab('Appearance')

export const PWA_SETTINGS_SCENES: SceneVariant[] = [
  { name: 'Icons', prepare: openTab('Icons') },
  { name: 'Appearance', prepare: openAppearance },
  markAsOnlyPictured({
    name: 'Appearance, errors',
    prepare: runStepsInOrder(
      openAppearance,
      fillInField('Theme color', 'red'),
      fillInField('Short name', ' '),
      clickButton('Save PWA Settings'),
    ),
  }),
  { name: 'Preview', prepare: runStepsInOrder(openTab('Preview'), (page) => page.getByLabel('Show the safe zone').click()) },
  markAsOnlyPictured({ name: 'Preview of a broken picture', prepare: runStepsInOrder(failCalls('**/icons/**'), openTab('Preview')) }),
]
