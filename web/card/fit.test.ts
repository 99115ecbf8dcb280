import { expect, it } from 'vitest'
import { fitClass } from './fit.ts'

const sheets = import.meta.glob<string>('./base.css', { eager: true, query: '?raw', import: 'default' })

it('leaves room for the longest word, hyphens apart, and for the number of lines', () => {
  expect(fitClass('Zuri', 3)).toBe('fit-4')
  expect(fitClass('Dr. Anastasia Papadimitriou-Whitcombe', 4)).toBe('fit-15')
  expect(fitClass('Bloom & Sons', 4)).toBe('fit-6')
  expect(fitClass('EMMA', 3)).toBe('fit-6')
  expect(fitClass('王小明', 3)).toBe('fit-6')
  expect(fitClass('a b c d e f g h i j k l m n o p', 2)).toBe('fit-15')
  expect(fitClass('x'.repeat(120), 4)).toBe('fit-40')
  expect(fitClass('', 3)).toBe('fit-4')
})

it('has a rule for every class it makes', () => {
  const made = new Set(Array.from({ length: 60 }, (_, at) => fitClass('x'.repeat(at + 1), 1)))
  for (const name of made) expect(sheets['./base.css']).toContain(`.${name} {\n  --fit: ${name.slice(4)};`)
})
