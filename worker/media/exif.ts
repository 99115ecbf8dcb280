import { decodeLatin1, dataViewOf } from './bytes.ts'

export function readExifOrientation(tiff: Uint8Array): number | null {
  const order = decodeLatin1(tiff, 0, 2)
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return null
  const littleEndian = order === 'II'
  const data = dataViewOf(tiff)
  const directory = data.getUint32(4, littleEndian)
  if (directory + 2 > tiff.length) return null
  const entries = data.getUint16(directory, littleEndian)
  for (let i = 0, at = directory + 2; i < entries && at + 12 <= tiff.length; i++, at += 12) {
    if (data.getUint16(at, littleEndian) !== 0x0112) continue
    const value = data.getUint16(at + 8, littleEndian)
    return value >= 1 && value <= 8 ? value : null
  }
  return null
}
