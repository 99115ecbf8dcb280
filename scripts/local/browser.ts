import { type Browser, chromium } from 'playwright-core'
import { findChromium } from './chromium.mjs'
import { startTemporaryServer, type TemporaryServer } from './temporary-server.ts'

const BROWSER_ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run']

export const launchBrowser = (args: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...BROWSER_ARGUMENTS, ...args] })

export async function withBrowserAndServer(work: (browser: Browser, server: TemporaryServer) => Promise<void>): Promise<void> {
  const server = await startTemporaryServer()
  const browser = await launchBrowser()
  try {
    await work(browser, server)
  } finally {
    await browser.close()
    server.stop()
  }
}
