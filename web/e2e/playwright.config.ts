import { defineConfig, devices } from '@playwright/test'
import { PRODUCT } from '../../schema/product.ts'
import { findChromium } from '../../scripts/local/chromium.mjs'

const PORT = Number(process.env['E2E_PORT'] ?? 8790)
/** The store of the browser tests, empty at the start. */
export const STATE_DIR = `${import.meta.dirname}/../../.veebu/e2e-${PORT}`

const launch = {
  // Without a UTF-8 locale the browser renames downloads with accents in their names to "download".
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
  // A test that passes only on retry is named in the summary of the checks, to be fixed.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : [['list']],
  // The default window; tests that depend on the width set their own.
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 844 },
    baseURL: `http://localhost:${PORT}`,
    // The editor's guide is dismissed, because it is expanded by default. Its own tests show it again.
    storageState: {
      cookies: [],
      origins: [
        { origin: `http://localhost:${PORT}`, localStorage: [{ name: `${PRODUCT.key}-editor-guide`, value: '{"dismissed":true}' }] },
      ],
    },
    launchOptions: launch,
    // Decorative motion takes processor time that two browsers share. Tests about motion turn it on.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'rm -rf "$STATE_DIR" && exec node scripts/start.mjs',
    cwd: '../..',
    // A made-up key. Tests answer the requests to Google themselves.
    env: { PORT: String(PORT), STATE_DIR, GOOGLE_MAPS_API_KEY: 'a-key-of-browser-tests' },
    url: `http://localhost:${PORT}/api/user`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
