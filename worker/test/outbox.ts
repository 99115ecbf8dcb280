import type { Env } from '../platform/env.ts'
import { call, env } from './client.ts'

export interface SentMail {
  to: string
  subject: string
  text: string
  html: string
}

/** The runtime's mail binding, which records accepted mails in `mails`. Pass `EMAIL` as a binding of the call. */
export function createOutbox() {
  const mails: SentMail[] = []
  const send = async (message: SentMail) => {
    const result = await env.EMAIL.send(message as never)
    mails.push(message)
    return result
  }
  return { mails, EMAIL: { send } as unknown as Env['EMAIL'] }
}

/** A mail service that refuses every mail. */
export const BROKEN_MAIL = { send: () => Promise.reject(new Error('mail is down')) } as unknown as Env['EMAIL']

/** Sets a password through a mailed link. */
export function confirmReset(token: string, newPassword: string, bindings?: Partial<Env>): Promise<Response> {
  return call('/api/reset-password/confirm', { body: { token, newPassword }, env: bindings })
}

/** The token in the first link of a mail. */
export function firstToken(mail: SentMail | undefined): string {
  return /\/auth\?(?:token|confirm|restore)=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}
