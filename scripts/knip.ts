import type { KnipConfig } from 'knip'

export default {
  entry: [
    'web/card/client/main.ts',
    'web/card/client/map.ts',
    'web/service-worker/main.ts',
    'web/card/client/show.ts',
    'web/features/landing/main.ts',
    'scripts/*.{mjs,ts}',
    'scripts/pictures/draw-*.ts',
  ],
  project: ['worker/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}', 'schema/**/*.ts', 'scripts/**/*.{mjs,ts}', '*.ts'],
  // The tool knip ignores these programs, because they are not npm packages but may be installed on the machine.
  ignoreBinaries: ['fc-match', 'wrk'],
  ignoreDependencies: [
    // The tool knip cannot see that oxlint is used, because scripts/check.mjs runs it as a program.
    'oxlint',
    'oxlint-tsgolint',
    // No source file imports the font packages: scripts/cut-fonts.ts reads their files by path.
    '@fontsource.*',
  ],
} satisfies KnipConfig
