/**
 * `node scripts/cut-fonts.ts [theme …]`: generates web/card/themes/<theme>/fonts/. It reduces the fonts of @fontsource
 * packages to the weights that the theme uses, and writes the module that lists the files and the style sheet of fallback
 * fonts: system fonts, adjusted to the same metrics. Run it after changing scripts/fonts/cuts.ts and commit the result.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { FONT_RANGES } from '../web/card/font-ranges.ts'
import { readCharacters } from './fonts/characters.ts'
import { FONT_CUTS, SAMPLE_TEXTS, DISPLAY_SUBSTITUTES, SYSTEM_FONTS, type FontCut } from './fonts/cuts.ts'
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

/** The fallbacks that a cut needs, regular or bold or both, each with its `font-weight` range in CSS. */
function neededFallbacks({ weight, bold: heavy = 700 }: FontCut): { weight: number; bold: boolean; range: string }[] {
  const [min, max] = Array.isArray(weight) ? weight : [weight, weight]
  const regular = { weight: Math.max(min, Math.min(400, max)), bold: false, range: max >= 550 ? '1 549' : '' }
  const bold = { weight: Array.isArray(weight) ? Math.min(max, heavy) : max, bold: true, range: min < 550 ? '550 999' : '' }
  return [...(min < 550 ? [regular] : []), ...(max >= 550 ? [bold] : [])]
}

type System = (typeof SYSTEM_FONTS)[keyof typeof SYSTEM_FONTS][number]

async function systemMetrics({ measure }: System, bold: boolean, italic: boolean): Promise<Metrics> {
  const weight = bold ? 700 : 400
  const style = italic ? 'italic' : 'normal'
  const bytes = readFileSync(
    `node_modules/${measure.from}/files/${measure.stem}-latin-${measure.variable ? 'wght' : weight}-${style}.woff2`,
  )
  return readMetrics(await cut(bytes, measure.variable ? { wght: weight } : {}, 'sfnt'))
}

const percent = (n: number) => `${Number((n * 100).toFixed(2))}%`

/** The @font-face rules of a cut's fallbacks. */
async function fallbackRules(of: FontCut): Promise<string> {
  const source = readFileSync(fileOf(of, 'latin'))
  const italic = of.style === 'italic'
  let css = ''
  for (const step of neededFallbacks(of)) {
    const metrics = readMetrics(await cut(source, axesOf(of, step.weight), 'sfnt'))
    const text = SAMPLE_TEXTS[of.sample ?? 'prose']
    for (const system of SYSTEM_FONTS[of.like]) {
      const theirs = await systemMetrics(system, step.bold, italic)
      const scale = metrics.width(text) / theirs.width(text)
      const names: readonly string[] = italic && 'italic' in system.names ? system.names.italic : system.names[step.bold ? 700 : 400]
      css +=
        `@font-face{font-family:'${of.family} ${system.suffix}';` +
        (italic ? 'font-style:italic;' : '') +
        (step.range ? `font-weight:${step.range};` : '') +
        `src:${names.map((name) => `local('${name}')`).join(',')};` +
        `size-adjust:${percent(scale)};ascent-override:${percent(metrics.ascent / scale)};` +
        `descent-override:${percent(metrics.descent / scale)};line-gap-override:${percent(metrics.lineGap / scale)}}\n`
    }
  }
  return css
}

const identifier = (stem: string) => stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The content of a theme's fonts.ts, while it is being generated. */
interface Written {
  imports: string[]
  /** By family: the entries of its files, the CSS of its fallbacks, and the code points of its letters. */
  families: Map<string, { files: string[]; css: string; letters: Set<number> }>
}

const isLetter = (code: number) => /\p{L}/u.test(String.fromCodePoint(code))

async function cutFace(of: FontCut, folder: string, { imports, families }: Written): Promise<number> {
  const { family, from, style, weight } = of
  copyFileSync(`node_modules/@fontsource-variable/${from}/LICENSE`, `${folder}/LICENSE-${from}`)
  const written = families.get(family) ?? { files: [], css: '', letters: new Set() }
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
    imports.push(`import ${identifier(stem)} from './${stem}.woff2?url&no-inline'`)
    const weights = Array.isArray(weight) ? weight.join(' ') : String(weight)
    written.files.push(
      `  { family: '${family}', src: ${identifier(stem)}, weight: '${weights}', ${style === 'italic' ? "style: 'italic', " : ''}range: '${range}' },`,
    )
  }
  written.css += await fallbackRules(of)
  return bytes
}

/** Sets a theme's custom properties on the card, which overrides those that the theme sets on the page. */
const tokenRule = (tokens: readonly string[], value: string) =>
  `.card-container{${tokens.map((token) => `--${token}:${value}`).join(';')}}\n`

const missingLetters = ({ families }: Written, replaces: string, family: string) => {
  const has = families.get(replaces)!.letters
  return letterClass([...families.get(family)!.letters].filter((letter) => !has.has(letter)))
}

/** Writes the style sheet of a substitute font and returns its entry in fonts.ts. */
function substituteEntry({ family, replaces, tokens = [], like }: FontCut, written: Written, folder: string): string {
  const { files, css } = written.families.get(family)!
  const stem = `${family.toLowerCase().replaceAll(' ', '-')}-fallback`
  const kind = like === 'sans' ? 'sans-serif' : like
  const stack = [family, ...SYSTEM_FONTS[like].map(({ suffix }) => `${family} ${suffix}`)].map((name) => `'${name}'`)
  writeFileSync(`${folder}/${stem}.css`, css + tokenRule(tokens, [...stack, kind].join(',')))
  written.imports.push(`import ${identifier(stem)} from './${stem}.css?inline'`)
  return (
    `  { replaces: '${replaces}', tokens: ${JSON.stringify(tokens)}, missing: /${missingLetters(written, replaces!, family)}/,` +
    ` css: ${identifier(stem)}, fonts: [\n${files.join('\n')}\n] },`
  )
}

async function cutTheme(theme: string, cuts: FontCut[]): Promise<void> {
  const folder = `web/card/themes/${theme}/fonts`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const written: Written = { imports: [], families: new Map() }
  let bytes = 0
  for (const of of cuts) bytes += (await cutFace(of, folder, written)) * (of.replaces ? 0 : 1)
  const themeFamilies = [...written.families]
    .filter(([family]) => !cuts.some((of) => of.family === family && of.replaces))
    .map(([, face]) => face)
  const substitutes = cuts.filter((of) => of.replaces && of.style !== 'italic').map((of) => substituteEntry(of, written, folder))
  const short = DISPLAY_SUBSTITUTES[theme]
  if (short)
    substitutes.push(
      `  { replaces: '${short.display}', tokens: ['display'], missing: /${missingLetters(written, short.display, short.face)}/,` +
        ` css: '${tokenRule(['display'], 'var(--face)').trim()}', fonts: [] },`,
    )
  writeFileSync(
    `${folder}/fonts.ts`,
    `// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.\n` +
      `import type { ${substitutes.length > 0 ? 'SubstituteFont, ' : ''}ThemeFont } from '../../../theme.ts'\n${written.imports.sort().join('\n')}\n\n` +
      `export const fonts: ThemeFont[] = [\n${themeFamilies.flatMap(({ files }) => files).join('\n')}\n]\n` +
      (substitutes.length > 0 ? `\nexport const substitutes: SubstituteFont[] = [\n${substitutes.join('\n')}\n]\n` : ''),
  )
  writeFileSync(
    `${folder}/fallback.css`,
    `/* Made by scripts/cut-fonts.ts: system faces in the measures of the theme's own. */\n${themeFamilies.map(({ css }) => css).join('')}`,
  )
  console.log(`${theme.padEnd(12)} ${(bytes / 1024).toFixed(1)} kB for Latin`)
}

const wanted = process.argv.slice(2)
for (const [theme, cuts] of Object.entries(FONT_CUTS)) if (wanted.length === 0 || wanted.includes(theme)) await cutTheme(theme, cuts)
execFileSync('node_modules/.bin/oxfmt', ['web/card/themes'], { stdio: 'inherit' })
