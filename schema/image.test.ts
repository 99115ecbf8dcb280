import { expect, it } from 'vitest'
import {
  imageScalingBoxOf,
  imageVariantKeysOf,
  fitSizeIntoBox,
  imageStorageKeyOfUrl,
  type CardImageType,
  isImageStorageKey,
  STORED_IMAGE_PIXELS_MAX,
  STORED_IMAGE_SIDE_MAX,
  storedImageSizeOf,
  imageVariantsOfUrl,
} from './image.ts'
import { isUploadedImagePath } from './url.ts'

const TEST_IMAGE_URL = '/media/7/0123456789abcdef01234567-c8a27b-1200x400.jpg'

it('reads size, variant widths and average colour of a picture from its URL', () => {
  expect(imageVariantsOfUrl(TEST_IMAGE_URL)).toMatchObject({ width: 1200, height: 400, placeholder: '#c8a27b', vector: false })
  expect(imageVariantsOfUrl(TEST_IMAGE_URL)!.srcset).toMatch(
    /^\/media\/7\/0123456789abcdef01234567-c8a27b-1200x400\.w128\.jpg 128w, .* 960w, \S+-1200x400\.jpg 1200w$/,
  )
  const vectorUrl = '/media/7/0123456789abcdef01234567-80x40.svg'
  expect(imageVariantsOfUrl(vectorUrl)).toMatchObject({ srcset: undefined, placeholder: null, vector: true })
  const otherUrls = [
    '',
    null,
    undefined,
    'https://example.com/a.jpg',
    '/media/x',
    `${TEST_IMAGE_URL}?v=1`,
    TEST_IMAGE_URL.replace('.jpg', '.w128.jpg'),
  ]
  for (const url of otherUrls) expect(imageVariantsOfUrl(url)).toBeNull()
})

it('creates only storage keys of pictures that the server serves and a card accepts', () => {
  for (const key of [imageStorageKeyOfUrl(TEST_IMAGE_URL)!, ...imageVariantKeysOf(imageStorageKeyOfUrl(TEST_IMAGE_URL)!)]) {
    expect(isUploadedImagePath(`/media/${key}`), key).toBe(true)
    expect(isImageStorageKey(key), key).toBe(true)
  }
  expect(imageVariantKeysOf(imageStorageKeyOfUrl(TEST_IMAGE_URL)!)).toHaveLength(6)
  for (const key of ['../x', '7/a.jpg', '7/0123456789abcdef01234567-80x40.w128.svg']) expect(isImageStorageKey(key), key).toBe(false)
})

it('scales picture sizes to fit into a box, without enlarging them or dropping below one pixel', () => {
  expect(fitSizeIntoBox({ width: 4000, height: 1000 }, imageScalingBoxOf('coverPhoto'))).toEqual({ width: 1200, height: 300 })
  expect(fitSizeIntoBox({ width: 100, height: 50 }, imageScalingBoxOf('gallery'))).toEqual({ width: 100, height: 50 })
  expect(fitSizeIntoBox({ width: 100_000, height: 1 }, imageScalingBoxOf(undefined))).toEqual({ width: 800, height: 1 })
  expect(imageScalingBoxOf('pwa-icon', 'icon192')).toMatchObject({ width: 192, height: 192 })
})

const formatStoredImageSize = (type: CardImageType, width: number, height: number) => {
  const size = storedImageSizeOf({ width, height }, imageScalingBoxOf(type))
  return `${size.width}x${size.height}`
}

it.each<[CardImageType, number, number, string]>([
  // A stored picture covers the recommended size, whatever its aspect ratio.
  ['coverPhoto', 3000, 2250, '1200x900'],
  ['coverPhoto', 3024, 4032, '1200x1600'],
  ['coverPhoto', 1998, 666, '1200x400'],
  ['coverPhoto', 4000, 600, '2667x400'],
  ['gallery', 4032, 3024, '1200x900'],
  ['gallery', 3000, 1500, '1600x800'],
  ['gallery', 2160, 3840, '1200x2133'],
  ['profilePicture', 3000, 2250, '667x500'],
  ['logo', 1200, 400, '750x250'],
  // A picture that is smaller than the recommended size is not enlarged.
  ['coverPhoto', 600, 200, '600x200'],
  ['coverPhoto', 1000, 400, '1000x400'],
  ['gallery', 1170, 2000, '1170x2000'],
  ['profilePicture', 40, 30, '40x30'],
  // Pictures that pages do not crop (favicon, avatar) are scaled down to fit into their box.
  ['favicon', 1024, 512, '256x128'],
  ['avatar', 1600, 1200, '800x600'],
])('stores a %s of %i by %i pixels as %s', (type, width, height, size) => {
  expect(formatStoredImageSize(type, width, height)).toBe(size)
})

it('keeps the sizes of stored pictures within the limits for pixels and sides', () => {
  for (const [width, height] of [
    [600, 60_000],
    [60_000, 600],
    [1, 100_000],
    [1170, 2532],
  ] as const) {
    const size = storedImageSizeOf({ width, height }, imageScalingBoxOf('gallery'))
    expect(size.width * size.height).toBeLessThanOrEqual(STORED_IMAGE_PIXELS_MAX * 1.001)
    expect(Math.max(size.width, size.height)).toBeLessThanOrEqual(STORED_IMAGE_SIDE_MAX)
    expect(Math.min(size.width, size.height)).toBeGreaterThan(0)
  }
})
