import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'

/** A file of the faces that share images fall back on, with the characters it is there for. */
interface FallbackFile {
  family: string
  /** CSS unicode-range. */
  ranges: string
  file: string
}

const PACKAGES = 'node_modules/@fontsource-variable'
/** Ahead of what follows them. `only` takes one subset of a package whose others are in the first. */
const FAMILIES: { family: string; name: string; only?: string }[] = [
  { family: 'Noto Sans', name: 'noto-sans' },
  ...['arabic', 'hebrew', 'thai', 'bengali', 'tamil', 'georgian', 'armenian', 'ethiopic'].map((script) => ({
    family: `Noto Sans ${script}`,
    name: `noto-sans-${script}`,
    only: script,
  })),
  { family: 'Noto Sans SC', name: 'noto-sans-sc' },
  { family: 'Noto Sans JP', name: 'noto-sans-jp' },
  { family: 'Noto Sans KR', name: 'noto-sans-kr' },
  { family: 'Noto Emoji', name: 'noto-emoji' },
]

function fallbackFiles(): FallbackFile[] {
  return FAMILIES.flatMap(({ family, name, only }) => {
    const ranges = JSON.parse(readFileSync(`${PACKAGES}/${name}/unicode.json`, 'utf8')) as Record<string, string>
    return Object.entries(ranges).flatMap(([subset, range]) => {
      const part = subset.replace(/[[\]]/g, '')
      const file = `${PACKAGES}/${name}/files/${name}-${part}-wght-normal.woff2`
      return (only && part !== only) || !existsSync(file) ? [] : [{ family, ranges: range, file }]
    })
  })
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
    load(loaded) {
      if (loaded !== `\0${id}`) return
      const faces = fallbackFiles().map(({ family, ranges, file }) => ({ family, ranges, src: `/${built ? addressOf(file) : file}` }))
      // Text until it is needed: a worker must start at once.
      return `export const fallbackFaces = () => JSON.parse(${JSON.stringify(JSON.stringify(faces))})`
    },
    generateBundle() {
      if (!built || this.environment.name !== 'client') return
      for (const { file } of fallbackFiles()) this.emitFile({ type: 'asset', fileName: addressOf(file), source: readFileSync(file) })
    },
  }
}
