import { expect, it } from 'vitest'
import { buildNameSizeClasses } from './fit.ts'

const baseCssByPath = import.meta.glob<string>('./base.css', { eager: true, query: '?raw', import: 'default' })

it.each([
  ['Zuri', 3, 'fit-4 rows-1'],
  ['Dr. Anastasia Papadimitriou-Whitcombe', 4, 'fit-15 rows-3'],
  ['Bloom & Sons', 4, 'fit-6 rows-3'],
  ['EMMA', 3, 'fit-6 rows-1'],
  ['王小明', 3, 'fit-6 rows-1'],
  ['山田　太郎', 4, 'fit-4 rows-2'],
  ['محمد بن راشد آل مكتوم', 4, 'fit-7 rows-3'],
  ['a b c d e f g h i j k l m n o p', 2, 'fit-15 rows-2'],
  ['x'.repeat(120), 4, 'fit-40 rows-1'],
  ['', 3, 'fit-4 rows-1'],
] as const)('fits %j, whose longest word stays whole, in %i lines', (name, lines, classes) => {
  expect(buildNameSizeClasses(name, lines)).toBe(classes)
})

it('base.css has a rule for every class that fits a name', () => {
  const names = Array.from({ length: 60 }, (_, at) => ['x'.repeat(at + 1), 'xx '.repeat(at + 1)]).flat()
  const allClasses = new Set(
    names.flatMap((name) => [buildNameSizeClasses(name, 1), buildNameSizeClasses(name, 4)]).flatMap((classes) => classes.split(' ')),
  )
  expect(allClasses.size).toBe(14)
  for (const name of allClasses)
    expect(baseCssByPath['./base.css']).toMatch(new RegExp(`\\.${name} \\{\\s*--(?:fit|rows): ${name.split('-')[1]};`))
})
