import { MEDIA_PATH_PREFIX } from './url.ts'

export const CARD_IMAGE_TYPES = ['profilePicture', 'coverPhoto', 'logo', 'gallery', 'favicon', 'avatar'] as const
export type CardImageType = (typeof CARD_IMAGE_TYPES)[number]

export const PWA_IMAGE_TYPES = ['pwa-icon', 'pwa-splash'] as const
export type PwaImageType = (typeof PWA_IMAGE_TYPES)[number]
export const PWA_ICON_SLOTS = ['icon192', 'icon512', 'iconMaskable'] as const
export type PwaIconSlot = (typeof PWA_ICON_SLOTS)[number]
export const PWA_ICON_SIDES_PX: Record<PwaIconSlot, number> = { icon192: 192, icon512: 512, iconMaskable: 512 }
export const PWA_IMAGE_SLOTS = [...PWA_ICON_SLOTS, 'splashImage'] as const
export type PwaImageSlot = (typeof PWA_IMAGE_SLOTS)[number]

export const UPLOAD_BYTES_MAX = 10 * 1024 * 1024
export const DECODED_IMAGE_PIXELS_MAX = 4_000_000
export const COMPRESSED_UPLOAD_BYTES_MAX = 2 * 1024 * 1024
export const IMAGE_COMPRESSION_THRESHOLD_BYTES = 100 * 1024
export const VCARD_PHOTO_SIDE_MAX = 400

/** Resizing larger pictures would take the server too long. */
export const STORED_IMAGE_PIXELS_MAX = 2_600_000
export const STORED_IMAGE_SIDE_MAX = 4096

interface PixelSize {
  width: number
  height: number
}

export interface ImageScalingBox extends PixelSize {
  quality: number
  /** Pages crop the picture (`object-fit: cover`), so the stored picture must cover the box. */
  covered?: boolean
  /** The picture is scaled up or down to exactly the size of the box, and centred. */
  exact?: boolean
}
const iconBoxOf = (side: number): ImageScalingBox => ({ width: side, height: side, quality: 0.9, exact: true })
const DEFAULT_IMAGE_SCALING_BOX: ImageScalingBox = { width: 800, height: 800, quality: 0.8 }
const IMAGE_SCALING_BOXES: Partial<Record<CardImageType | PwaImageType, ImageScalingBox>> = {
  profilePicture: { width: 500, height: 500, quality: 0.85, covered: true },
  coverPhoto: { width: 1200, height: 400, quality: 0.8, covered: true },
  logo: { width: 250, height: 250, quality: 0.9, covered: true },
  gallery: { width: 1200, height: 800, quality: 0.8, covered: true },
  favicon: { width: 256, height: 256, quality: 0.9 },
  'pwa-icon': iconBoxOf(PWA_ICON_SIDES_PX.icon512),
  'pwa-splash': { width: 1000, height: 1000, quality: 0.85 },
}

export function imageScalingBoxOf(type: CardImageType | PwaImageType | undefined, slot?: PwaImageSlot): ImageScalingBox {
  if (slot === 'icon192') return iconBoxOf(PWA_ICON_SIDES_PX.icon192)
  return (type && IMAGE_SCALING_BOXES[type]) ?? DEFAULT_IMAGE_SCALING_BOX
}

const scaleImageSize = ({ width, height }: PixelSize, scale: number): PixelSize => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

export function fitSizeIntoBox(size: PixelSize, box: PixelSize): PixelSize {
  return scaleImageSize(size, Math.min(1, box.width / size.width, box.height / size.height))
}

/**
 * Returns the size to which browser and server scale a picture. The aspect ratio is kept. Only an `exact` box enlarges the picture.
 * STORED_IMAGE_SIDE_MAX and STORED_IMAGE_PIXELS_MAX take precedence over the box.
 */
export function storedImageSizeOf(size: PixelSize, box: Pick<ImageScalingBox, 'width' | 'height' | 'covered' | 'exact'>): PixelSize {
  if (box.exact) return scaleImageSize(size, Math.min(box.width / size.width, box.height / size.height))
  if (!box.covered) return fitSizeIntoBox(size, box)
  const covering = Math.max(box.width / size.width, box.height / size.height)
  const longest = STORED_IMAGE_SIDE_MAX / Math.max(size.width, size.height)
  const largest = Math.sqrt(STORED_IMAGE_PIXELS_MAX / (size.width * size.height))
  return scaleImageSize(size, Math.min(1, covering, longest, largest))
}

/** If `advise` returns true for a picture, users see `advice`. */
export const IMAGE_DIMENSION_RULES: Partial<
  Record<
    CardImageType,
    { what: string; minWidth: number; minHeight: number; advice: string; advise: (width: number, height: number) => boolean }
  >
> = {
  profilePicture: {
    what: 'Profile picture',
    minWidth: 200,
    minHeight: 200,
    advice: 'A square image works best for a profile picture.',
    advise: (width, height) => Math.abs(width - height) > 100,
  },
  coverPhoto: {
    what: 'Cover photo',
    minWidth: 600,
    minHeight: 200,
    advice: 'A wide image, about three times as wide as high, works best for a cover photo.',
    advise: (width, height) => width / height < 2.5,
  },
  logo: {
    what: 'Logo',
    minWidth: 150,
    minHeight: 150,
    advice: 'A square image works best for a logo.',
    advise: (width, height) => Math.abs(width - height) > 50,
  },
}

export interface ImageCropRule {
  aspect: number | undefined
  round: boolean
  width: number
  minWidth: number
  maxWidth: number
}
export const IMAGE_CROP_RULES: Partial<Record<CardImageType, ImageCropRule>> = {
  profilePicture: { aspect: 1, round: true, width: 500, minWidth: 200, maxWidth: 1000 },
  coverPhoto: { aspect: 3, round: false, width: 1200, minWidth: 600, maxWidth: 2000 },
  logo: { aspect: 1, round: false, width: 250, minWidth: 150, maxWidth: 400 },
}
export const CROP_ZOOM_RANGE = { min: 50, max: 300, step: 5 } as const
export const CROP_ROTATION_RANGE = { min: -180, max: 180, step: 5 } as const

export const IMAGE_UPLOAD_ERROR_MESSAGES = {
  wrongType: 'Invalid file type. Please upload a JPG, PNG, GIF, or SVG image.',
  tooLargeAfter: 'File is too large after compression. Please use a smaller image.',
  tooLarge: 'This file is too large. The limit is 10 MB.',
  tooManyPixels: 'This picture has too many pixels. Please use one of at most 4 megapixels.',
  tooCostly: 'This picture takes too long to open. Please save it again as an ordinary JPG.',
  tooDeep: 'This PNG stores 16 bits a colour. Please save it with 8 bits, or use one of at most 2 megapixels.',
  webpTooLarge: 'This WebP picture is too large. Please use one of at most 2 megapixels and 1.5 MB, or save it as a JPG.',
  damaged: 'This picture is damaged or incomplete. Please choose another one.',
  heic: 'HEIC photos cannot be read here. Please choose a JPG or PNG.',
  noFile: 'Please choose a picture to upload.',
  notMultipart: 'Send the picture as multipart/form-data',
  vector: 'An SVG image cannot be stored. Please draw it as a PNG or JPG first.',
  undrawnVector: 'This browser cannot draw the SVG image. Please choose a PNG.',
  tooSlow: 'The picture arrived too slowly. Please check your connection and try again.',
  oneAtATime: 'Your last picture is still being uploaded. Please try again when it is done.',
  busy: 'Many pictures are being uploaded right now. Please try again in a moment.',
} as const

const BYTES_PER_MB = 1024 * 1024
export const writeImagesFullMessage = (bytesMax: number) =>
  `The pictures of this account fill all of its ${bytesMax / BYTES_PER_MB} MB. Remove pictures from its cards and save; they are deleted within a day.`
export const writeUnusedImagesMessage = (unusedMax: number) =>
  `${unusedMax} uploaded pictures are not in use yet. Save what they belong to, or try again in an hour.`

/** After a failure, `error` and `message` contain the same sentence, because some clients read one and some the other. */
export type ImageUploadResponse =
  | { success: true; url: string; width: number; height: number }
  | { success: false; error: string; message: string }

const IMAGE_VARIANT_WIDTHS = [128, 320, 480, 768, 960]

// Storage key of a picture: {owner}/{content hash}-{colour}-{width}x{height}.{format}. Keys of SVGs that were stored before December 2026
// may lack the colour.
const IMAGE_KEY_PATTERN = /^(\d{1,16})\/([0-9a-f]{24})(?:-([0-9a-f]{6}))?-(\d{1,5})x(\d{1,5})\.(jpg|png|svg)$/
const IMAGE_VARIANT_SUFFIX_PATTERN = /\.(?:w\d{3}|card)(?=\.(?:jpg|png)$)/

export const imageUrlOfStorageKey = (key: string) => MEDIA_PATH_PREFIX + key

/** Returns the storage key of an uploaded picture; null for any other URL. */
export function imageStorageKeyOfUrl(url: string): string | null {
  const key = url.startsWith(MEDIA_PATH_PREFIX) ? url.slice(MEDIA_PATH_PREFIX.length) : ''
  return IMAGE_KEY_PATTERN.test(key) ? key : null
}

/** True for the storage key of a picture or of one of its variants. The server serves no other stored files. */
export const isImageStorageKey = (key: string) => IMAGE_KEY_PATTERN.test(key.replace(IMAGE_VARIANT_SUFFIX_PATTERN, ''))

function addSuffixToImageKey(key: string, suffix: string, format?: string): string {
  const dot = key.lastIndexOf('.')
  return `${key.slice(0, dot)}.${suffix}.${format ?? key.slice(dot + 1)}`
}

export const imageVariantWidthsOf = (width: number) => IMAGE_VARIANT_WIDTHS.filter((step) => step < width)

export interface ImageVariants {
  width: number
  height: number
  srcset: string | undefined
  /** All stored versions of the picture, ascending by width. The last one has the full size. */
  sources: { url: string; width: number }[]
  /** Average colour of the picture (`#rrggbb`); null for some vector images. */
  placeholder: string | null
  vector: boolean
}

/** `widths` limits the smaller versions to some of those that are stored. */
export function imageVariantsOfUrl(url: string | null | undefined, widths: readonly number[] = IMAGE_VARIANT_WIDTHS): ImageVariants | null {
  const key = url ? imageStorageKeyOfUrl(url) : null
  const match = key && IMAGE_KEY_PATTERN.exec(key)
  if (!key || !match) return null
  const [, , , colour, w, h, format] = match
  const width = Number(w)
  const vector = format === 'svg'
  const narrower = vector ? [] : imageVariantWidthsOf(width).filter((step) => widths.includes(step))
  const sources = narrower.map((step) => ({ url: imageUrlOfStorageKey(imageVariantKeyOfWidth(key, step)), width: step }))
  sources.push({ url: imageUrlOfStorageKey(key), width })
  return {
    width,
    height: Number(h),
    srcset: sources.length > 1 ? sources.map((source) => `${source.url} ${source.width}w`).join(', ') : undefined,
    sources,
    placeholder: colour ? `#${colour}` : null,
    vector,
  }
}

export const imageVariantKeyOfWidth = (key: string, width: number) => addSuffixToImageKey(key, `w${width}`)

export const vcardPhotoStorageKeyOf = (key: string) => addSuffixToImageKey(key, 'card', 'jpg')

export const imageAndVariantKeysOf = (key: string) => [key, ...imageVariantKeysOf(key)]
export const STORED_OBJECTS_PER_IMAGE_MAX = IMAGE_VARIANT_WIDTHS.length + 2

export function imageVariantKeysOf(key: string): string[] {
  const all = imageVariantsOfUrl(imageUrlOfStorageKey(key))
  if (!all || all.vector) return []
  return [...all.sources.slice(0, -1).map((source) => source.url.slice(MEDIA_PATH_PREFIX.length)), vcardPhotoStorageKeyOf(key)]
}
