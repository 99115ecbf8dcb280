import { crc32, deflateSync } from 'node:zlib'
import { decodeQR } from 'qr/decode.js'
import QRCode from 'qrcode-svg'

/** Light modules around the code (ISO/IEC 18004, section 6.3.8). */
const QUIET_ZONE = 4
/** A PNG is at least this many pixels wide, which prints well at 5 cm. */
const PNG_MIN = 1024
const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** Pixels per module when a code is read back. With four, reading takes less than a millisecond. */
const READ_SCALE = 4

/** Rows of modules, with the quiet zone; true is dark. */
type Modules = boolean[][]

function addQuietZone(modules: Modules): Modules {
  const side = { length: modules.length + 2 * QUIET_ZONE }
  return Array.from(side, (_, y) => Array.from(side, (_, x) => modules[y - QUIET_ZONE]?.[x - QUIET_ZONE] ?? false))
}

/** Reads a code back as a scanner would; null where that fails. */
function readBack(modules: Modules): string | null {
  const side = modules.length * READ_SCALE
  const line = (row: boolean[]) => row.flatMap((dark) => Array<number>(READ_SCALE).fill(dark ? 0xff000000 : 0xffffffff))
  const pixels = Uint32Array.from(modules.flatMap((row) => Array<number[]>(READ_SCALE).fill(line(row)).flat()))
  try {
    return decodeQR({ width: side, height: side, data: new Uint8Array(pixels.buffer) })
  } catch {
    return null
  }
}

/** Encodes an address as a QR code. Throws unless the code reads back as exactly that address. */
function encode(address: string): { code: QRCode; modules: Modules } {
  // Without `swap` the library draws the code mirrored, which some readers refuse.
  const code = new QRCode({
    content: address,
    ecl: 'M',
    padding: QUIET_ZONE,
    join: true,
    swap: true,
    container: 'svg-viewbox',
    color: '#000000',
    background: '#ffffff',
  })
  const modules = addQuietZone(code.qrcode.modules)
  if (readBack(modules) !== address) throw new Error('A QR code did not read back as its address')
  return { code, modules }
}

/** A QR code of an address as SVG: dark on light, error correction M, with its quiet zone. */
export function qrSvg(address: string): string {
  const { code, modules } = encode(address)
  // One unit of the SVG is one module, so that all edges have whole coordinates.
  code.options.width = code.options.height = modules.length
  // The library sets colours in style attributes, which the file's own content security policy forbids.
  return code.svg().replaceAll(/style="fill:([^;"]+);shape-rendering:crispEdges;"/g, 'fill="$1" shape-rendering="crispEdges"')
}

/** A chunk of a PNG: length, type, data and a checksum of type and data (PNG, third edition, section 5.3). */
function pngChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length)
  chunk.write(type, 4, 'latin1')
  chunk.set(data, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8)
  return chunk
}

/** A QR code of an address as a greyscale PNG with one bit per pixel. */
export function qrPng(address: string): Uint8Array<ArrayBuffer> {
  const { modules } = encode(address)
  const scale = Math.ceil(PNG_MIN / modules.length)
  const size = modules.length * scale
  // Width, height, one bit per pixel, then zeros: greyscale, deflate, standard filters, not interlaced.
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size)
  header.writeUInt32BE(size, 4)
  header[8] = 1
  const lines = modules.map((row) => {
    // White is 1. The leading byte means that the line is not filtered.
    const line = Buffer.alloc(1 + Math.ceil(size / 8), 0xff)
    line[0] = 0
    for (let x = 0; x < size; x++) if (row[Math.floor(x / scale)]) line[1 + (x >> 3)]! &= ~(0x80 >> (x & 7))
    return line
  })
  const pixels = Buffer.concat(lines.flatMap((line) => Array<Buffer>(scale).fill(line)))
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(pixels)), pngChunk('IEND', Buffer.alloc(0))]
  return Uint8Array.from(Buffer.concat([PNG_SIGNATURE, ...chunks]))
}

/** A QR code of an address as path data for an SVG symbol `side` units wide. */
export function qrPath(address: string): { side: number; path: string } {
  const { modules } = encode(address)
  let path = ''
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark && !row[x - 1]) path += `M${x} ${y}h${row.indexOf(false, x) - x}v1H${x}z`
    }),
  )
  return { side: modules.length, path }
}
