// `node scripts/pictures/draw-seed-images.ts` draws the pictures of the demo cards into scripts/seed/.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { DEMO_COVERS } from '../seed-art/covers.ts'
import { DEMO_GALLERIES } from '../seed-art/gallery.ts'
import { DEMO_LOGOS } from '../seed-art/logos.ts'
import { DEMO_PORTRAITS } from '../seed-art/portrait.ts'
import { launchBrowser } from '../local/browser.ts'

const SEED_IMAGE_FOLDER = join(import.meta.dirname, '../seed')
/** Logos are stored with this width, in pixels. */
const DEMO_LOGO_SIDE = 250

async function drawSeedImages() {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  const jpeg = async (svg: string, width: number, quality: number) => {
    const base64 = await page.evaluate(
      async ({ source, w, q }) => {
        const image = new Image()
        image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = w
        canvas.height = Math.round((w * image.naturalHeight) / image.naturalWidth)
        canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height)
        return canvas.toDataURL('image/jpeg', q).split(',')[1]!
      },
      { source: svg, w: width, q: quality },
    )
    return Buffer.from(base64, 'base64')
  }
  rmSync(SEED_IMAGE_FOLDER, { recursive: true, force: true })
  let bytes = 0
  const write = (user: string, name: string, content: Buffer | string) => {
    mkdirSync(join(SEED_IMAGE_FOLDER, user), { recursive: true })
    writeFileSync(join(SEED_IMAGE_FOLDER, user, name), content)
    bytes += content.length
  }
  for (const [user, portrait] of Object.entries(DEMO_PORTRAITS)) {
    write(user, 'photo.jpg', await jpeg(portrait, 500, 0.84))
    write(user, 'cover.jpg', await jpeg(DEMO_COVERS[user]!, 1200, 0.72))
    write(user, 'logo.png', await sharp(Buffer.from(DEMO_LOGOS[user]!), { density: 288 }).resize(DEMO_LOGO_SIDE).png().toBuffer())
    for (const [index, { drawing }] of (DEMO_GALLERIES[user] ?? []).entries())
      write(user, `gallery-${index + 1}.jpg`, await jpeg(drawing, 800, 0.74))
  }
  await browser.close()
  console.log(`Drew ${Math.round(bytes / 1024)} kB into ${SEED_IMAGE_FOLDER}`)
}

await drawSeedImages()
