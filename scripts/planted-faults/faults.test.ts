import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PLANTED_FAULTS_BY_AREA } from './faults.ts'
import type { PlantedFault } from './faults/fault.ts'
import { pathOf, wordsOf } from './run-tests.ts'

const readSource = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
const allFaults = Object.values(PLANTED_FAULTS_BY_AREA).flatMap((faults) => Object.entries<PlantedFault>(faults))

it.each(allFaults)('%s can be planted, and its tests exist', (_name, { file, find, tests }) => {
  expect(readSource(file).split(find)).toHaveLength(2)
  for (const test of tests) {
    const words = wordsOf(test)
    // Steps of a test have names too, but a test is found by its title alone.
    const source = readSource(pathOf(test)).replaceAll(/test\.step\(.*/g, '')
    // The title of an accessibility test begins with the name of its scenes.
    expect(
      [words, words.replace(/^\w+/, '${name}')].some((title) => source.includes(title)),
      test,
    ).toBe(true)
  }
})
