import {
  JPEG_BLOCKS_MAX,
  JPEG_COEFFICIENTS_MAX,
  JPEG_DECODED_CMYK_SAMPLES_MAX,
  JPEG_DECODED_SAMPLES_MAX,
  JPEG_PROGRESSIVE_BYTES_MAX,
  JPEG_SCANS_MAX,
  JPEG_SEGMENTS_MAX,
  JPEG_TABLES_MAX,
} from '../../schema/bounds.ts'
import { IMAGE_UPLOAD_ERROR_MESSAGES } from '../../schema/image.ts'
import { decodeLatin1, concatBytes, dataViewOf } from './bytes.ts'
import { readExifOrientation } from './exif.ts'
import type { ParsedPicture } from './parsed-picture.ts'

const JPEG_START_MARKER = 0xd8
const JPEG_END_MARKER = 0xd9
const JPEG_SCAN_MARKER = 0xda
const JPEG_QUANTIZATION_MARKER = 0xdb
const JPEG_RESTART_INTERVAL_MARKER = 0xdd
const JPEG_HUFFMAN_MARKER = 0xc4
const JPEG_PROGRESSIVE_MARKER = 0xc2
const JPEG_APP0_MARKER = 0xe0
const JPEG_APP1_MARKER = 0xe1
const JPEG_APP14_MARKER = 0xee

const isJpegRestartMarker = (marker: number) => marker >= 0xd0 && marker <= 0xd7
const isJpegFrameMarker = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== JPEG_HUFFMAN_MARKER && marker !== 0xc8 && marker !== 0xcc

interface JpegComponent {
  horizontal: number
  vertical: number
}

class JpegFrameHeader {
  readonly width: number
  readonly height: number
  readonly progressive: boolean
  readonly components = new Map<number, JpegComponent>()
  #maxHorizontal = 1
  #maxVertical = 1

  constructor(segment: Uint8Array, progressive: boolean) {
    const data = dataViewOf(segment)
    this.height = data.getUint16(1)
    this.width = data.getUint16(3)
    this.progressive = progressive
    for (let i = 0; i < data.getUint8(5); i++) {
      const factors = data.getUint8(7 + 3 * i)
      const component = { horizontal: factors >> 4, vertical: factors & 15 }
      this.components.set(data.getUint8(6 + 3 * i), component)
      this.#maxHorizontal = Math.max(this.#maxHorizontal, component.horizontal)
      this.#maxVertical = Math.max(this.#maxVertical, component.vertical)
    }
  }

  /** Number of 8 × 8 blocks in a JPEG scan of these components (ITU-T T.81, A.2); null when one of them is unknown. */
  blocks(ids: number[]): number | null {
    const components = ids.map((id) => this.components.get(id))
    if (!components.every((component) => component !== undefined)) return null
    if (components.length === 1) {
      const { horizontal, vertical } = components[0]!
      const blocks = (pixels: number, factor: number, max: number) => Math.ceil(Math.ceil((pixels * factor) / max) / 8)
      return blocks(this.width, horizontal, this.#maxHorizontal) * blocks(this.height, vertical, this.#maxVertical)
    }
    const units = Math.ceil(this.width / 8 / this.#maxHorizontal) * Math.ceil(this.height / 8 / this.#maxVertical)
    return units * components.reduce((sum, { horizontal, vertical }) => sum + horizontal * vertical, 0)
  }
}

/** Parses a JPEG frame header. Null unless it has 8 bits per sample, 1, 3 or 4 components, and sampling factors of 1 to 4. */
function parseJpegFrameHeader(marker: number, segment: Uint8Array): JpegFrameHeader | null {
  const count = segment[5] ?? 0
  if (marker > JPEG_PROGRESSIVE_MARKER || segment[0] !== 8 || ![1, 3, 4].includes(count) || segment.length !== 6 + 3 * count) return null
  const frame = new JpegFrameHeader(segment, marker === JPEG_PROGRESSIVE_MARKER)
  const factors = [...frame.components.values()]
  const valid = factors.every(({ horizontal, vertical }) => [1, 2, 3, 4].includes(horizontal) && [1, 2, 3, 4].includes(vertical))
  return valid && factors.length === count && frame.width > 0 && frame.height > 0 ? frame : null
}

/** Returns the component ids of a JPEG scan header (ITU-T T.81, B.2.3), or null when its length is wrong or an id repeats. */
function readJpegScanComponentIds(segment: Uint8Array): number[] | null {
  const count = segment[0] ?? 0
  if (count < 1 || count > 4 || segment.length !== 4 + 2 * count) return null
  const ids = Array.from({ length: count }, (_, i) => segment[1 + 2 * i]!)
  return new Set(ids).size === count ? ids : null
}

function countJpegTables(marker: number, segment: Uint8Array): number | null {
  let count = 0
  let at = 0
  for (; at < segment.length; count++) {
    if (marker === JPEG_QUANTIZATION_MARKER) at += segment[at]! >> 4 ? 129 : 65
    else at += 17 + segment.subarray(at + 1, at + 17).reduce((sum, codes) => sum + codes, 0)
  }
  return at === segment.length && count > 0 ? count : null
}

/** Returns the offset of the marker after a scan's data, or the file's length. Within the data, 0x00 or a restart marker follows 0xff. */
function findJpegScanEnd(bytes: Uint8Array, from: number): number {
  for (let i = bytes.indexOf(0xff, from); i >= 0; i = bytes.indexOf(0xff, i + 1)) {
    const next = bytes[i + 1]
    if (next !== undefined && next !== 0x00 && next !== 0xff && !isJpegRestartMarker(next)) return i
  }
  return bytes.length
}

/**
 * Parses every segment of a JPEG file up to its end marker (ITU-T T.81, annex B). Keeps the frame header, tables and scans, and
 * the JFIF and Adobe segments, which define the colour space. Returns null when the file is truncated, malformed or
 * lacks most of its data.
 */
export function parseJpeg(bytes: Uint8Array): ParsedPicture | null {
  const data = dataViewOf(bytes)
  const parts: Uint8Array[] = [concatBytes([0xff, JPEG_START_MARKER])]
  let frame: JpegFrameHeader | null = null
  let orientation = 1
  let [scans, blocks, tables] = [0, 0, 0]
  let [jfif, adobe, incomplete] = [false, false, false]
  for (let at = 2; ;) {
    if (data.getUint8(at) !== 0xff) return null
    while (data.getUint8(at) === 0xff) at++
    const marker = data.getUint8(at++)
    if (marker === JPEG_END_MARKER) break
    if (marker === JPEG_START_MARKER || marker === 0x00) return null
    if (marker === 0x01 || isJpegRestartMarker(marker)) continue
    const start = at - 2
    const length = data.getUint16(at)
    if (length < 2 || at + length > bytes.length) return null
    const segment = bytes.subarray(at + 2, at + length)
    at += length
    if (isJpegFrameMarker(marker)) {
      // A second frame header could give the decoder another size than the one checked here.
      if (frame) return null
      frame = parseJpegFrameHeader(marker, segment)
      if (!frame) return null
    } else if (marker === JPEG_SCAN_MARKER) {
      const ids = readJpegScanComponentIds(segment)
      const scanBlocks = ids && frame?.blocks(ids)
      if (!scanBlocks) return null
      scans++
      blocks += scanBlocks
      const dataStart = at
      at = findJpegScanEnd(bytes, at)
      // A scan that begins with the blocks' averages has at least a bit for each block. The decoder would draw missing blocks in grey.
      const hasAverages = segment.at(-3) === 0
      if (hasAverages && (at - dataStart) * 8 < scanBlocks) incomplete = true
    } else if (marker === JPEG_QUANTIZATION_MARKER || marker === JPEG_HUFFMAN_MARKER) {
      const count = countJpegTables(marker, segment)
      if (count === null) return null
      tables += count
    } else if (marker === JPEG_APP0_MARKER && !jfif && decodeLatin1(segment, 0, 5) === 'JFIF\0') {
      jfif = true
      parts.push(concatBytes([0xff, JPEG_APP0_MARKER, 0, 16], 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]))
      continue
    } else if (marker === JPEG_APP14_MARKER && !adobe && decodeLatin1(segment, 0, 5) === 'Adobe' && segment.length >= 12) {
      adobe = true
      parts.push(concatBytes([0xff, JPEG_APP14_MARKER, 0, 14], segment.subarray(0, 12)))
      continue
    } else {
      if (marker === JPEG_APP1_MARKER && decodeLatin1(segment, 0, 6) === 'Exif\0\0')
        orientation = readExifOrientation(segment.subarray(6)) ?? orientation
      if (marker !== JPEG_RESTART_INTERVAL_MARKER || segment.length !== 2) continue
    }
    if (parts.length <= JPEG_SEGMENTS_MAX) parts.push(bytes.subarray(start, at))
  }
  if (!frame || scans === 0) return null
  parts.push(concatBytes([0xff, JPEG_END_MARKER]))
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const samples = 64 * (frame.blocks([...frame.components.keys()]) ?? 0)
  const tooCostly =
    parts.length > JPEG_SEGMENTS_MAX ||
    scans > JPEG_SCANS_MAX ||
    blocks > JPEG_BLOCKS_MAX ||
    tables > JPEG_TABLES_MAX ||
    samples > (frame.components.size === 4 ? JPEG_DECODED_CMYK_SAMPLES_MAX : JPEG_DECODED_SAMPLES_MAX) ||
    (frame.progressive && (samples > JPEG_COEFFICIENTS_MAX || length > JPEG_PROGRESSIVE_BYTES_MAX))
  if (incomplete && !tooCostly) return null
  return {
    header: { format: 'jpeg', width: frame.width, height: frame.height, orientation },
    parts,
    ...(tooCostly && { tooCostly: IMAGE_UPLOAD_ERROR_MESSAGES.tooCostly }),
  }
}
