import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import { expect, it, vi } from 'vitest'
import { collectBuiltRegexes, collectRegexLiterals, type FoundRegex } from './collect.ts'
import { REGEX_EXCEPTIONS } from './exceptions.ts'
import { measureBestMs } from './measure.ts'

const SAFE_LIST_PATH = join(import.meta.dirname, 'safe.txt')
const CHECK_TIMEOUT_MS = 30_000
/** A browser builds these from the product's own words only, when a function needs them. */
const BUILT_WITHOUT_STRANGERS_TEXT = ['web/card/theme-fonts.ts', 'web/features/guide/passages.ts']

const keyOf = ({ source, flags }: FoundRegex) => createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, 12)
const isExceptionFor = ({ source, place }: FoundRegex) => {
  return (one: (typeof REGEX_EXCEPTIONS)[number]) => place.startsWith(`${one.file}:`) && source.startsWith(one.pattern)
}
/** Texts of this length, read once, take about as long as a pattern may take for its slowest text. */
const READ_LENGTH = 10_000_000
let collected: Promise<Map<string, FoundRegex>> | null = null
const getRegexes = () => (collected ??= collectRegexes())

async function collectRegexes(): Promise<Map<string, FoundRegex>> {
  const { literals, buildingFiles } = collectRegexLiterals()
  vi.resetModules()
  const built = await collectBuiltRegexes(buildingFiles, (file) => import(file))
  for (const file of buildingFiles.filter((one) => !BUILT_WITHOUT_STRANGERS_TEXT.includes(one)))
    expect(
      built.some(({ place }) => place.startsWith(file)),
      `${file} builds a regular expression in a function, where this test cannot check it`,
    ).toBe(true)
  return new Map([...literals, ...built].map((regex) => [keyOf(regex), regex]))
}

/**
 * `recheck` looks for texts that make a pattern slow, which takes a second for some patterns. safe.txt lists what was found fast before;
 * `npm run regexes` writes it anew. Patterns that are not in it are checked here.
 */
it('has no regular expression whose time grows faster than the text, unless the text is limited', async () => {
  const regexes = await getRegexes()
  const known = new Set(readFileSync(SAFE_LIST_PATH, 'utf8').split('\n'))
  const safe = [...regexes.keys()].filter((key) => known.has(key))
  const problems: string[] = []
  for (const [key, regex] of regexes) {
    if (known.has(key) || REGEX_EXCEPTIONS.some(isExceptionFor(regex))) continue
    const { source, flags, place } = regex
    const result = await check(source, flags, { timeout: CHECK_TIMEOUT_MS })
    if (result.status === 'safe') safe.push(key)
    else
      problems.push(
        `${place} /${source}/${flags}: ${result.status === 'vulnerable' ? `${result.complexity.summary}, for example ${result.attack.pattern}` : 'not decided'}`,
      )
  }
  if (process.env['UPDATE_SAFE_REGEXES']) writeFileSync(SAFE_LIST_PATH, `${safe.toSorted().join('\n')}\n`)
  expect(problems).toEqual([])
}, 600_000)

it.each(REGEX_EXCEPTIONS)('needs the exception for $pattern in $file, and its longest text is short enough', async (exception) => {
  const regex = [...(await getRegexes()).values()].find((one) => isExceptionFor(one)(exception))
  expect(regex).toBeDefined()
  const { lengthMax, worst } = exception
  if (!lengthMax || !worst) return
  const text = worst(lengthMax)
  expect(text).toHaveLength(lengthMax)
  const long = 'a'.repeat(READ_LENGTH)
  const pattern = new RegExp(regex!.source, regex!.flags.replace('g', ''))
  const whole = new RegExp(regex!.source, regex!.flags.includes('g') ? regex!.flags : `${regex!.flags}g`)
  const ms = measureBestMs(() => [pattern.test(text), text.replace(whole, '')])
  expect(ms).toBeLessThan(measureBestMs(() => /[^b]c|b$/.test(long)))
})
