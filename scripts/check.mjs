// `npm run check` runs all checks of the repository, such as lint and tests. Arguments after `--` choose some of them:
//   lint types                             checks by name
//   quick                                  all checks that need no browser and no Workers runtime
//   schema/card.test.ts web/e2e/a.spec.ts  test files or folders of tests, of vitest or Playwright
//   --shard=1/3                            the first third of the tests; the first part includes the checks that are not tests
//   --install-browser                      a missing Chromium is installed before the browser tests
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findOrInstallChromium } from './install-chromium.mjs'
import { NODE_PROGRAM_PATH, REPOSITORY_ROOT, runUnderLock, buildIfChanged, runCommand } from './prepare.mjs'

const REPORT_FOLDER = join(REPOSITORY_ROOT, 'node_modules/.cache/reports')
const reportPathOf = (name) => join(REPORT_FOLDER, `${name}.json`)
const readTestReport = (name) => JSON.parse(readFileSync(reportPathOf(name), 'utf8'))

/** Returns the tests with the status `wanted`: `skipped`, each with its reason, or `flaky` (failed first, then passed). */
function listTestsByStatus(suites, wanted, above = []) {
  return suites.flatMap(({ title, specs = [], suites: below = [] }) => {
    const path = [...above, title]
    const names = specs.flatMap((spec) => {
      const found = spec.tests.find(({ status }) => status === wanted)
      const reason = found?.annotations.find(({ type }) => type === 'skip')?.description
      return found ? [[...path, spec.title].join(' › ') + (reason ? `: ${reason}` : '')] : []
    })
    return [...names, ...listTestsByStatus(below, wanted, path)]
  })
}

const testCountReaders = {
  vitest() {
    const { numPassedTests, numFailedTests, numFailedTestSuites, success } = readTestReport('vitest')
    // If a test file cannot be loaded, the report lists none of its tests as failed.
    return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites)) }
  },
  playwright() {
    const { stats, suites } = readTestReport('playwright')
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      flaky: listTestsByStatus(suites, 'flaky'),
      skipped: listTestsByStatus(suites, 'skipped'),
    }
  },
}

const ALL_CHECKS = [
  { name: 'format', what: 'oxfmt', args: ['oxfmt', '--check', '.'] },
  // Parallel threads of lint or tsc would each check the same types again. One thread leaves more processor time to the tests, which run
  // at the same time.
  { name: 'lint', what: 'oxlint', args: ['oxlint', '--type-aware', '--deny-warnings', '.'], env: { GOMAXPROCS: '1' } },
  { name: 'folders', what: 'what folders and files may import', args: ['node', 'scripts/check-folders.mjs'] },
  { name: 'types', what: 'tsc over every project', args: ['tsc', '-b', '--checkers', '1'] },
  { name: 'env', what: 'worker/platform/env.ts against wrangler.toml', args: ['node', 'scripts/check-env.mjs'] },
  { name: 'docs', what: 'paths and commands that the documents name', args: ['node', 'scripts/check-docs.mjs'] },
  { name: 'dead-code', what: 'knip', args: ['knip', '--config', 'scripts/knip.ts', '--treat-config-hints-as-errors'] },
  {
    name: 'secrets',
    what: 'secretlint over every file that git does not ignore',
    args: ['secretlint', '--maskSecrets', '--secretlintignore', '.gitignore', '**/*'],
  },
  { name: 'audit', what: 'npm audit', args: ['node', 'scripts/check-audit.mjs'] },
  { name: 'build', what: 'vite build', work: () => runUnderLock(buildIfChanged) },
  { name: 'size', what: 'size-limit', args: ['size-limit', '--config', 'scripts/size-limit.mjs'] },
  {
    name: 'deploy',
    what: 'wrangler deploy --dry-run',
    args: ['wrangler', 'deploy', '--dry-run', '-c', 'dist/worker/wrangler.json', '--outdir', 'node_modules/.cache/deploy'],
  },
  {
    name: 'vitest',
    what: 'tests of the worker, in workerd, and of plain modules',
    args: ['vitest', 'run', '--silent=passed-only', '--reporter=default', '--reporter=json', `--outputFile.json=${reportPathOf('vitest')}`],
    loud: true,
  },
  {
    name: 'playwright',
    what: 'tests in the browser',
    args: ['playwright', 'test', '-c', 'web/e2e/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportPathOf('playwright') },
    loud: true,
  },
]

const environmentOfChecks = {
  ...process.env,
  PATH: `${join(REPOSITORY_ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  CI: '1',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  WRANGLER_SEND_METRICS: 'false',
}

async function performCheck({ name, args, work, loud, env: own }) {
  const started = Date.now()
  let code = 0
  let output = ''
  if (work) await work()
  else {
    // Deletes the earlier report, which might otherwise be taken for that of this run.
    if (loud) rmSync(reportPathOf(name), { force: true })
    const [program, ...rest] = args
    const command = program === 'node' ? NODE_PROGRAM_PATH : join(REPOSITORY_ROOT, 'node_modules/.bin', program)
    ;({ code, output } = await runCommand(command, rest, {
      quiet: !loud,
      label: loud ? undefined : name,
      env: { ...environmentOfChecks, ...own },
    }))
  }
  let result = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: output.match(/(?<=^Skipped: ).*$/gm) ?? [] }
  if (loud) {
    try {
      result = testCountReaders[name]()
      if (code !== 0 && result.failed === 0) result.failed = 1
    } catch {
      result = { passed: 0, failed: 1 }
    }
  }
  if (result.failed > 0 && output) console.log(output)
  return { name, ...result, seconds: ((Date.now() - started) / 1000).toFixed(1) }
}

const QUICK_CHECK_NAMES = ALL_CHECKS.map(({ name }) => name).filter((name) => name !== 'deploy' && name !== 'playwright')

const SHARD_PATTERN = /^--shard=[1-9]\d*\/[1-9]\d*$/
const isTestPath = (argument) => argument.includes('/') && !argument.startsWith('-')
const isBrowserTestPath = (path) => path.startsWith('web/e2e') || /\.spec\.ts(:\d+)?$/.test(path)

function chooseChecks(commandLine) {
  const paths = commandLine.filter(isTestPath)
  const shard = commandLine.find((argument) => SHARD_PATTERN.test(argument))
  const names = commandLine.filter((argument) => argument !== shard && !isTestPath(argument))
  const unknown = names.filter((name) => name !== 'quick' && !ALL_CHECKS.some((check) => check.name === name))
  if (unknown.length > 0) {
    const known = ['quick', ...ALL_CHECKS.map(({ name }) => name)].join(', ')
    console.error(`There is no check named ${unknown.join(', ')}; there are ${known}, paths of tests, and --shard=1/3.`)
    process.exit(1)
  }
  const missing = paths.filter((path) => !existsSync(join(REPOSITORY_ROOT, path.replace(/(?::\d+)+$/, ''))))
  if (missing.length > 0) {
    console.error(`There is no file or folder ${missing.join(', ')}.`)
    process.exit(1)
  }
  const isQuick = names.includes('quick')
  const pathsByCheck = {
    vitest: paths.filter((path) => !isBrowserTestPath(path)),
    playwright: paths.filter(isBrowserTestPath),
  }
  return ALL_CHECKS.filter(({ name, loud }) => {
    if (paths.length > 0 && pathsByCheck[name]?.length > 0) return true
    if (names.length > 0) return names.includes(name) || (isQuick && QUICK_CHECK_NAMES.includes(name))
    return paths.length === 0 && (!shard || loud || shard.startsWith('--shard=1/'))
  }).map((check) => ({
    ...check,
    args: check.loud
      ? [
          ...check.args,
          ...pathsByCheck[check.name],
          ...(shard ? [shard] : []),
          ...(isQuick && !names.includes(check.name) ? ['--project', 'pure'] : []),
        ]
      : check.args,
  }))
}

mkdirSync(REPORT_FOLDER, { recursive: true })
async function performInOrder(checks) {
  const results = []
  for (const check of checks) {
    console.log(`\n── ${check.name}: ${check.what}`)
    const result = await performCheck(check)
    console.log(`── ${check.name}: ${result.failed === 0 ? 'passed' : 'FAILED'} (${result.seconds} s)`)
    results.push(result)
  }
  return results
}

const INSTALL_BROWSER_OPTION = '--install-browser'
const chosenChecks = chooseChecks(process.argv.slice(2).filter((argument) => argument !== INSTALL_BROWSER_OPTION))
const isBrowserCheck = ({ name }) => name === 'playwright'
const needsInstallation = process.argv.includes(INSTALL_BROWSER_OPTION) && chosenChecks.some(isBrowserCheck)
// The worker's tests do not use two processors fully, so the checks that are not tests run at the same time. The browser tests need both
// processors, and the build.
const [resultsOfOthers, resultsOfVitest] = await Promise.all([
  performInOrder(chosenChecks.filter(({ loud }) => !loud)),
  performInOrder(chosenChecks.filter((check) => check.loud && !isBrowserCheck(check))),
  needsInstallation && findOrInstallChromium(),
])
const checkResults = [...resultsOfOthers, ...resultsOfVitest, ...(await performInOrder(chosenChecks.filter(isBrowserCheck)))]

const sumCheckResults = (key) => checkResults.reduce((sum, result) => sum + result[key], 0)
console.log('\nSummary')
for (const { name, passed, failed, seconds } of checkResults)
  console.log(`  ${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(11)} ${`${passed} passed, ${failed} failed`.padEnd(24)} ${seconds} s`)
const flakyTestNames = checkResults.flatMap((result) => result.flaky ?? [])
if (flakyTestNames.length > 0)
  console.log(`\n${flakyTestNames.length} flaky, passed on the second try only: ${flakyTestNames.map((test) => `\n  ${test}`).join('')}`)
const skippedTestNames = checkResults.flatMap((result) => result.skipped ?? [])
if (skippedTestNames.length > 0)
  console.log(`\n${skippedTestNames.length} skipped: ${skippedTestNames.map((test) => `\n  ${test}`).join('')}`)
console.log(`\n${sumCheckResults('passed')} passed, ${sumCheckResults('failed')} failed`)
process.exit(sumCheckResults('failed') === 0 ? 0 : 1)
