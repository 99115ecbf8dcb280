import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { convert } from 'fontverter'
import type { Plugin } from 'vite'
import { readCharacters } from './fonts/characters.ts'

/** A file of the faces that share images fall back on, with the characters it is there for. */
interface FallbackFile {
  family: string
  /** CSS unicode-range. */
  ranges: string
  file: string
}

const SCRIPTS = (
  'arabic hebrew thai bengali tamil telugu kannada malayalam gujarati gurmukhi oriya sinhala khmer lao myanmar ' +
  'georgian armenian ethiopic'
).split(' ')
const PACKAGES = 'node_modules/@fontsource-variable'
/** Ahead of what follows them. `only` takes one subset of a package whose others are in the first. */
const FAMILIES: { family: string; name: string; only?: string }[] = [
  { family: 'Noto Sans', name: 'noto-sans' },
  ...SCRIPTS.map((script) => ({ family: `Noto Sans ${script}`, name: `noto-sans-${script}`, only: script })),
  { family: 'Noto Emoji', name: 'noto-emoji' },
  { family: 'Noto Sans SC', name: 'noto-sans-sc' },
  { family: 'Noto Sans JP', name: 'noto-sans-jp' },
  { family: 'Noto Sans KR', name: 'noto-sans-kr' },
]

/** The files with what their packages say of them, which is more than some have. */
function announcedFiles(): FallbackFile[] {
  return FAMILIES.flatMap(({ family, name, only }) => {
    const ranges = JSON.parse(readFileSync(`${PACKAGES}/${name}/unicode.json`, 'utf8')) as Record<string, string>
    return Object.entries(ranges).flatMap(([subset, range]) => {
      const part = subset.replace(/[[\]]/g, '')
      const file = `${PACKAGES}/${name}/files/${name}-${part}-wght-normal.woff2`
      return (only && part !== only) || !existsSync(file) ? [] : [{ family, ranges: range, file }]
    })
  })
}

/** A CSS unicode-range as pairs, both ends included. */
function parseRanges(text: string): [number, number][] {
  return text.split(',').map((part) => {
    const [from, to] = part.trim().slice(2).split('-')
    return [Number.parseInt(from!, 16), Number.parseInt(to ?? from!, 16)]
  })
}

const hex = (code: number) => code.toString(16)

function toRanges(codes: number[]): string {
  const runs: [number, number][] = []
  for (const code of codes.toSorted((x, y) => x - y)) {
    const last = runs.at(-1)
    if (last && last[1] + 1 >= code) last[1] = code
    else runs.push([code, code])
  }
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',')
}

/** The characters of an announced range that the file has: a name in what it lacks would come out as boxes. */
async function trueRanges({ ranges, file }: FallbackFile): Promise<string> {
  const has = readCharacters(await convert(readFileSync(file), 'sfnt'))
  return toRanges(
    parseRanges(ranges).flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i).filter((code) => has.has(code))),
  )
}

/** Reading all the files takes seconds, so what they have is kept until their packages change. */
async function fallbackFiles(): Promise<FallbackFile[]> {
  const announced = announcedFiles()
  const key = createHash('sha256').update(JSON.stringify(announced)).digest('hex').slice(0, 16)
  const cache = `node_modules/.cache/share-fonts/${key}.json`
  if (existsSync(cache)) return JSON.parse(readFileSync(cache, 'utf8')) as FallbackFile[]
  const files: FallbackFile[] = []
  for (const file of announced) files.push({ ...file, ranges: await trueRanges(file) })
  const known = files.filter(({ ranges }) => ranges !== '')
  mkdirSync(dirname(cache), { recursive: true })
  writeFileSync(cache, JSON.stringify(known))
  return known
}

/** The address of a file in the build, with the hash of its content. */
function addressOf(file: string): string {
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8)
  return `assets/share/${basename(file, '.woff2').replace('-wght-normal', '')}-${hash}.woff2`
}

/**
 * `virtual:share-fonts`: the faces that share images fall back on. A build puts their files among the static ones, where
 * the worker fetches the few that a name needs; tests (`built` false) find them where they are installed.
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
        src: `/${built ? addressOf(file) : file}`,
      }))
      // Text until it is needed: a worker must start at once.
      return `export const fallbackFaces = () => JSON.parse(${JSON.stringify(JSON.stringify(faces))})`
    },
    async generateBundle() {
      if (!built || this.environment.name !== 'client') return
      this.emitFile({ type: 'asset', fileName: 'assets/share/LICENSE.txt', source: readFileSync(`${PACKAGES}/noto-sans/LICENSE`) })
      for (const { file } of await fallbackFiles()) this.emitFile({ type: 'asset', fileName: addressOf(file), source: readFileSync(file) })
    },
  }
}
