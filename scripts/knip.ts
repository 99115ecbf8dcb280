import type { KnipConfig } from 'knip'

export default {
  entry: ['web/card/client/main.ts', 'web/card/client/map.ts', 'scripts/*.{mjs,ts}'],
  project: ['worker/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}', 'schema/**/*.ts', 'scripts/**/*.{mjs,ts}', '*.ts'],
  // Optional programs of the machine.
  ignoreBinaries: ['fc-match', 'wrk'],
  ignoreDependencies: [
    // Run by scripts/check.mjs.
    'oxlint',
    'oxlint-tsgolint',
    // Installed for the assistant's chat replies, which are not built yet.
    'ai',
    '@ai-sdk/openai',
    // scripts/cut-fonts.ts reads their font files by path.
    '@fontsource.*',
  ],
} satisfies KnipConfig
