import { describe, expect, it } from 'vitest'
import { parsePrice, readOfferLine, splitPastedLines, normalizePriceText } from './price.ts'

describe('reading a typed price', () => {
  it.each([
    ['99', 99],
    ['$99', 99],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1,200.50', 1200.5],
    ['1.200,50 €', 1200.5],
    ['1 200,50 kr', 1200.5],
    ["1'200.-", 1200],
    ['1,00,000', 100000],
    ['0.125', 0.125],
    ['99,9', 99.9],
    ['0', 0],
    ['-5', -5],
    ['USD 45', 45],
    ['１２０', 120],
  ])('reads %s as %d', (text, price) => {
    expect(parsePrice(text)).toBe(price)
  })
  it('reads no price from a blank text', () => {
    expect(parsePrice('  ')).toBeNull()
  })
  it.each(['abc', '12 to 15', '10-20', '1.2.3,4,5', '5 5', '$', '1'.repeat(25)])('refuses %s', (text) => {
    expect(parsePrice(text)).toBeNaN()
  })
  it('shows how a price was understood, and leaves what is no price', () => {
    expect(['1.200,50 €', ' about ten ', ''].map(normalizePriceText)).toEqual(['1200.5', 'about ten', ''])
  })
})

describe('pasted lines', () => {
  it('become rows without list marks and blank lines', () => {
    expect(splitPastedLines('- Haircut\r\n\r\n• Colour\n2. Manicure\n')).toEqual(['Haircut', 'Colour', 'Manicure'])
  })
  it('have a price where one is clearly set apart', () => {
    expect(
      ['Haircut\t35', 'Colour: $80', 'Wash - 15,50 €', 'Manicure ..... 40', 'Facial €60', 'Plan 2', 'Tax 2024 - 2025 return', 'Trim'].map(
        readOfferLine,
      ),
    ).toEqual([
      { name: 'Haircut', price: '35' },
      { name: 'Colour', price: '80' },
      { name: 'Wash', price: '15.5' },
      { name: 'Manicure', price: '40' },
      { name: 'Facial', price: '60' },
      { name: 'Plan 2', price: '' },
      { name: 'Tax 2024 - 2025 return', price: '' },
      { name: 'Trim', price: '' },
    ])
  })
  it('are bounded in number', () => {
    expect(splitPastedLines(`${'a'.repeat(90)}\n`.repeat(1000))).toHaveLength(100)
  })
})
