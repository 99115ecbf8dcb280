// `node scripts/pictures/draw-shortcut-icons.ts` draws the icons of the installed app's shortcuts into web/public/icons/.
import { join } from 'node:path'
import sharp from 'sharp'
import { DEFAULT_PWA_SETTINGS } from '../../schema/pwa.ts'

const SIDE = 96
const WHITE = '#ffffff'
const CORNER = 'M0 0h20v20H0zM6 6v8h8V6z'

const CARDS = `<g fill="${WHITE}">
  <clipPath id="above"><path d="M0 0h96v36H0z"/></clipPath>
  <g clip-path="url(#above)" opacity=".6"><rect x="25" y="24" width="46" height="32" rx="5" transform="rotate(-9 48 40)"/></g>
  <path fill-rule="evenodd" d="M25 38h46a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H25a5 5 0 0 1-5-5V43a5 5 0 0 1 5-5zm10 8a6 6 0 0 0 0 12 6 6 0 0 0 0-12zm-9 20h18c0-4-4-6.5-9-6.5s-9 2.5-9 6.5zm26-17v4h17v-4zm0 9v4h12v-4z"/>
</g>`
const QR = `<g fill="${WHITE}" fill-rule="evenodd">
  <path transform="translate(24 24)" d="${CORNER}"/>
  <path transform="translate(52 24)" d="${CORNER}"/>
  <path transform="translate(24 52)" d="${CORNER}"/>
  <path d="M52 52h8v8h-8zM64 52h8v8h-8zM60 60h4v4h-4zM52 64h8v8h-8zM64 64h8v8h-8z"/>
</g>`

for (const [name, glyph] of Object.entries({ cards: CARDS, qr: QR })) {
  // Android puts the icon on a circle, and other systems show it as it is.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><circle cx="48" cy="48" r="48" fill="${DEFAULT_PWA_SETTINGS.themeColor}"/>${glyph}</svg>`
  const file = join(import.meta.dirname, `../../web/public/icons/shortcut-${name}.png`)
  await sharp(Buffer.from(svg), { density: 288 }).resize(SIDE, SIDE).png({ compressionLevel: 9, palette: true }).toFile(file)
}
