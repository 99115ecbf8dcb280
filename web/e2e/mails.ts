import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { STATE_DIR } from './playwright.config.ts'

const OUTBOX = join(STATE_DIR, 'outbox')

export interface Mail {
  subject: string
  text: string
  html: string | null
}

/** Mails of the local outbox to that address, oldest first. */
export function mailsTo(address: string): Mail[] {
  const names = readdirSync(OUTBOX)
    .filter((name) => name.endsWith('.txt'))
    .sort()
  return names.flatMap((name) => {
    const content = readFileSync(join(OUTBOX, name), 'utf8')
    const [head = '', ...body] = content.split('\n\n')
    if (!head.split('\n').some((line) => line.startsWith('To: ') && line.includes(address))) return []
    const subject = /^Subject: (.*)$/m.exec(head)?.[1] ?? ''
    const html = name.replace(/\.txt$/, '.html')
    return [
      { subject, text: body.join('\n\n'), html: readdirSync(OUTBOX).includes(html) ? readFileSync(join(OUTBOX, html), 'utf8') : null },
    ]
  })
}

/** Waits for the `count`-th mail to that address and returns it. */
export async function nextMail(address: string, count = 1): Promise<Mail> {
  await expect
    .poll(() => mailsTo(address).length, { message: `mail ${count} to ${address}`, timeout: 15_000 })
    .toBeGreaterThanOrEqual(count)
  return mailsTo(address)[count - 1]!
}
