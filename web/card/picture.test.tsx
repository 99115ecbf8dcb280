import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CardPicture, placeholderColorOf } from './picture.tsx'

const UPLOADED_TEST_IMAGE_URL = '/media/7/0123456789abcdef01234567-c8a27b-500x400.jpg'
const renderPictureHtml = (src: string) =>
  renderToStaticMarkup(<CardPicture src={src} alt="Ada" width={400} height={400} sizes="144px" lazy />)

it('an uploaded image gets a srcset and the size that its URL states', () => {
  expect(renderPictureHtml(UPLOADED_TEST_IMAGE_URL)).toBe(
    `<img srcSet="${UPLOADED_TEST_IMAGE_URL.replace('.jpg', '.w128.jpg')} 128w, ${UPLOADED_TEST_IMAGE_URL.replace('.jpg', '.w320.jpg')} 320w, ${UPLOADED_TEST_IMAGE_URL.replace('.jpg', '.w480.jpg')} 480w, ${UPLOADED_TEST_IMAGE_URL} 500w" ` +
      `sizes="auto, 144px" src="${UPLOADED_TEST_IMAGE_URL}" alt="Ada" width="500" height="400" loading="lazy"/>`,
  )
})

it('an external image gets no srcset', () => {
  expect(renderPictureHtml('https://example.com/a.jpg')).toBe(
    '<img src="https://example.com/a.jpg" alt="Ada" width="400" height="400" loading="lazy"/>',
  )
})

it('only uploaded JPEGs have a placeholder colour', () => {
  const urls = [UPLOADED_TEST_IMAGE_URL, UPLOADED_TEST_IMAGE_URL.replace('.jpg', '.png'), 'https://example.com/a.jpg', null]
  expect(urls.map(placeholderColorOf)).toEqual(['#c8a27b', null, null, null])
})
