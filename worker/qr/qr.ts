import { crc32, deflateSync } from 'node:zlib'
import { correction, generate, mode } from 'lean-qr'
import { decodeQR } from 'qr/decode.js'

/** Width of the required white border in modules, the squares of a QR code (ISO/IEC 18004, section 6.3.8). */
const QUIET_ZONE_MODULES = 4
/** Minimum width of a QR code's PNG file in pixels, enough for printing at 5 cm. */
const QR_PNG_WIDTH_MIN = 1024
const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** Size of a module in pixels when the code is read back. With four, this check takes less than a millisecond. */
const READ_PIXELS_PER_MODULE = 4

type QrModules = boolean[][]

/**
 * Encodes a text as a QR code with its white border. A text beyond ASCII declares its encoding, UTF-8, in an ECI header (ISO/IEC 18004,
 * section 7.4.2), because readers that guess it read José as Jos矇. ASCII needs no header, which some hand-held scanners type out.
 */
function encodeQrModules(text: string): QrModules {
  const code = generate(text, { minCorrectionLevel: correction.M, modes: [/^\p{ASCII}*$/u.test(text) ? mode.ascii : mode.utf8] })
  const side = { length: code.size + 2 * QUIET_ZONE_MODULES }
  return Array.from(side, (_, y) => Array.from(side, (_, x) => code.get(x - QUIET_ZONE_MODULES, y - QUIET_ZONE_MODULES)))
}

function decodeQrModules(modules: QrModules): string | null {
  const side = modules.length * READ_PIXELS_PER_MODULE
  const pixels = new Uint32Array(side * side).fill(0xffffffff)
  modules.forEach((row, y) => {
    const start = y * READ_PIXELS_PER_MODULE * side
    row.forEach((dark, x) => {
      const at = start + x * READ_PIXELS_PER_MODULE
      if (dark) pixels.fill(0xff000000, at, at + READ_PIXELS_PER_MODULE)
    })
    for (let line = 1; line < READ_PIXELS_PER_MODULE; line++) pixels.copyWithin(start + line * side, start, start + side)
  })
  try {
    return decodeQR({ width: side, height: side, data: new Uint8Array(pixels.buffer) })
  } catch {
    return null
  }
}

/** Encodes a URL. Throws unless reading the QR code returns exactly this URL. */
function encodeQrAddress(address: string): QrModules {
  const modules = encodeQrModules(address)
  if (decodeQrModules(modules) !== address) throw new Error('A QR code did not read back as its address')
  return modules
}

/** Returns an SVG file. One unit of it is one module, so that all edges have whole coordinates. */
export function renderQrSvg(address: string): string {
  const { side, path } = renderQrPath(address)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<path fill="#ffffff" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="#000000" d="${path}"/>`,
    '</svg>\n',
  ].join('')
}

function createPngChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length)
  chunk.write(type, 4, 'latin1')
  chunk.set(data, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), data.length + 8)
  return chunk
}

export function renderQrPng(address: string): Uint8Array<ArrayBuffer> {
  const modules = encodeQrAddress(address)
  const scale = Math.ceil(QR_PNG_WIDTH_MIN / modules.length)
  const size = modules.length * scale
  // The zeros in the rest of the PNG header mean greyscale and not interlaced.
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size)
  header.writeUInt32BE(size, 4)
  header[8] = 1
  const lines = modules.map((row) => {
    const line = Buffer.alloc(1 + Math.ceil(size / 8), 0xff)
    line[0] = 0
    for (let x = 0; x < size; x++) if (row[Math.floor(x / scale)]) line[1 + (x >> 3)]! &= ~(0x80 >> (x & 7))
    return line
  })
  const pixels = Buffer.concat(lines.flatMap((line) => Array<Buffer>(scale).fill(line)))
  const chunks = [createPngChunk('IHDR', header), createPngChunk('IDAT', deflateSync(pixels)), createPngChunk('IEND', Buffer.alloc(0))]
  return Uint8Array.from(Buffer.concat([PNG_SIGNATURE, ...chunks]))
}

/** SVG path data of a QR code with its white border, in a square of `side` modules. */
export interface QrPath {
  side: number
  path: string
}

function drawModulesAsPath(modules: QrModules): QrPath {
  let path = ''
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark && !row[x - 1]) path += `M${x} ${y}h${row.indexOf(false, x) - x}v1H${x}z`
    }),
  )
  return { side: modules.length, path }
}

export function renderQrPath(address: string): QrPath {
  return drawModulesAsPath(encodeQrAddress(address))
}

/**
 * A QR code of version 15 holds this many bytes of UTF-8 and their ECI header at error correction M (ISO/IEC 18004, table 7). On a screen
 * 360 pixels wide, each of its modules has 4 pixels, about 0.6 mm. Cameras cannot read smaller modules at arm's length.
 */
export const QR_TEXT_READABLE_ON_SCREEN_BYTES_MAX = 411

/** Renders a text in any script as a QR code. Returns null unless reading the code returns exactly this text. */
export function renderTextQrPath(text: string): QrPath | null {
  const modules = encodeQrModules(text)
  return decodeQrModules(modules) === text ? drawModulesAsPath(modules) : null
}
