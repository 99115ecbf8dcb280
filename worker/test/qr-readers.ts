import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { scanRGBABuffer } from '@undecaf/zbar-wasm'
import sharp from 'sharp'
import { type ReadResult, prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

const zxingWasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(zxingWasm).buffer } })

/** Reads all QR codes on a PNG picture with ZXing, which also says how a code was made. It finds no light code on a dark background. */
export const readQrCodesWithDetails = (png: Buffer): Promise<ReadResult[]> =>
  readBarcodes(new Uint8Array(png), { formats: ['QRCode'], tryInvert: false })

/** Reads all QR codes on a PNG picture, such as a screenshot, with the two readers that most scanners are made of. */
export async function readQrCodes(png: Buffer): Promise<{ zbar: string[]; zxing: string[] }> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const zbar = await scanRGBABuffer(new Uint8Array(data).buffer, info.width, info.height)
  const zxing = await readQrCodesWithDetails(png)
  return { zbar: zbar.map((symbol) => symbol.decode()), zxing: zxing.map(({ text }) => text) }
}
