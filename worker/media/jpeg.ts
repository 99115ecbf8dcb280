import {
  JPEG_BLOCKS_MAX,
  JPEG_CMYK_SAMPLES_MAX,
  JPEG_KEPT_MAX,
  JPEG_PROGRESSIVE_BYTES_MAX,
  JPEG_SAMPLES_MAX,
  JPEG_SCANS_MAX,
  JPEG_SEGMENTS_MAX,
  JPEG_TABLES_MAX,
} from '../../schema/bounds.ts'
import { IMAGE_MESSAGES } from '../../schema/image.ts'
import { ascii, bytesOf, view } from './bytes.ts'
import { readOrientation } from './exif.ts'
import type { ReadPicture } from './header.ts'

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
/** A frame header of any kind, those included that nothing here decodes: lossless, hierarchical, arithmetic. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && marker !== DHT && marker !== 0xc8 && marker !== 0xcc

interface Component {
  horizontal: number
  vertical: number
}

/** What a frame header says (B.2.2). */
class Frame {
  readonly width: number
  readonly height: number
  readonly progressive: boolean
  readonly components = new Map<number, Component>()
  #across = 1
  #down = 1

  constructor(segment: Uint8Array, progressive: boolean) {
    const data = view(segment)
    this.height = data.getUint16(1)
    this.width = data.getUint16(3)
    this.progressive = progressive
    for (let i = 0; i < data.getUint8(5); i++) {
      const factors = data.getUint8(7 + 3 * i)
      const component = { horizontal: factors >> 4, vertical: factors & 15 }
      this.components.set(data.getUint8(6 + 3 * i), component)
      this.#across = Math.max(this.#across, component.horizontal)
      this.#down = Math.max(this.#down, component.vertical)
    }
  }

  /** Blocks that one scan of these components goes over (A.2). Null for a component that the frame does not have. */
  blocks(ids: number[]): number | null {
    const scanned = ids.map((id) => this.components.get(id))
    if (!scanned.every((component) => component !== undefined)) return null
    const [only] = scanned
    if (scanned.length === 1) {
      const side = (pixels: number, factor: number, most: number) => Math.ceil(Math.ceil((pixels * factor) / most) / 8)
      return side(this.width, only!.horizontal, this.#across) * side(this.height, only!.vertical, this.#down)
    }
    const units = Math.ceil(this.width / 8 / this.#across) * Math.ceil(this.height / 8 / this.#down)
    return units * scanned.reduce((sum, { horizontal, vertical }) => sum + horizontal * vertical, 0)
  }
}

/** A frame of eight bits, of one, three or four components with sensible sampling; null for any other. */
function readFrame(marker: number, segment: Uint8Array): Frame | null {
  const count = segment[5] ?? 0
  if (marker > PROGRESSIVE || segment[0] !== 8 || ![1, 3, 4].includes(count) || segment.length !== 6 + 3 * count) return null
  const frame = new Frame(segment, marker === PROGRESSIVE)
  const factors = [...frame.components.values()]
  const known = factors.every(({ horizontal, vertical }) => [1, 2, 3, 4].includes(horizontal) && [1, 2, 3, 4].includes(vertical))
  return known && factors.length === count && frame.width > 0 && frame.height > 0 ? frame : null
}

/** Components that a scan is of (B.2.3); null when its header is not as long as it should be. */
function readScan(segment: Uint8Array): number[] | null {
  const count = segment[0] ?? 0
  if (count < 1 || count > 4 || segment.length !== 4 + 2 * count) return null
  const ids = Array.from({ length: count }, (_, i) => segment[1 + 2 * i]!)
  return new Set(ids).size === count ? ids : null
}

/** How many tables a DQT or DHT segment holds (B.2.4), at least one; null when they do not fill it. */
function countTables(marker: number, segment: Uint8Array): number | null {
  let count = 0
  let at = 0
  for (; at < segment.length; count++) {
    if (marker === DQT) at += segment[at]! >> 4 ? 129 : 65
    else at += 17 + segment.subarray(at + 1, at + 17).reduce((sum, codes) => sum + codes, 0)
  }
  return at === segment.length && count > 0 ? count : null
}

/** The next marker behind a scan, in which 0xff is always followed by 0x00 or a restart marker. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let i = bytes.indexOf(0xff, from); i >= 0; i = bytes.indexOf(0xff, i + 1)) {
    const next = bytes[i + 1]
    if (next !== undefined && next !== 0x00 && next !== 0xff && !isRestart(next)) return i
  }
  return bytes.length
}

/**
 * ITU-T T.81, annex B: every segment up to the end marker, without which the file was cut. What remains are the frame, its
 * tables and scans, and the two segments that say how colours are coded (JFIF, and Adobe's).
 */
export function readJpeg(bytes: Uint8Array): ReadPicture | null {
  const data = view(bytes)
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
      // A second frame header would let the decoder see another size than the one judged here.
      if (frame) return null
      frame = readFrame(marker, segment)
      if (!frame) return null
    } else if (marker === SOS) {
      const ids = readScan(segment)
      const scanned = ids && frame?.blocks(ids)
      if (!scanned) return null
      scans++
      blocks += scanned
      at = endOfScan(bytes, at)
    } else if (marker === DQT || marker === DHT) {
      const count = countTables(marker, segment)
      if (count === null) return null
      tables += count
    } else if (marker === APP0 && !jfif && ascii(segment, 0, 5) === 'JFIF\0') {
      jfif = true
      parts.push(bytesOf([0xff, APP0, 0, 16], 'JFIF\0', [1, 1, 0, 0, 1, 0, 1, 0, 0]))
      continue
    } else if (marker === APP14 && !adobe && ascii(segment, 0, 5) === 'Adobe' && segment.length >= 12) {
      adobe = true
      parts.push(bytesOf([0xff, APP14, 0, 14], segment.subarray(0, 12)))
      continue
    } else {
      if (marker === APP1 && ascii(segment, 0, 6) === 'Exif\0\0') orientation = readOrientation(segment.subarray(6)) ?? orientation
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
    (frame.progressive && (samples > JPEG_KEPT_MAX || length > JPEG_PROGRESSIVE_BYTES_MAX))
  return {
    header: { format: 'jpeg', width: frame.width, height: frame.height, orientation },
    parts,
    ...(tooCostly && { tooCostly: IMAGE_MESSAGES.tooCostly }),
  }
}
