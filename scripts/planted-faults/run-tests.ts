import { spawn } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'

export interface FailedTest {
  file: string
  title: string
  /** First line of the error. */
  message: string
}

const VITEST_TIMEOUT_MS = 300_000
const PLAYWRIGHT_TIMEOUT_MS = 1_800_000

export const isBrowserTest = (test: string) => test.startsWith('web/e2e/')

// oxlint-disable-next-line no-control-regex -- error messages contain escape sequences for colours
const firstLineOf = (text: string) =>
  text
    .replaceAll(/\u001b\[[\d;]*m/g, '')
    .split('\n')[0]!
    .slice(0, 160)

/** Runs a Node script of the working copy until it ends, or is stopped after a time. Its output is dropped. Resolves to the exit code. */
function runScript(folder: string, args: string[], env: Record<string, string>, timeout: number): Promise<number | null> {
  const path = `${join(folder, 'node_modules/.bin')}${delimiter}${process.env['PATH']}`
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, PATH: path, CI: '1', NO_COLOR: '1', ...env },
    stdio: 'ignore',
    timeout,
  })
  return new Promise((resolve) => child.on('close', resolve))
}

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

/** Runs test files or folders until the first test fails. Returns that test; null if all pass. */
export async function findFailedVitestTest(folder: string, paths: string[]): Promise<FailedTest | null> {
  const reportPath = join(folder, '..', 'vitest.json')
  const args = ['node_modules/.bin/vitest', 'run', '--bail=1', '--reporter=json', `--outputFile=${reportPath}`, ...paths]
  await runScript(folder, args, {}, VITEST_TIMEOUT_MS)
  const report = readReport<VitestReport>(reportPath)
  if (!report) return { file: '', title: 'vitest', message: 'ended without a report' }
  // Files that were not run because of an earlier failure count as failed too, but without a message.
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }): FailedTest[] => {
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (failed.length === 0 && status === 'failed' && message) return [{ file: name, title: basename(name), message: firstLineOf(message) }]
    return failed.map(({ fullName, failureMessages }) => ({ file: name, title: fullName, message: firstLineOf(failureMessages[0] ?? '') }))
  })
  return failures[0] ?? null
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

/** The pattern of Playwright's option `--grep` that selects the tests: it is matched against the file's name and the titles. */
function grepPatternOf(tests: string[]): string {
  return tests
    .map((test) => {
      const [path, words = ''] = test.split('#') as [string, string?]
      return `${escapePattern(basename(path))} .*${escapePattern(words)}`
    })
    .join('|')
}

export function matchesTest({ file, title }: FailedTest, wanted: string): boolean {
  const [path, words = ''] = wanted.split('#') as [string, string?]
  return basename(path) === basename(file) && title.includes(words)
}

/** Builds the product and runs browser tests. Returns the failed ones; null if there is no report, for example after a failed build. */
export async function findFailedBrowserTests(folder: string, tests: string[], port: number): Promise<FailedTest[] | null> {
  const reportPath = join(folder, '..', 'playwright.json')
  const files = [...new Set(tests.map((test) => test.split('#')[0]!))]
  // The test server would build too, but Playwright waits only two minutes for it.
  if ((await runScript(folder, ['scripts/build.mjs'], {}, PLAYWRIGHT_TIMEOUT_MS)) !== 0) return null
  const options = ['-c', 'web/e2e/playwright.config.ts', '--retries=0', '--workers=2', `--grep=${grepPatternOf(tests)}`]
  const env = { E2E_PORT: String(port), PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath }
  await runScript(folder, ['node_modules/.bin/playwright', 'test', ...options, ...files], env, PLAYWRIGHT_TIMEOUT_MS)
  const report = readReport<PlaywrightSuite & { stats: { expected: number; unexpected: number } }>(reportPath)
  return report && report.stats.expected + report.stats.unexpected > 0 ? listFailedSpecs(report) : null
}
