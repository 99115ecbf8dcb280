import { MEDIA_PREFIX } from './url.ts'

/** Purposes of an uploaded picture on a card. */
export const IMAGE_TYPES = ['profilePicture', 'coverPhoto', 'logo', 'gallery', 'favicon', 'avatar'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

/** Purposes of an uploaded picture in the installable app, and its slots. */
export const APP_IMAGE_TYPES = ['pwa-icon', 'pwa-splash'] as const
export type AppImageType = (typeof APP_IMAGE_TYPES)[number]
export const APP_IMAGE_SLOTS = ['icon192', 'icon512', 'iconMaskable', 'splashImage'] as const
export type AppImageSlot = (typeof APP_IMAGE_SLOTS)[number]

/** Maximum size of an uploaded picture, in bytes. */
export const UPLOAD_MAX = 10 * 1024 * 1024
/** Maximum number of pixels of a picture that the server decodes. */
export const PIXELS_MAX = 4_000_000
/** Maximum size of a file that the browser uploads after compression, in bytes. */
export const COMPRESSED_MAX = 2 * 1024 * 1024
/** Size above which the browser compresses a file before upload, in bytes. */
export const COMPRESS_ABOVE = 100 * 1024
/** Maximum side of the photo inside a vCard, in pixels. */
export const VCARD_PHOTO_SIDE = 400

/** Maximum number of pixels of a stored picture: a 9:16 photo of the recommended cover width. Resizing more takes the server too long. */
export const STORED_PIXELS_MAX = 2_600_000
/** Maximum side of a stored picture, in pixels. */
export const STORED_SIDE_MAX = 4096

interface Size {
  width: number
  height: number
}

/** Target size of a picture type in pixels, and its JPEG quality from 0 to 1. */
export interface ImageBox extends Size {
  quality: number
  /** True when pages crop the picture to the box (`object-fit: cover`): the stored picture then covers the box instead of fitting into it. */
  covered?: boolean
}
const DEFAULT_BOX: ImageBox = { width: 800, height: 800, quality: 0.8 }
const BOXES: Partial<Record<ImageType | AppImageType, ImageBox>> = {
  profilePicture: { width: 500, height: 500, quality: 0.85, covered: true },
  coverPhoto: { width: 1200, height: 400, quality: 0.8, covered: true },
  logo: { width: 250, height: 250, quality: 0.9, covered: true },
  gallery: { width: 1200, height: 800, quality: 0.8, covered: true },
  favicon: { width: 256, height: 256, quality: 0.9 },
  'pwa-icon': { width: 512, height: 512, quality: 0.9 },
  'pwa-splash': { width: 1000, height: 1000, quality: 0.85 },
}

export function imageBox(type: ImageType | AppImageType | undefined, slot?: AppImageSlot): ImageBox {
  if (slot === 'icon192') return { width: 192, height: 192, quality: 0.9 }
  return (type && BOXES[type]) ?? DEFAULT_BOX
}

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

/** Scales a size to fit into a box. Keeps the aspect ratio and never enlarges; sides are at least one pixel. */
export function fitIntoBox(size: Size, box: Size): Size {
  return scaled(size, Math.min(1, box.width / size.width, box.height / size.height))
}

/**
 * The size in which a picture is stored; browser and server use the same. Keeps the aspect ratio, never enlarges or crops.
 * STORED_SIDE_MAX and (except for rounding) STORED_PIXELS_MAX take precedence over the box.
 */
export function storedSize(size: Size, box: Pick<ImageBox, 'width' | 'height' | 'covered'>): Size {
  if (!box.covered) return fitIntoBox(size, box)
  const covering = Math.max(box.width / size.width, box.height / size.height)
  const longest = STORED_SIDE_MAX / Math.max(size.width, size.height)
  const largest = Math.sqrt(STORED_PIXELS_MAX / (size.width * size.height))
  return scaled(size, Math.min(1, covering, longest, largest))
}

/** Minimum sizes in pixels by image type. `advise` returns true when the aspect ratio is unsuitable and `advice` should be shown. */
export const DIMENSION_RULES: Partial<
  Record<
    ImageType,
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

/** Settings of the crop dialog. Widths are those of the result, in pixels. */
export interface CropRule {
  aspect: number | undefined
  round: boolean
  width: number
  minWidth: number
  maxWidth: number
}
export const CROP_RULES: Partial<Record<ImageType, CropRule>> = {
  profilePicture: { aspect: 1, round: true, width: 500, minWidth: 200, maxWidth: 1000 },
  coverPhoto: { aspect: 3, round: false, width: 1200, minWidth: 600, maxWidth: 2000 },
  logo: { aspect: 1, round: false, width: 250, minWidth: 150, maxWidth: 400 },
}
export const ZOOM_RANGE = { min: 50, max: 300, step: 5 } as const
export const ROTATION_RANGE = { min: -180, max: 180, step: 5 } as const

export const IMAGE_MESSAGES = {
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
  unsafeVector: 'This SVG image cannot be used. Please upload a JPG or PNG.',
  tooSlow: 'The picture arrived too slowly. Please check your connection and try again.',
  oneAtATime: 'Your last picture is still being uploaded. Please try again when it is done.',
  complexVector: 'This SVG image takes too long to draw. Please simplify it, or upload it as a JPG or PNG.',
  busy: 'Many pictures are being uploaded right now. Please try again in a moment.',
} as const

/** Response of an upload. A failure has the same sentence as `error` and `message`, because clients read either. */
export type UploadAnswer =
  | { success: true; url: string; width: number; height: number }
  | { success: false; error: string; message: string }

/** Widths of the smaller versions that are stored of a picture, in pixels. Only those below its own width exist. */
const VARIANT_WIDTHS = [128, 320, 480, 768, 960]

// {owner}/{content hash}-{average colour}-{width}x{height}.{format}; a vector image has no colour.
const KEY_PATTERN = /^(\d{1,16})\/([0-9a-f]{24})(?:-([0-9a-f]{6}))?-(\d{1,5})x(\d{1,5})\.(jpg|png|svg)$/
const VARIANT_SUFFIX = /\.(?:w\d{3}|card)(?=\.(?:jpg|png)$)/

/** URL path of a stored picture. */
export function imageUrl(key: string): string {
  return MEDIA_PREFIX + key
}

/** Storage key of an uploaded picture in full size, from its URL; null for any other URL. */
export function imageKey(url: string): string | null {
  const key = url.startsWith(MEDIA_PREFIX) ? url.slice(MEDIA_PREFIX.length) : ''
  return KEY_PATTERN.test(key) ? key : null
}

/** True for the key of a picture or of one of its variants. The server serves no other keys. */
export function isStoredKey(key: string): boolean {
  return KEY_PATTERN.test(key.replace(VARIANT_SUFFIX, ''))
}

function withSuffix(key: string, suffix: string, format?: string): string {
  const dot = key.lastIndexOf('.')
  return `${key.slice(0, dot)}.${suffix}.${format ?? key.slice(dot + 1)}`
}

/** Widths of the variants of a picture that is `width` pixels wide. */
export function narrowerWidths(width: number): number[] {
  return VARIANT_WIDTHS.filter((step) => step < width)
}

export interface ImageVariants {
  /** Full size in pixels, for the img element's width and height. */
  width: number
  height: number
  /** Value of the srcset attribute; undefined when there is only one size. */
  srcset: string | undefined
  /** All widths in pixels, ascending; the last one is the full size. */
  sources: { url: string; width: number }[]
  /** Average colour (`#rrggbb`), shown until the picture has loaded; null for vector images. */
  placeholder: string | null
  vector: boolean
}

/** Size, variants and average colour of an uploaded picture, all read from its URL. Null for any other URL. */
export function imageVariants(url: string | null | undefined): ImageVariants | null {
  const key = url ? imageKey(url) : null
  const match = key && KEY_PATTERN.exec(key)
  if (!key || !match) return null
  const [, , , colour, w, h, format] = match
  const width = Number(w)
  const vector = format === 'svg'
  const narrower = vector ? [] : narrowerWidths(width)
  const sources = [...narrower.map((step) => ({ url: imageUrl(widthKey(key, step)), width: step })), { url: imageUrl(key), width }]
  return {
    width,
    height: Number(h),
    srcset: sources.length > 1 ? sources.map((source) => `${source.url} ${source.width}w`).join(', ') : undefined,
    sources,
    placeholder: colour ? `#${colour}` : null,
    vector,
  }
}

/** Key of the variant that is `width` pixels wide. */
export function widthKey(key: string, width: number): string {
  return withSuffix(key, `w${width}`)
}

/** Key of the JPEG for vCards. */
export function vcardKey(key: string): string {
  return withSuffix(key, 'card', 'jpg')
}

/** Keys of all objects that may exist for a picture, including its own; at most IMAGE_OBJECTS_MAX. */
export function storedKeys(key: string): string[] {
  return [key, ...variantKeys(key)]
}
export const IMAGE_OBJECTS_MAX = VARIANT_WIDTHS.length + 2

/** Keys of all variants that may exist for a picture. */
export function variantKeys(key: string): string[] {
  const all = imageVariants(imageUrl(key))
  if (!all || all.vector) return []
  return [...all.sources.slice(0, -1).map((source) => source.url.slice(MEDIA_PREFIX.length)), vcardKey(key)]
}
