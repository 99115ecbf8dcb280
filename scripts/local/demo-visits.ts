import { type Browser, type BrowserContext, devices } from 'playwright-core'
import { publicCardPathOf } from '../../schema/route.ts'
import { DEMO_PASSWORD } from './demo-cards.ts'

/** The user agent is that of a normal browser, because the worker counts a headless browser as a bot. */
const PHONE = devices['Pixel 7']

export async function signInAs(username: string, { request }: BrowserContext) {
  const res = await request.post('/api/login', { data: { username, password: DEMO_PASSWORD } })
  if (!res.ok()) throw new Error(`${username} could not sign in: ${await res.text()}`)
}

export async function visitCard(browser: Browser, baseURL: string, slug: string, visits: number) {
  for (let visit = 0; visit < visits; visit++) {
    const context = await browser.newContext({ baseURL, userAgent: PHONE.userAgent })
    const page = await context.newPage()
    const counted = page.waitForResponse((res) => res.url().includes('/api/card-views'))
    await page.goto(publicCardPathOf(slug))
    await counted
    await context.close()
  }
}

export async function waitForVisits(browser: Browser, baseURL: string, username: string, visits: number) {
  const context = await browser.newContext({ baseURL })
  await signInAs(username, context)
  for (let views = 0; views < visits; await new Promise((resolve) => setTimeout(resolve, 500)))
    views = ((await (await context.request.get('/api/analytics-summary')).json()) as { viewsThisMonth: number }).viewsThisMonth
  await context.close()
}
