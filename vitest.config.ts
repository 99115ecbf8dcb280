import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { boundedDecoder } from './scripts/bounded-decoder.ts'
import { shareFonts } from './scripts/share-fonts.ts'
import { clientAssets } from './vite.config.ts'

async function readAsset(path: string): Promise<Response> {
  try {
    return new Response(new Uint8Array(await readFile(join(import.meta.dirname, path))))
  } catch {
    return new Response(null, { status: 404 })
  }
}

/** Tests below worker/ of modules that use nothing of the runtime, whose start takes seconds for each file. */
const PLAIN = [
  'worker/analytics/series.test.ts',
  'worker/media/{orient,vector}.test.ts',
  'worker/platform/{address,byte-map,page-cache,validation}.test.ts',
  'worker/custom-css/{clean,verify,apply-css}.test.ts',
]

export default defineConfig(async () => ({
  test: {
    // Two processors work in turns as long as one file waits for the other.
    maxWorkers: 2,
    projects: [
      {
        resolve: {
          alias: [boundedDecoder(), { find: './scrypt-cost.ts', replacement: join(import.meta.dirname, 'worker/test/scrypt-cost.ts') }],
        },
        plugins: [
          clientAssets(),
          shareFonts(false),
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
              // Static files as they lie in the repository, for the tests that draw: others publish cards too, and need no images.
              serviceBindings: { FILES: (request: Request) => readAsset(new URL(request.url).pathname) },
              bindings: {
                MIGRATIONS: await readD1Migrations('migrations'),
                SESSION_SECRET: 'a signing secret for tests alone, long enough',
                APP_ORIGIN: 'http://localhost:8787',
              },
            },
          }),
        ],
        test: {
          name: 'worker',
          include: ['worker/**/*.test.{ts,tsx}'],
          exclude: PLAIN,
          setupFiles: ['worker/test/setup.ts'],
          isolate: false,
          // Only stops a test that hangs: on a busy machine, drawing and hashing take many times as long as usual.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          css: true,
        },
      },
      {
        test: {
          name: 'pure',
          isolate: false,
          include: [...PLAIN, 'schema/**/*.test.ts', 'scripts/**/*.test.ts', 'web/**/*.test.{ts,tsx}'],
          css: true,
        },
      },
    ],
  },
}))
