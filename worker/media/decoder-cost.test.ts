import { beforeAll, describe, expect, it } from 'vitest'
import { DECODER_REUSE_MAX, DECODER_PAGES_MAX } from '../../schema/bounds.ts'
import { IMAGE_MESSAGES } from '../../schema/image.ts'
import { decodeAll, plainPng, quartered } from '../test/media/fixtures.ts'
import * as hostile from '../test/media/hostile-pictures.ts'
import { photonMemory, withPhoton } from './photon.ts'
import { readPicture } from './read-picture.ts'
import { REAL_PICTURES } from '../test/media/real-pictures.ts'
import { renderRaster } from './render.ts'
import { resize } from './resize.ts'

const options = { box: { width: 800, height: 800, quality: 0.8 } }

/** The file that readPicture rebuilds for the decoder. */
function rebuiltFile(bytes: Uint8Array): Uint8Array {
  const picture = readPicture(bytes)
  if (picture === null || typeof picture === 'string') throw new Error(String(picture))
  return new Uint8Array(Buffer.concat(picture.parts))
}

/** The decoder's memory in bytes after it rendered a picture, and the error message when the picture is refused. */
async function measureRender(bytes: Uint8Array): Promise<{ memory: number; refusal: string | null }> {
  const refusal = await renderRaster(bytes, options).then(
    () => null,
    (error: Error) => error.message,
  )
  return { memory: photonMemory(), refusal }
}

// Test files share a runtime, so the decoder may hold memory from another file. A large picture makes it release its memory.
beforeAll(async () => expect((await measureRender(plainPng(2000, 2000))).memory).toBe(0), 60_000)

describe('a real picture rebuilt for the decoder shows the same pixels', () => {
  for (const [what, base64] of Object.entries(REAL_PICTURES))
    it(what, async () => {
      const original = new Uint8Array(Buffer.from(base64, 'base64'))
      const rebuilt = rebuiltFile(original)
      expect(rebuilt.length).toBeLessThanOrEqual(original.length + 12)
      expect(Buffer.from(rebuilt).toString('latin1')).not.toMatch(/Exif|ICC_PROFILE|iCCP|ICCP|NETSCAPE|ANIM/)
      const { width, height, data } = await decodeAll(rebuilt)
      expect({ width, height, data }).toEqual(await decodeAll(original))
      expect([width, height]).toEqual([24, 16])
      const strongestChannel = (x: number, y: number) => {
        const colour = [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)]
        return colour.indexOf(Math.max(...colour))
      }
      if (!what.includes('grey')) expect([strongestChannel(3, 3), strongestChannel(20, 3), strongestChannel(3, 12)]).toEqual([0, 1, 2])
    })
})

describe('metadata and further frames never reach the decoder:', () => {
  it('compressed profiles and text', async () => {
    for (const bomb of [hostile.inflatingProfile(30e6), hostile.inflatingText(10e6)]) {
      expect(rebuiltFile(bomb).length).toBeLessThan(100)
      expect(await measureRender(bomb)).toEqual({ memory: expect.toSatisfy((bytes: number) => bytes < 2_000_000), refusal: null })
    }
  })

  it('all frames of an animation but the first', async () => {
    expect(rebuiltFile(hostile.animatedPng(1000)).length).toBeLessThan(100)
    expect((await measureRender(hostile.animatedPng(1000))).refusal).toBeNull()
  })
})

describe('is refused before it is decoded', () => {
  const shape = { width: 2000, height: 2000 }
  const sampling: [number, number][] = Array(3).fill([1, 1])
  const refused: [string, () => Uint8Array, string][] = [
    ['a JPEG with 1,000 scans', () => hostile.manyScans(2000, 2000, 1000), IMAGE_MESSAGES.tooCostly],
    ['a JPEG whose scans cover too many blocks', () => hostile.manyScans(2000, 2000, 20), IMAGE_MESSAGES.tooCostly],
    ['a JPEG with 100,000 restart intervals', () => hostile.manySegments(0xdd, [0, 0], 100_000), IMAGE_MESSAGES.tooCostly],
    ['a JPEG with empty tables', () => hostile.manySegments(0xc4, [], 100_000), IMAGE_MESSAGES.damaged],
    ['a JPEG with 10,000 tables', () => hostile.manyTables(10_000), IMAGE_MESSAGES.tooCostly],
    [
      'a progressive JPEG with 12 million coefficients',
      () => hostile.emptyJpeg({ ...shape, sampling, frame: 0xc2 }),
      IMAGE_MESSAGES.tooCostly,
    ],
    [
      'a JPEG with a sampling factor above 4',
      () =>
        hostile.emptyJpeg({
          ...shape,
          sampling: [...Array<[number, number]>(2).fill([4, 4]), [5, 1]],
        }),
      IMAGE_MESSAGES.damaged,
    ],
    [
      'a CMYK JPEG of 3 megapixels',
      () => hostile.emptyJpeg({ width: 2000, height: 1500, sampling: [...sampling, [1, 1]] }),
      IMAGE_MESSAGES.tooCostly,
    ],
    ['a 12-bit JPEG', () => hostile.emptyJpeg({ ...shape, bits: 12, frame: 0xc1 }), IMAGE_MESSAGES.damaged],
    ['a lossless JPEG', () => hostile.emptyJpeg({ ...shape, frame: 0xc3 }), IMAGE_MESSAGES.damaged],
    ['an arithmetically coded JPEG', () => hostile.emptyJpeg({ ...shape, frame: 0xc9 }), IMAGE_MESSAGES.damaged],
    ['a hierarchical JPEG', () => hostile.emptyJpeg({ ...shape, frame: 0xc5 }), IMAGE_MESSAGES.damaged],
    ['a JPEG whose height follows its first scan', () => hostile.emptyJpeg({ ...shape, height: 0 }), IMAGE_MESSAGES.damaged],
    [
      'a JPEG with 255 components',
      () => hostile.emptyJpeg({ ...shape, sampling: Array.from({ length: 255 }, () => [1, 1]) }),
      IMAGE_MESSAGES.damaged,
    ],
    ['a PNG whose data inflate to more than its pixels', () => hostile.inflatingData(20e6), IMAGE_MESSAGES.damaged],
    ['a PNG with 200,000 empty chunks', () => hostile.emptyChunks(200_000), IMAGE_MESSAGES.tooCostly],
    ['a 16-bit PNG of 4 megapixels', () => hostile.pngWith({ ...shape, bits: 16, colour: 6 }, hostile.idat(100)), IMAGE_MESSAGES.tooDeep],
    ['a WebP of 4 megapixels', () => hostile.emptyWebp(2000, 2000), IMAGE_MESSAGES.webpTooLarge],
  ]
  it.each(refused)('%s', async (_, make, sentence) => {
    const before = photonMemory()
    expect(await measureRender(make())).toEqual({ memory: before, refusal: sentence })
  })

  it('but not a progressive photo of 4 megapixels with twelve scans', () => {
    const photo = hostile.progressivePhoto({ ...shape, sampling: [[8, 8], ...sampling.slice(1)] }, 12)
    expect(readPicture(photo)).not.toHaveProperty('tooCostly')
  })
})

describe('the decoder’s memory', () => {
  it('never exceeds its bound, whatever a file requests', async () => {
    let peakMemory = 0
    await withPhoton((photon) => {
      try {
        photon.decode([hostile.manyPrefixCodes(20_000)])
      } finally {
        peakMemory = photonMemory()
      }
    }).catch(() => {})
    expect(peakMemory).toBeGreaterThan(0)
    expect(peakMemory).toBeLessThanOrEqual(DECODER_PAGES_MAX * 65_536)
    expect((await measureRender(hostile.manyPrefixCodes(20_000))).refusal).toBe(IMAGE_MESSAGES.damaged)
  })

  it('is released after a large picture', async () => {
    const { memory, refusal } = await measureRender(plainPng(2000, 2000))
    expect([memory, refusal]).toEqual([0, null])
    const small = await measureRender(plainPng(100, 100))
    expect(small.memory).toBeGreaterThan(0)
    expect(small.memory).toBeLessThan(DECODER_REUSE_MAX)
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
      const { data, ...size } = resize(quartered(100, 100), width, height)
      expect(size).toEqual({ width, height })
      expect(data.length).toBe(width * height * 4)
      if (width === 1) continue
      expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255])
      expect([...data.subarray(-4)]).toEqual([255, 255, 255, 255])
      expect([...data.subarray((width - 1) * 4, width * 4)]).toEqual([0, 255, 0, 255])
    }
  })

  it('stays one pixel high or wide when it was', () => {
    const line = { width: 40_000, height: 1, data: new Uint8Array(160_000).fill(200) }
    expect(resize(line, 800, 1)).toEqual({ width: 800, height: 1, data: new Uint8Array(3200).fill(200) })
    expect(resize({ ...line, width: 1, height: 40_000 }, 1, 800)).toEqual({ width: 1, height: 800, data: new Uint8Array(3200).fill(200) })
  })
})
