import {
  IMAGE_UPLOAD_ERROR_MESSAGES,
  type ImageScalingBox,
  DECODED_IMAGE_PIXELS_MAX,
  VCARD_PHOTO_SIDE_MAX,
  fitSizeIntoBox,
  imageVariantWidthsOf,
  storedImageSizeOf,
} from '../../schema/image.ts'
import { AppError } from '../platform/errors.ts'
import { ColorAverager } from './color-averager.ts'
import { isInflatedSizeAbove } from './inflate.ts'
import { isSidewaysOrientation, turnPictureUpright } from './orient.ts'
import { type PhotonDecoder, type DecodedPicture, type RgbaPixels, PictureDecodeError, withPhotonDecoder } from './photon.ts'
import { parsePictureFile } from './read-picture.ts'
import { resizePixels } from './resize.ts'

export interface RenderedImage {
  format: 'jpg' | 'png'
  width: number
  height: number
  /** Six hex digits: the colour of the logo if there are transparent pixels, else the average colour. */
  colour: string
  full: Uint8Array
  narrower: { width: number; bytes: Uint8Array }[]
  vcard: Uint8Array | null
}

export interface ImageRenderOptions {
  box: ImageScalingBox
  png?: boolean
  vcard?: boolean
}

/**
 * Checks, decodes and resizes an uploaded picture. Throws 415 for an unsupported format and 400 for a picture that is damaged, larger
 * than `DECODED_IMAGE_PIXELS_MAX` or too costly to decode. Calls `release` when it no longer needs `bytes`.
 */
export async function renderRasterImage(bytes: Uint8Array, options: ImageRenderOptions, release?: () => void): Promise<RenderedImage> {
  const picture = parsePictureFile(bytes)
  if (picture === null) throw new AppError(415, IMAGE_UPLOAD_ERROR_MESSAGES.wrongType)
  if (picture === 'svg') throw new AppError(415, IMAGE_UPLOAD_ERROR_MESSAGES.vector)
  if (picture === 'heic') throw new AppError(415, IMAGE_UPLOAD_ERROR_MESSAGES.heic)
  if (picture === 'damaged') throw new AppError(400, IMAGE_UPLOAD_ERROR_MESSAGES.damaged)
  const { header, parts, tooCostly, inflates } = picture
  if (header.width * header.height > DECODED_IMAGE_PIXELS_MAX) throw new AppError(400, IMAGE_UPLOAD_ERROR_MESSAGES.tooManyPixels)
  if (tooCostly) throw new AppError(400, tooCostly)
  if (inflates && (await isInflatedSizeAbove(inflates.chunks, inflates.bytes))) throw new AppError(400, IMAGE_UPLOAD_ERROR_MESSAGES.damaged)
  try {
    return await withPhotonDecoder((photon) => renderAllPictureSizes(photon, parts, header.orientation, options, release))
  } catch (error) {
    if (error instanceof PictureDecodeError) throw new AppError(400, IMAGE_UPLOAD_ERROR_MESSAGES.damaged)
    throw error
  }
}

const resizePicture = (picture: DecodedPicture, { width, height }: Pick<ImageScalingBox, 'width' | 'height'>) =>
  picture.derive(width, height, (pixels, data) => void resizePixels(pixels, width, height, data))

/** Frees each decoded picture as soon as possible, because the decoder's memory is small. */
function renderAllPictureSizes(
  photon: PhotonDecoder,
  parts: Uint8Array[],
  orientation: number,
  { box, png, vcard }: ImageRenderOptions,
  release?: () => void,
): RenderedImage {
  const decoded = photon.decode(parts, release)
  const sideways = isSidewaysOrientation(orientation)
  const stored = resizePicture(decoded, storedImageSizeOf(decoded, sideways ? { ...box, width: box.height, height: box.width } : box))
  decoded.free()
  const [uprightWidth, uprightHeight] = sideways ? [stored.height, stored.width] : [stored.width, stored.height]
  const upright =
    orientation > 1
      ? stored.derive(uprightWidth, uprightHeight, (pixels, data) => void turnPictureUpright(pixels, orientation, data))
      : stored
  if (upright !== stored) stored.free()
  const { width, height } = box.exact ? box : upright
  const full = box.exact ? upright.derive(width, height, (pixels, data) => centrePixels(pixels, width, height, data)) : upright
  if (full !== upright) upright.free()
  const isTransparent = full.read(hasTransparentPixels)
  const format = png || isTransparent ? 'png' : 'jpg'
  const encode = (picture: DecodedPicture) => (format === 'png' ? picture.png() : picture.jpeg(box.quality))
  const narrower: RenderedImage['narrower'] = []
  // Each size is made from the next wider one, which is faster than from the full picture.
  let wider = full
  for (const narrowWidth of imageVariantWidthsOf(width).toReversed()) {
    wider = resizePicture(wider, { width: narrowWidth, height: Math.max(1, Math.round((height * narrowWidth) / width)) })
    narrower.push({ width: narrowWidth, bytes: encode(wider) })
  }
  const photo = vcard ? renderVcardPhoto(full, box.quality) : null
  return {
    format,
    width,
    height,
    colour: full.read((pixels) => measureColour(pixels, isTransparent)),
    full: encode(full),
    narrower,
    vcard: photo,
  }
}

function renderVcardPhoto(full: DecodedPicture, quality: number): Uint8Array {
  const small = resizePicture(full, fitSizeIntoBox(full, { width: VCARD_PHOTO_SIDE_MAX, height: VCARD_PHOTO_SIDE_MAX }))
  return small.derive(small.width, small.height, blendPixelsOntoWhite).jpeg(quality)
}

function hasTransparentPixels({ data }: RgbaPixels): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return true
  return false
}

/** Larger pictures are measured at every seventh pixel only, to save processor time. */
const MEASURED_WHOLE_BYTES_MAX = 1_000_000

function measureColour({ data }: RgbaPixels, isLogo: boolean): string {
  const sum = new ColorAverager()
  const step = data.length > MEASURED_WHOLE_BYTES_MAX ? 28 : 4
  for (let i = 0; i < data.length; i += step) sum.add(data[i]!, data[i + 1]!, data[i + 2]!, data[i + 3]!)
  return (isLogo ? sum.logoColor() : sum.average()) ?? 'ffffff'
}

function centrePixels({ data: from, width, height }: RgbaPixels, toWidth: number, toHeight: number, data: Uint8Array): void {
  data.fill(0)
  const [left, top] = [(toWidth - width) >> 1, (toHeight - height) >> 1]
  for (let y = 0; y < height; y++) data.set(from.subarray(y * width * 4, (y + 1) * width * 4), ((top + y) * toWidth + left) * 4)
}

function blendPixelsOntoWhite({ data: from }: RgbaPixels, data: Uint8Array): void {
  for (let i = 0; i < from.length; i += 4) {
    const alpha = from[i + 3]! / 255
    for (let c = 0; c < 3; c++) data[i + c] = Math.round(from[i + c]! * alpha + 255 * (1 - alpha))
    data[i + 3] = 255
  }
}
