import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-plugin'
import { defineConfig } from 'vitest/config'
import { clientAssets } from './vite.config.ts'

export default defineConfig(async () => ({
  test: {
    projects: [
      {
        plugins: [
          clientAssets(),
          cloudflareTest({
            wrangler: { configPath: './wrangler.toml' },
            miniflare: {
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
          setupFiles: ['worker/test/setup.ts'],
          testTimeout: 20_000,
          css: true,
        },
      },
      { test: { name: 'pure', include: ['schema/**/*.test.ts', 'scripts/**/*.test.ts', 'web/**/*.test.{ts,tsx}'], css: true } },
    ],
  },
}))
