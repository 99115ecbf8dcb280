/**
 * `npm run bench:users [-- --runs 9]` measures how soon User Management paints its first row, with ten and with 10,000 users. It exits with
 * code 1 if the ratio is above the target.
 */
import { parseArgs } from 'node:util'
import type { Page } from 'playwright-core'
import { userSearchKeyOf } from '../../schema/user-list.ts'
import { findFreePort } from '../local/free-port.ts'
import { medianOf } from './load-generator.ts'
import { launchBrowser } from '../local/browser.ts'
import type { LocalDatabase } from '../local/migrations.ts'
import { signInDemoAccount } from '../local/sign-in.ts'
import { startMeasuredRuntime } from './measured-runtime.ts'

const RATIO_MAX = 1.5
const USER_COUNTS = [10, 10_000]
const ROWS_PER_STATEMENT = 500

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } })

async function insertUsersUntil(db: LocalDatabase, from: number, count: number): Promise<void> {
  for (let start = from; start < count; start += ROWS_PER_STATEMENT) {
    const rows = Array.from({ length: Math.min(ROWS_PER_STATEMENT, count - start) }, (_, n) => {
      const username = `person-${start + n}`
      const texts = { username, fullName: `Person Number ${start + n}`, email: `${username}@example.com` }
      return { id: 1000 + start + n, ...texts, key: userSearchKeyOf(texts) }
    })
    const json = JSON.stringify(rows)
    await db.batch([
      db
        .prepare(
          `insert into users (id, username, username_key, email, email_key, full_name, access_level, search_key, created_at)
           select e.value ->> 'id', e.value ->> 'username', e.value ->> 'username', e.value ->> 'email', e.value ->> 'email',
             e.value ->> 'fullName', 1, e.value ->> 'key', 1 from json_each(?) e`,
        )
        .bind(json),
      db
        .prepare(
          `insert into business_cards (user_id, slug, created_at, updated_at)
           select e.value ->> 'id', e.value ->> 'username', 1, 1 from json_each(?) e`,
        )
        .bind(json),
    ])
  }
}

/** Returns the time in ms from the start of the navigation until the first row is visible. */
async function measureFirstRow(page: Page, url: string): Promise<number> {
  await page.goto(`${url}/users`, { waitUntil: 'commit' })
  await page.locator('tbody tr').first().waitFor()
  return page.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(Number(window.firstRowAt)), 0))),
  )
}

declare global {
  interface Window {
    firstRowAt?: number
  }
}

function observeFirstRow() {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('tbody tr')) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => (window.firstRowAt = performance.now())
      port2.postMessage(null)
    })
  })
  observer.observe(document, { subtree: true, childList: true })
}

const port = await findFreePort()
const url = `http://localhost:${port}`
const measured = await startMeasuredRuntime({ port, onDisk: true, bindings: { APP_ORIGIN: url } })
const browser = await launchBrowser()
let ratio = Infinity
try {
  const [name = '', value = ''] = (await signInDemoAccount((address, init) => fetch(address, init), url)).split('=')
  const medians: number[] = []
  let present = 5
  for (const count of USER_COUNTS) {
    await insertUsersUntil(measured.db, present, count)
    present = count
    const times: number[] = []
    for (let run = -2; run < Number(values.runs); run++) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' })
      await context.addCookies([{ name, value, url }])
      await context.addInitScript(observeFirstRow)
      const time = await measureFirstRow(await context.newPage(), url)
      if (run >= 0) times.push(time)
      await context.close()
    }
    medians.push(medianOf(times))
    console.log(`${count.toLocaleString('en')} users: first row after ${medianOf(times).toFixed(0)} ms (median of ${times.length})`)
  }
  ratio = medians[1]! / medians[0]!
  console.log(`Ratio ${ratio.toFixed(2)}, at most ${RATIO_MAX}`)
} finally {
  await browser.close()
  await measured.stop()
}
process.exit(ratio <= RATIO_MAX ? 0 : 1)
