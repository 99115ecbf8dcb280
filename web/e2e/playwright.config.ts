import { defineConfig, devices } from '@playwright/test'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { findChromium } from '../../scripts/local/chromium.mjs'

const TEST_SERVER_PORT = Number(process.env['E2E_PORT'] ?? 8790)
const TEST_SERVER_URL = `http://localhost:${TEST_SERVER_PORT}`
/** Folder for all data of the server under test. It is empty when the server starts. */
export const TEST_STATE_DIR = `${import.meta.dirname}/../../.veebu/e2e-${TEST_SERVER_PORT}`

/** Files whose tests take longest, one after another. They run first, so that no worker is left alone with one of them at the end. */
const LONGEST_TESTS = ['offline.spec.ts', 'card-names.spec.ts', 'installable.spec.ts']

const BROWSER_LAUNCH_OPTIONS = {
  // Without a UTF-8 locale, Chromium saves a download as "download" if its real name has accented letters.
  env: { ...process.env, LC_ALL: 'C.UTF-8' } as Record<string, string>,
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'longest', testMatch: LONGEST_TESTS },
    { name: 'others', testMatch: '*.spec.ts', testIgnore: LONGEST_TESTS },
  ],
  globalSetup: './forgotten-theme.ts',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  // One more than a small machine has processors, because tests often wait. A fourth worker takes a tenth more processor time.
  workers: 3,
  // A test that passes only on its second attempt is listed in the summary, so that it gets fixed.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  // Default window size; tests that depend on the width set their own.
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 844 },
    baseURL: TEST_SERVER_URL,
    // The editor's guide is expanded by default, so most tests start with it dismissed. The guide's own tests show it.
    storageState: {
      cookies: [],
      origins: [{ origin: TEST_SERVER_URL, localStorage: [{ name: `${PRODUCT_NAMES.key}-editor-guide`, value: '{"dismissed":true}' }] }],
    },
    launchOptions: BROWSER_LAUNCH_OPTIONS,
    // Animations are reduced, because they take processor time from the tests. Tests of animations enable them.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker's requests bypass the routes that tests set, so only tests of the service worker allow it.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'rm -rf "$STATE_DIR" && exec node scripts/start.mjs',
    cwd: '../..',
    env: {
      PORT: String(TEST_SERVER_PORT),
      STATE_DIR: TEST_STATE_DIR,
      // A fake key; the tests answer the requests to Google themselves.
      GOOGLE_MAPS_API_KEY: 'a-key-of-browser-tests',
      // Drawing a share image at each save would take a tenth of a second of processor time.
      SHARE_IMAGES: 'on request',
    },
    url: `${TEST_SERVER_URL}/api/user`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
