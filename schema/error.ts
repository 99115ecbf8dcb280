import { capabilityRefusalMessageOf } from './capabilities.ts'
import { ALREADY_TAKEN_ERROR_MESSAGES } from './taken.ts'
import { USER_RIGHTS_MESSAGES } from './user-rights.ts'

/** Messages that the app shows without the server, too. The app's code contains no other ones. */
export const SHARED_ERROR_MESSAGES = {
  accessDenied: 'Access denied',
  unexpected: 'Something went wrong',
  unsafeKey: 'The key __proto__ is not allowed',
  invalidLink: 'This reset link is invalid or has expired',
  invalidMailLink: 'This link is invalid or has expired',
  passwordReplacementRequired: 'An administrator has set your password. Choose a new one to go on.',
  lastFactor: 'Your account needs a second factor. Add another one before you remove this one.',
  verificationRequired: 'Enter your password to continue.',
  cardChanged: 'This card was changed on another device. Reload to see the latest version.',
  configChanged: 'This configuration was changed on another device. Reload to see the latest version.',
  assistantOff: 'The AI assistant is not enabled for this card.',
} as const

export const API_ERROR_MESSAGES = {
  ...SHARED_ERROR_MESSAGES,
  ...ALREADY_TAKEN_ERROR_MESSAGES,
  ...USER_RIGHTS_MESSAGES,
  signIn: 'Please sign in to continue',
  secondFactorRequired: 'Your account needs a second factor. Add one to go on.',
  notFound: 'Not found',
  crossOrigin: 'This request came from another site and was refused',
  malformedJson: 'The request body is not valid JSON',
  notJson: 'Send this request as application/json',
  invalidInput: 'Please check the highlighted fields and try again',
  unsafeText: 'The request contains characters that cannot be saved',
  tooNested: 'The request is nested too deeply',
  tooLarge: 'This request is too large',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  networkHourFull: 'Your network has done this very often in the last hour. Please try again in an hour.',
  networkTooFast: 'Your network has opened very many pages and pictures. Please wait a minute and try again.',

  invalidLogin: 'Invalid username or password',
  invalidFactor: 'This code was not accepted. Wait for the next one and try again.',
  invalidRecoveryCode: 'This recovery code was not accepted. Each code works once.',
  signInExpired: 'This sign-in has taken too long. Please begin again with your password.',
  passkeyRefused: 'This passkey was not accepted. Sign in with your password.',
  invalidCode: 'This code is wrong or has expired. Enter the one that your authenticator app shows now.',
  totpExists: 'Your account has an authenticator app already. Remove it before you add another one.',
  passkeyNotAccepted: 'This passkey was not accepted. Try again, or choose another way.',
  passkeyNotAdded: 'This passkey could not be added. Please try again.',
  passkeyExists: 'This passkey was added already',
  factorNotFound: 'This second factor was removed already',
  noFactorYet: 'Recovery codes stand in for a second factor. Add an authenticator app or a passkey first.',
  registrationClosed: 'Registration is closed',
  registrationStopped: 'No accounts can be created at the moment. Please try again later.',
  uploadsStopped: 'No pictures can be uploaded at the moment. Please try again later.',
  formsStopped: 'This site takes no messages from forms at the moment. Please use the contact details on the card.',
  chatStopped: 'The assistant answers nobody at the moment. Please use the contact details on the card.',
  registrationsFull: 'Too many accounts were created today. Please try again tomorrow.',
  notSetUp: 'Registration opens once this site has its first administrator',
  wrongPassword: 'Current password is incorrect',
  replacementByMail: 'This password is replaced by a link that we mail to you',
  replacementLater: 'Your address was changed lately, so you must wait before you can choose a new password',
  passwordNotTemporary: 'Your password is your own already. Change it in Account Settings.',
  passwordCommon:
    'This is one of the most used passwords, so it is guessed first. Choose another one, such as three words that do not belong together.',
  passwordIsName: 'A password must not be a username, email address or the name of this site. Choose another one.',
  samePassword: 'Choose another password than the one that you were given',
  noPassword: 'Your account has no password yet. Sign out, choose “Forgot password?” on the sign-in page and open the link in the mail.',
  currentSession: 'This is the session you are using now. Use Sign Out to end it.',
  sessionNotFound: 'This session has already ended',
  mailFailed: 'The mail could not be sent. Please try again in a moment.',

  userNotFound: 'User not found',
  userChanged: 'This user was changed meanwhile. Reload to see the latest version.',
  uploadsRunning: 'Your earlier uploads are still running. Upload this list when one of them has finished.',
  uploadNotQueued: 'The upload could not be started. Please try again in a moment.',
  uploadNotFound: 'This upload does not exist any more',
  uploadRunning: 'This upload is still running',
  noSecondFactor: 'This user has no second factor.',
  emailNotConfirmed: 'This user has never confirmed the email address, so no such link can be mailed to it.',
  emailChangedLately: 'The email address of this user was changed lately, so no such link can be mailed to it yet.',
  passwordChosen: 'This user has already chosen a password',
  planIncluded: 'Your account has this plan already',
  demoDeletion: 'This feature is not implemented in the demo version.',

  cardNotFound: 'Card not found',
  cardSuspended: 'This card is not available',
  alreadySuspended: 'This card is suspended already. Reload to see why.',
  notSuspended: 'This card is not suspended any more. Reload to see the latest state.',
  reportsFull: 'This card was reported often and waits for an administrator. You need not report it again.',
  reportsOfDayFull: 'Too many reports came from your network or to this site today. Please send yours again tomorrow.',
  ownerUnknown: 'This owner does not exist',
  advancedLevel: /* @__PURE__ */ capabilityRefusalMessageOf('useAdvancedFields'),
  noForm: 'This card has no form',
  emptyForm: 'Please fill in the form',

  conversationNotFound: 'Conversation not found',
  questionNotFound: 'Question not found',
  choiceGone: 'This choice is gone. Please write your question.',
  conversationFull: 'This conversation has reached its limit. Please start a new one.',
  chatTooFast: 'You are sending messages too fast. Please wait a moment and try again.',
  chatsOfHourFull:
    'Your network has written very much in the last hour. Please try again in an hour, or use the contact details on the card.',
  chatDayFull: 'The assistant has answered as much as it can today. Please try again tomorrow, or use the contact details on the card.',
} as const

/** Error codes whose message is not always the same, for example because it contains the user's limit. */
const VARYING_MESSAGE_CODES = [
  'hourFull',
  'picturesFull',
  'picturesUnused',
  'mailsUsed',
  'exportsUsed',
  'cardLimit',
  'slugLevel',
  'putBackOpen',
  'passkeysFull',
  'slugChangesUsed',
  'formFull',
  'tooSlow',
  'wrongType',
  'blockedHost',
] as const

/** The code by which programs identify an API error. Codes never change, but messages may. */
export type ApiErrorCode = keyof typeof API_ERROR_MESSAGES | (typeof VARYING_MESSAGE_CODES)[number]
export const API_ERROR_CODES = /* @__PURE__ */ Object.keys(API_ERROR_MESSAGES).concat(VARYING_MESSAGE_CODES) as ApiErrorCode[]

export interface ApiErrorBody {
  code: ApiErrorCode
  message: string
  issues?: { path: string; message: string }[]
  requestId?: string
}
