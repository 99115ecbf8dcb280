import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { convert } from 'fontverter'
import type { Plugin } from 'vite'
import { readCharacters } from './fonts/characters.ts'

/** A file of the fallback fonts of share images. */
interface FallbackFile {
  family: string
  /** The characters that it is used for, as CSS unicode-range. */
  ranges: string
  file: string
}

const SCRIPTS = (
  'arabic hebrew thai bengali tamil telugu kannada malayalam gujarati gurmukhi oriya sinhala khmer lao myanmar ' +
  'georgian armenian ethiopic'
).split(' ')
const PACKAGES = 'node_modules/@fontsource-variable'
/** The packages in order of preference. `only` picks one subset of a package. */
const FAMILIES: { family: string; name: string; only?: string }[] = [
  { family: 'Noto Sans', name: 'noto-sans' },
  ...SCRIPTS.map((script) => ({ family: `Noto Sans ${script}`, name: `noto-sans-${script}`, only: script })),
  { family: 'Noto Emoji', name: 'noto-emoji' },
  { family: 'Noto Sans SC', name: 'noto-sans-sc' },
  { family: 'Noto Sans JP', name: 'noto-sans-jp' },
  { family: 'Noto Sans KR', name: 'noto-sans-kr' },
]

/** The files with the ranges that their packages declare, which include characters that some files lack. */
function declaredFiles(): FallbackFile[] {
  return FAMILIES.flatMap(({ family, name, only }) => {
    const ranges = JSON.parse(readFileSync(`${PACKAGES}/${name}/unicode.json`, 'utf8')) as Record<string, string>
    return Object.entries(ranges).flatMap(([subset, range]) => {
      const part = subset.replace(/[[\]]/g, '')
      const file = `${PACKAGES}/${name}/files/${name}-${part}-wght-normal.woff2`
      return (only && part !== only) || !existsSync(file) ? [] : [{ family, ranges: range, file }]
    })
  })
}

/** Parses a CSS unicode-range into inclusive ranges. */
function parseRanges(text: string): [number, number][] {
  return text.split(',').map((part) => {
    const [from, to] = part.trim().slice(2).split('-')
    return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)]
  })
}

const hex = (code: number) => code.toString(16)

function formatRanges(codes: number[]): string {
  const runs: [number, number][] = []
  for (const code of codes.toSorted((x, y) => x - y)) {
    const last = runs.at(-1)
    if (last && last[1] + 1 >= code) last[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',')
}

/** The characters of a declared range that the file really has; others would be drawn as boxes. */
async function actualRanges({ ranges, file }: FallbackFile): Promise<string> {
  const has = readCharacters(await convert(readFileSync(file), 'sfnt'))
  return formatRanges(
    parseRanges(ranges).flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((code) => has.has(code))),
  )
}

/** Cached until the packages change, because reading all the files takes seconds. */
async function fallbackFiles(): Promise<FallbackFile[]> {
  const announced = declaredFiles()
  const key = createHash('sha256').update(JSON.stringify(announced)).digest('hex').slice(0, 16)
  const cache = `node_modules/.cache/share-fonts/${key}.json`
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8')) as FallbackFile[]
  const files: FallbackFile[] = []
  for (const file of announced) files.push({ ...file, ranges: await actualRanges(file) })
  const known = files.filter(({ ranges }) => ranges !== '')
  mkdirSync(dirname(cache), { recursive: true })
  writeFileSync(cache, JSON.stringify(known))
  return known
}

/** The path of a file in the build, with a hash of its content. */
function assetPath(file: string): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
  return `assets/share/${basename(file, '.woff2').replace('-wght-normal', '')}-${hash}.woff2`
}

/**
 * Provides `virtual:share-fonts`, the fallback fonts of share images. A build emits their files as static assets, from which
 * the worker fetches the few that a name needs. In tests (`built` false) they are served from node_modules.
 */
export function shareFonts(built: boolean): Plugin {
  const id = 'virtual:share-fonts'
  return {
    name: 'share-fonts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(loaded) {
      if (loaded !== `\0${id}`) return
      const faces = (await fallbackFiles()).map(({ family, ranges, file }) => ({
        family,
        ranges,
        src: `/${built ? assetPath(file) : file}`,
      }))
      // A string that is parsed on first use, to keep the worker's start fast.
      return `export const fallbackFaces = () => JSON.parse(${JSON.stringify(JSON.stringify(faces))})`
    },
    async generateBundle() {
      if (!built || this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'assets/share/LICENSE.txt', source: readFileSync(`${PACKAGES}/noto-sans/LICENSE`) })
      for (const { file } of await fallbackFiles()) this.emitFile({ type: 'asset', fileName: assetPath(file), source: readFileSync(file) })
    },
  }
}
