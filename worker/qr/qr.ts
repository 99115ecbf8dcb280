import { PNG } from 'pngjs'
import { decodeQR } from 'qr/decode.js'
import QRCode from 'qrcode-svg'

/** Light modules around the code (ISO/IEC 18004, section 6.3.8). */
const QUIET_ZONE = 4
/** A PNG is at least this many pixels wide, which prints well at 5 cm. */
const PNG_MIN = 1024

/** Pixels a module of the drawing that is read back: at four, reading takes less than a millisecond. */
const READ_SCALE = 4

/** Calls `dark` with each run of dark pixels of a code that is drawn with its quiet zone, `scale` pixels a module. */
function draw(modules: boolean[][], scale: number, dark: (from: number, length: number) => void): void {
  const size = (modules.length + 2 * QUIET_ZONE) * scale
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (!isDark) return
      const left = (x + QUIET_ZONE) * scale
      const top = (y + QUIET_ZONE) * scale
      for (let line = top; line < top + scale; line++) dark(line * size + left, scale)
    }),
  )
}

/** Reads a code back as a scanner would; null where that fails. */
function readBack(modules: boolean[][]): string | null {
  const side = (modules.length + 2 * QUIET_ZONE) * READ_SCALE
  const pixels = new Uint32Array(side * side).fill(0xffffffff)
  draw(modules, READ_SCALE, (from, length) => pixels.fill(0xff000000, from, from + length))
  try {
    return decodeQR({ width: side, height: side, data: new Uint8Array(pixels.buffer) })
  } catch {
    return null
  }
}

/** A code of the address. Throws when it does not read back as exactly that: none is ever offered that was not read. */
function encode(address: string): QRCode {
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
  // A module is a unit of the drawing, so that its edges fall on whole numbers.
  if (readBack(code.qrcode.modules) !== address) throw new Error('A QR code did not read back as its address')
  code.options.width = code.options.height = code.qrcode.getModuleCount() + 2 * QUIET_ZONE
  return code
}

/** A QR code of an address as SVG: dark on light, error correction M, with its quiet zone. */
export function qrSvg(address: string): string {
  // The library colours by style attributes, which the file's own policy does not run.
  return encode(address)
    .svg()
    .replaceAll(/style="fill:([^;"]+);shape-rendering:crispEdges;"/g, 'fill="$1" shape-rendering="crispEdges"')
}

/** The same as an 8-bit grey PNG. */
export function qrPng(address: string): Uint8Array {
  const { modules } = encode(address).qrcode
  const scale = Math.ceil(PNG_MIN / (modules.length + 2 * QUIET_ZONE))
  const size = (modules.length + 2 * QUIET_ZONE) * scale
  const grey = Buffer.alloc(size * size, 255)
  draw(modules, scale, (from, length) => grey.fill(0, from, from + length))
  const png = new PNG()
  Object.assign(png, { width: size, height: size, data: grey })
  // Rows mostly repeat the one above: that filter alone spares trying all five, which takes fifty times as long.
  return PNG.sync.write(png, { colorType: 0, inputColorType: 0, inputHasAlpha: false, filterType: 2 })
}

/** The drawing alone, as the content of an SVG symbol: a square `side` units wide that stands for `address`. */
export function qrPath(address: string): { side: number; path: string } {
  const { modules } = encode(address).qrcode
  let path = ''
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark && !row[x - 1])
        path += `M${x + QUIET_ZONE} ${y + QUIET_ZONE}h${row.indexOf(false, x) < 0 ? row.length - x : row.indexOf(false, x) - x}v1H${x + QUIET_ZONE}z`
    }),
  )
  return { side: modules.length + 2 * QUIET_ZONE, path }
}
