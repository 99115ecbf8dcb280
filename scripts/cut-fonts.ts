/**
 * `node scripts/cut-fonts.ts [theme …]`: generates web/card/themes/<theme>/fonts/. It reduces the fonts of @fontsource
 * packages to the weights that the theme uses, and writes the module that lists the faces with the metrics of their fallbacks:
 * system fonts, adjusted to the same metrics. Run it after changing scripts/fonts/cuts.ts and commit the result.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { FONT_RANGES } from '../web/card/font-ranges.ts'
import { readCharacters } from './fonts/characters.ts'
import { FONT_CUTS, SAMPLE_TEXTS, DISPLAY_SUBSTITUTES, SYSTEM_PACKAGES, type FontCut } from './fonts/cuts.ts'
import { letterClass } from './fonts/letter-class.ts'
import { type Metrics, readMetrics } from './fonts/metrics.ts'

const RANGES = Object.keys(FONT_RANGES)

const fileOf = ({ from, file, style = 'normal' }: FontCut, range: string) =>
  `node_modules/@fontsource-variable/${from}/files/${from}-${range}-${file}-${style}.woff2`

function axesOf({ weight, axes }: FontCut, at?: number): Axes {
  const range = Array.isArray(weight) ? { min: weight[0], max: weight[1] } : weight
  return { wght: at ?? range, ...axes }
}

type Axes = Record<string, number | { min: number; max: number }>

const cut = (bytes: Buffer, variationAxes: Axes, targetFormat: 'woff2' | 'sfnt') =>
  subsetFont(bytes, undefined, { targetFormat, keepAllGlyphs: true, variationAxes })

/** The fallbacks that a cut needs, regular or bold or both. */
function neededFallbacks({ weight, bold: heavy = 700 }: FontCut): { weight: number; bold: boolean }[] {
  const [min, max] = Array.isArray(weight) ? weight : [weight, weight]
  const regular = { weight: Math.max(min, Math.min(400, max)), bold: false }
  const bold = { weight: Array.isArray(weight) ? Math.min(max, heavy) : max, bold: true }
  return [...(min < 550 ? [regular] : []), ...(max >= 550 ? [bold] : [])]
}

interface System {
  from: string
  stem: string
  variable: boolean
}

async function systemMetrics({ from, stem, variable }: System, bold: boolean, italic: boolean): Promise<Metrics> {
  const weight = bold ? 700 : 400
  const bytes = readFileSync(`node_modules/${from}/files/${stem}-latin-${variable ? 'wght' : weight}-${italic ? 'italic' : 'normal'}.woff2`)
  return readMetrics(await cut(bytes, variable ? { wght: weight } : {}, 'sfnt'))
}

const percent = (n: number) => Number((n * 100).toFixed(2))

/** The entry of a cut's face in fonts.ts, with the metrics of its fallbacks. */
async function faceEntry(of: FontCut): Promise<string> {
  const source = readFileSync(fileOf(of, 'latin'))
  const text = SAMPLE_TEXTS[of.sample ?? 'prose']
  const fields = [`family: '${of.family}'`, `weight: '${[of.weight].flat().join(' ')}'`]
  if (of.style === 'italic') fields.push(`style: 'italic'`)
  fields.push(`like: '${of.like}'`)
  for (const { weight, bold } of neededFallbacks(of)) {
    const metrics = readMetrics(await cut(source, axesOf(of, weight), 'sfnt'))
    const { ascent, descent, lineGap } = metrics
    const fallbacks: string[] = []
    for (const [suffix, system] of Object.entries<System>(SYSTEM_PACKAGES[of.like])) {
      const scale = metrics.width(text) / (await systemMetrics(system, bold, of.style === 'italic')).width(text)
      fallbacks.push(`${suffix}: [${[scale, ...[ascent, descent, lineGap].map((n) => n / scale)].map(percent).join(', ')}]`)
    }
    fields.push(`${bold ? 'bold' : 'regular'}: { ${fallbacks.join(', ')} }`)
  }
  return `{ ${fields.join(', ')} },`
}

/** The faces of a theme's fonts.ts by family, while it is being generated: their entries, and the code points of their letters. */
type Written = Map<string, { faces: string[]; letters: Set<number> }>

const isLetter = (code: number) => /\p{L}/u.test(String.fromCodePoint(code))

async function cutFace(of: FontCut, folder: string, families: Written): Promise<number> {
  const { family, from, style } = of
  copyFileSync(`node_modules/@fontsource-variable/${from}/LICENSE`, `${folder}/LICENSE-${from}`)
  const written = families.get(family) ?? { faces: [], letters: new Set() }
  families.set(family, written)
  let bytes = 0
  for (const range of RANGES) {
    if (!existsSync(fileOf(of, range))) continue
    const source = readFileSync(fileOf(of, range))
    const letters = [...readCharacters(await cut(source, {}, 'sfnt'))].filter(isLetter)
    // Some packages have a file that contains only a currency sign.
    if (letters.length === 0) continue
    if (style !== 'italic') for (const letter of letters) written.letters.add(letter)
    const stem = `${family.toLowerCase().replaceAll(' ', '-')}${style === 'italic' ? '-italic' : ''}-${range}`
    const woff2 = await cut(source, axesOf(of), 'woff2')
    writeFileSync(`${folder}/${stem}.woff2`, woff2)
    bytes += range === 'latin' ? woff2.length : 0
  }
  written.faces.push(await faceEntry(of))
  return bytes
}

/** The entry in fonts.ts of a substitute font, whose `faces` are empty if it is another font of the theme. */
function substituteEntry(families: Written, replaces: string, family: string, tokens: readonly string[], faces: string[]): string {
  const has = families.get(replaces)!.letters
  const missing = letterClass([...families.get(family)!.letters].filter((letter) => !has.has(letter)))
  return `{ replaces: '${replaces}', tokens: ${JSON.stringify(tokens)}, missing: /${missing}/, faces: [${faces.join('')}] },`
}

async function cutTheme(theme: string, cuts: FontCut[]): Promise<void> {
  const folder = `web/card/themes/${theme}/fonts`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const written: Written = new Map()
  let bytes = 0
  for (const of of cuts) bytes += (await cutFace(of, folder, written)) * (of.replaces ? 0 : 1)
  const faces = [...written].flatMap(([family, face]) => (cuts.some((of) => of.family === family && of.replaces) ? [] : face.faces))
  const substitutes = cuts.flatMap(({ family, replaces, tokens = [], style }) =>
    replaces && style !== 'italic' ? [substituteEntry(written, replaces, family, tokens, written.get(family)!.faces)] : [],
  )
  const short = DISPLAY_SUBSTITUTES[theme]
  if (short) substitutes.push(substituteEntry(written, short.display, short.face, ['display'], []))
  writeFileSync(
    `${folder}/fonts.ts`,
    `// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.\n` +
      `import { themeFonts } from '../../../theme-fonts.ts'\n\n` +
      `const files = import.meta.glob<string>('./*.woff2', { eager: true, query: '?url&no-inline', import: 'default' })\n\n` +
      `export const { fallback, fonts, substitutes } = themeFonts(files, [${faces.join('')}], [${substitutes.join('')}])\n`,
  )
  console.log(`${theme.padEnd(12)} ${(bytes / 1024).toFixed(1)} kB for Latin`)
}

const wanted = process.argv.slice(2)
for (const [theme, cuts] of Object.entries(FONT_CUTS)) if (wanted.length === 0 || wanted.includes(theme)) await cutTheme(theme, cuts)
execFileSync('node_modules/.bin/oxfmt', ['web/card/themes'], { stdio: 'inherit' })
