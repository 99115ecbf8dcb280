// Runs every check of the repository, one after another, or only the named ones: `npm run check -- lint types`.
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { NODE, ROOT, withLock, build, run } from './prepare.mjs'

const REPORTS = join(ROOT, 'node_modules/.cache/reports')
const report = (name) => join(REPORTS, `${name}.json`)
const reported = (name) => JSON.parse(readFileSync(report(name), 'utf8'))

/** Names of the tests in a Playwright report that failed once and then passed. */
function flakyTests(suites, above = []) {
  return suites.flatMap(({ title, specs = [], suites: below = [] }) => {
    const path = [...above, title]
    const flaky = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    return [...flaky.map((spec) => [...path, spec.title].join(' › ')), ...flakyTests(below, path)]
  })
}

/** Test counts of a vitest or Playwright run, from its JSON report. */
const counts = {
  vitest() {
    const { numPassedTests, numFailedTests, numFailedTestSuites, success } = reported('vitest')
    // A file that does not load reports no failed tests, so it is counted separately.
    return { passed: numPassedTests, failed: numFailedTests || (success ? 0 : Math.max(1, numFailedTestSuites)) }
  },
  playwright() {
    const { stats, suites } = reported('playwright')
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: flakyTests(suites) }
  },
}

const CHECKS = [
  { name: 'format', what: 'oxfmt', args: ['oxfmt', '--check', '.'] },
  { name: 'lint', what: 'oxlint', args: ['oxlint', '--type-aware', '--deny-warnings', '.'] },
  { name: 'folders', what: 'what folders and files may import', args: ['node', 'scripts/check-folders.mjs'] },
  { name: 'types', what: 'tsc over every project', args: ['tsc', '-b'] },
  { name: 'env', what: 'worker/platform/env.ts against wrangler.toml', args: ['node', 'scripts/check-env.mjs'] },
  { name: 'docs', what: 'paths and commands that the documents name', args: ['node', 'scripts/check-docs.mjs'] },
  { name: 'dead-code', what: 'knip', args: ['knip', '--config', 'scripts/knip.ts', '--treat-config-hints-as-errors'] },
  { name: 'build', what: 'vite build', work: () => withLock(build) },
  { name: 'size', what: 'size-limit', args: ['size-limit', '--config', 'scripts/size-limit.mjs'] },
  {
    name: 'deploy',
    what: 'wrangler deploy --dry-run',
    args: ['wrangler', 'deploy', '--dry-run', '-c', 'dist/worker/wrangler.json', '--outdir', 'node_modules/.cache/deploy'],
  },
  {
    name: 'vitest',
    what: 'tests of the worker, in workerd, and of plain modules',
    args: ['vitest', 'run', '--silent=passed-only', '--reporter=default', '--reporter=json', `--outputFile.json=${report('vitest')}`],
    loud: true,
  },
  {
    name: 'playwright',
    what: 'tests in the browser',
    args: ['playwright', 'test', '-c', 'web/e2e/playwright.config.ts'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report('playwright') },
    loud: true,
  },
]

const env = {
  ...process.env,
  PATH: `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
  CI: '1',
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  WRANGLER_SEND_METRICS: 'false',
}

async function perform({ name, args, work, loud, env: own }) {
  const started = Date.now()
  let code = 0
  let output = ''
  if (work) await work()
  else {
    // Deletes the report of an earlier run, so that it is not taken for this run's.
    if (loud) rmSync(report(name), { force: true })
    const [program, ...rest] = args
    const command = program === 'node' ? NODE : join(ROOT, 'node_modules/.bin', program)
    ;({ code, output } = await run(command, rest, { quiet: !loud, label: loud ? undefined : name, env: { ...env, ...own } }))
  }
  let result = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
  if (loud) {
    try {
      result = counts[name]()
      if (code !== 0 && result.failed === 0) result.failed = 1
    } catch {
      result = { passed: 0, failed: 1 }
    }
  }
  if (result.failed > 0 && output) console.log(output)
  return { name, ...result, seconds: ((Date.now() - started) / 1000).toFixed(1) }
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !CHECKS.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(`There is no check named ${unknown.join(', ')}; there are ${CHECKS.map(({ name }) => name).join(', ')}.`)
  process.exit(1)
}
mkdirSync(REPORTS, { recursive: true })
const results = []
for (const check of CHECKS) {
  if (chosen.length > 0 && !chosen.includes(check.name)) continue
  console.log(`\n── ${check.name}: ${check.what}`)
  const result = await perform(check)
  console.log(`── ${check.name}: ${result.failed === 0 ? 'passed' : 'FAILED'} (${result.seconds} s)`)
  results.push(result)
}

const total = (key) => results.reduce((sum, result) => sum + result[key], 0)
console.log('\nSummary')
for (const { name, passed, failed, seconds } of results)
  console.log(`  ${failed === 0 ? 'ok  ' : 'FAIL'} ${name.padEnd(11)} ${`${passed} passed, ${failed} failed`.padEnd(24)} ${seconds} s`)
const flaky = results.flatMap((result) => result.flaky ?? [])
if (flaky.length > 0) console.log(`\n${flaky.length} flaky, passed on the second try only: ${flaky.map((test) => `\n  ${test}`).join('')}`)
console.log(`\n${total('passed')} passed, ${total('failed')} failed`)
process.exit(total('failed') === 0 ? 0 : 1)
