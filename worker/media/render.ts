import { IMAGE_MESSAGES, type ImageBox, PIXELS_MAX, VCARD_PHOTO_SIDE, fit, narrowerWidths, storedSize } from '../../schema/image.ts'
import { AppError } from '../platform/errors.ts'
import { inflatesBeyond } from './inflate.ts'
import { turnsSideways, upright } from './orient.ts'
import { type Photon, type Picture, type Pixels, UndecodableError, withPhoton } from './photon.ts'
import { readPicture } from './read-picture.ts'
import { resize } from './resize.ts'

/** A picture ready to be stored: encoded anew, upright, without metadata. */
export interface Rendered {
  format: 'jpg' | 'png' | 'svg'
  width: number
  height: number
  /** Average colour, six hex digits; null for vectors. */
  colour: string | null
  full: Uint8Array
  narrower: { width: number; bytes: Uint8Array }[]
  /** The JPEG for a contact file, where one was asked for. */
  vcard: Uint8Array | null
}

export interface Wish {
  box: ImageBox
  /** Keeps a PNG even where nothing is transparent. */
  png?: boolean
  /** Makes the JPEG for a contact file. */
  vcard?: boolean
}

/**
 * Decodes a raster picture and renders what is kept of it. Throws 415 for what is no picture, 400 for one that is cut,
 * damaged, larger than PIXELS_MAX or made to cost more than it shows; nothing is decoded before the file was read through.
 * `release` is called when `bytes` are needed no more.
 */
export async function renderRaster(bytes: Uint8Array, wish: Wish, release?: () => void): Promise<Rendered> {
  const picture = readPicture(bytes)
  if (picture === null) throw new AppError(415, IMAGE_MESSAGES.wrongType)
  if (picture === 'heic') throw new AppError(415, IMAGE_MESSAGES.heic)
  if (picture === 'damaged') throw new AppError(400, IMAGE_MESSAGES.damaged)
  const { header, parts, tooCostly, inflates } = picture
  if (header.width * header.height > PIXELS_MAX) throw new AppError(400, IMAGE_MESSAGES.tooManyPixels)
  if (tooCostly) throw new AppError(400, tooCostly)
  if (inflates && (await inflatesBeyond(inflates.chunks, inflates.bytes))) throw new AppError(400, IMAGE_MESSAGES.damaged)
  try {
    return await withPhoton((photon) => render(photon, parts, header.orientation, wish, release))
  } catch (error) {
    if (error instanceof UndecodableError) throw new AppError(400, IMAGE_MESSAGES.damaged)
    throw error
  }
}

/** A picture of another size. */
const resized = (picture: Picture, { width, height }: Pick<ImageBox, 'width' | 'height'>) =>
  picture.derive(width, height, (pixels, data) => void resize(pixels, width, height, data))

/** Everything happens in the decoder's memory, which has room once the picture is decoded. */
function render(photon: Photon, parts: Uint8Array[], orientation: number, { box, png, vcard }: Wish, release?: () => void): Rendered {
  const decoded = photon.decode(parts, release)
  const sideways = turnsSideways(orientation)
  const stored = resized(decoded, storedSize(decoded, sideways ? { ...box, width: box.height, height: box.width } : box))
  decoded.free()
  const [width, height] = sideways ? [stored.height, stored.width] : [stored.width, stored.height]
  const full = orientation > 1 ? stored.derive(width, height, (pixels, data) => void upright(pixels, orientation, data)) : stored
  if (full !== stored) stored.free()
  const format = png || full.read(hasTransparency) ? 'png' : 'jpg'
  const encode = (picture: Picture) => (format === 'png' ? picture.png() : picture.jpeg(box.quality))
  const narrower: Rendered['narrower'] = []
  // Each from the next wider one: what is left to read shrinks with every step.
  let wider = full
  for (const step of narrowerWidths(width).toReversed()) {
    wider = resized(wider, { width: step, height: Math.max(1, Math.round((height * step) / width)) })
    narrower.push({ width: step, bytes: encode(wider) })
  }
  const photo = vcard ? contactPhoto(full, box.quality) : null
  return { format, width, height, colour: full.read(averageColour), full: encode(full), narrower, vcard: photo }
}

function contactPhoto(full: Picture, quality: number): Uint8Array {
  const small = resized(full, fit(full, { width: VCARD_PHOTO_SIDE, height: VCARD_PHOTO_SIDE }))
  return small.derive(small.width, small.height, onWhite).jpeg(quality)
}

function hasTransparency({ data }: Pixels): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true
  return false
}

/** Six hex digits; transparent pixels count as little as they show. */
function averageColour({ data }: Pixels): string {
  const sum = [0, 0, 0]
  let weight = 0
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3]!
    for (let c = 0; c < 3; c++) sum[c]! += data[i + c]! * alpha
    weight += alpha
  }
  return sum
    .map((total) =>
      Math.round(weight ? total / weight : 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
}

/** JPEG has no transparency, and address books show photos on anything. */
function onWhite({ data: from }: Pixels, data: Uint8Array): void {
  for (let i = 0; i < from.length; i += 4) {
    const alpha = from[i + 3]! / 255
    for (let c = 0; c < 3; c++) data[i + c] = Math.round(from[i + c]! * alpha + 255 * (1 - alpha))
    data[i + 3] = 255
  }
}
