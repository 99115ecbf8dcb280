import { spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, join, relative } from 'node:path'

export interface FailedTest {
  file: string
  title: string
  /** First line of the error. */
  message: string
}

const VITEST_TIMEOUT_MS = 900_000
const PLAYWRIGHT_TIMEOUT_MS = 1_800_000

const isBrowserTest = (test: string) => test.startsWith('web/e2e/')

/** The file of a test that a fault names. */
export const pathOf = (test: string) => test.split('#')[0]!
/** The words that the title of the test contains; empty for all tests of the file. */
export const wordsOf = (test: string) => test.split('#')[1] ?? ''

// oxlint-disable-next-line no-control-regex -- error messages contain escape sequences for colours
const firstLineOf = (text: string) =>
  text
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .split('\n')[0]!
    .slice(0, 160)

/** Runs a Node script of the working copy until it ends, or is stopped after a time. Resolves to the exit code. */
function runScript(folder: string, args: string[], env: Record<string, string>, timeout: number): Promise<number | null> {
  const path = `${join(folder, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`
  const output = openSync(outputPathOf(folder), 'w')
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, PATH: path, CI: '1', NO_COLOR: '1', ...env },
    stdio: ['ignore', output, output],
    timeout,
  })
  return new Promise((resolve) =>
    child.on('close', (code) => {
      closeSync(output)
      resolve(code)
    }),
  )
}

const outputPathOf = (folder: string) => join(folder, '..', 'output.txt')

/** Returns the last lines that the last script printed. */
export const readLastOutputLines = (folder: string) => readFileSync(outputPathOf(folder), 'utf8').split('\n').slice(-30).join('\n')

/** Reads a test report; null if the tests did not get as far as writing one. */
function readReport<T>(path: string): T | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return null
  } finally {
    rmSync(path, { force: true })
  }
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

/** Runs vitest tests. Returns the failed ones; null if there is no report. */
async function findFailedVitestTests(folder: string, tests: string[]): Promise<FailedTest[] | null> {
  const reportPath = join(folder, '..', 'vitest.json')
  const options = ['--reporter=json', `--outputFile=${reportPath}`, '--retry=0']
  await runScript(folder, ['node_modules/.bin/vitest', 'run', ...options, ...new Set(tests.map(pathOf))], {}, VITEST_TIMEOUT_MS)
  const report = readReport<VitestReport>(reportPath)
  if (!report || report.testResults.length === 0) return null
  return report.testResults.flatMap(({ name, status, message, assertionResults }): FailedTest[] => {
    const file = relative(realpathSync(folder), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [{ file, title: basename(name), message: firstLineOf(message) }]
    return failed.map(({ fullName, failureMessages }) => ({ file, title: fullName, message: firstLineOf(failureMessages[0] ?? '') }))
  })
}

interface PlaywrightSuite {
  specs?: { title: string; file: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[]
  suites?: PlaywrightSuite[]
}

function listFailedSpecs({ specs = [], suites = [] }: PlaywrightSuite): FailedTest[] {
  const own = specs.flatMap(({ title, file, tests }) => {
    const failed = tests.find(({ status }) => status === 'unexpected')
    return failed ? [{ file, title, message: firstLineOf(failed.results[0]?.error?.message ?? '') }] : []
  })
  return [...own, ...suites.flatMap(listFailedSpecs)]
}

const escapePattern = (text: string) => text.replaceAll(/[^\p{L}\p{N} ]/gu, '.')

/** Returns the pattern for Playwright's option `--grep`, which is matched against file name and titles. */
function grepPatternOf(tests: string[]): string {
  return tests.map((test) => `${escapePattern(basename(pathOf(test)))} .*${escapePattern(wordsOf(test))}`).join('|')
}

/** Returns whether a failed test is one of the tests that the fault names. */
export function isFailureOfTest({ file, title }: FailedTest, wanted: string): boolean {
  return file === pathOf(wanted) && title.includes(wordsOf(wanted))
}

/** The project's Playwright configuration, but the server may take longer to start, as it does on a busy machine. */
const PATIENT_CONFIG = `import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'
const { webServer } = config
if (!webServer || Array.isArray(webServer)) throw new Error('The configuration must have one server')
export default defineConfig({ ...config, webServer: { ...webServer, timeout: 600_000 } })
`

async function findFailedBrowserTests(folder: string, tests: string[], port: number): Promise<FailedTest[] | null> {
  const reportPath = join(folder, '..', 'playwright.json')
  writeFileSync(join(folder, 'web/e2e/patient.config.ts'), PATIENT_CONFIG)
  const options = ['-c', 'web/e2e/patient.config.ts', '--retries=0', '--workers=2', `--grep=${grepPatternOf(tests)}`]
  const env = { E2E_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath }
  await runScript(folder, ['node_modules/.bin/playwright', 'test', ...options, ...new Set(tests.map(pathOf))], env, PLAYWRIGHT_TIMEOUT_MS)
  const report = readReport<PlaywrightSuite & { stats: { expected: number; unexpected: number } }>(reportPath)
  if (!report || report.stats.expected + report.stats.unexpected === 0) return null
  return listFailedSpecs(report).map((test) => ({ ...test, file: `web/e2e/${test.file}` }))
}

/** Builds the product and runs the tests. Returns the failed ones; null if the build or a test run failed. */
export async function findFailedTests(folder: string, tests: string[], port: number): Promise<FailedTest[] | null> {
  if ((await runScript(folder, ['scripts/build.mjs'], {}, PLAYWRIGHT_TIMEOUT_MS)) !== 0) return null
  const [browserTests, otherTests] = [tests.filter(isBrowserTest), tests.filter((test) => !isBrowserTest(test))]
  const failed = otherTests.length > 0 ? await findFailedVitestTests(folder, otherTests) : []
  const failedInBrowser = failed && browserTests.length > 0 ? await findFailedBrowserTests(folder, browserTests, port) : []
  return failed && failedInBrowser && [...failed, ...failedInBrowser]
}
