import { PNG } from 'pngjs'
import QRCode from 'qrcode-svg'

/** Light modules around the code (ISO/IEC 18004, section 6.3.8). */
const QUIET_ZONE = 4
/** A PNG is at least this many pixels wide, which prints well at 5 cm. */
const PNG_MIN = 1024

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
  const across = modules.length + 2 * QUIET_ZONE
  const scale = Math.ceil(PNG_MIN / across)
  const size = across * scale
  const grey = Buffer.alloc(size * size, 255)
  modules.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return
      const left = (x + QUIET_ZONE) * scale
      const top = (y + QUIET_ZONE) * scale
      for (let line = top; line < top + scale; line++) grey.fill(0, line * size + left, line * size + left + scale)
    }),
  )
  const png = new PNG()
  Object.assign(png, { width: size, height: size, data: grey })
  // Rows mostly repeat the one above: that filter alone spares trying all five, which takes fifty times as long.
  return PNG.sync.write(png, { colorType: 0, inputColorType: 0, inputHasAlpha: false, filterType: 2 })
}
