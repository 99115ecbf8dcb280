import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { convert } from 'fontverter'
import type { Plugin } from 'vite'
import { readFontCharacters } from './fonts/characters.ts'

interface FallbackFontFile {
  family: string
  ranges: string
  file: string
}

const WRITING_SYSTEMS = (
  'arabic hebrew thai bengali tamil telugu kannada malayalam gujarati gurmukhi oriya sinhala khmer lao myanmar ' +
  'georgian armenian ethiopic'
).split(' ')
const FONT_PACKAGES = 'node_modules/@fontsource-variable'
const FALLBACK_FONT_FAMILIES: { family: string; name: string; only?: string }[] = [
  { family: 'Noto Sans', name: 'noto-sans' },
  ...WRITING_SYSTEMS.map((script) => ({ family: `Noto Sans ${script}`, name: `noto-sans-${script}`, only: script })),
  { family: 'Noto Emoji', name: 'noto-emoji' },
  { family: 'Noto Sans SC', name: 'noto-sans-sc' },
  { family: 'Noto Sans JP', name: 'noto-sans-jp' },
  { family: 'Noto Sans KR', name: 'noto-sans-kr' },
]

/** Lists font files with the characters that their package declares. Some files lack some of these characters. */
function listDeclaredFontFiles(): FallbackFontFile[] {
  return FALLBACK_FONT_FAMILIES.flatMap(({ family, name, only }) => {
    const ranges = JSON.parse(readFileSync(`${FONT_PACKAGES}/${name}/unicode.json`, 'utf8')) as Record<string, string>
    return Object.entries(ranges).flatMap(([subset, range]) => {
      const part = subset.replace(/[[\]]/g, '')
      const file = `${FONT_PACKAGES}/${name}/files/${name}-${part}-wght-normal.woff2`
      return (only && part !== only) || !existsSync(file) ? [] : [{ family, ranges: range, file }]
    })
  })
}

function parseUnicodeRange(text: string): [number, number][] {
  return text.split(',').map((part) => {
    const [from, to] = part.trim().slice(2).split('-')
    return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)]
  })
}

const toHex = (code: number) => code.toString(16)

function formatUnicodeRange(codes: number[]): string {
  const runs: [number, number][] = []
  for (const code of codes.toSorted((x, y) => x - y)) {
    const last = runs.at(-1)
    if (last && last[1] + 1 >= code) last[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => `U+${toHex(from)}${from === to ? '' : `-${toHex(to)}`}`).join(',')
}

/** A character that the file lacks would appear as an empty box. */
async function readActualUnicodeRange({ ranges, file }: FallbackFontFile): Promise<string> {
  const has = readFontCharacters(await convert(readFileSync(file), 'sfnt'))
  return formatUnicodeRange(
    parseUnicodeRange(ranges).flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((code) => has.has(code)),
    ),
  )
}

/** The list is cached until the packages change, because reading all files takes seconds. */
async function readFallbackFonts(): Promise<FallbackFontFile[]> {
  const announced = listDeclaredFontFiles()
  const key = createHash('sha256').update(JSON.stringify(announced)).digest('hex').slice(0, 16)
  const cache = `node_modules/.cache/share-fonts/${key}.json`
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8')) as FallbackFontFile[]
  const files: FallbackFontFile[] = []
  for (const file of announced) files.push({ ...file, ranges: await readActualUnicodeRange(file) })
  const known = files.filter(({ ranges }) => ranges !== '')
  mkdirSync(dirname(cache), { recursive: true })
  writeFileSync(cache, JSON.stringify(known))
  return known
}

function fontAssetPathOf(file: string): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
  return `assets/share/${basename(file, '.woff2').replace('-wght-normal', '')}-${hash}.woff2`
}

/**
 * A Vite plugin for the module `virtual:share-fonts`, a list of the fallback fonts of share images. The build copies the fonts to the
 * static assets; tests use the original files.
 */
export function createShareFontsPlugin(built: boolean): Plugin {
  const id = 'virtual:share-fonts'
  return {
    name: 'share-fonts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(loaded) {
      if (loaded !== `\0${id}`) return
      const faces = (await readFallbackFonts()).map(({ family, ranges, file }) => ({
        family,
        ranges,
        src: `/${built ? fontAssetPathOf(file) : file}`,
      }))
      // The worker parses this JSON on first use, so that it starts fast.
      return `export const fallbackFaces = () => JSON.parse(${JSON.stringify(JSON.stringify(faces))})`
    },
    async generateBundle() {
      if (!built || this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'assets/share/LICENSE.txt', source: readFileSync(`${FONT_PACKAGES}/noto-sans/LICENSE`) })
      for (const { file } of await readFallbackFonts())
        this.emitFile({ type: 'asset', fileName: fontAssetPathOf(file), source: readFileSync(file) })
    },
  }
}
