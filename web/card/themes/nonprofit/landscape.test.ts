import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Landscape } from './landscape.tsx'

const drawLandscape = (cardId: number) => renderToStaticMarkup(createElement(Landscape, { cardId }))

it('a card always has the same landscape, no two of a hundred cards have the same one, and each is small', () => {
  const drawings = Array.from({ length: 100 }, (_, index) => drawLandscape(index * 7919))
  expect(drawings[3]).toBe(drawLandscape(3 * 7919))
  expect(new Set(drawings).size).toBe(drawings.length)
  for (const drawing of drawings) {
    expect(drawing).not.toMatch(/NaN|undefined/)
    expect(drawing.length).toBeLessThan(2000)
  }
})
