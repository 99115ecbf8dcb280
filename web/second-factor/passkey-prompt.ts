import { SHARED_ERROR_MESSAGES } from '../../schema/error.ts'
import type { PasskeyOptions } from '../../schema/second-factor.ts'
import type { AddPasskeyBody, PasskeyAssertion } from '../../schema/second-factor-body.ts'
import { errorMessageOf } from '../lib/api.ts'

type Library = typeof import('@simplewebauthn/browser')
type SigningOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON']
type CreationOptions = Parameters<Library['startRegistration']>[0]['optionsJSON']

export const hasPasskeySupport = () => 'PublicKeyCredential' in window

const PASSKEY_FAILED_MESSAGE = 'This browser could not use a passkey. Try again, or choose another way.'
const ALREADY_ADDED_MESSAGE = 'This device or key already has a passkey for your account.'

/** A failure of the browser's prompt, with a message for the user. */
class PasskeyPromptError extends Error {}

export const passkeyErrorMessageOf = (error: unknown) =>
  error instanceof PasskeyPromptError ? error.message : errorMessageOf(error, SHARED_ERROR_MESSAGES.unexpected)

/**
 * Resolves to null if the user closes the browser's prompt, or lets it time out. The browser does not tell these from a missing passkey.
 */
async function prompt<T>(run: (library: Library) => Promise<T>): Promise<T | null> {
  const library = await import('@simplewebauthn/browser').catch(() => {
    throw new PasskeyPromptError('The passkey could not be asked for. Check your network and try again.')
  })
  try {
    return await run(library)
  } catch (error) {
    const { name } = error as Error
    if (name === 'NotAllowedError' || name === 'AbortError') return null
    throw new PasskeyPromptError(name === 'InvalidStateError' ? ALREADY_ADDED_MESSAGE : PASSKEY_FAILED_MESSAGE)
  }
}

/** Asks the browser to sign the server's challenge with a passkey. */
export const signWithPasskey = (options: PasskeyOptions): Promise<PasskeyAssertion | null> =>
  prompt(({ startAuthentication }) => startAuthentication({ optionsJSON: options as SigningOptions }))

/** Asks the browser to create a passkey. */
export const createPasskey = (options: PasskeyOptions): Promise<AddPasskeyBody['passkey'] | null> =>
  prompt(({ startRegistration }) => startRegistration({ optionsJSON: options as CreationOptions }))
