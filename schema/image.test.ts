import { expect, it } from 'vitest'
import {
  imageBox,
  variantKeys,
  fitIntoBox,
  imageKey,
  type ImageType,
  isStoredKey,
  STORED_PIXELS_MAX,
  STORED_SIDE_MAX,
  storedSize,
  imageVariants,
} from './image.ts'
import { isMediaPath } from './url.ts'

const URL = '/media/7/0123456789abcdef01234567-c8a27b-1200x400.jpg'

it('reads size, widths and colour from a URL', () => {
  expect(imageVariants(URL)).toMatchObject({ width: 1200, height: 400, placeholder: '#c8a27b', vector: false })
  expect(imageVariants(URL)!.srcset).toMatch(
    /^\/media\/7\/0123456789abcdef01234567-c8a27b-1200x400\.w128\.jpg 128w, .* 960w, \S+-1200x400\.jpg 1200w$/,
  )
  expect(imageVariants('/media/7/0123456789abcdef01234567-80x40.svg')).toMatchObject({ srcset: undefined, placeholder: null, vector: true })
  for (const url of ['', null, undefined, 'https://example.com/a.jpg', '/media/x', `${URL}?v=1`, URL.replace('.jpg', '.w128.jpg')])
    expect(imageVariants(url)).toBeNull()
})

it('creates only keys that the server serves and a card accepts', () => {
  for (const key of [imageKey(URL)!, ...variantKeys(imageKey(URL)!)]) {
    expect(isMediaPath(`/media/${key}`), key).toBe(true)
    expect(isStoredKey(key), key).toBe(true)
  }
  expect(variantKeys(imageKey(URL)!)).toHaveLength(6)
  for (const key of ['../x', '7/a.jpg', '7/0123456789abcdef01234567-80x40.w128.svg']) expect(isStoredKey(key), key).toBe(false)
})

it('fits sizes into a box without enlarging them or dropping below one pixel', () => {
  expect(fitIntoBox({ width: 4000, height: 1000 }, imageBox('coverPhoto'))).toEqual({ width: 1200, height: 300 })
  expect(fitIntoBox({ width: 100, height: 50 }, imageBox('gallery'))).toEqual({ width: 100, height: 50 })
  expect(fitIntoBox({ width: 100_000, height: 1 }, imageBox(undefined))).toEqual({ width: 800, height: 1 })
  expect(imageBox('pwa-icon', 'icon192')).toMatchObject({ width: 192, height: 192 })
})

const stored = (type: ImageType, width: number, height: number) => {
  const size = storedSize({ width, height }, imageBox(type))
  return `${size.width}x${size.height}`
}

it.each<[ImageType, number, number, string]>([
  // The stored picture covers the recommended size, whatever its aspect ratio.
  ['coverPhoto', 3000, 2250, '1200x900'],
  ['coverPhoto', 3024, 4032, '1200x1600'],
  ['coverPhoto', 1998, 666, '1200x400'],
  ['coverPhoto', 4000, 600, '2667x400'],
  ['gallery', 4032, 3024, '1200x900'],
  ['gallery', 3000, 1500, '1600x800'],
  ['gallery', 2160, 3840, '1200x2133'],
  ['profilePicture', 3000, 2250, '667x500'],
  ['logo', 1200, 400, '750x250'],
  // Small pictures are not enlarged.
  ['coverPhoto', 600, 200, '600x200'],
  ['coverPhoto', 1000, 400, '1000x400'],
  ['gallery', 1170, 2000, '1170x2000'],
  ['profilePicture', 40, 30, '40x30'],
  // Types without `covered` fit into their box.
  ['favicon', 1024, 512, '256x128'],
  ['avatar', 1600, 1200, '800x600'],
])('a %s of %i by %i is stored as %s', (type, width, height, size) => {
  expect(stored(type, width, height)).toBe(size)
})

it('keeps stored sizes within the limits for pixels and sides', () => {
  for (const [width, height] of [
    [600, 60_000],
    [60_000, 600],
    [1, 100_000],
    [1170, 2532],
  ] as const) {
    const size = storedSize({ width, height }, imageBox('gallery'))
    expect(size.width * size.height).toBeLessThanOrEqual(STORED_PIXELS_MAX * 1.001)
    expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(STORED_SIDE_MAX)
    expect(Math.min(size.width, size.height)).toBeGreaterThan(0)
  }
})
