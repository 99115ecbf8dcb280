/**
 * `node scripts/cut-fonts.ts [theme …]` cuts the font files of the themes from @fontsource packages, and writes the modules that
 * import them, and faces.json with the scaling of fallback fonts. Run it after a change of scripts/fonts/cuts.ts and commit the result.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { FONT_UNICODE_RANGES } from '../web/card/font-ranges.ts'
import { readFontCharacters } from './fonts/characters.ts'
import type { ThemeFontData, ThemeFontFace } from '../web/card/theme-fonts.ts'
import { THEME_FONTS, WIDTH_SAMPLE_TEXTS, DISPLAY_FONT_SUBSTITUTES, SYSTEM_FONT_PACKAGES, type WebFont } from './fonts/cuts.ts'
import { buildLetterRegexClass } from './fonts/letter-class.ts'
import { type FontMetrics, readFontMetrics } from './fonts/metrics.ts'

const FONT_RANGE_NAMES = Object.keys(FONT_UNICODE_RANGES)

const fontFilePathOf = ({ from, file, style = 'normal' }: WebFont, range: string) =>
  `node_modules/@fontsource-variable/${from}/files/${from}-${range}-${file}-${style}.woff2`

function variationAxesOf({ weight, axes }: WebFont, at?: number): FontVariationAxes {
  const range = Array.isArray(weight) ? { min: weight[0], max: weight[1] } : weight
  return { wght: at ?? range, ...axes }
}

type FontVariationAxes = Record<string, number | { min: number; max: number }>

const reduceFontAxes = (bytes: Buffer, variationAxes: FontVariationAxes, targetFormat: 'woff2' | 'sfnt') =>
  subsetFont(bytes, undefined, { targetFormat, keepAllGlyphs: true, variationAxes })

function listNeededFallbackFonts({ weight, bold: heavy = 700 }: WebFont): { weight: number; bold: boolean }[] {
  const [min, max] = Array.isArray(weight) ? weight : [weight, weight]
  const regular = { weight: Math.max(min, Math.min(400, max)), bold: false }
  const bold = { weight: Array.isArray(weight) ? Math.min(max, heavy) : max, bold: true }
  return [...(min < 550 ? [regular] : []), ...(max >= 550 ? [bold] : [])]
}

interface SystemFontPackage {
  from: string
  stem: string
  variable: boolean
}

async function readSystemFontMetrics({ from, stem, variable }: SystemFontPackage, bold: boolean, italic: boolean): Promise<FontMetrics> {
  const weight = bold ? 700 : 400
  const bytes = readFileSync(`node_modules/${from}/files/${stem}-latin-${variable ? 'wght' : weight}-${italic ? 'italic' : 'normal'}.woff2`)
  return readFontMetrics(await reduceFontAxes(bytes, variable ? { wght: weight } : {}, 'sfnt'))
}

const toPercent = (n: number) => Number((n * 100).toFixed(2))

async function readFontFace(of: WebFont): Promise<ThemeFontFace> {
  const source = readFileSync(fontFilePathOf(of, 'latin'))
  const text = WIDTH_SAMPLE_TEXTS[of.sample ?? 'prose']
  const { family, like } = of
  const face: ThemeFontFace = { family, weight: [of.weight].flat().join(' '), ...(of.style === 'italic' && { style: 'italic' }), like }
  for (const { weight, bold } of listNeededFallbackFonts(of)) {
    const metrics = readFontMetrics(await reduceFontAxes(source, variationAxesOf(of, weight), 'sfnt'))
    const { ascent, descent, lineGap } = metrics
    const fallbacks: [string, number[]][] = []
    for (const [suffix, system] of Object.entries<SystemFontPackage>(SYSTEM_FONT_PACKAGES[of.like])) {
      const scale = metrics.width(text) / (await readSystemFontMetrics(system, bold, of.style === 'italic')).width(text)
      fallbacks.push([suffix, [scale, ...[ascent, descent, lineGap].map((n) => n / scale)].map(toPercent)])
    }
    face[bold ? 'bold' : 'regular'] = Object.fromEntries(fallbacks) as ThemeFontFace['bold']
  }
  return face
}

type FontFaceMap = Map<string, { faces: ThemeFontFace[]; letters: Set<number> }>

const isLetterCodePoint = (code: number) => /\p{L}/u.test(String.fromCodePoint(code))

async function writeReducedFontFiles(of: WebFont, folder: string, families: FontFaceMap): Promise<number> {
  const { family, from, style } = of
  copyFileSync(`node_modules/@fontsource-variable/${from}/LICENSE`, `${folder}/LICENSE-${from}`)
  const written = families.get(family) ?? { faces: [], letters: new Set() }
  families.set(family, written)
  let bytes = 0
  for (const range of FONT_RANGE_NAMES) {
    if (!existsSync(fontFilePathOf(of, range))) continue
    const source = readFileSync(fontFilePathOf(of, range))
    const letters = [...readFontCharacters(await reduceFontAxes(source, {}, 'sfnt'))].filter(isLetterCodePoint)
    // Some packages have a file that contains only a currency sign.
    if (letters.length === 0) continue
    if (style !== 'italic') for (const letter of letters) written.letters.add(letter)
    const stem = `${family.toLowerCase().replaceAll(' ', '-')}${style === 'italic' ? '-italic' : ''}-${range}`
    const woff2 = await reduceFontAxes(source, variationAxesOf(of), 'woff2')
    writeFileSync(`${folder}/${stem}.woff2`, woff2)
    bytes += range === 'latin' ? woff2.length : 0
  }
  written.faces.push(await readFontFace(of))
  return bytes
}

type SubstituteFontData = ThemeFontData['substitutes'][number]

function describeSubstituteFont(
  families: FontFaceMap,
  family: string,
  { replaces, tokens, faces }: Omit<SubstituteFontData, 'missing'>,
): SubstituteFontData {
  const has = families.get(replaces)!.letters
  const missing = buildLetterRegexClass([...families.get(family)!.letters].filter((letter) => !has.has(letter)))
  return { replaces, tokens, missing, faces }
}

async function generateThemeFonts(theme: string, cuts: WebFont[]): Promise<void> {
  const folder = `web/card/themes/${theme}/fonts`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const written: FontFaceMap = new Map()
  let bytes = 0
  for (const font of cuts) bytes += (await writeReducedFontFiles(font, folder, written)) * (font.replaces ? 0 : 1)
  const faces = [...written].flatMap(([family, face]) => (cuts.some((font) => font.family === family && font.replaces) ? [] : face.faces))
  const substitutes = cuts.flatMap(({ family, replaces, tokens = [], style }) =>
    replaces && style !== 'italic'
      ? [describeSubstituteFont(written, family, { replaces, tokens: [...tokens], faces: written.get(family)!.faces })]
      : [],
  )
  const short = DISPLAY_FONT_SUBSTITUTES[theme]
  if (short) substitutes.push(describeSubstituteFont(written, short.face, { replaces: short.display, tokens: ['display'], faces: [] }))
  writeFileSync(
    `${folder}/fonts.ts`,
    `// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the license texts are in this folder.\n` +
      `import { buildThemeFonts } from '../../../theme-fonts.ts'\n` +
      `import data from './faces.json'\n\n` +
      `const files = import.meta.glob<string>('./*.woff2', { eager: true, query: '?url&no-inline', import: 'default' })\n\n` +
      `export const themeFonts = buildThemeFonts(files, data)\n`,
  )
  // A regular expression with `\u0400` becomes `\\u0400` in JSON. One backslash is shorter and matches the same, because the JSON parser
  // then inserts the character itself.
  writeFileSync(`${folder}/faces.json`, JSON.stringify({ faces, substitutes }).replaceAll('\\\\u', '\\u'))
  console.log(`${theme.padEnd(12)} ${(bytes / 1024).toFixed(1)} kB for Latin`)
}

const requestedThemes = process.argv.slice(2)
for (const [theme, cuts] of Object.entries(THEME_FONTS))
  if (requestedThemes.length === 0 || requestedThemes.includes(theme)) await generateThemeFonts(theme, cuts)
execFileSync('node_modules/.bin/oxfmt', ['web/card/themes'], { stdio: 'inherit' })
