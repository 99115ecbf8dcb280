import type { KnipConfig } from 'knip'

export default {
  entry: [
    'web/card/client/main.ts',
    'web/card/client/map.ts',
    'web/service-worker/main.ts',
    'web/card/client/show.ts',
    'web/features/landing/main.ts',
    'scripts/*.{mjs,ts}',
    // `npm run bench:assistant` loads this file through Vite.
    'scripts/assistant-suite/play.ts',
    'scripts/pictures/draw-*.ts',
    // `npm run bench:bill` gives this file to the runtime as the worker's entry.
    'scripts/bench/bill/counting-entry.ts',
  ],
  project: ['worker/**/*.{ts,tsx}', 'web/**/*.{ts,tsx}', 'schema/**/*.ts', 'scripts/**/*.{mjs,ts}', '*.ts'],
  // Programs that come from the machine and not from npm packages.
  ignoreBinaries: ['fc-match', 'wrk'],
  ignoreDependencies: [
    // scripts/check.mjs runs oxlint as a program, and oxlint runs oxlint-tsgolint.
    'oxlint',
    'oxlint-tsgolint',
    // scripts/check.mjs runs secretlint as a program, with the rules that .secretlintrc.json names.
    'secretlint',
    '@secretlint/secretlint-rule-preset-recommend',
    // scripts/cut-fonts.ts reads the files of font packages by path.
    '@fontsource.*',
    // scripts/common-passwords.ts reads its list by path.
    '@zxcvbn-ts/language-common',
  ],
} satisfies KnipConfig
