import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { scanRGBABuffer } from '@undecaf/zbar-wasm'
import sharp from 'sharp'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const zxingWasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(zxingWasm).buffer } })

/** Reads all QR codes on a PNG picture, such as a screenshot, with the two readers that most scanners are made of. */
export async function readQrCodes(png: Buffer): Promise<{ zbar: string[]; zxing: string[] }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixels = new Uint8ClampedArray(data)
  const zbar = await scanRGBABuffer(pixels.slice().buffer, info.width, info.height)
  // The readers do not find a light code on a dark background, so the picture is inverted too.
  const zxing = await readBarcodes({ data: pixels, width: info.width, height: info.height, colorSpace: 'srgb' } as ImageData, {
    formats: ['QRCode'],
    tryInvert: false,
  })
  return { zbar: zbar.map((symbol) => symbol.decode()), zxing: zxing.map(({ text }) => text) }
}
