/**
 * The product's logo on a square of 32 by 32 units: two cards that meet in a V. `node scripts/pictures/draw-app-icons.ts` draws
 * web/public/favicon.svg and web/public/icons/ from it.
 */
export const LOGO_SHAPES = {
  size: 32,
  radius: 8,
  background: '#9333ea',
  card: 'M4.9 8.6A2 2 0 0 1 6.8 6h5.7a2 2 0 0 1 1.9 1.3l5.2 14.6-1.7 4.7a2 2 0 0 1-3.8 0z',
  mirror: 'matrix(-1 0 0 1 32 0)',
  behind: '#d8b4fe',
  front: '#fff',
} as const

/** Returns the logo as SVG markup. App icons need a full square and a smaller drawing. */
export function drawLogoSvg({ fullSquare = false } = {}): string {
  const { size, radius, background, card, mirror, behind, front } = LOGO_SHAPES
  const cards = `<path d="${card}" fill="${behind}"/><path d="${card}" fill="${front}" transform="${mirror}"/>`
  const drawing = fullSquare ? `<g transform="translate(16 16.4) scale(.84) translate(-16 -16.9)">${cards}</g>` : cards
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}"${fullSquare ? '' : ` rx="${radius}"`} fill="${background}"/>${drawing}</svg>`
}
