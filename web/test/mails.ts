import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitFor } from '@testing-library/react'
import { inject } from 'vitest'
import { openVisitorBrowser } from './accounts.ts'

interface OutboxMail {
  subject: string
  text: string
  html: string | null
}

/** Returns the mails that the server under test has sent to an address, oldest first. */
export function listMailsTo(address: string): OutboxMail[] {
  const folder = inject('outboxDir')
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .sort()
  return names.flatMap((name) => {
    const content = readFileSync(join(folder, name), 'utf8')
    const [head = '', ...body] = content.split('\n\n')
    if (!head.split('\n').some((line) => line.startsWith('To: ') && line.includes(address))) return []
    const subject = /^Subject: (.*)$/m.exec(head)?.[1] ?? ''
    const htmlPath = join(folder, name.replace(/\.txt$/, '.html'))
    const html = existsSync(htmlPath) ? readFileSync(htmlPath, 'utf8') : null
    return [{ subject, text: body.join('\n\n'), html }]
  })
}

/** Waits for the `count`-th mail to an address and returns it. */
export const waitForMail = (address: string, count = 1): Promise<OutboxMail> =>
  waitFor(() => {
    const mail = listMailsTo(address)[count - 1]
    if (!mail) throw new Error(`No mail ${count} to ${address}`)
    return mail
  })

/** Returns the path of a link to the sign-in page in a mail, such as "/auth?token=…". */
export const findAuthLink = ({ text }: OutboxMail, parameter: string) => new RegExp(`/auth\\?${parameter}=[\\w&=-]+`).exec(text)![0]

/**
 * Asks for a link for a new password, from a network of its own, because each network may cause few mails a day. Returns the path of the
 * link.
 */
export async function requestPasswordLink(email: string): Promise<string> {
  const [second, third] = crypto.getRandomValues(new Uint8Array(2))
  await openVisitorBrowser()('/api/reset-password', { email }, `192.${second}.${third}.1`)
  return findAuthLink(await waitForMail(email), 'token')
}
