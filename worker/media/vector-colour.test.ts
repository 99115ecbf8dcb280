import { expect, it } from 'vitest'
import { sanitizeSvg } from './vector.ts'

function measureColour(content: string, attributes = ''): string | null {
  const vector = sanitizeSvg(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" ${attributes}>${content}</svg>`)
  if (!vector || vector === 'complex') throw new Error(String(vector))
  return vector.colour
}

it.each([
  ['a shape without a fill, which is black', '<path d="M0 0h80v80H0z"/>', '000000'],
  ['a fill that is inherited', '<g fill="#fff"><rect width="10" height="10"/></g>', 'ffffff'],
  ['a fill of a style sheet', '<style>.a{fill:#123}</style><circle class="a" r="9"/>', '112233'],
  ['a fill as rgb()', '<circle r="9" style="fill:rgb(1, 2, 3)"/>', '010203'],
  ['an outline alone', '<path d="M0 0h80" fill="none" stroke="#fafafa"/>', 'fafafa'],
  ['text', '<text fill="#00ff00">Veebu</text>', '00ff00'],
  [
    'the mean of a gradient',
    '<linearGradient id="g"><stop stop-color="#000"/><stop stop-color="#fff"/></linearGradient><rect width="9" height="9" fill="url(#g)"/>',
    '808080',
  ],
  ['large shapes more than small ones', '<rect width="90" height="90" fill="#ccc"/><rect width="9" height="9"/>', 'cacaca'],
  ['the dark part of a coloured logo', '<circle r="30" fill="orange"/><text y="60" font-size="90">Veebu</text>', '000000'],
  ['the light part of a coloured logo', '<rect width="50" height="50" fill="#16a34a"/><path d="M50 0h50v50h-50z" fill="#fff"/>', 'ffffff'],
  ['the mean of a logo with dark and light parts', '<rect width="50" height="50"/><rect width="50" height="50" fill="#fff"/>', '808080'],
  [
    'nothing that is not drawn',
    '<defs><rect width="90" height="90" fill="#fff"/></defs><g display="none"><circle r="50" fill="#fff"/></g><circle r="5"/>',
    '000000',
  ],
  ['nothing, if a colour cannot be read', '<circle r="5" fill="hsl(10 20% 30%)"/><circle r="5"/>', null],
  ['nothing, if nothing is drawn', '<g/>', null],
])('the colour of an SVG counts %s', (_, content, expected) => {
  expect(measureColour(content)).toBe(expected)
})
