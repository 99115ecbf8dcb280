import { MEDIA_PREFIX } from './url.ts'

/** What an upload may be for on a card. */
export const IMAGE_TYPES = ['profilePicture', 'coverPhoto', 'logo', 'gallery', 'favicon', 'avatar'] as const
export type ImageType = (typeof IMAGE_TYPES)[number]

/** What an upload may be for in the installable app, and the slots it may fill. */
export const APP_IMAGE_TYPES = ['pwa-icon', 'pwa-splash'] as const
export type AppImageType = (typeof APP_IMAGE_TYPES)[number]
export const APP_IMAGE_SLOTS = ['icon192', 'icon512', 'iconMaskable', 'splashImage'] as const
export type AppImageSlot = (typeof APP_IMAGE_SLOTS)[number]

/** Largest picture in a request's body, in bytes. */
export const UPLOAD_MAX = 10 * 1024 * 1024
/** Largest picture that is decoded: width times height. */
export const PIXELS_MAX = 4_000_000
/** Largest file that the browser sends after compressing it, in bytes. */
export const COMPRESSED_MAX = 2 * 1024 * 1024
/** Files above this size are compressed before they are sent, in bytes. */
export const COMPRESS_ABOVE = 100 * 1024
/** Largest side of the photo inside a contact file, in pixels. */
export const VCARD_PHOTO_SIDE = 400

/** Largest picture that is stored, width times height: a photo of 9:16 as wide as a cover is recommended. Rendering more takes the server too long. */
export const STORED_PIXELS_MAX = 2_600_000
/** Longest side of a picture that is stored, in pixels. */
export const STORED_SIDE_MAX = 4096

/** The size that a place wants of its picture, in pixels, and its JPEG quality from 0 to 1. */
export interface ImageBox {
  width: number
  height: number
  quality: number
  /** The place cuts the picture to its shape: what is stored is at least this large both ways. Otherwise it fits into the box. */
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

export function boxOf(type: ImageType | AppImageType | undefined, slot?: AppImageSlot): ImageBox {
  if (slot === 'icon192') return { width: 192, height: 192, quality: 0.9 }
  return (type && BOXES[type]) ?? DEFAULT_BOX
}

interface Size {
  width: number
  height: number
}

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

/** The size of a picture made to fit into a box: proportions kept, never enlarged, at least one pixel each way. */
export function fit(size: Size, box: Size): Size {
  return scaled(size, Math.min(1, box.width / size.width, box.height / size.height))
}

/**
 * The size in which a picture is stored for a place, the same in the browser and on the server: proportions kept, never
 * enlarged, never cropped. STORED_SIDE_MAX and, but for rounding, STORED_PIXELS_MAX hold before the box does.
 */
export function storedSize(size: Size, box: Pick<ImageBox, 'width' | 'height' | 'covered'>): Size {
  if (!box.covered) return fit(size, box)
  const covering = Math.max(box.width / size.width, box.height / size.height)
  const longest = STORED_SIDE_MAX / Math.max(size.width, size.height)
  const largest = Math.sqrt(STORED_PIXELS_MAX / (size.width * size.height))
  return scaled(size, Math.min(1, covering, longest, largest))
}

/** Smallest sizes, shapes and advice that the uploader knows; `advise` says true when the shape is not what the place wants. */
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

/** How the crop dialog starts and what it allows; widths in pixels of the result. */
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
export const ZOOM = { min: 50, max: 300, step: 5 } as const
export const ROTATION = { min: -180, max: 180, step: 5 } as const

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

/** Answer of an upload that worked; a failed one carries the sentence twice, for clients that read either. */
export type UploadAnswer =
  | { success: true; url: string; width: number; height: number }
  | { success: false; error: string; message: string }

/** Widths, in pixels, in which a wider picture is kept beside its full size. */
const LADDER = [128, 320, 480, 768, 960]

// {owner}/{content hash}-{average colour}-{width}x{height}.{format}; a vector has no colour.
const NAME = /^(\d{1,16})\/([0-9a-f]{24})(?:-([0-9a-f]{6}))?-(\d{1,5})x(\d{1,5})\.(jpg|png|svg)$/
const DERIVED = /\.(?:w\d{3}|card)(?=\.(?:jpg|png)$)/

/** The address of a stored picture. */
export function imageUrl(key: string): string {
  return MEDIA_PREFIX + key
}

/** The key of an uploaded picture's full size, from its address; null for any other address. */
export function imageKey(url: string): string | null {
  const key = url.startsWith(MEDIA_PREFIX) ? url.slice(MEDIA_PREFIX.length) : ''
  return NAME.test(key) ? key : null
}

/** True for what the key of a picture, or of one of its smaller forms, looks like: nothing else is ever served. */
export function isStoredKey(key: string): boolean {
  return NAME.test(key.replace(DERIVED, ''))
}

function withSuffix(key: string, suffix: string, format?: string): string {
  const dot = key.lastIndexOf('.')
  return `${key.slice(0, dot)}.${suffix}.${format ?? key.slice(dot + 1)}`
}

/** The widths, in pixels, that are kept of a picture this wide beside its full size. */
export function narrowerWidths(width: number): number[] {
  return LADDER.filter((step) => step < width)
}

export interface ImageVariants {
  /** Full size, in pixels: the img element's width and height. */
  width: number
  height: number
  /** Ready for the srcset attribute; undefined when there is one size only. */
  srcset: string | undefined
  /** Every width there is, narrowest first, the full size last. */
  sources: { url: string; width: number }[]
  /** The picture's average colour (`#rrggbb`), to stand in until it has loaded; null for vectors. */
  placeholder: string | null
  vector: boolean
}

/**
 * What an uploaded picture's address says about it: its size, its narrower forms and its average colour. Null for any
 * other address.
 */
export function variants(url: string | null | undefined): ImageVariants | null {
  const key = url ? imageKey(url) : null
  const match = key && NAME.exec(key)
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

/** The key of the form that is `width` pixels wide. */
export function widthKey(key: string, width: number): string {
  return withSuffix(key, `w${width}`)
}

/** The key of the JPEG that goes into a contact file. */
export function vcardKey(key: string): string {
  return withSuffix(key, 'card', 'jpg')
}

/** The keys of every object that may exist of a picture, its own included; at most OBJECTS_MAX. */
export function storedKeys(key: string): string[] {
  return [key, ...derivedKeys(key)]
}
export const OBJECTS_MAX = LADDER.length + 2

/** The keys of every form that may exist beside the full size. */
export function derivedKeys(key: string): string[] {
  const all = variants(imageUrl(key))
  if (!all || all.vector) return []
  return [...all.sources.slice(0, -1).map((source) => source.url.slice(MEDIA_PREFIX.length)), vcardKey(key)]
}
