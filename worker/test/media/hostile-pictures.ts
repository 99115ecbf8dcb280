import { constants, deflateRawSync, deflateSync } from 'node:zlib'
import { chunk, concat, uint16, uint32 } from './fixtures.ts'

/** Small files that cost a careless decoder seconds or hundreds of megabytes, for tests and `npm run bench:hostile`. */

const repeated = (bytes: Uint8Array, count: number) => new Uint8Array(bytes.length * count).map((_, i) => bytes[i % bytes.length]!)

const PNG_START = '\x89PNG\r\n\x1a\n'
const IEND = chunk('IEND', new Uint8Array())

/** A PNG with these chunks between its header and its end. */
export function pngWith(
  header: { width: number; height: number; bits: number; colour: number; interlaced?: boolean },
  ...chunks: Uint8Array[]
) {
  const { width, height, bits, colour, interlaced = false } = header
  return concat(PNG_START, chunk('IHDR', concat(uint32(width), uint32(height), [bits, colour, 0, 0, interlaced ? 1 : 0])), ...chunks, IEND)
}

/** An IDAT chunk of `bytes` compressed zeros, of which the first two are one black pixel. */
export const idat = (bytes: number) => chunk('IDAT', deflateSync(new Uint8Array(bytes), { level: 9 }))
const onePixel = { width: 1, height: 1, bits: 8, colour: 0 }

/** A PNG whose colour profile inflates to `bytes` zeros; 1 kB of file for each MB. */
export const inflatingProfile = (bytes: number) =>
  pngWith(onePixel, chunk('iCCP', concat('p\0\0', deflateSync(new Uint8Array(bytes), { level: 9 }))), idat(2))
/** A PNG with both kinds of compressed text, which inflate to `bytes` each. */
export const inflatingText = (bytes: number) => {
  const text = deflateSync(new Uint8Array(bytes).fill(0x61), { level: 9 })
  return pngWith(onePixel, chunk('zTXt', concat('k\0\0', text)), chunk('iTXt', concat('k\0\x01\0\0\0', text)), idat(2))
}
/** A PNG of one pixel whose picture data inflates to `bytes`. */
export const inflatingData = (bytes: number) => pngWith(onePixel, idat(bytes))
/** A PNG of one pixel whose picture data inflates to `megabytes`, made by repeating one compressed piece; 10 MB take 10 kB of file. */
export function repeatedData(megabytes: number) {
  // The output of a raw deflate stream up to a full flush can be repeated.
  const piece = deflateRawSync(new Uint8Array(1e6), { level: 9, finishFlush: constants.Z_FULL_FLUSH })
  return pngWith(onePixel, chunk('IDAT', concat([0x78, 0xda], repeated(piece, megabytes), [3, 0, 0, 0, 0, 0])))
}
/** A PNG with `count` empty chunks before its picture data. */
export const emptyChunks = (count: number) => pngWith(onePixel, repeated(chunk('IDAT', new Uint8Array()), count), idat(2))
/** An animated PNG with `frames` frames after the picture. */
export function animatedPng(frames: number) {
  const control = (at: number, width: number) =>
    chunk('fcTL', concat(uint32(at), uint32(width), uint32(width), uint32(0), uint32(0), uint16(1), uint16(10), [0, 0]))
  const data = deflateSync(new Uint8Array(2))
  const rest = Array.from({ length: frames }, (_, i) => Buffer.concat([control(2 * i, 1), chunk('fdAT', concat(uint32(2 * i + 1), data))]))
  return pngWith(onePixel, chunk('acTL', concat(uint32(frames), uint32(0))), idat(2), Buffer.concat(rest))
}

const segment = (marker: number, ...body: (Uint8Array | number[] | string)[]) => {
  const content = concat(...body)
  return concat([0xff, marker], uint16(content.length + 2), content)
}
/** A Huffman table with a single code, `0`, for `symbol`. */
const table = (place: number, symbol: number) => segment(0xc4, [place, 1, ...Array<number>(15).fill(0), symbol])
const QUANTISERS = segment(0xdb, [0], new Uint8Array(64).fill(1))

export interface JpegShape {
  width: number
  height: number
  /** The sampling factors of each component; by default one grey component. */
  sampling?: [horizontal: number, vertical: number][]
  frame?: number
  bits?: number
}
const frameHeader = ({ width, height, sampling = [[1, 1]], frame = 0xc2, bits = 8 }: JpegShape) =>
  segment(frame, [bits], uint16(height), uint16(width), [sampling.length], ...sampling.map(([h, v], i) => [i + 1, h * 16 + v, 0]))

/** The tables of a JPEG whose every code is `0`. */
const TABLES = concat(table(0x00, 0), table(0x10, 0))
/** The ids of a JPEG's components. */
const componentsOf = ({ sampling = [[1, 1]] }: JpegShape) => sampling.map((_, i) => i + 1)

/** A JPEG of these segments between its start and its end. */
const jpegWith = (shape: JpegShape, ...segments: Uint8Array[]) =>
  concat([0xff, 0xd8], QUANTISERS, frameHeader(shape), ...segments, [0xff, 0xd9])

const scan = (components: number[], from: number, to: number, bits: number) =>
  segment(0xda, [components.length], ...components.map((id) => [id, 0]), [from, to, bits])

/** A progressive grey JPEG with `scans` scans of all blocks. Each takes a few bytes, because it consists of runs of empty blocks. */
export function manyScans(width: number, height: number, scans: number) {
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8)
  // Symbol 0xe0 is a run of 16,384 empty blocks plus the number in the next fourteen bits, here zero.
  const runs = new Uint8Array(Math.ceil((Math.ceil(blocks / 16384) * 15) / 8))
  const dc = concat(scan([1], 0, 0, 0), new Uint8Array(Math.ceil(blocks / 8)))
  const ac = concat(scan([1], 1, 63, 0), runs)
  return jpegWith({ width, height }, table(0x00, 0), table(0x10, 0xe0), dc, ...Array<Uint8Array>(scans - 1).fill(ac))
}

/** A grey JPEG of one block with `count` additional tables before its scan. */
export const manyTables = (count: number) => {
  const tables = Array.from({ length: Math.ceil(count / 1000) }, () =>
    segment(0xc4, ...Array<number[]>(1000).fill([0, 1, ...Array<number>(15).fill(0), 0])),
  )
  return jpegWith({ width: 8, height: 8, frame: 0xc0 }, ...tables, table(0x10, 0), scan([1], 0, 63, 0), new Uint8Array(1))
}

/** A grey JPEG of one block with `count` segments of this marker and content. */
export const manySegments = (marker: number, content: number[], count: number) =>
  jpegWith({ width: 8, height: 8, frame: 0xc0 }, repeated(segment(marker, content), count), TABLES, scan([1], 0, 63, 0), new Uint8Array(1))

/** A baseline JPEG of `width` × `height` with almost no data. */
export const emptyJpeg = (shape: JpegShape) =>
  jpegWith({ frame: 0xc0, ...shape }, TABLES, scan(componentsOf(shape), 0, 63, 0), new Uint8Array(2))

/** A progressive JPEG whose scans after the first refine one colour each, in turn. */
export function progressivePhoto(shape: JpegShape, scans: number) {
  const colours = componentsOf(shape)
  const rest = Array.from({ length: scans - 1 }, (_, i) => scan([(i % colours.length) + 1], 1, 63, 0))
  return jpegWith(shape, TABLES, scan(colours, 0, 0, 0), ...rest)
}

/** A GIF of one pixel with `bytes` of excess codes, which stand for hundreds of pixels each. */
export function inflatingGif(bytes: number) {
  const block = concat([255], new Uint8Array(255).fill(0x55))
  const blocks = repeated(block, Math.ceil(bytes / 255))
  return concat('GIF89a', [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255], [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2], blocks, [0, 0x3b])
}

/** Writes bits in WebP's order, lowest first. */
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

const riff = (...chunks: Uint8Array[]) => {
  const body = concat('WEBP', ...chunks)
  return concat('RIFF', new Uint8Array(Uint32Array.of(body.length).buffer), body)
}
const riffChunk = (type: string, body: Uint8Array) =>
  concat(type, new Uint8Array(Uint32Array.of(body.length).buffer), body, new Uint8Array(body.length % 2))

/** The start of a lossless WebP, which says its size. */
function webpBits(width: number, height: number): BitWriter {
  const bits = new BitWriter()
  bits.put(0x2f, 8)
  bits.put(width - 1, 14)
  bits.put(height - 1, 14)
  bits.put(0, 4)
  return bits
}
const losslessWebp = ({ bytes }: BitWriter) => riff(riffChunk('VP8L', Uint8Array.from(bytes)))

/** A lossless WebP that says its size and nothing else. */
export const emptyWebp = (width: number, height: number) => losslessWebp(webpBits(width, height))

/** A lossless WebP of 64 pixels with `groups` groups of five prefix codes, each with all possible symbols (RFC 9649, section 3.7.2). */
export function manyPrefixCodes(groups: number) {
  const bits = webpBits(8, 8)
  // No transform, no colour cache, prefix codes chosen by a picture of blocks of 4 × 4.
  bits.put(0, 1)
  bits.put(0, 1)
  bits.put(1, 1)
  bits.put(0, 3)
  // The entropy image: 2 × 2 pixels of one colour, whose red and green are the last group's number.
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
      // The lengths of the code length codes, in the format's order. Only the length 8 is used, so it takes no bits.
      bits.put(0, 1)
      bits.put(12 - 4, 4)
      for (const length of [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8]) bits.put(length === 8 ? 1 : 0, 3)
      // 256 symbols of eight bits form a complete code. Green has more symbols, so only its first 256 are used.
      bits.put(colour === 'green' ? 1 : 0, 1)
      if (colour !== 'green') continue
      bits.put(3, 3)
      bits.put(256 - 2, 8)
    }
    simple(0)
  }
  return losslessWebp(bits)
}
