import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { uncompressedPngSizeOf } from '../../../worker/media/png.ts'
import * as bombs from '../../../worker/test/media/hostile-pictures.ts'
import { pngChunkOf } from '../../../worker/test/media/fixtures.ts'

export interface UploadFileGroup {
  what: string
  files: [name: string, make: () => Uint8Array | Promise<Uint8Array>][]
}

const makeFileGroup = (what: string, make: UploadFileGroup['files'][number][1]): UploadFileGroup => ({ what, files: [[what, make]] })

const makeNoise = (side: number, channels: 3 | 4 = 3): Sharp =>
  sharp(randomBytes(side * side * channels), { raw: { width: side, height: side, channels } })
const makeFakePhoto = (side: number): Sharp => makeNoise(side).blur(3)
const encodeImage = (picture: Sharp) => picture.toBuffer().then((bytes) => new Uint8Array(bytes))
const CHROMA_4_4_4 = '4:4:4'

/** The upper part of the picture (`share`, from 0 to 1) is noise. The rest has one colour, so that the file stays small enough. */
export function makePartlyNoisyPng(side: number, share: number): Promise<Uint8Array<ArrayBuffer>> {
  const pixels = Buffer.alloc(side * side * 4, 90)
  randomBytes(Math.floor(pixels.length * share)).copy(pixels)
  return encodeImage(sharp(pixels, { raw: { width: side, height: side, channels: 4 } }).png())
}

function makeInterlacedOr16BitPng(side: number, bits: 8 | 16, interlaced: boolean, share: number): Uint8Array {
  const rows = Buffer.alloc(uncompressedPngSizeOf(side, side, 4 * bits, interlaced))
  randomBytes(Math.floor(rows.length * share)).copy(rows)
  // Every row of a PNG starts with a filter type from 0 to 4.
  if (interlaced) for (let i = 0; i < rows.length; i++) rows[i]! &= 3
  else for (let at = 0; at < rows.length; at += rows.length / side) rows[at] = 4
  return bombs.buildPng({ width: side, height: side, bits, colour: 6, interlaced }, pngChunkOf('IDAT', deflateSync(rows, { level: 1 })))
}

const jpegSamplingFactorsOf = (first: [number, number] = [1, 1]): [number, number][] => [first, [1, 1], [1, 1]]

export const WORST_CASE_UPLOADS: UploadFileGroup[] = [
  makeFileGroup('a photo of a phone', () => encodeImage(makeFakePhoto(2000).jpeg({ quality: 80 }))),
  makeFileGroup('a JPEG of noise, 4 megapixels', () => encodeImage(makeNoise(2000).jpeg({ quality: 97, chromaSubsampling: CHROMA_4_4_4 }))),
  makeFileGroup('a progressive JPEG, 4 megapixels', () => encodeImage(makeFakePhoto(2000).jpeg({ quality: 85, mozjpeg: true }))),
  makeFileGroup('a progressive JPEG on its side, 4 megapixels', () =>
    encodeImage(makeFakePhoto(2000).withMetadata({ orientation: 6 }).jpeg({ quality: 85, progressive: true })),
  ),
  makeFileGroup('a progressive JPEG of noise, 4 megapixels', () => encodeImage(makeNoise(2000).jpeg({ quality: 92, progressive: true }))),
  makeFileGroup('a progressive JPEG, full chroma, 2 megapixels', () =>
    encodeImage(makeNoise(1450).jpeg({ quality: 88, progressive: true, chromaSubsampling: CHROMA_4_4_4 })),
  ),
  makeFileGroup('a progressive JPEG, full chroma, 4 megapixels', () =>
    encodeImage(makeNoise(2000).jpeg({ quality: 90, progressive: true, chromaSubsampling: CHROMA_4_4_4 })),
  ),
  makeFileGroup('a JPEG in CMYK, 2 megapixels', () => encodeImage(makeNoise(1400).toColourspace('cmyk').jpeg({ quality: 80 }))),
  makeFileGroup('a JPEG in CMYK, 4 megapixels', () => encodeImage(makeNoise(2000).toColourspace('cmyk').jpeg({ quality: 80 }))),
  makeFileGroup('a PNG of noise, 4 megapixels', () => makePartlyNoisyPng(2000, 0.6)),
  makeFileGroup('an interlaced PNG, 4 megapixels', () => makeInterlacedOr16BitPng(2000, 8, true, 0.9)),
  makeFileGroup('a PNG of 16 bits, 2 megapixels', () => makeInterlacedOr16BitPng(1414, 16, false, 0.6)),
  makeFileGroup('a PNG of 16 bits, 4 megapixels', () => makeInterlacedOr16BitPng(2000, 16, false, 0.25)),
  makeFileGroup('a GIF of noise, 4 megapixels', () => encodeImage(makeNoise(2000).gif({ effort: 1 }))),
  makeFileGroup('a lossy WebP of noise, 2 megapixels', () => encodeImage(makeNoise(1414).webp({ quality: 95 }))),
  makeFileGroup('a lossy WebP with transparency, 2 MB', () => encodeImage(makeNoise(1200, 4).webp({ quality: 75, alphaQuality: 100 }))),
  makeFileGroup('a lossless WebP of noise, 2 megapixels', () => encodeImage(makeNoise(1414).webp({ lossless: true, effort: 0 }))),
  makeFileGroup('a PNG with a profile of 300 MB', () => bombs.createPngWithLargeProfile(300e6)),
  makeFileGroup('a PNG with texts of 100 MB', () => bombs.createPngWithLargeText(100e6)),
  makeFileGroup('a PNG whose data inflate to 9 GB', () => bombs.createPngWithRepeatedData(9_000)),
  makeFileGroup('a PNG with 800,000 empty chunks', () => bombs.createPngWithEmptyChunks(800_000)),
  makeFileGroup('a PNG with 100,000 further frames', () => bombs.createAnimatedPng(100_000)),
  makeFileGroup('a JPEG of 1,000 scans', () => bombs.createJpegWithManyScans(2000, 2000, 1000)),
  makeFileGroup('a JPEG with the most accepted scans', () => bombs.createJpegWithManyScans(2000, 2000, 16)),
  makeFileGroup('a small JPEG with the most accepted scans', () => bombs.createJpegWithManyScans(1000, 1000, 64)),
  makeFileGroup('a JPEG of 500,000 tables', () => bombs.createJpegWithManyTables(500_000)),
  makeFileGroup('a JPEG of 1,600,000 restart intervals', () => bombs.createJpegWithSegments(0xdd, [0, 0], 1_600_000)),
  makeFileGroup('a JPEG with 2,400,000 empty tables', () => bombs.createJpegWithSegments(0xc4, [], 2_400_000)),
  makeFileGroup('a JPEG with three components and no data', () =>
    bombs.createEmptyJpeg({ width: 2000, height: 2000, sampling: jpegSamplingFactorsOf() }),
  ),
  makeFileGroup('a JPEG with 4 × 2 sampling and no data', () =>
    bombs.createEmptyJpeg({ width: 2000, height: 2000, sampling: jpegSamplingFactorsOf([4, 2]) }),
  ),
  makeFileGroup('a JPEG of 65,535 × 61', () =>
    bombs.createEmptyJpeg({ width: 65_535, height: 61, sampling: jpegSamplingFactorsOf([1, 4]) }),
  ),
  makeFileGroup('a JPEG of 61 × 65,535', () =>
    bombs.createEmptyJpeg({ width: 61, height: 65_535, sampling: jpegSamplingFactorsOf([4, 1]) }),
  ),
  makeFileGroup('a PNG of one line, 4 megapixels', () =>
    bombs.buildPng({ width: 4_000_000, height: 1, bits: 8, colour: 6 }, bombs.zeroPngDataOf(16_000_001)),
  ),
  makeFileGroup('a PNG of one column, 4 megapixels', () =>
    bombs.buildPng({ width: 1, height: 4_000_000, bits: 8, colour: 6 }, bombs.zeroPngDataOf(20_000_000)),
  ),
  makeFileGroup('a GIF whose data continue after its last pixel', () => bombs.createGifWithExcessCodes(9e6)),
  makeFileGroup('a WebP of 65,536 prefix code groups', () => bombs.createWebpWithManyPrefixCodes(65_536)),
  makeFileGroup('a WebP of 2,000 prefix code groups', () => bombs.createWebpWithManyPrefixCodes(2_000)),
  makeFileGroup('10 MB that look like multipart boundaries', () => Buffer.from(`\r\n--${'-'.repeat(68)}`.repeat(138_000))),
  makeFileGroup('10 MB of zeros', () => new Uint8Array(10e6)),
  makeFileGroup('a JPEG of 10 MB of markers', () =>
    Uint8Array.from({ length: 10e6 }, (_, i) => (i < 2 ? [0xff, 0xd8][i]! : i % 2 ? 0xd0 : 0xff)),
  ),
  makeFileGroup('a GIF of 10 MB of sub-blocks', () =>
    Uint8Array.from({ length: 10e6 }, (_, i) => Buffer.from('GIF89a\x01\0\x01\0\0\0\0!\xfe', 'latin1')[i] ?? 1),
  ),
]
