import {
  JPEG_BLOCKS_MAX,
  JPEG_CMYK_SAMPLES_MAX,
  JPEG_COEFFICIENTS_MAX,
  JPEG_PROGRESSIVE_BYTES_MAX,
  JPEG_SAMPLES_MAX,
  JPEG_SCANS_MAX,
  JPEG_SEGMENTS_MAX,
  JPEG_TABLES_MAX,
} from '../../schema/bounds.ts'
import { IMAGE_MESSAGES } from '../../schema/image.ts'
import { latin1, bytesOf, viewOf } from './bytes.ts'
import { readOrientation } from './exif.ts'
import type { ParsedPicture } from './parsed-picture.ts'

/** Markers of ITU-T T.81, table B.1. */
const SOI = 0xd8
const EOI = 0xd9
const SOS = 0xda
const DQT = 0xdb
const DRI = 0xdd
const DHT = 0xc4
const PROGRESSIVE = 0xc2
const APP0 = 0xe0
const APP1 = 0xe1
const APP14 = 0xee

const isRestart = (marker: number) => marker >= 0xd0 && marker <= 0xd7
/** True for every kind of frame header, also for those that the decoder does not support (lossless, hierarchical, arithmetic). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== DHT && marker !== 0xc8 && marker !== 0xcc

interface Component {
  horizontal: number
  vertical: number
}

/** A parsed frame header (B.2.2). */
class Frame {
  readonly width: number
  readonly height: number
  readonly progressive: boolean
  readonly components = new Map<number, Component>()
  #maxHorizontal = 1
  #maxVertical = 1

  constructor(segment: Uint8Array, progressive: boolean) {
    const data = viewOf(segment)
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

  /** Number of 8 × 8 blocks in one scan of these components (A.2); null when the frame lacks one of them. */
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

/** Parses a frame header with 8 bits per sample, 1, 3 or 4 components and sampling factors of 1 to 4; null for any other. */
function readFrame(marker: number, segment: Uint8Array): Frame | null {
  const count = segment[5] ?? 0
  if (marker > PROGRESSIVE || segment[0] !== 8 || ![1, 3, 4].includes(count) || segment.length !== 6 + 3 * count) return null
  const frame = new Frame(segment, marker === PROGRESSIVE)
  const factors = [...frame.components.values()]
  const valid = factors.every(({ horizontal, vertical }) => [1, 2, 3, 4].includes(horizontal) && [1, 2, 3, 4].includes(vertical))
  return valid && factors.length === count && frame.width > 0 && frame.height > 0 ? frame : null
}

/** The component ids of a scan header (B.2.3); null when its length is wrong or an id repeats. */
function readScanComponents(segment: Uint8Array): number[] | null {
  const count = segment[0] ?? 0
  if (count < 1 || count > 4 || segment.length !== 4 + 2 * count) return null
  const ids = Array.from({ length: count }, (_, i) => segment[1 + 2 * i]!)
  return new Set(ids).size === count ? ids : null
}

/** Number of tables in a DQT or DHT segment (B.2.4); null when there are none or they do not fill it exactly. */
function countTables(marker: number, segment: Uint8Array): number | null {
  let count = 0
  let at = 0
  for (; at < segment.length; count++) {
    if (marker === DQT) at += segment[at]! >> 4 ? 129 : 65
    else at += 17 + segment.subarray(at + 1, at + 17).reduce((sum, codes) => sum + codes, 0)
  }
  return at === segment.length && count > 0 ? count : null
}

/** Offset of the first marker after a scan's data. Within the data, 0xff is always followed by 0x00 or a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let i = bytes.indexOf(0xff, from); i >= 0; i = bytes.indexOf(0xff, i + 1)) {
    const next = bytes[i + 1]
    if (next !== undefined && next !== 0x00 && next !== 0xff && !isRestart(next)) return i
  }
  return bytes.length
}

/**
 * Reads every segment of a JPEG up to its end marker (ITU-T T.81, annex B). Keeps the frame header, tables, scans, and the JFIF
 * and Adobe segments, which define the colour space. Null when the file is truncated or malformed.
 */
export function readJpeg(bytes: Uint8Array): ParsedPicture | null {
  const data = viewOf(bytes)
  const parts: Uint8Array[] = [bytesOf([0xff, SOI])]
  let frame: Frame | null = null
  let orientation = 1
  let [scans, blocks, tables] = [0, 0, 0]
  let [jfif, adobe] = [false, false]
  for (let at = 2; ;) {
    if (data.getUint8(at) !== 0xff) return null
    while (data.getUint8(at) === 0xff) at++
    const marker = data.getUint8(at++)
    if (marker === EOI) break
    if (marker === SOI || marker === 0x00) return null
    if (marker === 0x01 || isRestart(marker)) continue
    const start = at - 2
    const length = data.getUint16(at)
    if (length < 2 || at + length > bytes.length) return null
    const segment = bytes.subarray(at + 2, at + length)
    at += length
    if (isFrame(marker)) {
      // With a second frame header the decoder could use another size than the one that is checked here.
      if (frame) return null
      frame = readFrame(marker, segment)
      if (!frame) return null
    } else if (marker === SOS) {
      const ids = readScanComponents(segment)
      const scanBlocks = ids && frame?.blocks(ids)
      if (!scanBlocks) return null
      scans++
      blocks += scanBlocks
      at = endOfScan(bytes, at)
    } else if (marker === DQT || marker === DHT) {
      const count = countTables(marker, segment)
      if (count === null) return null
      tables += count
    } else if (marker === APP0 && !jfif && latin1(segment, 0, 5) === 'JFIF\0') {
      jfif = true
      parts.push(bytesOf([0xff, APP0, 0, 16], 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]))
      continue
    } else if (marker === APP14 && !adobe && latin1(segment, 0, 5) === 'Adobe' && segment.length >= 12) {
      adobe = true
      parts.push(bytesOf([0xff, APP14, 0, 14], segment.subarray(0, 12)))
      continue
    } else {
      if (marker === APP1 && latin1(segment, 0, 6) === 'Exif\0\0') orientation = readOrientation(segment.subarray(6)) ?? orientation
      if (marker !== DRI || segment.length !== 2) continue
    }
    if (parts.length <= JPEG_SEGMENTS_MAX) parts.push(bytes.subarray(start, at))
  }
  if (!frame || scans === 0) return null
  parts.push(bytesOf([0xff, EOI]))
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const samples = 64 * (frame.blocks([...frame.components.keys()]) ?? 0)
  const tooCostly =
    parts.length > JPEG_SEGMENTS_MAX ||
    scans > JPEG_SCANS_MAX ||
    blocks > JPEG_BLOCKS_MAX ||
    tables > JPEG_TABLES_MAX ||
    samples > (frame.components.size === 4 ? JPEG_CMYK_SAMPLES_MAX : JPEG_SAMPLES_MAX) ||
    (frame.progressive && (samples > JPEG_COEFFICIENTS_MAX || length > JPEG_PROGRESSIVE_BYTES_MAX))
  return {
    header: { format: 'jpeg', width: frame.width, height: frame.height, orientation },
    parts,
    ...(tooCostly && { tooCostly: IMAGE_MESSAGES.tooCostly }),
  }
}
