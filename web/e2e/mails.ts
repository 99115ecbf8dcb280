import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { TEST_STATE_DIR } from './playwright.config.ts'

const OUTBOX_DIR = join(TEST_STATE_DIR, 'outbox')

export interface OutboxMail {
  subject: string
  text: string
  html: string | null
}

/** Returns the mails to an address from the local outbox folder, oldest first. */
export function readMailsTo(address: string): OutboxMail[] {
  const names = readdirSync(OUTBOX_DIR)
    .filter((name) => name.endsWith('.txt'))
    .sort()
  return names.flatMap((name) => {
    const content = readFileSync(join(OUTBOX_DIR, name), 'utf8')
    const [head = '', ...body] = content.split('\n\n')
    if (!head.split('\n').some((line) => line.startsWith('To: ') && line.includes(address))) return []
    const subject = /^Subject: (.*)$/m.exec(head)?.[1] ?? ''
    const htmlName = name.replace(/\.txt$/, '.html')
    const html = readdirSync(OUTBOX_DIR).includes(htmlName) ? readFileSync(join(OUTBOX_DIR, htmlName), 'utf8') : null
    return [{ subject, text: body.join('\n\n'), html }]
  })
}

/** Waits for the `count`-th mail to an address and returns it. */
export async function waitForMail(address: string, count = 1): Promise<OutboxMail> {
  await expect
    .poll(() => readMailsTo(address).length, { message: `mail ${count} to ${address}`, timeout: 15_000 })
    .toBeGreaterThanOrEqual(count)
  return readMailsTo(address)[count - 1]!
}
