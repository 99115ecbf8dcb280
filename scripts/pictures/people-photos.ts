import sharp from 'sharp'
import type { TestPhotoFormat } from '../../worker/test/people/person.ts'
import { DEMO_PORTRAITS } from '../seed-art/portrait.ts'

/** Degrees by which image viewers turn a picture clockwise, for each EXIF orientation (EXIF 2.32, tag 0x0112). */
const EXIF_ROTATION_DEGREES: Record<TestPhotoFormat['orientation'], number> = { 1: 0, 3: 180, 6: 90, 8: 270 }
/** The app scales a photo down before the upload, so that its longer side has this size. */
const UPLOADED_PHOTO_SIDE_MAX = 2000

/** Makes photos like those of a phone's camera from the demo portraits. Their metadata says how to turn them. */
export async function makePhonePhotos(photos: TestPhotoFormat[]): Promise<{ name: string; mimeType: string; buffer: Buffer }[]> {
  const portraits = Object.values(DEMO_PORTRAITS)
  return Promise.all(
    photos.map(async ({ width, height, orientation, format }, index) => {
      const scale = Math.min(1, UPLOADED_PHOTO_SIDE_MAX / Math.max(width, height))
      const stored = { width: Math.round(width * scale), height: Math.round(height * scale) }
      const sideways = orientation === 6 || orientation === 8
      const upright = sideways ? { width: stored.height, height: stored.width } : stored
      const portrait = await sharp(Buffer.from(portraits[index % portraits.length]!))
        .resize(upright.width, upright.height, { fit: 'cover' })
        .png()
        .toBuffer()
      const sensor = sharp(portrait).rotate((360 - EXIF_ROTATION_DEGREES[orientation]) % 360)
      const buffer =
        format === 'png' ? await sensor.png().toBuffer() : await sensor.withMetadata({ orientation }).jpeg({ quality: 85 }).toBuffer()
      return { name: `IMG_${2041 + index}.${format === 'png' ? 'PNG' : 'JPG'}`, mimeType: `image/${format}`, buffer }
    }),
  )
}
