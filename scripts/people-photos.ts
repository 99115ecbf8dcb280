import sharp from 'sharp'
import type { PhonePhoto } from '../worker/test/people/person.ts'
import { PORTRAITS } from './seed-art/portrait.ts'

/** Degrees by which a stored picture must be turned clockwise to be upright (EXIF 2.32, tag 0x0112). */
const CLOCKWISE_DEGREES: Record<PhonePhoto['orientation'], number> = { 1: 0, 3: 180, 6: 90, 8: 270 }
/** Longest side of a photo in pixels after the browser has reduced it for upload. */
const UPLOAD_SIDE = 2000

/**
 * Image files for a form, as a phone's camera would store them: demo portraits in the given sizes, rotated, with the orientation in
 * their metadata, and reduced as the app's uploader does.
 */
export async function phonePhotos(photos: PhonePhoto[]): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const portraits = Object.values(PORTRAITS)
  return Promise.all(
    photos.map(async ({ width, height, orientation, format }, index) => {
      const scale = Math.min(1, UPLOAD_SIDE / Math.max(width, height))
      const stored = { width: Math.round(width * scale), height: Math.round(height * scale) }
      const sideways = orientation === 6 || orientation === 8
      const upright = sideways ? { width: stored.height, height: stored.width } : stored
      const portrait = await sharp(Buffer.from(portraits[index % portraits.length]!))
        .resize(upright.width, upright.height, { fit: 'cover' })
        .png()
        .toBuffer()
      const sensor = sharp(portrait).rotate((360 - CLOCKWISE_DEGREES[orientation]) % 360)
      const buffer =
        format === 'png' ? await sensor.png().toBuffer() : await sensor.withMetadata({ orientation }).jpeg({ quality: 85 }).toBuffer()
      return { name: `IMG_${2041 + index}.${format === 'png' ? 'PNG' : 'JPG'}`, mimeType: `image/${format}`, buffer }
    }),
  )
}
