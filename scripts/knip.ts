import type { KnipConfig } from 'knip'

export default {
  entry: [
    'worker/index.ts',
    'worker/test/*.ts',
    // Exports the API's type for clients.
    'worker/app.ts',
    'web/main.tsx',
    'web/index.html',
    'web/card/client/main.ts',
    'web/card/client/map.ts',
    // The design system: a primitive may stand ready before a screen needs it.
    'web/ui/*.tsx',
    'web/e2e/*.{spec,config}.ts',
    'scripts/*.{mjs,ts}',
    // The contracts: complete in themselves, so that both sides and their tests find every limit and label.
    'schema/*.ts',
  ],
  project: ['worker/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}', 'schema/**/*.ts', 'scripts/**/*.{mjs,ts}', '*.ts'],
  ignoreExportsUsedInFile: true,
  // Used where the machine has it.
  ignoreBinaries: ['fc-match', 'wrk'],
  ignoreDependencies: [
    // Run by scripts/check.mjs.
    'oxlint',
    'oxlint-tsgolint',
    // The Node that npm scripts run on; named by its path alone.
    'node',
    // Types that tsconfig names without their scope's package.
    '@cloudflare/workers-types',
    // Installed ahead of the features that use them: model replies.
    'ai',
    '@ai-sdk/openai',
    // What scripts/cut-fonts.ts cuts and measures, named by their files.
    '@fontsource.*',
  ],
} satisfies KnipConfig
