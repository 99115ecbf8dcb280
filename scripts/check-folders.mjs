// Fails when a folder imports a folder that its line below does not name, when folders form an import cycle, or when a file breaks one of
// the rules for single files. Every string that is a file's path counts as an import, also in type imports, lazy imports and globs. Test
// files are not checked.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Visitor, parseSync } from 'vite'
import { ROOT } from './prepare.mjs'

/** Shared by every screen of the app. */
const BROWSER = ['schema', 'web/ui', 'web/lib']
/** Shared by every feature of the server. */
const SERVER = ['schema', 'worker/platform']
/** Tools may import any folder of the product. */
const ANY = ['*', '*/*', '*/*/*']

/** Each folder and all that it may import beside itself. A `*` stands for one folder name. */
const FOLDERS = {
  schema: [],
  'schema/tables': ['schema'],

  'web/card': ['schema'],
  'web/card/themes/*': ['web/card', 'web/card/themes/*/fonts'],
  'web/card/themes/*/fonts': ['web/card'],
  'web/card/client': ['schema', 'web/card'],
  'web/ui': ['schema'],
  'web/lib': ['schema', 'web/ui'],
  'web/contacts': BROWSER,
  'web/images': BROWSER,
  'web/preview': [...BROWSER, 'web/card', 'web/card/client', 'web/card/themes/*', 'web/contacts'],
  'web/editing': [...BROWSER, 'web/card', 'web/contacts', 'web/images', 'web/preview'],
  'web/features/analytics': BROWSER,
  'web/features/auth': BROWSER,
  'web/features/card-editor': [...BROWSER, 'web/card', 'web/contacts', 'web/images', 'web/preview', 'web/editing'],
  'web/features/dashboard': [...BROWSER, 'web/preview'],
  'web/features/landing': BROWSER,
  'web/features/quick-editor': [...BROWSER, 'web/card', 'web/contacts', 'web/images', 'web/preview', 'web/editing'],
  'web/features/shell': [...BROWSER, 'web/editing'],
  web: [...BROWSER, 'web/features/*'],

  'worker/platform': ['schema', 'schema/tables'],
  'worker/rendering': ['schema', 'web/card', 'web/card/themes/*'],
  'worker/custom-css': SERVER,
  'worker/media': [...SERVER, 'schema/tables'],
  'worker/auth': [...SERVER, 'schema/tables'],
  'worker/analytics': [...SERVER, 'schema/tables'],
  'worker/cards': [...SERVER, 'schema/tables', 'worker/custom-css', 'worker/media'],
  'worker/users': [...SERVER, 'schema/tables', 'worker/auth', 'worker/cards', 'worker/media'],
  'worker/vcard': [...SERVER, 'worker/cards', 'worker/media', 'worker/rendering'],
  'worker/share': [...SERVER, 'schema/tables', 'web/card', 'web/card/themes/*', 'worker/cards', 'worker/media', 'worker/rendering'],
  'worker/events': [...SERVER, 'schema/tables'],
  'worker/queue': [...SERVER, 'worker/cards', 'worker/events', 'worker/share'],
  'worker/public': [...SERVER, 'web/card', 'worker/cards', 'worker/events', 'worker/rendering', 'worker/share'],
  'worker/frames': [...SERVER, 'web/card', 'worker/public', 'worker/rendering'],
  'worker/qr': [...SERVER, 'web/card', 'worker/public', 'worker/rendering'],
  'worker/forms': [...SERVER, 'schema/tables', 'worker/cards', 'worker/events', 'worker/public', 'worker/rendering'],
  worker: ['schema', 'worker/*'],

  scripts: ANY,
  'scripts/*': ANY,
  '.': ANY,
}

const PRODUCT = /^(schema|web|worker)\//
/** Imports, of a file or a package, that are forbidden in `files` but not in those that `except` matches. */
const RULES = [
  {
    files: PRODUCT,
    what: /^(drizzle-orm(\/|$)|schema\/tables\/\w)/,
    except: /^schema\/tables\/|^worker\/platform\/db\.ts$|^worker\/\w[\w-]*\/([\w-]+-)?queries\.ts$/,
    why: 'only queries files, worker/platform/db.ts and the tables themselves use drizzle and the tables',
  },
  { files: /queries\.ts$/, what: /^hono(\/|$)|^web\/|\/routes\.tsx?$/, why: 'queries know nothing of HTTP' },
  { files: /^schema\//, what: /^(hono|react|react-dom)(\/|$)/, why: 'contracts, limits and labels depend on no framework' },
  { files: /^(web\/(ui|card))\//, what: /^swr(\/|$)/, why: 'web/ui and web/card make no calls to the server' },
  { files: PRODUCT, what: /\.(test|spec)\.tsx?$/, why: 'nothing imports a test' },
]

const matches = (pattern, folder) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(folder)
const isTest = (file) => /\.test\.tsx?$|\/test\/|^web\/e2e\//.test(file)

/** The files of the repository that a module names by relative path or glob, and its other strings, packages among them. */
function importsOf(file) {
  const { program } = parseSync(file, readFileSync(join(ROOT, file), 'utf8'))
  const strings = []
  new Visitor({ Literal: ({ value }) => typeof value === 'string' && strings.push(value) }).visit(program)
  const files = strings.flatMap((text) =>
    /^\.\.?\/.*\.\w+(\?\w+)?$/.test(text) ? globSync(join(dirname(file), text.replace(/\?.*/, '')), { cwd: ROOT }) : [],
  )
  return { files, others: strings.filter((text) => !text.startsWith('.')) }
}

/** The nodes of a cycle in a map of nodes to sets of nodes, with the first one repeated at the end; null when there is none. */
function findCycle(graph) {
  const done = new Set()
  const visit = (node, path) => {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node]
    if (done.has(node)) return null
    done.add(node)
    for (const next of graph.get(node) ?? []) {
      const cycle = visit(next, [...path, node])
      if (cycle) return cycle
    }
    return null
  }
  for (const node of graph.keys()) {
    const cycle = visit(node, [])
    if (cycle) return cycle
  }
  return null
}

const problems = []
const graph = new Map()
const used = new Set()
for (const file of globSync('{*.ts,{schema,web,worker,scripts}/**/*.{ts,tsx,mjs}}', { cwd: ROOT })) {
  if (isTest(file)) continue
  const folder = dirname(file)
  const pattern = Object.keys(FOLDERS).find((line) => matches(line, folder))
  if (!pattern) problems.push(`${folder} has no line in scripts/check-folders.mjs that says what it may import`)
  const { files: targets, others } = importsOf(file)
  for (const { files, what, except, why } of RULES)
    for (const name of [...targets, ...others])
      if (files.test(file) && what.test(name) && !except?.test(file)) problems.push(`${file} imports ${name}: ${why}`)
  for (const path of targets) {
    const target = dirname(path)
    if (target === folder) continue
    graph.set(folder, (graph.get(folder) ?? new Set()).add(target))
    const allowed = FOLDERS[pattern]?.find((line) => matches(line, target))
    if (allowed) used.add(`${pattern} ${allowed}`)
    else problems.push(`${file} imports ${path}: ${folder} may not import ${target}`)
  }
}
const cycle = findCycle(graph)
if (cycle) problems.push(`folders form an import cycle: ${cycle.join(' → ')}`)
for (const [pattern, allowed] of Object.entries(FOLDERS))
  for (const line of allowed)
    if (![...SERVER, ...BROWSER, ...ANY].includes(line) && !used.has(`${pattern} ${line}`))
      problems.push(`${pattern} imports nothing from ${line}: remove that from its line in scripts/check-folders.mjs`)

for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
