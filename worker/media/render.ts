import { IMAGE_MESSAGES, type ImageBox, PIXELS_MAX, VCARD_PHOTO_SIDE, fitIntoBox, narrowerWidths, storedSize } from '../../schema/image.ts'
import { AppError } from '../platform/errors.ts'
import { inflatesBeyond } from './inflate.ts'
import { turnsSideways, turnUpright } from './orient.ts'
import { type Photon, type Picture, type Pixels, UndecodableError, withPhoton } from './photon.ts'
import { readPicture } from './read-picture.ts'
import { resize } from './resize.ts'

/** A picture ready to be stored: re-encoded, upright, without metadata. */
export interface RenderedImage {
  format: 'jpg' | 'png' | 'svg'
  width: number
  height: number
  /** Average colour, six hex digits; null for vectors. */
  colour: string | null
  full: Uint8Array
  narrower: { width: number; bytes: Uint8Array }[]
  /** The JPEG for a contact file, if requested. */
  vcard: Uint8Array | null
}

export interface RenderOptions {
  box: ImageBox
  /** Encodes as PNG even when nothing is transparent. */
  png?: boolean
  /** Also renders the JPEG for a contact file. */
  vcard?: boolean
}

/**
 * Decodes a raster picture and renders its stored sizes. Throws 415 when it is no supported picture, 400 when it is damaged,
 * larger than PIXELS_MAX or too costly to decode. Nothing is decoded before the file has been checked. Calls `release` when `bytes` are no
 * longer needed.
 */
export async function renderRaster(bytes: Uint8Array, options: RenderOptions, release?: () => void): Promise<RenderedImage> {
  const picture = readPicture(bytes)
  if (picture === null) throw new AppError(415, IMAGE_MESSAGES.wrongType)
  if (picture === 'heic') throw new AppError(415, IMAGE_MESSAGES.heic)
  if (picture === 'damaged') throw new AppError(400, IMAGE_MESSAGES.damaged)
  const { header, parts, tooCostly, inflates } = picture
  if (header.width * header.height > PIXELS_MAX) throw new AppError(400, IMAGE_MESSAGES.tooManyPixels)
  if (tooCostly) throw new AppError(400, tooCostly)
  if (inflates && (await inflatesBeyond(inflates.chunks, inflates.bytes))) throw new AppError(400, IMAGE_MESSAGES.damaged)
  try {
    return await withPhoton((photon) => render(photon, parts, header.orientation, options, release))
  } catch (error) {
    if (error instanceof UndecodableError) throw new AppError(400, IMAGE_MESSAGES.damaged)
    throw error
  }
}

const resized = (picture: Picture, { width, height }: Pick<ImageBox, 'width' | 'height'>) =>
  picture.derive(width, height, (pixels, data) => void resize(pixels, width, height, data))

/** Renders in the decoder's memory, freeing each picture as soon as it is not needed. */
function render(
  photon: Photon,
  parts: Uint8Array[],
  orientation: number,
  { box, png, vcard }: RenderOptions,
  release?: () => void,
): RenderedImage {
  const decoded = photon.decode(parts, release)
  const sideways = turnsSideways(orientation)
  const stored = resized(decoded, storedSize(decoded, sideways ? { ...box, width: box.height, height: box.width } : box))
  decoded.free()
  const [width, height] = sideways ? [stored.height, stored.width] : [stored.width, stored.height]
  const full = orientation > 1 ? stored.derive(width, height, (pixels, data) => void turnUpright(pixels, orientation, data)) : stored
  if (full !== stored) stored.free()
  const format = png || full.read(hasTransparency) ? 'png' : 'jpg'
  const encode = (picture: Picture) => (format === 'png' ? picture.png() : picture.jpeg(box.quality))
  const narrower: RenderedImage['narrower'] = []
  // Each size is made from the next wider one, which is faster than resizing the full picture each time.
  let wider = full
  for (const narrowWidth of narrowerWidths(width).toReversed()) {
    wider = resized(wider, { width: narrowWidth, height: Math.max(1, Math.round((height * narrowWidth) / width)) })
    narrower.push({ width: narrowWidth, bytes: encode(wider) })
  }
  const photo = vcard ? contactPhoto(full, box.quality) : null
  return { format, width, height, colour: full.read(averageColour), full: encode(full), narrower, vcard: photo }
}

function contactPhoto(full: Picture, quality: number): Uint8Array {
  const small = resized(full, fitIntoBox(full, { width: VCARD_PHOTO_SIDE, height: VCARD_PHOTO_SIDE }))
  return small.derive(small.width, small.height, blendOntoWhite).jpeg(quality)
}

function hasTransparency({ data }: Pixels): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true
  return false
}

/** Average colour as six hex digits, weighted by alpha. */
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

/** Blends pixels onto white: JPEG has no transparency, and address books show photos on any background. */
function blendOntoWhite({ data: from }: Pixels, data: Uint8Array): void {
  for (let i = 0; i < from.length; i += 4) {
    const alpha = from[i + 3]! / 255
    for (let c = 0; c < 3; c++) data[i + c] = Math.round(from[i + c]! * alpha + 255 * (1 - alpha))
    data[i + 3] = 255
  }
}
