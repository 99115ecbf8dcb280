import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { createBrandIconsPlugin } from './scripts/brand-icons.ts'
import { createBoundedDecoderAlias } from './scripts/bounded-decoder.ts'
import { createCommonPasswordsPlugin } from './scripts/common-passwords.ts'
import { createHeadlineFontPlugin } from './scripts/headline-font.ts'
import { readNameFont } from './scripts/name-fonts.ts'
import { createShareFontsPlugin } from './scripts/share-fonts.ts'
import { createClientAssetsPlugin } from './vite.config.ts'

async function readStaticFile(path: string): Promise<Response> {
  try {
    if (path.endsWith('.ttf')) return new Response(new Uint8Array((await readNameFont(join(import.meta.dirname, path)))!))
    return new Response(new Uint8Array(await readFile(join(import.meta.dirname, path))))
  } catch {
    return new Response(null, { status: 404 })
  }
}

// The tests expect figures in this locale, whatever the locale of the machine. Their processes inherit it.
process.env['LC_ALL'] = 'en_US.UTF-8'

/** Tests of the worker that run in plain Node, because starting the Workers runtime takes seconds for each file. */
const WORKER_TESTS_WITHOUT_RUNTIME = [
  'worker/analytics/series.test.ts',
  'worker/assistant/**/*.test.ts',
  'worker/auth/mails.test.ts',
  'worker/media/{color-averager,orient,video-sites}.test.ts',
  'worker/salesbot/model*.test.ts',
  'worker/show/contact-code.test.ts',
  'worker/platform/{address,byte-map,page-cache,validation}.test.ts',
  'worker/custom-css/*.test.ts',
]

export default defineConfig(async () => ({
  test: {
    // Two test processes run at once, also on a machine with only two processors, so that both processors are busy.
    maxWorkers: 2,
    // Tests sign in and are refused all the time.
    onConsoleLog: (text: string) =>
      !/^\{"event":"(signed-(in|out)|refused|limit-met|factor-(added|removed)|recovery-codes?-(renewed|used))"/.test(text),
    projects: [
      {
        resolve: {
          alias: [
            createBoundedDecoderAlias(),
            { find: './scrypt-cost.ts', replacement: join(import.meta.dirname, 'worker/test/scrypt-cost.ts') },
          ],
        },
        plugins: [
          createClientAssetsPlugin(),
          createBrandIconsPlugin(),
          createShareFontsPlugin(false),
          createHeadlineFontPlugin(),
          createCommonPasswordsPlugin(),
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            // Otherwise the binding of Workers AI would ask for a Cloudflare account.
            remoteBindings: false,
            miniflare: {
              // These return files of the repository, such as the fonts of share images and of names.
              serviceBindings: {
                FILES: (request: Request) => readStaticFile(new URL(request.url).pathname),
                ASSETS: (request: Request) => readStaticFile(new URL(request.url).pathname),
              },
              bindings: {
                MIGRATIONS: await readD1Migrations('migrations'),
                SESSION_SECRET: 'a signing secret for tests alone, long enough',
                APP_ORIGIN: 'http://localhost:8787',
                // Nothing listens there, so that saving a card with a video asks no other site.
                VIDEO_SITES_ORIGIN: 'http://127.0.0.1:9',
              },
            },
          }),
        ],
        test: {
          name: 'worker',
          include: ['worker/**/*.test.{ts,tsx}'],
          exclude: WORKER_TESTS_WITHOUT_RUNTIME,
          setupFiles: ['worker/test/setup.ts'],
          isolate: false,
          // The timeout is long, because drawing images and hashing passwords take much longer on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          css: true,
        },
      },
      {
        test: {
          name: 'pure',
          isolate: false,
          // The timeout is long, because the tests of pauses take much longer on a busy machine.
          testTimeout: 60_000,
          include: [
            ...WORKER_TESTS_WITHOUT_RUNTIME,
            'schema/**/*.test.ts',
            'scripts/**/*.test.ts',
            'web/**/*.test.ts',
            'web/card/**/*.test.tsx',
          ],
          css: true,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'components',
          environment: 'happy-dom',
          environmentOptions: { happyDOM: { width: 1280, height: 844 } },
          include: ['web/**/*.test.tsx'],
          exclude: ['web/card/**'],
          globalSetup: ['scripts/local/component-test-server.ts'],
          setupFiles: ['web/test/setup.ts'],
          // The files of one process share the modules of the app, which take seconds to load.
          isolate: false,
          // These tests come last, because their server is built while the others run.
          sequence: { groupOrder: 1 },
          // As with the browser tests, a test that passes only on its second attempt is shown as `retry x1`, so that it gets fixed.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // The editor reads the colours of a theme from its style sheet.
          css: { include: [/\/theme\.css/] },
        },
      },
    ],
  },
}))
