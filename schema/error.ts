/** Sentences of failures that the browser also shows by itself, by code. */
export const MESSAGES = {
  accessDenied: 'Access denied',
  unexpected: 'Something went wrong',
  unsafeKey: 'The key __proto__ is not allowed',
  invalidLink: 'This reset link is invalid or has expired',
  invalidMailLink: 'This link is invalid or has expired',
  cardChanged: 'This card was changed on another device. Reload to see the latest version.',
} as const

/** Sentences of all failures whose wording is fixed, by code. */
export const ERRORS = {
  ...MESSAGES,
  signIn: 'Please sign in to continue',
  notFound: 'Not found',
  crossOrigin: 'This request came from another site and was refused',
  malformedJson: 'The request body is not valid JSON',
  notJson: 'Send this request as application/json',
  invalidInput: 'Please check the highlighted fields and try again',
  unsafeText: 'The request contains characters that cannot be saved',
  tooNested: 'The request is nested too deeply',
  tooLarge: 'This request is too large',
  tooMany: 'Too many requests. Please wait a moment and try again.',

  invalidLogin: 'Invalid username or password',
  usernameTaken: 'Username already exists',
  registrationClosed: 'Registration is closed',
  notSetUp: 'Registration opens once this site has its first administrator',
  wrongPassword: 'Current password is incorrect',
  mailFailed: 'The mail could not be sent. Please try again in a moment.',

  userNotFound: 'User not found',
  userChanged: 'This user was changed meanwhile. Reload to see the latest version.',
  siteUser: 'Only its owner can edit this account',
  siteUserStays: 'This account belongs to the site and cannot be deleted',
  adminOnly: 'Only a System Admin can change this account',
  ownLevel: 'You cannot change your own access level',
  ownPassword: 'Change your own password in Account Settings',
  ownDeletion: 'Delete your own account in Account Settings',
  demoDeletion: 'This feature is not implemented in the demo version.',

  cardNotFound: 'Card not found',
  ownerUnknown: 'This owner does not exist',
  slugTaken: 'This URL is already taken',
  advancedLevel: 'Custom CSS and embed codes need an Enterprise account',
  noForm: 'This card has no form',
  emptyForm: 'Please fill in the form',
} as const

/** Codes of failures whose sentence depends on the case. */
const OTHER_CODES = ['mailsUsed', 'cardLimit', 'slugLevel', 'slugChangesUsed', 'formFull', 'tooSlow', 'wrongType'] as const

/** Identifies the failure for programs. Codes are stable; sentences may be reworded. */
export type ErrorCode = keyof typeof ERRORS | (typeof OTHER_CODES)[number]
export const ERROR_CODES = [...Object.keys(ERRORS), ...OTHER_CODES] as ErrorCode[]

/** Body of every non-2xx answer of `/api/*`. */
export interface ApiErrorBody {
  code: ErrorCode
  /** One sentence for a person. */
  message: string
  /** On a failed validation: which fields failed. */
  issues?: { path: string; message: string }[]
  /** On a 500: the id under which the log has the error. */
  requestId?: string
}
