// `node scripts/pictures/draw-app-icons.ts` draws the product's icons from schema/logo.ts into web/public/.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { drawLogoSvg, LOGO_SHAPES } from '../../schema/logo.ts'

const PUBLIC_FOLDER = join(import.meta.dirname, '../../web/public')
const ICON_SIDES = { 'icon-192': 192, 'icon-512': 512, 'apple-touch-icon': 180 }
/** At this density, one unit of an SVG is one pixel. */
const SVG_DENSITY = 72

writeFileSync(join(PUBLIC_FOLDER, 'favicon.svg'), `${drawLogoSvg()}\n`)
for (const [name, side] of Object.entries(ICON_SIDES))
  await sharp(Buffer.from(drawLogoSvg({ fullSquare: true })), { density: (SVG_DENSITY * side) / LOGO_SHAPES.size })
    .resize(side, side)
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(PUBLIC_FOLDER, 'icons', `${name}.png`))
