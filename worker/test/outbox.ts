import type { Env } from '../platform/env.ts'
import { callApi, env } from './client.ts'

export interface SentMail {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
}

/**
 * Creates a mail binding that sends mails in the local runtime and records those to `to`, or all. Pass `EMAIL` as a binding of the call.
 */
export function createTestOutbox(to?: string) {
  const mails: SentMail[] = []
  const send = async (message: SentMail) => {
    const result = await env.EMAIL.send(message as never)
    if (!to || message.to === to) mails.push(message)
    return result
  }
  return { mails, EMAIL: { send } as unknown as Env['EMAIL'] }
}

/** A mail binding that fails to send any mail. */
export const FAILING_MAIL_BINDING = { send: () => Promise.reject(new Error('mail is down')) } as unknown as Env['EMAIL']

/** Sets a new password with the token of a password reset mail. */
export function confirmPasswordReset(token: string, newPassword: string, bindings?: Partial<Env>): Promise<Response> {
  return callApi('/api/reset-password/confirm', { body: { token, newPassword }, env: bindings })
}

/** Returns the secret token from the first link in a mail. */
export function readFirstMailToken(mail: SentMail | undefined): string {
  return /\/auth\?(?:token|confirm|restore|undo|factors)=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
