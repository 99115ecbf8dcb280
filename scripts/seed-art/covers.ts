import { smoothSvgPathOf, createSeededRandom, createRadialGlowSvg, createLinearGradientSvg, listIndexes, createSvgDocument } from './svg.ts'

const COVER_WIDTH = 1200
const COVER_HEIGHT = 400
const hillsPathOf = (seed: number, base: number, swing: number, steps = 8) => {
  const roll = createSeededRandom(seed)
  const points = listIndexes(steps + 1).map((i): [number, number] => [(i * COVER_WIDTH) / steps, base - roll() * swing])
  return `${smoothSvgPathOf(points)}L${COVER_WIDTH} ${COVER_HEIGHT}L0 ${COVER_HEIGHT}Z`
}

function drawColonnade(): string {
  const arch = (x: number, w: number) => {
    const r = w / 2
    return `<path d="M${x} ${COVER_HEIGHT}V${150 + r}a${r} ${r} 0 0 1 ${w} 0V${COVER_HEIGHT}Z" fill="url(#dark)"/>
      <path d="M${x} ${COVER_HEIGHT}V${150 + r}a${r} ${r} 0 0 1 ${w * 0.72} ${-r * 0.88}C${x + w * 0.4} ${130 + r * 0.7} ${x + w * 0.34} ${160 + r} ${x + w * 0.34} ${190 + r}V${COVER_HEIGHT}Z" fill="#8d6f55"/>
      <path d="M${x + w * 0.34} ${COVER_HEIGHT}l${w * 0.66} -46V${COVER_HEIGHT}Z" fill="#e9cfa9" opacity=".55"/>`
  }
  return createSvgDocument(
    COVER_WIDTH,
    COVER_HEIGHT,
    `<defs>${createLinearGradientSvg('sky', ['#c9d6df', '#f3e3cd'])}${createLinearGradientSvg('wall', ['#efe0cb', '#d2b695'])}${createLinearGradientSvg('dark', ['#3b2f2a', '#6b5241'])}${createRadialGlowSvg('sun', '#fff6e0', 0.9)}</defs>
    <rect width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="url(#sky)"/><circle cx="1040" cy="60" r="230" fill="url(#sun)"/>
    <path d="M0 92L${COVER_WIDTH} 58V${COVER_HEIGHT}H0Z" fill="url(#wall)"/><path d="M0 92L${COVER_WIDTH} 58v16L0 110Z" fill="#fbf1e1"/><path d="M0 110L${COVER_WIDTH} 74v9L0 121Z" fill="#b4946f"/>
    ${listIndexes(7)
      .map((i) => arch(36 + i * 170, 108))
      .join('')}
    <g stroke="#b4946f" stroke-opacity=".4">${listIndexes(6)
      .map((i) => `<path d="M0 ${150 + i * 46}H${COVER_WIDTH}"/>`)
      .join('')}</g>
    <path d="M0 ${COVER_HEIGHT - 14}H${COVER_WIDTH}V${COVER_HEIGHT}H0Z" fill="#f4e5cd"/>`,
  )
}

function drawRiver(): string {
  const tree = (x: number, y: number, s: number) =>
    `<path d="M${x} ${y}l${-9 * s} ${30 * s}h${5 * s}l${-9 * s} ${26 * s}h${26 * s}l${-9 * s} ${-26 * s}h${5 * s}Z"/>`
  const roll = createSeededRandom(11)
  return createSvgDocument(
    COVER_WIDTH,
    COVER_HEIGHT,
    `<defs>${createLinearGradientSvg('sky', ['#f9e3c0', '#f3efe0', '#cfe4dc'])}${createLinearGradientSvg('water', ['#f4ead2', '#7fb3b0', '#3d7f86'])}${createRadialGlowSvg('sun', '#fff7df', 1)}</defs>
    <rect width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="url(#sky)"/><circle cx="760" cy="128" r="220" fill="url(#sun)"/><circle cx="760" cy="128" r="46" fill="#fff4d2"/>
    <path d="${hillsPathOf(3, 190, 90)}" fill="#a9cdbd"/><path d="${hillsPathOf(4, 230, 80)}" fill="#7fb29c"/><path d="${hillsPathOf(8, 270, 70)}" fill="#4f8d78"/>
    <path d="M700 262c-120 24-30 46-150 70S300 372 210 400h760c-110-40-70-62-100-82s-70-34-170-56Z" fill="url(#water)"/>
    <g stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round">${listIndexes(16)
      .map(() => {
        const y = 296 + roll() * 96
        const x = 420 + roll() * 400
        return `<path d="M${x} ${y}h${20 + roll() * 50}"/>`
      })
      .join('')}</g>
    <path d="M0 400V290c130-10 260 40 330 66 40 16 60 30 66 44Z" fill="#2f6b4f"/><path d="M1200 400V270c-110 0-190 40-220 72-16 20-10 40 20 58Z" fill="#2a5f4a"/>
    <g fill="#20503d">${listIndexes(9)
      .map((i) => tree(20 + i * 38, 262 + i * 9 - roll() * 20, 1 + roll() * 0.6))
      .join('')}${listIndexes(7)
      .map((i) => tree(1180 - i * 34, 250 + i * 10 - roll() * 20, 1 + roll() * 0.6))
      .join('')}</g>`,
  )
}

function drawRingsAndLeaves(): string {
  const leaf = (x: number, y: number, turn: number, s: number, fill: string) =>
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"><path d="M0 0C40-50 40-120 0-180C-40-120-40-50 0 0Z" fill="${fill}"/><path d="M0 0V-160" stroke="#fff" stroke-opacity=".5" stroke-width="3"/></g>`
  return createSvgDocument(
    COVER_WIDTH,
    COVER_HEIGHT,
    `<defs>${createLinearGradientSvg('bg', ['#e9f6f5', '#bfe2e0'], 30)}</defs><rect width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="url(#bg)"/>
    <g fill="#fff">${listIndexes(6)
      .map((i) => `<circle cx="850" cy="420" r="${520 - i * 84}" opacity=".${12 + i * 3}"/>`)
      .join('')}</g>
    <path d="${hillsPathOf(21, 330, 60, 5)}" fill="#8ecac8" opacity=".6"/><path d="${hillsPathOf(22, 366, 50, 5)}" fill="#4fa5a8" opacity=".55"/>
    ${listIndexes(5)
      .map((i) =>
        leaf(150 + i * 12, 400, -58 + i * 29, 1.25 - Math.abs(i - 2) * 0.14, ['#2d8c8f', '#3fa09f', '#1f767b', '#52b0ac', '#2d8c8f'][i]!),
      )
      .join('')}
    ${listIndexes(3)
      .map((i) => leaf(1090, 410, -30 + i * 30, 0.9, ['#7cc4be', '#2d8c8f', '#52b0ac'][i]!))
      .join('')}
    <circle cx="850" cy="150" r="54" fill="#fff8e7"/>`,
  )
}

function drawSkyline(): string {
  const roll = createSeededRandom(40)
  let x = -10
  let out = ''
  while (x < COVER_WIDTH) {
    const w = 34 + Math.round(roll() * 60)
    const top = 110 + roll() * 190 - (x > 380 && x < 820 ? 50 : 0)
    out += `<path d="M${x} ${COVER_HEIGHT}V${top}h${w}V${COVER_HEIGHT}" fill="#16233f"/><g stroke="#c9a45c" stroke-opacity=".55">${listIndexes(
      Math.floor(w / 7),
    )
      .map((i) => `<path d="M${x + 4 + i * 7} ${top + 8}V${COVER_HEIGHT}"/>`)
      .join('')}</g><path d="M${x} ${COVER_HEIGHT}V${top}h${w}" fill="none" stroke="#d9b872" stroke-width="1.5"/>`
    x += w + 3
  }
  return createSvgDocument(
    COVER_WIDTH,
    COVER_HEIGHT,
    `<defs>${createLinearGradientSvg('bg', ['#0b1428', '#1d2f55'])}${createRadialGlowSvg('moon', '#f2dcae', 0.35)}</defs><rect width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="url(#bg)"/><circle cx="900" cy="110" r="260" fill="url(#moon)"/>
    <g stroke="#c9a45c" stroke-opacity=".14">${listIndexes(40)
      .map((i) => `<path d="M0 ${i * 10}H${COVER_WIDTH}"/>`)
      .join('')}</g>${out}<path d="M0 394H${COVER_WIDTH}" stroke="#d9b872" stroke-width="3"/>`,
  )
}

function drawPaperCutouts(): string {
  const blob = (x: number, y: number, r: number, seed: number) => {
    const roll = createSeededRandom(seed)
    const points = listIndexes(7).map((i) => {
      const a = (i / 7) * Math.PI * 2
      const d = r * (0.68 + roll() * 0.5)
      return [x + Math.cos(a) * d, y + Math.sin(a) * d] as const
    })
    const mid = (i: number) => {
      const [a, b] = [points[i % 7]!, points[(i + 1) % 7]!]
      return `${(a[0] + b[0]) / 2} ${(a[1] + b[1]) / 2}`
    }
    return `M${mid(0)}${listIndexes(7)
      .map((i) => `Q${points[(i + 1) % 7]!.join(' ')} ${mid(i + 1)}`)
      .join('')}Z`
  }
  const colors = ['#2f4bd8', '#ffd23f', '#ff4d5e', '#1d1a2f', '#21b08a', '#ff8f6b', '#f7efe0']
  const roll = createSeededRandom(77)
  return createSvgDocument(
    COVER_WIDTH,
    COVER_HEIGHT,
    `<rect width="${COVER_WIDTH}" height="${COVER_HEIGHT}" fill="#f7efe0"/>
    ${listIndexes(15)
      .map(
        (i) =>
          `<path d="${blob(roll() * COVER_WIDTH, roll() * COVER_HEIGHT, 70 + roll() * 110, 100 + i)}" fill="${colors[i % colors.length]}"/>`,
      )
      .join('')}
    <g fill="none" stroke="#1d1a2f" stroke-width="9" stroke-linecap="round"><path d="M120 300c60-120 120 60 180-60s120 60 180-60"/><path d="M820 120q40-70 80 0t80 0 80 0 80 0"/></g>
    <g fill="#1d1a2f">${listIndexes(26)
      .map(() => `<circle cx="${540 + roll() * 220}" cy="${210 + roll() * 160}" r="${4 + roll() * 5}"/>`)
      .join('')}</g>`,
  )
}

export const DEMO_COVERS: Record<string, string> = {
  demo: drawColonnade(),
  basic: drawRiver(),
  pro: drawRingsAndLeaves(),
  enterprise: drawSkyline(),
  editor: drawPaperCutouts(),
}
