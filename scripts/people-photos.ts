import sharp from 'sharp'
import type { PhonePhoto } from '../worker/test/people/person.ts'
import { PORTRAITS } from './seed-art/portrait.ts'

/** How far the sensor's picture has to be turned clockwise to stand upright (EXIF 2.32, tag 0x0112). */
const TURNED: Record<PhonePhoto['orientation'], number> = { 1: 0, 3: 180, 6: 90, 8: 270 }
/** Longest side in pixels after the browser has made a photo small enough to be sent. */
const SENT = 2000

/**
 * Photos of these sizes and orientations, with a portrait of a demo account in each, as files for a form: stored as the
 * sensor saw them, with the orientation in their metadata, and made smaller as the app's uploader does.
 */
export async function phonePhotos(photos: PhonePhoto[]): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const portraits = Object.values(PORTRAITS)
  return Promise.all(
    photos.map(async ({ width, height, orientation, format }, index) => {
      const scale = Math.min(1, SENT / Math.max(width, height))
      const stored = { width: Math.round(width * scale), height: Math.round(height * scale) }
      const lying = orientation === 6 || orientation === 8
      const upright = lying ? { width: stored.height, height: stored.width } : stored
      const drawn = await sharp(Buffer.from(portraits[index % portraits.length]!))
        .resize(upright.width, upright.height, { fit: 'cover' })
        .png()
        .toBuffer()
      const sensor = sharp(drawn).rotate((360 - TURNED[orientation]) % 360)
      const buffer =
        format === 'png' ? await sensor.png().toBuffer() : await sensor.withMetadata({ orientation }).jpeg({ quality: 85 }).toBuffer()
      return { name: `IMG_${2041 + index}.${format === 'png' ? 'PNG' : 'JPG'}`, mimeType: `image/${format}`, buffer }
    }),
  )
}
