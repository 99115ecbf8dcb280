import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { API_ERROR_CODES, API_ERROR_MESSAGES } from '../../schema/error.ts'

it('error codes and error messages are unique', () => {
  expect(new Set(API_ERROR_CODES).size).toBe(API_ERROR_CODES.length)
  expect(new Set(Object.values(API_ERROR_MESSAGES)).size).toBe(Object.keys(API_ERROR_MESSAGES).length)
})

/** Matches code that compares the text of an error: `.message === x`, `x === MESSAGES.y`, `.message.includes(…)`. */
const ERROR_MESSAGE_COMPARISON_PATTERN =
  /\.(?:message|text)\s*[!=]==?|[!=]==?\s*(?:\w+\.message\b|[A-Z_]*MESSAGES\b|ERRORS\b)|\b(?:[A-Z_]*MESSAGES|ERRORS)\.\w+\s*[!=]==?|\bmessage\??\.(?:includes|startsWith|endsWith|match|search)\(|\.test\((?:\w+\.)?message\)/

it('no client code compares the text of an error message', async () => {
  const web = join(import.meta.dirname, '..')
  const files = (await readdir(web, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name) && !name.startsWith('e2e'))
  expect(files.length).toBeGreaterThan(200)
  const lines = await Promise.all(
    files.map(async (name) => (await readFile(join(web, name), 'utf8')).split('\n').map((line, i) => `${name}:${i + 1} ${line.trim()}`)),
  )
  expect(lines.flat().filter((line) => ERROR_MESSAGE_COMPARISON_PATTERN.test(line))).toEqual([])
})

it.each([
  "error.status === 409 && error.message === 'taken'",
  'if (CARD_CHANGED === error.message) return',
  'const isOver = problem === AUTH_MESSAGES.invalidLink',
  'MESSAGES.cardChanged !== message',
  "error.message.includes('taken')",
  '/taken/.test(error.message)',
])('recognizes %j as such a decision', (line) => expect(line).toMatch(ERROR_MESSAGE_COMPARISON_PATTERN))
