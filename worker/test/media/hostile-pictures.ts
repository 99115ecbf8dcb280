import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { pngChunkOf, concat, toUint16BE, toUint32BE } from './fixtures.ts'

/** Generators of small picture files that cost a careless decoder much time or memory (also for `npm run bench:hostile`). */

const repeatBytes = (bytes: Uint8Array, count: number) => new Uint8Array(bytes.length * count).map((_, i) => bytes[i % bytes.length]!)

const PNG_SIGNATURE = '\x89PNG\r\n\x1a\n'
const PNG_END_CHUNK = pngChunkOf('IEND', new Uint8Array())

/** Creates a PNG with the given chunks between its header and its end chunk. */
export function buildPng(
  header: { width: number; height: number; bits: number; colour: number; interlaced?: boolean },
  ...chunks: Uint8Array[]
) {
  const { width, height, bits, colour, interlaced = false } = header
  const headerBytes = concat(toUint32BE(width), toUint32BE(height), [bits, colour, 0, 0, interlaced ? 1 : 0])
  return concat(PNG_SIGNATURE, pngChunkOf('IHDR', headerBytes), ...chunks, PNG_END_CHUNK)
}

/** Creates a PNG data chunk of `bytes` compressed zeros. Its first two bytes are enough for one black pixel. */
export const zeroPngDataOf = (bytes: number) => pngChunkOf('IDAT', deflateSync(new Uint8Array(bytes), { level: 9 }))
const ONE_PIXEL_HEADER = { width: 1, height: 1, bits: 8, colour: 0 }

/** Creates a PNG whose colour profile inflates to `bytes` zeros. The file has 1 kB for each MB. */
export const createPngWithLargeProfile = (bytes: number) =>
  buildPng(ONE_PIXEL_HEADER, pngChunkOf('iCCP', concat('p\0\0', deflateSync(new Uint8Array(bytes), { level: 9 }))), zeroPngDataOf(2))
/** Creates a PNG with both kinds of compressed text chunk. Each of them inflates to `bytes`. */
export const createPngWithLargeText = (bytes: number) => {
  const text = deflateSync(new Uint8Array(bytes).fill(0x61), { level: 9 })
  const textChunks = [pngChunkOf('zTXt', concat('k\0\0', text)), pngChunkOf('iTXt', concat('k\0\x01\0\0\0', text))]
  return buildPng(ONE_PIXEL_HEADER, ...textChunks, zeroPngDataOf(2))
}
/** Creates a PNG of one pixel whose picture data inflates to `bytes`. */
export const createPngWithExcessData = (bytes: number) => buildPng(ONE_PIXEL_HEADER, zeroPngDataOf(bytes))
/** Creates a PNG of one pixel whose picture data inflates to `megabytes` MB. Only 1 kB of file is needed for each MB. */
export function createPngWithRepeatedData(megabytes: number) {
  // The output of a raw deflate stream up to a full flush is self-contained, so it can be repeated.
  const piece = deflateRawSync(new Uint8Array(1e6), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return buildPng(ONE_PIXEL_HEADER, pngChunkOf('IDAT', concat([0x78, 0xda], repeatBytes(piece, megabytes), [3, 0, 0, 0, 0, 0])))
}
/** Creates a PNG with `count` empty chunks before its picture data. */
export const createPngWithEmptyChunks = (count: number) =>
  buildPng(ONE_PIXEL_HEADER, repeatBytes(pngChunkOf('IDAT', new Uint8Array()), count), zeroPngDataOf(2))
/** Creates an animated PNG with `frames` frames after the main picture. */
export function createAnimatedPng(frames: number) {
  const control = (at: number, width: number) =>
    pngChunkOf('fcTL', concat([at, width, width, 0, 0].flatMap(toUint32BE), toUint16BE(1), toUint16BE(10), [0, 0]))
  const data = deflateSync(new Uint8Array(2))
  const rest = Array.from({ length: frames }, (_, i) =>
    Buffer.concat([control(2 * i, 1), pngChunkOf('fdAT', concat(toUint32BE(2 * i + 1), data))]),
  )
  return buildPng(ONE_PIXEL_HEADER, pngChunkOf('acTL', concat(toUint32BE(frames), toUint32BE(0))), zeroPngDataOf(2), Buffer.concat(rest))
}

const jpegSegmentOf = (marker: number, ...body: (Uint8Array | number[] | string)[]) => {
  const content = concat(...body)
  return concat([0xff, marker], toUint16BE(content.length + 2), content)
}
/** Creates a JPEG Huffman table with a single code, the bit `0`, for `symbol`. */
const huffmanTableOf = (place: number, symbol: number) => jpegSegmentOf(0xc4, [place, 1, ...Array<number>(15).fill(0), symbol])
const JPEG_QUANTIZATION_TABLE = jpegSegmentOf(0xdb, [0], new Uint8Array(64).fill(1))

export interface TestJpegShape {
  width: number
  height: number
  /** Horizontal and vertical sampling factors of each JPEG component. The default is one grey component. */
  sampling?: [horizontal: number, vertical: number][]
  frame?: number
  bits?: number
}
const jpegFrameHeaderOf = ({ width, height, sampling = [[1, 1]], frame = 0xc2, bits = 8 }: TestJpegShape) => {
  const components = sampling.map(([h, v], i) => [i + 1, h * 16 + v, 0])
  return jpegSegmentOf(frame, [bits], toUint16BE(height), toUint16BE(width), [components.length], ...components)
}

/** Two JPEG Huffman tables in which the bit `0` is the only code. */
const HUFFMAN_TABLES = concat(huffmanTableOf(0x00, 0), huffmanTableOf(0x10, 0))
const jpegComponentIdsOf = ({ sampling = [[1, 1]] }: TestJpegShape) => sampling.map((_, i) => i + 1)

/** Creates a JPEG with the given segments between its frame header and its end marker. */
const buildJpeg = (shape: TestJpegShape, ...segments: Uint8Array[]) =>
  concat([0xff, 0xd8], JPEG_QUANTIZATION_TABLE, jpegFrameHeaderOf(shape), ...segments, [0xff, 0xd9])

const jpegScanHeaderOf = (components: number[], from: number, to: number, bits: number) =>
  jpegSegmentOf(0xda, [components.length], ...components.map((id) => [id, 0]), [from, to, bits])

/** Creates a progressive grey JPEG with `scans` scans. Each scan takes a few bytes, because all of its blocks are empty. */
export function createJpegWithManyScans(width: number, height: number, scans: number) {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  // The JPEG symbol 0xe0 means a run of 16,384 empty blocks plus the number in the next fourteen bits, which is zero here.
  const runs = new Uint8Array(Math.ceil((Math.ceil(blocks / 16384) * 15) / 8))
  const dc = concat(jpegScanHeaderOf([1], 0, 0, 0), new Uint8Array(Math.ceil(blocks / 8)))
  const ac = concat(jpegScanHeaderOf([1], 1, 63, 0), runs)
  return buildJpeg({ width, height }, huffmanTableOf(0x00, 0), huffmanTableOf(0x10, 0xe0), dc, ...Array<Uint8Array>(scans - 1).fill(ac))
}

const GREY_JPEG_SHAPE: TestJpegShape = { width: 8, height: 8, frame: 0xc0 }
const GREY_JPEG_SCAN = [jpegScanHeaderOf([1], 0, 63, 0), new Uint8Array(1)]
/** Creates a grey JPEG of one block with `count` additional Huffman tables before its scan. */
export const createJpegWithManyTables = (count: number) => {
  const tables = Array.from({ length: Math.ceil(count / 1000) }, () =>
    jpegSegmentOf(0xc4, ...Array<number[]>(1000).fill([0, 1, ...Array<number>(15).fill(0), 0])),
  )
  return buildJpeg(GREY_JPEG_SHAPE, ...tables, huffmanTableOf(0x10, 0), ...GREY_JPEG_SCAN)
}

/** Creates a grey JPEG of one block with `count` segments of the given marker and content. */
export const createJpegWithSegments = (marker: number, content: number[], count: number) =>
  buildJpeg(GREY_JPEG_SHAPE, repeatBytes(jpegSegmentOf(marker, content), count), HUFFMAN_TABLES, ...GREY_JPEG_SCAN)

/** Creates a baseline JPEG of any size with almost no picture data. */
export const createEmptyJpeg = (shape: TestJpegShape) =>
  buildJpeg({ frame: 0xc0, ...shape }, HUFFMAN_TABLES, jpegScanHeaderOf(jpegComponentIdsOf(shape), 0, 63, 0), new Uint8Array(2))

/** Creates a progressive JPEG. Its first scan has all colours; each further scan refines one colour, in turn. */
export function createProgressiveJpeg(shape: TestJpegShape, scans: number) {
  const colours = jpegComponentIdsOf(shape)
  const rest = Array.from({ length: scans - 1 }, (_, i) => jpegScanHeaderOf([(i % colours.length) + 1], 1, 63, 0))
  return buildJpeg(shape, HUFFMAN_TABLES, jpegScanHeaderOf(colours, 0, 0, 0), ...rest)
}

/** Creates a GIF of one pixel with `bytes` of superfluous compression codes. Each code decodes to hundreds of pixels. */
export function createGifWithExcessCodes(bytes: number) {
  const block = concat([255], new Uint8Array(255).fill(0x55))
  const blocks = repeatBytes(block, Math.ceil(bytes / 255))
  return concat('GIF89a', [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255], [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2], blocks, [0, 0x3b])
}

/** Writes bits in the order of the WebP format, lowest bit first. */
class BitWriter {
  readonly bytes: number[] = []
  #at = 0
  put(value: number, count: number) {
    for (let i = 0; i < count; i++, this.#at++) {
      if (this.#at % 8 === 0) this.bytes.push(0)
      this.bytes[this.bytes.length - 1]! |= ((value >> i) & 1) << (this.#at % 8)
    }
  }
}

const createRiffFile = (...chunks: Uint8Array[]) => {
  const body = concat('WEBP', ...chunks)
  return concat('RIFF', new Uint8Array(Uint32Array.of(body.length).buffer), body)
}
const createRiffChunk = (type: string, body: Uint8Array) =>
  concat(type, new Uint8Array(Uint32Array.of(body.length).buffer), body, new Uint8Array(body.length % 2))

/** Starts the data of a lossless WebP: writes the header with the picture's size. */
function startLosslessWebp(width: number, height: number): BitWriter {
  const bits = new BitWriter()
  bits.put(0x2f, 8)
  bits.put(width - 1, 14)
  bits.put(height - 1, 14)
  bits.put(0, 4)
  return bits
}
const finishLosslessWebp = ({ bytes }: BitWriter) => createRiffFile(createRiffChunk('VP8L', Uint8Array.from(bytes)))

/** Creates a lossless WebP that has a header with its size and no picture data. */
export const createEmptyWebp = (width: number, height: number) => finishLosslessWebp(startLosslessWebp(width, height))

/** Creates a lossless WebP of 64 pixels with `groups` groups of five prefix codes for all symbols (RFC 9649, 3.7.2). */
export function createWebpWithManyPrefixCodes(groups: number) {
  const bits = startLosslessWebp(8, 8)
  // WebP header bits: no transform, no colour cache, and an entropy image that chooses prefix codes for 4 × 4 pixel blocks.
  bits.put(0, 1)
  bits.put(0, 1)
  bits.put(1, 1)
  bits.put(0, 3)
  // The WebP's entropy image has 2 × 2 pixels of one colour: red and green are the number of the last prefix code group.
  bits.put(0, 1)
  const simple = (symbol: number) => {
    bits.put(1, 1)
    bits.put(0, 1)
    bits.put(1, 1)
    bits.put(symbol, 8)
  }
  for (const symbol of [(groups - 1) & 255, (groups - 1) >> 8, 0, 255, 0]) simple(symbol)
  for (let group = 0; group < groups; group++) {
    for (const colour of ['green', 'red', 'blue', 'alpha']) {
      // Lengths of the WebP code length codes, in the format's order. Only length 8 is used, so it takes no bits.
      bits.put(0, 1)
      bits.put(12 - 4, 4)
      for (const length of [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8]) bits.put(length === 8 ? 1 : 0, 3)
      // In this WebP, 256 symbols of eight bits each form a complete prefix code. Green's further symbols are not used.
      bits.put(colour === 'green' ? 1 : 0, 1)
      if (colour !== 'green') continue
      bits.put(3, 3)
      bits.put(256 - 2, 8)
    }
    simple(0)
  }
  return finishLosslessWebp(bits)
}
