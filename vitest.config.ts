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

/** Tests below worker/ that do not need the Workers runtime, which takes seconds to start for each file. */
const PLAIN = [
  'worker/analytics/series.test.ts',
  'worker/media/{orient,vector}.test.ts',
  'worker/platform/{address,byte-map,page-cache,validation}.test.ts',
  'worker/custom-css/{clean,verify,apply-css}.test.ts',
]

export default defineConfig(async () => ({
  test: {
    // With two processors only one would be busy whenever one file waits for another.
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
              // Serves static files from the repository for the tests that draw images. Other tests publish cards but need no images.
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
          // Long enough to stop only tests that hang, because drawing and hashing take much longer on a busy machine.
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
