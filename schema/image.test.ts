import { expect, it } from 'vitest'
import { boxOf, derivedKeys, fit, imageKey, isStoredKey, variants } from './image.ts'
import { isMediaPath } from './url.ts'

const URL = '/media/7/0123456789abcdef01234567-c8a27b-1200x400.jpg'

it('reads size, widths and colour from an address', () => {
  expect(variants(URL)).toMatchObject({ width: 1200, height: 400, placeholder: '#c8a27b', vector: false })
  expect(variants(URL)!.srcset).toMatch(
    /^\/media\/7\/0123456789abcdef01234567-c8a27b-1200x400\.w128\.jpg 128w, .* 960w, \S+-1200x400\.jpg 1200w$/,
  )
  expect(variants('/media/7/0123456789abcdef01234567-80x40.svg')).toMatchObject({ srcset: undefined, placeholder: null, vector: true })
  for (const url of ['', null, undefined, 'https://example.com/a.jpg', '/media/x', `${URL}?v=1`, URL.replace('.jpg', '.w128.jpg')])
    expect(variants(url)).toBeNull()
})

it('names only addresses that a card may hold and the server serves', () => {
  for (const key of [imageKey(URL)!, ...derivedKeys(imageKey(URL)!)]) {
    expect(isMediaPath(`/media/${key}`), key).toBe(true)
    expect(isStoredKey(key), key).toBe(true)
  }
  expect(derivedKeys(imageKey(URL)!)).toHaveLength(6)
  for (const key of ['../x', '7/a.jpg', '7/0123456789abcdef01234567-80x40.w128.svg']) expect(isStoredKey(key), key).toBe(false)
})

it('fits without enlarging or losing a side', () => {
  expect(fit({ width: 4000, height: 1000 }, boxOf('coverPhoto'))).toEqual({ width: 1200, height: 300 })
  expect(fit({ width: 100, height: 50 }, boxOf('gallery'))).toEqual({ width: 100, height: 50 })
  expect(fit({ width: 100_000, height: 1 }, boxOf(undefined))).toEqual({ width: 800, height: 1 })
  expect(boxOf('pwa-icon', 'icon192')).toMatchObject({ width: 192, height: 192 })
})
