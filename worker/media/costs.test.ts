import { beforeAll, describe, expect, it } from 'vitest'
import { DECODER_KEPT_MAX, DECODER_PAGES_MAX } from '../../schema/bounds.ts'
import { IMAGE_MESSAGES } from '../../schema/image.ts'
import { decodeAll, plainPng, quarters } from '../test/media/fixtures.ts'
import * as hostile from '../test/media/hostile-pictures.ts'
import { photonMemory, withPhoton } from './photon.ts'
import { readPicture } from './read-picture.ts'
import { REAL_PICTURES } from '../test/media/real-pictures.ts'
import { renderRaster } from './render.ts'
import { resize } from './resize.ts'

const wish = { box: { width: 800, height: 800, quality: 0.8 } }

/** The file that a decoder is given of a picture. */
function rebuilt(bytes: Uint8Array): Uint8Array {
  const picture = readPicture(bytes)
  if (picture === null || typeof picture === 'string') throw new Error(String(picture))
  return new Uint8Array(Buffer.concat(picture.parts))
}

/** Memory that the decoder has at most while it works on a picture, and the sentence with which the picture is refused. */
async function costOf(bytes: Uint8Array): Promise<{ memory: number; refusal: string | null }> {
  const refusal = await renderRaster(bytes, wish).then(
    () => null,
    (error: Error) => error.message,
  )
  return { memory: photonMemory(), refusal }
}

// Test files share a runtime. A large picture has the decoder's memory given back, whatever another file left in it.
beforeAll(async () => expect((await costOf(plainPng(2000, 2000))).memory).toBe(0))

describe('of a real picture the decoder is given all that shows', () => {
  for (const [what, base64] of Object.entries(REAL_PICTURES))
    it(what, async () => {
      const original = new Uint8Array(Buffer.from(base64, 'base64'))
      const parts = rebuilt(original)
      expect(parts.length).toBeLessThanOrEqual(original.length + 12)
      expect(Buffer.from(parts).toString('latin1')).not.toMatch(/Exif|ICC_PROFILE|iCCP|ICCP|NETSCAPE|ANIM/)
      const { width, height, data } = await decodeAll(parts)
      expect({ width, height, data }).toEqual(await decodeAll(original))
      expect([width, height]).toEqual([24, 16])
      // The strongest of red, green and blue in a quarter.
      const strongest = (x: number, y: number) => {
        const colour = [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)]
        return colour.indexOf(Math.max(...colour))
      }
      if (!what.includes('grey')) expect([strongest(3, 3), strongest(20, 3), strongest(3, 12)]).toEqual([0, 1, 2])
    })
})

describe('what a picture holds besides costs nothing', () => {
  it('compressed profiles and text', async () => {
    for (const bomb of [hostile.inflatingProfile(30e6), hostile.inflatingText(10e6)]) {
      expect(rebuilt(bomb).length).toBeLessThan(100)
      expect(await costOf(bomb)).toEqual({ memory: expect.toSatisfy((bytes: number) => bytes < 2_000_000), refusal: null })
    }
  })

  it('an animation’s further frames', async () => {
    expect(rebuilt(hostile.animatedPng(1000)).length).toBeLessThan(100)
    expect((await costOf(hostile.animatedPng(1000))).refusal).toBeNull()
  })
})

describe('is refused before it is decoded', () => {
  const shape = { width: 2000, height: 2000 }
  const colours: [number, number][] = [
    [1, 1],
    [1, 1],
    [1, 1],
  ]
  const refused: [string, () => Uint8Array, string][] = [
    ['a JPEG of a thousand scans', () => hostile.manyScans(2000, 2000, 1000), IMAGE_MESSAGES.tooCostly],
    ['a JPEG whose few scans go over many blocks', () => hostile.manyScans(2000, 2000, 20), IMAGE_MESSAGES.tooCostly],
    ['a JPEG of restart intervals without end', () => hostile.manySegments(0xdd, [0, 0], 100_000), IMAGE_MESSAGES.tooCostly],
    ['a JPEG of tables that hold nothing', () => hostile.manySegments(0xc4, [], 100_000), IMAGE_MESSAGES.damaged],
    ['a JPEG of ten thousand tables', () => hostile.manyTables(10_000), IMAGE_MESSAGES.tooCostly],
    [
      'a progressive JPEG that keeps 12 million coefficients',
      () => hostile.emptyJpeg({ ...shape, sampling: colours, frame: 0xc2 }),
      IMAGE_MESSAGES.tooCostly,
    ],
    [
      'a JPEG of four by four samples a block in each of three colours',
      () =>
        hostile.emptyJpeg({
          ...shape,
          sampling: [
            [4, 4],
            [4, 4],
            [5, 1],
          ],
        }),
      IMAGE_MESSAGES.damaged,
    ],
    [
      'a JPEG of four colours and 3 megapixels',
      () => hostile.emptyJpeg({ width: 2000, height: 1500, sampling: [...colours, [1, 1]] }),
      IMAGE_MESSAGES.tooCostly,
    ],
    ['a JPEG of 12 bits', () => hostile.emptyJpeg({ ...shape, bits: 12, frame: 0xc1 }), IMAGE_MESSAGES.damaged],
    ['a lossless JPEG', () => hostile.emptyJpeg({ ...shape, frame: 0xc3 }), IMAGE_MESSAGES.damaged],
    ['an arithmetically coded JPEG', () => hostile.emptyJpeg({ ...shape, frame: 0xc9 }), IMAGE_MESSAGES.damaged],
    ['a hierarchical JPEG', () => hostile.emptyJpeg({ ...shape, frame: 0xc5 }), IMAGE_MESSAGES.damaged],
    ['a JPEG whose height comes behind its first scan', () => hostile.emptyJpeg({ ...shape, height: 0 }), IMAGE_MESSAGES.damaged],
    [
      'a JPEG of 255 components',
      () => hostile.emptyJpeg({ ...shape, sampling: Array.from({ length: 255 }, () => [1, 1]) }),
      IMAGE_MESSAGES.damaged,
    ],
    ['a PNG whose data go on behind its pixels', () => hostile.inflatingData(20e6), IMAGE_MESSAGES.damaged],
    ['a PNG in chunks of nothing', () => hostile.emptyChunks(200_000), IMAGE_MESSAGES.tooCostly],
    [
      'a PNG of 16 bits and 4 megapixels',
      () => hostile.pngWith({ ...shape, bits: 16, colour: 6 }, hostile.idat(100)),
      IMAGE_MESSAGES.tooDeep,
    ],
    ['a WebP of 4 megapixels', () => hostile.emptyWebp(2000, 2000), IMAGE_MESSAGES.webpTooLarge],
  ]
  it.each(refused)('%s', async (_, make, sentence) => {
    const before = photonMemory()
    expect(await costOf(make())).toEqual({ memory: before, refusal: sentence })
  })

  it('but a progressive photo of 4 megapixels in twelve scans is not', () => {
    const shape = {
      width: 2000,
      height: 2000,
      sampling: [
        [8, 8],
        [1, 1],
        [1, 1],
      ] as [number, number][],
    }
    expect(readPicture(hostile.progressivePhoto(shape, 12))).not.toHaveProperty('tooCostly')
  })
})

describe('the decoder’s memory', () => {
  it('is never more than its bound, whatever a file makes it ask for', async () => {
    let most = 0
    await withPhoton((photon) => {
      try {
        photon.decode([hostile.manyPrefixCodes(20_000)])
      } finally {
        most = photonMemory()
      }
    }).catch(() => {})
    expect(most).toBeGreaterThan(0)
    expect(most).toBeLessThanOrEqual(DECODER_PAGES_MAX * 65_536)
    expect((await costOf(hostile.manyPrefixCodes(20_000))).refusal).toBe(IMAGE_MESSAGES.damaged)
  })

  it('is given back behind a large picture', async () => {
    const { memory, refusal } = await costOf(plainPng(2000, 2000))
    expect([memory, refusal]).toEqual([0, null])
    const small = await costOf(plainPng(100, 100))
    expect(small.memory).toBeGreaterThan(0)
    expect(small.memory).toBeLessThan(DECODER_KEPT_MAX)
  })
})

describe('a picture made smaller', () => {
  it('keeps its colours and its edges, whatever the two sizes are', () => {
    for (const [width, height] of [
      [100, 100],
      [63, 47],
      [99, 50],
      [50, 20],
      [8, 8],
      [1, 1],
    ] as const) {
      const { data, ...size } = resize(quarters(100, 100), width, height)
      expect(size).toEqual({ width, height })
      expect(data.length).toBe(width * height * 4)
      if (width === 1) continue
      expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 255])
      expect([...data.subarray(-4)]).toEqual([255, 255, 255, 255])
      expect([...data.subarray((width - 1) * 4, width * 4)]).toEqual([0, 255, 0, 255])
    }
  })

  it('of one line, however long, stays a line', () => {
    const line = { width: 40_000, height: 1, data: new Uint8Array(160_000).fill(200) }
    expect(resize(line, 800, 1)).toEqual({ width: 800, height: 1, data: new Uint8Array(3200).fill(200) })
    expect(resize({ ...line, width: 1, height: 40_000 }, 1, 800)).toEqual({ width: 1, height: 800, data: new Uint8Array(3200).fill(200) })
  })
})
