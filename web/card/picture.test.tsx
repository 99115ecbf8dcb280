import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Picture, placeholderOf } from './picture.tsx'

const UPLOADED = '/media/7/0123456789abcdef01234567-c8a27b-500x400.jpg'
const html = (src: string) => renderToStaticMarkup(<Picture src={src} alt="Ada" width={400} height={400} sizes="144px" lazy />)

it('gives an uploaded image a srcset and the size from its URL', () => {
  expect(html(UPLOADED)).toBe(
    `<img srcSet="${UPLOADED.replace('.jpg', '.w128.jpg')} 128w, ${UPLOADED.replace('.jpg', '.w320.jpg')} 320w, ${UPLOADED.replace('.jpg', '.w480.jpg')} 480w, ${UPLOADED} 500w" ` +
      `sizes="auto, 144px" src="${UPLOADED}" alt="Ada" width="500" height="400" loading="lazy"/>`,
  )
})

it('renders an external image without a srcset', () => {
  expect(html('https://example.com/a.jpg')).toBe('<img src="https://example.com/a.jpg" alt="Ada" width="400" height="400" loading="lazy"/>')
})

it('has a placeholder colour for uploaded JPEGs only', () => {
  expect([UPLOADED, UPLOADED.replace('.jpg', '.png'), 'https://example.com/a.jpg', null].map(placeholderOf)).toEqual([
    '#c8a27b',
    null,
    null,
    null,
  ])
})
