/**
 * `node scripts/cut-fonts.ts [theme …]`: cuts each theme's faces from the @fontsource packages down to the weights that
 * it uses, into web/card/themes/<theme>/fonts/, with the code that names them and, as a style sheet, system faces made as
 * wide and high as they are. Run it after changing scripts/fonts/cuts.ts; its results are part of the repository.
 */
import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { CUTS, SAMPLES, SYSTEM, type Cut } from './fonts/cuts.ts'
import { type Metrics, readMetrics } from './fonts/metrics.ts'

const RANGES = ['latin', 'latin-ext', 'vietnamese'] as const

const fileOf = ({ from, file, style = 'normal' }: Cut, range: string) =>
  `node_modules/@fontsource-variable/${from}/files/${from}-${range}-${file}-${style}.woff2`

function axesOf({ weight, axes }: Cut, at?: number): Axes {
  const range = Array.isArray(weight) ? { min: weight[0], max: weight[1] } : weight
  return { wght: at ?? range, ...axes }
}

type Axes = Record<string, number | { min: number; max: number }>

const cut = (bytes: Buffer, variationAxes: Axes, targetFormat: 'woff2' | 'sfnt') =>
  subsetFont(bytes, undefined, { targetFormat, keepAllGlyphs: true, variationAxes })

/** The weights, regular and bold, that a fallback stands in for, each with the range of weights asked for there. */
function steps({ weight, bold: heavy = 700 }: Cut): { weight: number; bold: boolean; asked: string }[] {
  const [min, max] = Array.isArray(weight) ? weight : [weight, weight]
  const regular = { weight: Math.max(min, Math.min(400, max)), bold: false, asked: max >= 550 ? '1 549' : '' }
  const bold = { weight: Array.isArray(weight) ? Math.min(max, heavy) : max, bold: true, asked: min < 550 ? '550 999' : '' }
  return [...(min < 550 ? [regular] : []), ...(max >= 550 ? [bold] : [])]
}

type System = (typeof SYSTEM)[keyof typeof SYSTEM][number]

async function systemMetrics({ measure }: System, bold: boolean, italic: boolean): Promise<Metrics> {
  const weight = bold ? 700 : 400
  const style = italic ? 'italic' : 'normal'
  const bytes = readFileSync(
    `node_modules/${measure.from}/files/${measure.stem}-latin-${measure.variable ? 'wght' : weight}-${style}.woff2`,
  )
  return readMetrics(await cut(bytes, measure.variable ? { wght: weight } : {}, 'sfnt'))
}

const percent = (n: number) => `${Number((n * 100).toFixed(2))}%`

/** Rules of the system faces that stand in for a cut. */
async function fallbackRules(of: Cut): Promise<string> {
  const source = readFileSync(fileOf(of, 'latin'))
  const italic = of.style === 'italic'
  let css = ''
  for (const step of steps(of)) {
    const own = readMetrics(await cut(source, axesOf(of, step.weight), 'sfnt'))
    const text = SAMPLES[of.sample ?? 'prose']
    for (const system of SYSTEM[of.like]) {
      const theirs = await systemMetrics(system, step.bold, italic)
      const scale = own.width(text) / theirs.width(text)
      const names: readonly string[] = italic && 'italic' in system.names ? system.names.italic : system.names[step.bold ? 700 : 400]
      css +=
        `@font-face{font-family:'${of.family} ${system.suffix}';` +
        (italic ? 'font-style:italic;' : '') +
        (step.asked ? `font-weight:${step.asked};` : '') +
        `src:${names.map((name) => `local('${name}')`).join(',')};` +
        `size-adjust:${percent(scale)};ascent-override:${percent(own.ascent / scale)};` +
        `descent-override:${percent(own.descent / scale)};line-gap-override:${percent(own.lineGap / scale)}}\n`
    }
  }
  return css
}

const identifier = (stem: string) => stem.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

async function cutTheme(theme: string, cuts: Cut[]): Promise<void> {
  const folder = `web/card/themes/${theme}/fonts`
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const imports: string[] = []
  const entries: string[] = []
  let css = ''
  let bytes = 0
  for (const of of cuts) {
    const { family, from, style, weight } = of
    copyFileSync(`node_modules/@fontsource-variable/${from}/LICENSE`, `${folder}/LICENSE-${from}`)
    for (const range of RANGES) {
      if (!existsSync(fileOf(of, range))) continue
      const stem = `${family.toLowerCase().replaceAll(' ', '-')}${style === 'italic' ? '-italic' : ''}-${range}`
      const woff2 = await cut(readFileSync(fileOf(of, range)), axesOf(of), 'woff2')
      writeFileSync(`${folder}/${stem}.woff2`, woff2)
      bytes += range === 'latin' ? woff2.length : 0
      imports.push(`import ${identifier(stem)} from './${stem}.woff2?url&no-inline'`)
      const shown = Array.isArray(weight) ? weight.join(' ') : String(weight)
      entries.push(
        `  { family: '${family}', src: ${identifier(stem)}, weight: '${shown}', ${style === 'italic' ? "style: 'italic', " : ''}range: '${range}' },`,
      )
    }
    css += await fallbackRules(of)
  }
  writeFileSync(
    `${folder}/fonts.ts`,
    `// Made by scripts/cut-fonts.ts. SIL Open Font License 1.1: the licences stand beside the files.\n` +
      `import type { ThemeFont } from '../../../theme.ts'\n${imports.sort().join('\n')}\n\n` +
      `export const fonts: ThemeFont[] = [\n${entries.join('\n')}\n]\n`,
  )
  writeFileSync(`${folder}/fallback.css`, `/* Made by scripts/cut-fonts.ts: system faces in the measures of the theme's own. */\n${css}`)
  console.log(`${theme.padEnd(12)} ${(bytes / 1024).toFixed(1)} kB for Latin`)
}

const wanted = process.argv.slice(2)
for (const [theme, cuts] of Object.entries(CUTS)) if (wanted.length === 0 || wanted.includes(theme)) await cutTheme(theme, cuts)
execFileSync('node_modules/.bin/oxfmt', ['web/card/themes'], { stdio: 'inherit' })
