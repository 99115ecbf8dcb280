import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { rowBytes } from '../../worker/media/png.ts'
import * as bombs from '../../worker/test/media/hostile-pictures.ts'
import { costlyVectors, heavyVectors, slowVectors } from '../../worker/test/media/hostile-vectors.ts'
import { chunk } from '../../worker/test/media/fixtures.ts'

/** A group of files. The benchmark prints one line for each group, with its highest costs. */
export interface FileGroup {
  what: string
  files: [name: string, make: () => Uint8Array | string | Promise<Uint8Array>][]
}

const one = (what: string, make: FileGroup['files'][number][1]): FileGroup => ({ what, files: [[what, make]] })
const several = (what: string, files: Record<string, string>): FileGroup => ({
  what,
  files: Object.entries(files).map(([name, text]) => [name, () => text]),
})

/** A picture of random noise, which is the slowest to decode. */
const noise = (side: number, channels: 3 | 4 = 3): Sharp =>
  sharp(randomBytes(side * side * channels), { raw: { width: side, height: side, channels } })
const photo = (side: number): Sharp => noise(side).blur(3)
const encoded = (picture: Sharp) => picture.toBuffer().then((bytes) => new Uint8Array(bytes))
const fullChroma = '4:4:4'

/** A PNG with noise in `share` of its rows and one colour in the rest, to stay below the size limit of uploads. */
export function partlyNoisy(side: number, share: number): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = Buffer.alloc(side * side * 4, 90)
  randomBytes(Math.floor(pixels.length * share)).copy(pixels)
  return encoded(sharp(pixels, { raw: { width: side, height: side, channels: 4 } }).png())
}

/** An RGBA PNG, interlaced or of 16 bits per sample, whose rows have noise in `share` of their bytes. */
function rawPng(side: number, bits: 8 | 16, interlaced: boolean, share: number): Uint8Array {
  const rows = Buffer.alloc(rowBytes(side, side, 4 * bits, interlaced))
  randomBytes(Math.floor(rows.length * share)).copy(rows)
  // Every row starts with a valid filter type (0 to 4).
  if (interlaced) for (let i = 0; i < rows.length; i++) rows[i]! &= 3
  else for (let at = 0; at < rows.length; at += rows.length / side) rows[at] = 4
  return bombs.pngWith({ width: side, height: side, bits, colour: 6, interlaced }, chunk('IDAT', deflateSync(rows, { level: 1 })))
}

/** JPEG sampling factors of three components, given those of the first. */
const sampling = (first: [number, number] = [1, 1]): [number, number][] => [first, [1, 1], [1, 1]]

/** The worst input for each image format: legal files of the largest accepted size, and crafted ones. */
export const UPLOADS: FileGroup[] = [
  one('a photo of a phone', () => encoded(photo(2000).jpeg({ quality: 80 }))),
  one('a JPEG of noise, 4 megapixels', () => encoded(noise(2000).jpeg({ quality: 97, chromaSubsampling: fullChroma }))),
  one('a progressive JPEG, 4 megapixels', () => encoded(photo(2000).jpeg({ quality: 85, mozjpeg: true }))),
  one('a progressive JPEG on its side, 4 megapixels', () =>
    encoded(photo(2000).withMetadata({ orientation: 6 }).jpeg({ quality: 85, progressive: true })),
  ),
  one('a progressive JPEG of noise, 4 megapixels', () => encoded(noise(2000).jpeg({ quality: 92, progressive: true }))),
  one('a progressive JPEG, full chroma, 2 megapixels', () =>
    encoded(noise(1450).jpeg({ quality: 88, progressive: true, chromaSubsampling: fullChroma })),
  ),
  one('a progressive JPEG, full chroma, 4 megapixels', () =>
    encoded(noise(2000).jpeg({ quality: 90, progressive: true, chromaSubsampling: fullChroma })),
  ),
  one('a JPEG in CMYK, 2 megapixels', () => encoded(noise(1400).toColourspace('cmyk').jpeg({ quality: 80 }))),
  one('a JPEG in CMYK, 4 megapixels', () => encoded(noise(2000).toColourspace('cmyk').jpeg({ quality: 80 }))),
  one('a PNG of noise, 4 megapixels', () => partlyNoisy(2000, 0.6)),
  one('an interlaced PNG, 4 megapixels', () => rawPng(2000, 8, true, 0.9)),
  one('a PNG of 16 bits, 2 megapixels', () => rawPng(1414, 16, false, 0.6)),
  one('a PNG of 16 bits, 4 megapixels', () => rawPng(2000, 16, false, 0.25)),
  one('a GIF of noise, 4 megapixels', () => encoded(noise(2000).gif({ effort: 1 }))),
  one('a lossy WebP of noise, 2 megapixels', () => encoded(noise(1414).webp({ quality: 95 }))),
  one('a lossy WebP with transparency, 2 MB', () => encoded(noise(1200, 4).webp({ quality: 75, alphaQuality: 100 }))),
  one('a lossless WebP of noise, 2 megapixels', () => encoded(noise(1414).webp({ lossless: true, effort: 0 }))),
  one('a PNG with a profile of 300 MB', () => bombs.inflatingProfile(300e6)),
  one('a PNG with texts of 100 MB', () => bombs.inflatingText(100e6)),
  one('a PNG whose data inflate to 9 GB', () => bombs.repeatedData(9_000)),
  one('a PNG with 800,000 empty chunks', () => bombs.emptyChunks(800_000)),
  one('a PNG with 100,000 further frames', () => bombs.animatedPng(100_000)),
  one('a JPEG of 1,000 scans', () => bombs.manyScans(2000, 2000, 1000)),
  one('a JPEG with the most accepted scans', () => bombs.manyScans(2000, 2000, 16)),
  one('a small JPEG with the most accepted scans', () => bombs.manyScans(1000, 1000, 64)),
  one('a JPEG of 500,000 tables', () => bombs.manyTables(500_000)),
  one('a JPEG of 1,600,000 restart intervals', () => bombs.manySegments(0xdd, [0, 0], 1_600_000)),
  one('a JPEG with 2,400,000 empty tables', () => bombs.manySegments(0xc4, [], 2_400_000)),
  one('a JPEG with three components and no data', () => bombs.emptyJpeg({ width: 2000, height: 2000, sampling: sampling() })),
  one('a JPEG with 4 × 2 sampling and no data', () =>
    bombs.emptyJpeg({
      width: 2000,
      height: 2000,
      sampling: sampling([4, 2]),
    }),
  ),
  one('a JPEG of 65,535 × 61', () =>
    bombs.emptyJpeg({
      width: 65_535,
      height: 61,
      sampling: sampling([1, 4]),
    }),
  ),
  one('a JPEG of 61 × 65,535', () =>
    bombs.emptyJpeg({
      width: 61,
      height: 65_535,
      sampling: sampling([4, 1]),
    }),
  ),
  one('a PNG of one line, 4 megapixels', () => bombs.pngWith({ width: 4_000_000, height: 1, bits: 8, colour: 6 }, bombs.idat(16_000_001))),
  one('a PNG of one column, 4 megapixels', () =>
    bombs.pngWith({ width: 1, height: 4_000_000, bits: 8, colour: 6 }, bombs.idat(20_000_000)),
  ),
  one('a GIF whose data continue after its last pixel', () => bombs.inflatingGif(9e6)),
  one('a WebP of 65,536 prefix code groups', () => bombs.manyPrefixCodes(65_536)),
  one('a WebP of 2,000 prefix code groups', () => bombs.manyPrefixCodes(2_000)),
  one('10 MB that look like multipart boundaries', () => Buffer.from(`\r\n--${'-'.repeat(68)}`.repeat(138_000))),
  one('10 MB of zeros', () => new Uint8Array(10e6)),
  one('a JPEG of 10 MB of markers', () => Uint8Array.from({ length: 10e6 }, (_, i) => (i < 2 ? [0xff, 0xd8][i]! : i % 2 ? 0xd0 : 0xff))),
  one('a GIF of 10 MB of sub-blocks', () =>
    Uint8Array.from({ length: 10e6 }, (_, i) => Buffer.from('GIF89a\x01\0\x01\0\0\0\0!\xfe', 'latin1')[i] ?? 1),
  ),
  several('SVGs that are slow to parse', slowVectors),
  several('SVGs that are slow to draw', costlyVectors),
  several('SVGs just below the limits', heavyVectors),
]
