import { crc32, deflateSync } from 'node:zlib'
import { correction, generate, mode } from 'lean-qr'
import { decodeQR } from 'qr/decode.js'
import QRCode from 'qrcode-svg'

/** Width of the required white border in modules, the squares of a QR code (ISO/IEC 18004, section 6.3.8). */
const QUIET_ZONE_MODULES = 4
/** Minimum width of a QR code's PNG file in pixels, enough for printing at 5 cm. */
const QR_PNG_WIDTH_MIN = 1024
const PNG_SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

/** Size of a module in pixels when the code is read back. With four, this check takes less than a millisecond. */
const READ_PIXELS_PER_MODULE = 4

type QrModules = boolean[][]

function addQuietZone(modules: QrModules): QrModules {
  const side = { length: modules.length + 2 * QUIET_ZONE_MODULES }
  return Array.from(side, (_, y) => Array.from(side, (_, x) => modules[y - QUIET_ZONE_MODULES]?.[x - QUIET_ZONE_MODULES] ?? false))
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
function encodeQrCode(address: string): { code: QRCode; modules: QrModules } {
  // Without `swap`, the library draws the code mirrored, and some scanners cannot read it.
  const code = new QRCode({
    content: address,
    ecl: 'M',
    padding: QUIET_ZONE_MODULES,
    join: true,
    swap: true,
    container: 'svg-viewbox',
    color: '#000000',
    background: '#ffffff',
  })
  const modules = addQuietZone(code.qrcode.modules)
  if (decodeQrModules(modules) !== address) throw new Error('A QR code did not read back as its address')
  return { code, modules }
}

export function renderQrSvg(address: string): string {
  const { code, modules } = encodeQrCode(address)
  // One unit of the SVG is one module, so that all edges have whole coordinates.
  code.options.width = code.options.height = modules.length
  // The library writes `style` attributes, which the security policy forbids.
  return code.svg().replaceAll(/style="fill:([^;"]+);shape-rendering:crispEdges;"/g, 'fill="$1" shape-rendering="crispEdges"')
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
  const { modules } = encodeQrCode(address)
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
  return drawModulesAsPath(encodeQrCode(address).modules)
}

/**
 * A QR code of version 15 holds this many bytes of UTF-8 and their ECI header at error correction M (ISO/IEC 18004, table 7). On a screen
 * 360 pixels wide, each of its modules has 4 pixels, about 0.6 mm. Cameras cannot read smaller modules at arm's length.
 */
export const QR_TEXT_READABLE_ON_SCREEN_BYTES_MAX = 411

/**
 * Renders a text in any script as a QR code. Returns null unless reading the code returns exactly this text. A text beyond ASCII declares
 * its encoding, UTF-8, in an ECI header (ISO/IEC 18004, section 7.4.2), because readers that guess it read José as Jos矇. ASCII needs no
 * header, which some hand-held scanners type out. `qrcode-svg` writes no such header and damages emoji.
 */
export function renderTextQrPath(text: string): QrPath | null {
  const code = generate(text, {
    minCorrectionLevel: correction.M,
    maxCorrectionLevel: correction.M,
    modes: [/^\p{ASCII}*$/u.test(text) ? mode.ascii : mode.utf8],
  })
  const side = { length: code.size }
  const modules = addQuietZone(Array.from(side, (_, y) => Array.from(side, (_, x) => code.get(x, y))))
  return decodeQrModules(modules) === text ? drawModulesAsPath(modules) : null
}
