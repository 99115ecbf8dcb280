/**
 * The product's mark: two business cards that meet in a V, on a square of 32 by 32 units. web/public/favicon.svg and the icons in
 * web/public/icons/ are drawn from it by `node scripts/draw-app-icons.ts`.
 */
export const LOGO_MARK = {
  size: 32,
  /** Corner radius of the square. */
  radius: 8,
  background: '#9333ea',
  /** The cards from back to front, each with its outline and its colour. */
  cards: [
    {
      path: 'M4.9 8.6A2 2 0 0 1 6.8 6h5.7a2 2 0 0 1 1.9 1.3l5.2 14.6-1.7 4.7a2 2 0 0 1-3.8 0z',
      fill: '#d8b4fe',
    },
    {
      path: 'M27.1 8.6A2 2 0 0 0 25.2 6h-5.7a2 2 0 0 0-1.9 1.3l-5.2 14.6 1.7 4.7a2 2 0 0 0 3.8 0z',
      fill: '#ffffff',
    },
  ],
} as const

/** The mark as SVG markup: on its rounded square, or, as icons of apps need it, on a full square and a little smaller. */
export function drawLogoSvg({ fullSquare = false } = {}): string {
  const { size, radius, background, cards } = LOGO_MARK
  const paths = cards.map(({ path, fill }) => `<path d="${path}" fill="${fill}"/>`).join('')
  // Systems cut an icon to a circle or a rounded square, of which only the middle 80 % is sure to be seen.
  const drawing = fullSquare ? `<g transform="translate(16 16.4) scale(.84) translate(-16 -16.9)">${paths}</g>` : paths
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="${size}" height="${size}"${fullSquare ? '' : ` rx="${radius}"`} fill="${background}"/>${drawing}</svg>`
}
