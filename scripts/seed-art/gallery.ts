import { createSeededRandom, createRadialGlowSvg, createLinearGradientSvg, listIndexes, createSvgDocument } from './svg.ts'

const PICTURE_WIDTH = 1200
const PICTURE_HEIGHT = 800

const STAIRS_DRAWING = createSvgDocument(
  PICTURE_WIDTH,
  PICTURE_HEIGHT,
  `<defs>${createLinearGradientSvg('bg', ['#f4ecdf', '#d9c5a8'])}${createRadialGlowSvg('l', '#fff', 0.9)}</defs><rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="url(#bg)"/><circle cx="300" cy="120" r="420" fill="url(#l)"/>
  ${listIndexes(13)
    .map(
      (i) =>
        `<path d="M${120 + i * 84} ${PICTURE_HEIGHT}V${740 - i * 50}h${PICTURE_WIDTH}V${PICTURE_HEIGHT}Z" fill="hsl(30 ${30 - i}% ${74 - i * 3.4}%)"/><path d="M${120 + i * 84} ${740 - i * 50}h84" stroke="#fff6e6" stroke-width="5"/>`,
    )
    .join('')}
  <path d="M0 800V470l1080-440h120v60L120 540v260Z" fill="#000" opacity=".08"/>`,
)
const READING_ROOM_DRAWING = createSvgDocument(
  PICTURE_WIDTH,
  PICTURE_HEIGHT,
  `<defs>${createLinearGradientSvg('bg', ['#6e4f38', '#3c2a1f'])}${createRadialGlowSvg('l', '#ffe9b8', 0.85)}</defs><rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="url(#bg)"/>
  ${listIndexes(6)
    .map((row) => {
      const roll = createSeededRandom(row + 5)
      let x = 60
      let books = ''
      while (x < 1120) {
        const w = 12 + roll() * 22
        const h = 66 + roll() * 30
        books += `<rect x="${x}" y="${110 + row * 118 - h}" width="${w}" height="${h}" fill="hsl(${[18, 32, 44, 200, 8, 150][Math.floor(roll() * 6)]} ${24 + roll() * 26}% ${34 + roll() * 34}%)"/>`
        x += w + 2
      }
      return `${books}<rect x="40" y="${110 + row * 118}" width="1120" height="12" fill="#a87b54"/>`
    })
    .join('')}
  <circle cx="600" cy="330" r="430" fill="url(#l)"/><path d="M440 800V420a160 160 0 0 1 320 0v380Z" fill="#fdf3dc"/><path d="M440 800V420a160 160 0 0 1 200-155c-80 30-110 90-110 160v375Z" fill="#e0c594"/><path d="M600 262V800M445 520h310" stroke="#c9a877" stroke-width="6"/>`,
)
const MUSEUM_DRAWING = createSvgDocument(
  PICTURE_WIDTH,
  PICTURE_HEIGHT,
  `<defs>${createLinearGradientSvg('bg', ['#a9c4d6', '#e8eef0'])}${createLinearGradientSvg('g', ['#8a9b78', '#5f7355'])}</defs><rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="url(#bg)"/><path d="M0 560L${PICTURE_WIDTH} 510V${PICTURE_HEIGHT}H0Z" fill="url(#g)"/>
  <path d="M270 250l470-50v420l-470 20Z" fill="#f6f1e8"/><path d="M740 200l240 90v300l-240 30Z" fill="#c3b49e"/><path d="M270 640l470-20 240-30 90 60-560 70Z" fill="#2c3a2c" opacity=".35"/>
  <path d="M330 420l180-12v225l-180 8Z" fill="#39474f"/><path d="M330 420l180-12v60l-180 90Z" fill="#fff" opacity=".2"/><path d="M560 290l130-12v90l-130 8Z" fill="#39474f"/><path d="M800 330l120 34v70l-120-20Z" fill="#3b3a36"/>
  <g fill="#3f5a3c"><circle cx="120" cy="470" r="90"/><circle cx="190" cy="520" r="60"/><circle cx="1090" cy="470" r="80"/></g><path d="M120 540v80M1090 530v70" stroke="#3b2e22" stroke-width="14"/>`,
)
const COURTYARD_DRAWING = createSvgDocument(
  PICTURE_WIDTH,
  PICTURE_HEIGHT,
  `<defs>${createLinearGradientSvg('bg', ['#f7e4cd', '#dcb187'])}${createLinearGradientSvg('w', ['#7bb8c4', '#2f7483'])}</defs><rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="url(#bg)"/>
  <path d="M0 0h420v800H0Z" fill="#c98d5f"/><path d="M420 0h780v250H420Z" fill="#bcd8e2"/><path d="M420 250h780v300H420Z" fill="#e9c9a2"/>
  ${listIndexes(5)
    .map((i) => `<path d="M${470 + i * 150} 550V380a50 50 0 0 1 100 0v170Z" fill="#7d5133"/>`)
    .join('')}
  <path d="M420 550h780v250H300Z" fill="#d9b48a"/><path d="M560 600h520l60 150H480Z" fill="url(#w)"/><path d="M600 640h200M700 680h300M560 720h180" stroke="#fff" stroke-opacity=".6" stroke-width="5" stroke-linecap="round"/>
  <path d="M420 0v550L200 800H0V0Z" fill="#8d5a38" opacity=".35"/><circle cx="1040" cy="110" r="50" fill="#fff6dd"/>`,
)
const CAT_DRAWING = createSvgDocument(
  PICTURE_WIDTH,
  PICTURE_HEIGHT,
  `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="#1d1a2f"/><circle cx="820" cy="300" r="220" fill="#ffd23f"/><g fill="#fff">${listIndexes(
    50,
  )
    .map((i) => {
      const r = createSeededRandom(i + 900)
      return `<circle cx="${r() * PICTURE_WIDTH}" cy="${r() * 520}" r="${1.5 + r() * 3}"/>`
    })
    .join('')}</g>
  <path d="M0 800V610l180-60 150 40 200-90 210 70 180-60 280 90v200Z" fill="#2f4bd8"/><path d="M700 560c-10-130 40-190 60-210l-4-80 50 46h60l48-46 0 84c30 40 40 120 30 206Z" fill="#0d0b18"/><path d="M930 560c90 0 130-60 110-120" fill="none" stroke="#0d0b18" stroke-width="26" stroke-linecap="round"/><circle cx="806" cy="360" r="9" fill="#ffd23f"/><circle cx="866" cy="360" r="9" fill="#ffd23f"/>
  <g fill="#ff4d5e"><path d="M120 610h90v190h-90Z"/><path d="M100 610l65-60 65 60Z"/></g><path d="M150 660h30v40h-30Z" fill="#ffd23f"/>`,
)
const FRUIT_BOWL_DRAWING = createSvgDocument(
  PICTURE_WIDTH,
  PICTURE_HEIGHT,
  `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="#ff8f6b"/><path d="M0 520h${PICTURE_WIDTH}v280H0Z" fill="#21b08a"/><ellipse cx="600" cy="560" rx="420" ry="90" fill="#f7efe0"/><path d="M260 560c30 120 120 160 340 160s310-40 340-160Z" fill="#2f4bd8"/>
  <circle cx="440" cy="440" r="130" fill="#ff4d5e"/><circle cx="620" cy="400" r="140" fill="#ffd23f"/><circle cx="790" cy="450" r="120" fill="#7a2f8f"/><path d="M440 310c10-50 50-70 90-60-10 50-50 70-90 60Z" fill="#1d6b52"/><path d="M620 260v-60" stroke="#1d1a2f" stroke-width="12"/>
  <g stroke="#f7efe0" stroke-width="9" fill="none"><path d="M340 620q40 50 80 0t80 0 80 0 80 0 80 0 80 0"/></g>`,
)
const MURAL_DRAWING = createSvgDocument(
  PICTURE_WIDTH,
  PICTURE_HEIGHT,
  `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="#c9553c"/><g stroke="#b0452f" stroke-width="4">${listIndexes(20)
    .map((i) => `<path d="M0 ${i * 42}H${PICTURE_WIDTH}"/>`)
    .join('')}${listIndexes(20)
    .map((r) =>
      listIndexes(16)
        .map((i) => `<path d="M${i * 84 + (r % 2) * 42} ${r * 42}v42"/>`)
        .join(''),
    )
    .join('')}</g>
  <path d="M150 690c-60-260 120-540 420-520s480 260 420 520Z" fill="#f7efe0"/><circle cx="430" cy="420" r="66" fill="#1d1a2f"/><circle cx="720" cy="420" r="66" fill="#1d1a2f"/><circle cx="452" cy="400" r="20" fill="#fff"/><circle cx="742" cy="400" r="20" fill="#fff"/><path d="M470 560q110 90 220 0" fill="none" stroke="#ff4d5e" stroke-width="26" stroke-linecap="round"/>
  <g fill="#2f4bd8">${listIndexes(7)
    .map((i) => `<path d="M${250 + i * 100} ${i % 2 ? 150 : 190}l40-110 40 110Z"/>`)
    .join('')}</g><path d="M0 690h${PICTURE_WIDTH}v110H0Z" fill="#5a5560"/>`,
)
const RIVER_BEND_DRAWING = createSvgDocument(
  PICTURE_WIDTH,
  PICTURE_HEIGHT,
  `<rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="#3f7d5a"/>${listIndexes(260)
    .map((i) => {
      const r = createSeededRandom(i + 50)
      return `<circle cx="${r() * PICTURE_WIDTH}" cy="${r() * PICTURE_HEIGHT}" r="${16 + r() * 30}" fill="hsl(${140 + r() * 24} 32% ${22 + r() * 22}%)"/>`
    })
    .join('')}
  <path d="M-40 120C300 60 520 180 480 380S760 700 1260 620" fill="none" stroke="#d8c79a" stroke-width="190"/><path d="M-40 120C300 60 520 180 480 380S760 700 1260 620" fill="none" stroke="#5fa8a8" stroke-width="140"/><path d="M-40 100C300 40 545 170 505 370S770 670 1260 590" fill="none" stroke="#9fd2cb" stroke-width="22" stroke-linecap="round"/>
  <g transform="translate(560 520) rotate(38)"><path d="M0 0c60-26 160-26 220 0-60 26-160 26-220 0Z" fill="#e3a33b"/><path d="M40 0h140" stroke="#8a5a14" stroke-width="7"/></g>`,
)
const HERON_DRAWING = createSvgDocument(
  PICTURE_WIDTH,
  PICTURE_HEIGHT,
  `<defs>${createLinearGradientSvg('bg', ['#f6dcb4', '#cfe0d6', '#7fb0ab'])}</defs><rect width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}" fill="url(#bg)"/><circle cx="330" cy="250" r="96" fill="#fff1cf"/>
  <path d="M0 520c260-40 480 30 700 0s340-40 500-10v290H0Z" fill="#5d9c97"/><path d="M0 600c260-30 480 30 700 0s340-30 500-6v206H0Z" fill="#3f7f80"/>
  <g fill="none" stroke="#2b3f45" stroke-linecap="round"><path d="M760 420C700 360 720 300 770 270s60-70 20-100" stroke-width="26"/><path d="M792 172l-90 20" stroke-width="12"/><path d="M830 520v170M880 520v170" stroke-width="9"/></g><path d="M740 400c90-60 220-30 270 70-80 60-220 60-270-70Z" fill="#4d6b77"/><path d="M800 410c70-30 150-10 210 60-80 10-160-6-210-60Z" fill="#2b3f45"/>
  <g stroke="#2f5b45" stroke-width="10" stroke-linecap="round">${listIndexes(22)
    .map((i) => {
      const r = createSeededRandom(i + 300)
      const x = r() * 420
      return `<path d="M${x} 800q${r() * 30 - 10} -160 ${r() * 60 - 30} ${-200 - r() * 140}"/>`
    })
    .join('')}</g>`,
)

export const DEMO_GALLERIES: Record<string, { drawing: string; alt: string }[]> = {
  demo: [
    { drawing: STAIRS_DRAWING, alt: 'A limestone stair in morning light' },
    { drawing: READING_ROOM_DRAWING, alt: 'A reading room with a tall arched window' },
    { drawing: MUSEUM_DRAWING, alt: 'A small white museum among trees' },
    { drawing: COURTYARD_DRAWING, alt: 'A courtyard with a long pool' },
  ],
  basic: [
    { drawing: RIVER_BEND_DRAWING, alt: 'A canoe in a bend of the river, from above' },
    { drawing: HERON_DRAWING, alt: 'A heron among reeds at daybreak' },
  ],
  editor: [
    { drawing: CAT_DRAWING, alt: 'A cat on a roof under a large moon' },
    { drawing: MURAL_DRAWING, alt: 'A mural of a smiling face on a brick wall' },
    { drawing: FRUIT_BOWL_DRAWING, alt: 'A bowl of fruit in cut paper' },
  ],
}
