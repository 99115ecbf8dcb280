import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseSync, Visitor } from 'vite'

const REPOSITORY_ROOT = join(import.meta.dirname, '../..')
const NOT_PRODUCT_PATTERN = /\.test\.tsx?$|\/test\/|^web\/e2e\/|\.d\.ts$/

export interface FoundRegex {
  source: string
  flags: string
  place: string
}

const listProductFiles = () =>
  globSync(['worker/**/*.{ts,tsx}', 'schema/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: REPOSITORY_ROOT }).filter(
    (file) => !NOT_PRODUCT_PATTERN.test(file),
  )

/** Lists the regular expressions that stand in the product's files, and the files that build more of them with `new RegExp`. */
export function collectRegexLiterals(): { literals: FoundRegex[]; buildingFiles: string[] } {
  const literals: FoundRegex[] = []
  const buildingFiles = new Set<string>()
  for (const file of listProductFiles()) {
    const text = readFileSync(join(REPOSITORY_ROOT, file), 'utf8')
    if (!text.includes('/') && !text.includes('RegExp')) continue
    const placeOf = (start: number) => `${file}:${text.slice(0, start).split('\n').length}`
    const noteBuilding = ({ callee }: { callee: { type: string; name?: unknown } }) => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') buildingFiles.add(file)
    }
    new Visitor({
      Literal(node) {
        if ('regex' in node && node.regex)
          literals.push({ source: node.regex.pattern, flags: node.regex.flags, place: placeOf(node.start) })
      },
      NewExpression: noteBuilding,
      CallExpression: noteBuilding,
    }).visit(parseSync(file, text).program)
  }
  return { literals, buildingFiles: [...buildingFiles] }
}

/**
 * Loads the files anew and lists the regular expressions that they build meanwhile. Those that a function builds later are not found: they
 * may only be built from the product's own words.
 */
export async function collectBuiltRegexes(files: string[], load: (file: string) => Promise<unknown>): Promise<FoundRegex[]> {
  const found: FoundRegex[] = []
  const Original = globalThis.RegExp
  globalThis.RegExp = new Proxy(Original, {
    construct(target, args: [string, string?], newTarget) {
      const regex = Reflect.construct(target, args, newTarget) as RegExp
      const place = new Error().stack?.split('\n')[2]?.match(/(\/[^():?]+)[^():]*:(\d+)/)
      const file = place && relative(REPOSITORY_ROOT, place[1]!)
      if (file && files.includes(file)) found.push({ source: regex.source, flags: regex.flags, place: `${file}:${place[2]}` })
      return regex
    },
  })
  try {
    for (const file of files) await load(join(REPOSITORY_ROOT, file))
  } finally {
    globalThis.RegExp = Original
  }
  return found
}
