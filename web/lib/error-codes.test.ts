import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ERROR_CODES, ERRORS } from '../../schema/error.ts'

it('gives every code and every sentence once', () => {
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length)
  expect(new Set(Object.values(ERRORS)).size).toBe(Object.keys(ERRORS).length)
})

/** A comparison or a search of an error's sentence: `.message === x`, `x === MESSAGES.y`, `.message.includes(…)`. */
const DECIDES_BY_SENTENCE =
  /\.(?:message|text)\s*[!=]==?|[!=]==?\s*(?:\w+\.message\b|[A-Z_]*MESSAGES\b|ERRORS\b)|\b(?:[A-Z_]*MESSAGES|ERRORS)\.\w+\s*[!=]==?|\bmessage\??\.(?:includes|startsWith|endsWith|match|search)\(|\.test\((?:\w+\.)?message\)/

it('lets no client decide by the sentence of an error', async () => {
  const web = join(import.meta.dirname, '..')
  const files = (await readdir(web, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('e2e'))
  expect(files.length).toBeGreaterThan(200)
  const lines = await Promise.all(
    files.map(async (name) => (await readFile(join(web, name), 'utf8')).split('\n').map((line, i) => `${name}:${i + 1} ${line.trim()}`)),
  )
  expect(lines.flat().filter((line) => DECIDES_BY_SENTENCE.test(line))).toEqual([])
})

it.each([
  "error.status === 409 && error.message === 'taken'",
  'if (CARD_CHANGED === error.message) return',
  'const isOver = problem === AUTH_MESSAGES.invalidLink',
  'MESSAGES.cardChanged !== message',
  "error.message.includes('taken')",
  '/taken/.test(error.message)',
])('recognizes %j as such a decision', (line) => expect(line).toMatch(DECIDES_BY_SENTENCE))
