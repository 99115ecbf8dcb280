import { decodeQR } from 'qr/decode.js'
import { expect, it } from 'vitest'
import type { RgbaPixels } from '../media/photon.ts'
import { callApi } from '../test/client.ts'
import { decodePicture } from '../test/media/fixtures.ts'
import { createPublishedCard } from '../test/published.ts'

const TESTED_SLUG_LENGTHS = { png: [3, 64], svg: [3, 17, 31, 64] }
const QUIET_ZONE_MODULES = 4

/** Scales a picture down to a quarter of its width and height, so that reading its QR code takes less time. */
function shrinkPicture({ width, height, data }: RgbaPixels): RgbaPixels {
  const small = { width: Math.floor(width / 4), height: Math.floor(height / 4) }
  const pixels = new Uint32Array(small.width * small.height)
  const from = new Uint32Array(data.buffer)
  for (let y = 0; y < small.height; y++) for (let x = 0; x < small.width; x++) pixels[y * small.width + x] = from[y * 4 * width + x * 4]!
  return { ...small, data: new Uint8Array(pixels.buffer) }
}

/** Draws the SVG of a QR code as pixels, in black on white. The SVG must be a single path of squares. */
function rasterizeQrSvg(svg: string, scale: number): RgbaPixels {
  expect(svg).toContain('fill="#ffffff"')
  expect(svg).toMatch(/<path [^>]*fill="#000000"/)
  const size = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)![1]) * scale
  const data = new Uint8Array(size * size * 4).fill(255)
  for (const [, left, top, bottom, right] of svg.matchAll(/M(\d+),(\d+) V(\d+) H(\d+) V\2 H\1 Z/g))
    for (let y = Number(top) * scale; y < Number(bottom) * scale; y++)
      for (let x = Number(left) * scale; x < Number(right) * scale; x++) data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3)
  return { width: size, height: size, data }
}

/** Returns the height of the white border above the first dark module, in modules (the squares of a QR code). */
function measureQuietZone({ width, height, data }: RgbaPixels): number {
  const dark = (index: number) => data[index * 4]! < 128
  let at = 0
  while (!dark(at) && at < width * height) at++
  const first = Math.floor(at / width)
  // The first dark line of a QR code is the edge of a corner square. It is seven modules wide, which gives the module size.
  let end = at
  while (dark(end)) end++
  return first / ((end - at) / 7)
}

for (const type of ['png', 'svg'] as const)
  it(`a QR code as ${type} decodes to exactly the card's address and has a white border of four modules`, async () => {
    for (const length of TESTED_SLUG_LENGTHS[type]) {
      const slug = type.slice(0, 1).padEnd(length, 'r')
      await createPublishedCard({ slug })
      const res = await callApi(`/view/${slug}/qr.${type}`)
      expect(res.headers.get('content-type')).toBe(type === 'png' ? 'image/png' : 'image/svg+xml; charset=utf-8')
      expect(res.headers.get('content-disposition')).toBe(`inline; filename="veebu-${slug}.${type}"`)
      const picture = type === 'png' ? await decodePicture(await res.bytes()) : rasterizeQrSvg(await res.text(), 6)
      expect(decodeQR(type === 'png' ? shrinkPicture(picture) : picture)).toBe(`http://localhost/view/${slug}`)
      expect(measureQuietZone(picture)).toBeGreaterThanOrEqual(QUIET_ZONE_MODULES)
      if (type === 'png') expect(picture.width).toBeGreaterThanOrEqual(1024)
    }
  })

it('the print sheet shows the same QR code in every size, and it decodes to the card’s address with s=print', async () => {
  await createPublishedCard({ slug: 'sheet', name: 'Ada <b>' })
  const res = await callApi('/view/sheet/print')
  const html = await res.text()
  expect([res.status, res.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
  expect(html).toContain('Ada &lt;b&gt;')
  expect(html).not.toMatch(/\sstyle=/)
  for (const size of [80, 50, 35, 25]) expect(html).toContain(`<li class="s${size}">`)
  const side = Number(/<symbol id="code" viewBox="0 0 (\d+) \1"/.exec(html)![1])
  const scale = 5
  const width = side * scale
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y, run] of /<path d="([^"]+)"/.exec(html)![1]!.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g))
    for (let line = Number(y) * scale; line < (Number(y) + 1) * scale; line++)
      for (let at = Number(x) * scale; at < (Number(x) + Number(run)) * scale; at++)
        data.fill(0, (line * width + at) * 4, (line * width + at) * 4 + 3)
  expect(decodeQR({ width, height: width, data })).toBe('http://localhost/view/sheet?s=print')
  expect(measureQuietZone({ width, height: width, data })).toBeGreaterThanOrEqual(QUIET_ZONE_MODULES)
})
