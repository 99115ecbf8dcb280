/** Body of every non-2xx answer of `/api/*`. */
export interface ApiErrorBody {
  /** One sentence for a person. */
  message: string
  /** Which fields failed, on a failed validation. */
  issues?: { path: string; message: string }[]
  /** On a 500: the id that the log carries too. */
  requestId?: string
}

export const MESSAGES = {
  signIn: 'Please sign in to continue',
  accessDenied: 'Access denied',
  notFound: 'Not found',
  cardNotFound: 'Card not found',
  crossOrigin: 'This request came from another site and was refused',
  malformedJson: 'The request body is not valid JSON',
  invalidInput: 'Please check the highlighted fields and try again',
  unsafeKey: 'The key __proto__ is not allowed',
  unsafeText: 'The request contains characters that cannot be saved',
  tooLarge: 'This request is too large',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  unexpected: 'Something went wrong',
  wrongType: 'This content type is not supported',
} as const
