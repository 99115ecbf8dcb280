import { beforeAll, describe, expect, it } from 'vitest'
import { REUSED_IMAGE_DECODER_BYTES_MAX, IMAGE_DECODER_WASM_PAGES_MAX } from '../../schema/bounds.ts'
import { IMAGE_UPLOAD_ERROR_MESSAGES } from '../../schema/image.ts'
import { decodePicture, createPlainPng, drawFourQuarters } from '../test/media/fixtures.ts'
import * as hostile from '../test/media/hostile-pictures.ts'
import { measurePhotonMemoryBytes, withPhotonDecoder } from './photon.ts'
import { parsePictureFile } from './read-picture.ts'
import { REAL_PICTURES_BASE64 } from '../test/media/real-pictures.ts'
import { renderRasterImage } from './render.ts'
import { resizePixels } from './resize.ts'

const TEST_RENDER_OPTIONS = { box: { width: 800, height: 800, quality: 0.8 } }

/** Returns the picture file that the server rebuilds for the image decoder, without metadata. */
function rebuildPictureForDecoder(bytes: Uint8Array): Uint8Array {
  const picture = parsePictureFile(bytes)
  if (picture === null || typeof picture === 'string') throw new Error(String(picture))
  return new Uint8Array(Buffer.concat(picture.parts))
}

/** Renders a picture. Returns how many bytes the image decoder holds afterwards, and the error message if the picture was refused. */
async function measureDecoderMemory(bytes: Uint8Array): Promise<{ memory: number; refusal: string | null }> {
  const refusal = await renderRasterImage(bytes, TEST_RENDER_OPTIONS).then(
    () => null,
    (error: Error) => error.message,
  )
  return { memory: measurePhotonMemoryBytes(), refusal }
}

// The image decoder may still hold memory from another test file. A large picture makes it release that memory.
beforeAll(async () => expect((await measureDecoderMemory(createPlainPng(2000, 2000))).memory).toBe(0), 60_000)

describe('a real picture shows the same pixels after it was rebuilt for the decoder:', () => {
  for (const [what, base64] of Object.entries(REAL_PICTURES_BASE64))
    it(what, async () => {
      const original = new Uint8Array(Buffer.from(base64, 'base64'))
      const rebuilt = rebuildPictureForDecoder(original)
      expect(rebuilt.length).toBeLessThanOrEqual(original.length + 12)
      expect(Buffer.from(rebuilt).toString('latin1')).not.toMatch(/Exif|ICC_PROFILE|iCCP|ICCP|NETSCAPE|ANIM/)
      const { width, height, data } = await decodePicture(rebuilt)
      expect({ width, height, data }).toEqual(await decodePicture(original))
      expect([width, height]).toEqual([24, 16])
      const strongestChannel = (x: number, y: number) => {
        const colour = [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)]
        return colour.indexOf(Math.max(...colour))
      }
      if (!what.includes('grey')) expect([strongestChannel(3, 3), strongestChannel(20, 3), strongestChannel(3, 12)]).toEqual([0, 1, 2])
    })
})

describe('parts of a picture file that never reach the image decoder:', () => {
  it('compressed colour profiles and texts', async () => {
    for (const bomb of [hostile.createPngWithLargeProfile(30e6), hostile.createPngWithLargeText(10e6)]) {
      expect(rebuildPictureForDecoder(bomb).length).toBeLessThan(100)
      expect(await measureDecoderMemory(bomb)).toEqual({ memory: expect.toSatisfy((bytes: number) => bytes < 2_000_000), refusal: null })
    }
  })

  it('all frames of an animation except the first', async () => {
    expect(rebuildPictureForDecoder(hostile.createAnimatedPng(1000)).length).toBeLessThan(100)
    expect((await measureDecoderMemory(hostile.createAnimatedPng(1000))).refusal).toBeNull()
  })
})

describe('pictures that cost too much are refused before they are decoded:', () => {
  const shape = { width: 2000, height: 2000 }
  const sampling: [number, number][] = Array(3).fill([1, 1])
  const { damaged, tooCostly, tooDeep, webpTooLarge } = IMAGE_UPLOAD_ERROR_MESSAGES
  const refused: [string, () => Uint8Array, string][] = [
    ['a JPEG with 1,000 scans', () => hostile.createJpegWithManyScans(2000, 2000, 1000), tooCostly],
    ['a JPEG whose scans cover too many blocks', () => hostile.createJpegWithManyScans(2000, 2000, 20), tooCostly],
    ['a JPEG with 100,000 restart intervals', () => hostile.createJpegWithSegments(0xdd, [0, 0], 100_000), tooCostly],
    ['a JPEG with empty tables', () => hostile.createJpegWithSegments(0xc4, [], 100_000), damaged],
    ['a JPEG with 10,000 tables', () => hostile.createJpegWithManyTables(10_000), tooCostly],
    ['a progressive JPEG with 12 million coefficients', () => hostile.createEmptyJpeg({ ...shape, sampling, frame: 0xc2 }), tooCostly],
    [
      'a JPEG with a sampling factor above 4',
      () => hostile.createEmptyJpeg({ ...shape, sampling: [...Array<[number, number]>(2).fill([4, 4]), [5, 1]] }),
      damaged,
    ],
    [
      'a CMYK JPEG of 3 megapixels',
      () => hostile.createEmptyJpeg({ width: 2000, height: 1500, sampling: [...sampling, [1, 1]] }),
      tooCostly,
    ],
    ['a 12-bit JPEG', () => hostile.createEmptyJpeg({ ...shape, bits: 12, frame: 0xc1 }), damaged],
    ['a lossless JPEG', () => hostile.createEmptyJpeg({ ...shape, frame: 0xc3 }), damaged],
    ['an arithmetically coded JPEG', () => hostile.createEmptyJpeg({ ...shape, frame: 0xc9 }), damaged],
    ['a hierarchical JPEG', () => hostile.createEmptyJpeg({ ...shape, frame: 0xc5 }), damaged],
    ['a JPEG whose height follows its first scan', () => hostile.createEmptyJpeg({ ...shape, height: 0 }), damaged],
    [
      'a JPEG with 255 components',
      () => hostile.createEmptyJpeg({ ...shape, sampling: Array.from({ length: 255 }, () => [1, 1]) }),
      damaged,
    ],
    ['a PNG whose data inflate to more than its pixels', () => hostile.createPngWithExcessData(20e6), damaged],
    ['a PNG with 200,000 empty chunks', () => hostile.createPngWithEmptyChunks(200_000), tooCostly],
    ['a 16-bit PNG of 4 megapixels', () => hostile.buildPng({ ...shape, bits: 16, colour: 6 }, hostile.zeroPngDataOf(100)), tooDeep],
    ['a WebP of 4 megapixels', () => hostile.createEmptyWebp(2000, 2000), webpTooLarge],
  ]
  it.each(refused)('%s', async (_, make, sentence) => {
    const before = measurePhotonMemoryBytes()
    expect(await measureDecoderMemory(make())).toEqual({ memory: before, refusal: sentence })
  })

  it('a progressive photo of 4 megapixels with twelve scans is not refused', () => {
    const photo = hostile.createProgressiveJpeg({ ...shape, sampling: [[8, 8], ...sampling.slice(1)] }, 12)
    expect(parsePictureFile(photo)).not.toHaveProperty('tooCostly')
  })
})

describe('the memory of the image decoder', () => {
  it('never exceeds its limit, whatever a picture file requests', async () => {
    let peakMemory = 0
    await withPhotonDecoder((photon) => {
      try {
        photon.decode([hostile.createWebpWithManyPrefixCodes(20_000)])
      } finally {
        peakMemory = measurePhotonMemoryBytes()
      }
    }).catch(() => {})
    expect(peakMemory).toBeGreaterThan(0)
    expect(peakMemory).toBeLessThanOrEqual(IMAGE_DECODER_WASM_PAGES_MAX * 65_536)
    expect((await measureDecoderMemory(hostile.createWebpWithManyPrefixCodes(20_000))).refusal).toBe(IMAGE_UPLOAD_ERROR_MESSAGES.damaged)
  })

  it('is released after a large picture was decoded', async () => {
    const { memory, refusal } = await measureDecoderMemory(createPlainPng(2000, 2000))
    expect([memory, refusal]).toEqual([0, null])
    const small = await measureDecoderMemory(createPlainPng(100, 100))
    expect(small.memory).toBeGreaterThan(0)
    expect(small.memory).toBeLessThan(REUSED_IMAGE_DECODER_BYTES_MAX)
  })
})

describe('a resized picture', () => {
  it('keeps its colours and edges at any size', () => {
    for (const [width, height] of [
      [100, 100],
      [63, 47],
      [99, 50],
      [50, 20],
      [8, 8],
      [1, 1],
    ] as const) {
      const { data, ...size } = resizePixels(drawFourQuarters(100, 100), width, height)
      expect(size).toEqual({ width, height })
      expect(data.length).toBe(width * height * 4)
      if (width === 1) continue
      expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255])
      expect([...data.subarray(-4)]).toEqual([255, 255, 255, 255])
      expect([...data.subarray((width - 1) * 4, width * 4)]).toEqual([0, 255, 0, 255])
    }
  })

  it('stays one pixel high or wide if the original was', () => {
    const line = { width: 40_000, height: 1, data: new Uint8Array(160_000).fill(200) }
    expect(resizePixels(line, 800, 1)).toEqual({ width: 800, height: 1, data: new Uint8Array(3200).fill(200) })
    expect(resizePixels({ ...line, width: 1, height: 40_000 }, 1, 800)).toEqual({
      width: 1,
      height: 800,
      data: new Uint8Array(3200).fill(200),
    })
  })
})
