import { defineConfig, devices } from '@playwright/test'
import { PRODUCT } from '../../schema/product.ts'
import { findChromium } from '../../scripts/local/chromium.mjs'

const PORT = Number(process.env['E2E_PORT'] ?? 8790)
/** A store of its own, empty at the start. */
export const STATE_DIR = `${import.meta.dirname}/../../.veebu/e2e-${PORT}`

const launch = {
  // Without a UTF-8 locale the browser calls every file with an accent in its name "download".
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
  testMatch: '*.spec.ts',
  globalSetup: './forgotten-theme.ts',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env['CI']),
  fullyParallel: true,
  workers: 2,
  // What passes only then is told by name in the summary of the checks, and mended.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  // Specs set the widths at which they look themselves.
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 844 },
    baseURL: `http://localhost:${PORT}`,
    // The editor's guide stands open at first; its own tests look at it, the others at what is below.
    storageState: {
      cookies: [],
      origins: [
        { origin: `http://localhost:${PORT}`, localStorage: [{ name: `${PRODUCT.key}-editor-guide`, value: '{"dismissed":true}' }] },
      ],
    },
    launchOptions: launch,
    // What moves for its own sake costs the processor that two browsers share; a test that is about motion asks for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'rm -rf "$STATE_DIR" && exec node scripts/start.mjs',
    cwd: '../..',
    // The key is nobody's: what Google would answer, a test answers in its place.
    env: { PORT: String(PORT), STATE_DIR, GOOGLE_MAPS_API_KEY: 'a-key-of-browser-tests' },
    url: `http://localhost:${PORT}/api/user`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
