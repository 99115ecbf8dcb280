// Fails if a folder imports from a folder that the lists below do not allow, if folders import each other in a cycle, or if a file breaks a
// rule for single files. Every string that is a file's path counts as an import, also in lazy imports and globs. Tests are not checked.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Visitor, parseSync } from 'vite'
import { REPOSITORY_ROOT } from './prepare.mjs'

const BROWSER_SHARED_FOLDERS = ['schema', 'web/ui', 'web/lib']
const SERVER_SHARED_FOLDERS = ['schema', 'worker/platform']
const ANY_FOLDER = ['*', '*/*', '*/*/*', '*/*/*/*']

/** Lists the folders that each folder may import from. `*` stands for one folder name. The first matching line counts. */
const ALLOWED_FOLDER_IMPORTS = {
  schema: [],
  'schema/tables': ['schema'],

  'web/card': ['schema', 'web/card/words'],
  'web/card/words': ['schema'],
  'web/card/galleries': ['web/card'],
  'web/card/themes/*': ['web/card', 'web/card/galleries', 'web/card/themes/*/fonts'],
  'web/card/themes/*/fonts': ['web/card'],
  'web/card/client': ['schema', 'web/card', 'web/card/words', 'web/chat', 'web/lib'],
  'web/service-worker': ['schema'],
  'web/ui': ['schema'],
  'web/lib': ['schema', 'web/ui'],
  'web/chat': [...BROWSER_SHARED_FOLDERS, 'web/card/words'],
  'web/contacts': BROWSER_SHARED_FOLDERS,
  'web/images': BROWSER_SHARED_FOLDERS,
  'web/preview': [...BROWSER_SHARED_FOLDERS, 'web/card', 'web/card/client', 'web/card/themes/*', 'web/card/words', 'web/contacts'],
  'web/editing': [...BROWSER_SHARED_FOLDERS, 'web/card', 'web/contacts', 'web/images', 'web/preview'],
  'web/second-factor': BROWSER_SHARED_FOLDERS,
  'web/features/account': [...BROWSER_SHARED_FOLDERS, 'web/editing', 'web/second-factor'],
  'web/features/card-editor': [...BROWSER_SHARED_FOLDERS, 'web/card', 'web/contacts', 'web/images', 'web/preview', 'web/editing'],
  'web/features/chat': [...BROWSER_SHARED_FOLDERS, 'web/chat'],
  'web/features/dashboard': [...BROWSER_SHARED_FOLDERS, 'web/preview', 'web/editing', 'web/second-factor'],
  'web/features/guide': [...BROWSER_SHARED_FOLDERS, 'web/features/guide/content', 'web/features/guide/pictures'],
  'web/features/guide/content': ['schema'],
  'web/features/pwa-settings': [...BROWSER_SHARED_FOLDERS, 'web/images', 'web/editing'],
  'web/features/quick-editor': [...BROWSER_SHARED_FOLDERS, 'web/card', 'web/contacts', 'web/images', 'web/preview', 'web/editing'],
  'web/features/landing': [...BROWSER_SHARED_FOLDERS, 'web/card', 'web/card/client'],
  'web/features/salesbot': [...BROWSER_SHARED_FOLDERS, 'web/images', 'web/editing'],
  'web/features/auth': [...BROWSER_SHARED_FOLDERS, 'web/second-factor'],
  'web/features/shell': [...BROWSER_SHARED_FOLDERS, 'web/editing', 'web/second-factor'],
  'web/features/users': [...BROWSER_SHARED_FOLDERS, 'web/features/users/batch', 'web/editing'],
  'web/features/users/batch': BROWSER_SHARED_FOLDERS,
  'web/features/*': BROWSER_SHARED_FOLDERS,
  web: [...BROWSER_SHARED_FOLDERS, 'web/features/*'],

  'worker/platform': ['schema', 'schema/tables'],
  'worker/rendering': [...SERVER_SHARED_FOLDERS, 'web/card', 'web/card/words', 'web/card/themes/*'],
  'worker/custom-css': SERVER_SHARED_FOLDERS,
  'worker/media': [...SERVER_SHARED_FOLDERS, 'schema/tables'],
  'worker/auth': [...SERVER_SHARED_FOLDERS, 'schema/tables'],
  'worker/analytics': [...SERVER_SHARED_FOLDERS, 'schema/tables'],
  'worker/assistant': ['schema', 'worker/assistant/languages'],
  'worker/assistant/*': ['schema'],
  'worker/name-face': [...SERVER_SHARED_FOLDERS, 'web/card', 'worker/rendering'],
  'worker/cards': [...SERVER_SHARED_FOLDERS, 'schema/tables', 'worker/auth', 'worker/custom-css', 'worker/media', 'worker/name-face'],
  'worker/users': [...SERVER_SHARED_FOLDERS, 'schema/tables', 'worker/auth', 'worker/cards', 'worker/media'],
  'worker/export': [...SERVER_SHARED_FOLDERS, 'schema/tables', 'worker/auth', 'worker/cards', 'worker/salesbot'],
  'worker/vcard': [...SERVER_SHARED_FOLDERS, 'web/card/words', 'worker/cards', 'worker/media', 'worker/rendering'],
  'worker/share': [...SERVER_SHARED_FOLDERS, 'web/card', 'web/card/themes/*', 'worker/cards', 'worker/media', 'worker/rendering'],
  'worker/events': [...SERVER_SHARED_FOLDERS, 'schema/tables'],
  'worker/queue': [
    ...SERVER_SHARED_FOLDERS,
    'worker/auth',
    'worker/cards',
    'worker/events',
    'worker/media',
    'worker/share',
    'worker/users',
  ],
  'worker/public': [
    ...SERVER_SHARED_FOLDERS,
    'web/card',
    'web/card/words',
    'web/ui',
    'worker/cards',
    'worker/events',
    'worker/name-face',
    'worker/rendering',
    'worker/share',
  ],
  'worker/frames': [...SERVER_SHARED_FOLDERS, 'web/card', 'web/card/words', 'worker/public', 'worker/rendering'],
  'worker/qr': [...SERVER_SHARED_FOLDERS, 'web/card', 'web/card/words', 'worker/public', 'worker/rendering'],
  'worker/show': [
    ...SERVER_SHARED_FOLDERS,
    'web/card',
    'web/card/words',
    'web/ui',
    'web/card/themes/*',
    'worker/cards',
    'worker/public',
    'worker/qr',
    'worker/rendering',
    'worker/vcard',
  ],
  'worker/landing': [
    ...SERVER_SHARED_FOLDERS,
    'web/card',
    'web/public',
    'web/ui',
    'worker/landing/pictures',
    'worker/public',
    'worker/rendering',
    'worker/share',
  ],
  'worker/legal': [...SERVER_SHARED_FOLDERS, 'worker/landing', 'worker/public', 'worker/rendering', 'worker/salesbot'],
  'worker/pwa': [...SERVER_SHARED_FOLDERS, 'schema/tables', 'web/card', 'worker/public', 'worker/share', 'worker/rendering'],
  'worker/notices': [...SERVER_SHARED_FOLDERS, 'schema/tables', 'worker/assistant', 'worker/auth'],
  'worker/forms': [
    ...SERVER_SHARED_FOLDERS,
    'web/card/words',
    'schema/tables',
    'worker/cards',
    'worker/events',
    'worker/notices',
    'worker/public',
    'worker/rendering',
  ],
  'worker/reports': [
    ...SERVER_SHARED_FOLDERS,
    'schema/tables',
    'web/card',
    'web/card/words',
    'worker/auth',
    'worker/cards',
    'worker/public',
    'worker/rendering',
  ],
  'worker/salesbot': [
    ...SERVER_SHARED_FOLDERS,
    'schema/tables',
    'worker/analytics',
    'worker/assistant',
    'worker/auth',
    'worker/cards',
    'worker/events',
    'worker/notices',
  ],
  worker: ['schema', 'worker/*'],

  scripts: ANY_FOLDER,
  'scripts/*': ANY_FOLDER,
  'scripts/*/*': ANY_FOLDER,
  '.': ANY_FOLDER,
}

const PRODUCT_FILE_PATTERN = /^(schema|web|worker)\//
const FORBIDDEN_IMPORT_RULES = [
  {
    files: PRODUCT_FILE_PATTERN,
    what: /^(drizzle-orm(\/|$)|schema\/tables\/\w)/,
    except: /^schema\/tables\/|^worker\/platform\/db\.ts$|^worker\/\w[\w-]*\/([\w-]+-)?queries\.ts$/,
    why: 'only queries files, worker/platform/db.ts and the tables themselves use drizzle and the tables',
  },
  {
    files: /queries\.ts$/,
    what: /^hono(\/|$)|^web\/|\/routes\.tsx?$|^worker\/platform\/(access|errors|security|session)\.ts$/,
    why: 'queries know nothing of HTTP',
  },
  { files: /^schema\//, what: /^(hono|react|react-dom)(\/|$)/, why: 'contracts, limits and labels depend on no framework' },
  { files: /^(web\/(ui|card))\//, what: /^swr(\/|$)/, why: 'web/ui and web/card make no calls to the server' },
  { files: PRODUCT_FILE_PATTERN, what: /\.(test|spec)\.tsx?$/, why: 'nothing imports a test' },
]

const matchesFolderPattern = (pattern, folder) => new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(folder)
const isTestFile = (file) => /\.test\.tsx?$|\/test\/|^web\/e2e\//.test(file)

/** Returns what a source file imports: files, other strings (such as package names), and dynamic imports whose file does not exist. */
function readImportsOf(file) {
  const { program } = parseSync(file, readFileSync(join(REPOSITORY_ROOT, file), 'utf8'))
  const strings = []
  const dynamicImports = []
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && strings.push(value),
    TemplateLiteral: ({ quasis }) => quasis.length === 1 && strings.push(quasis[0].value.cooked),
    ImportExpression: ({ source }) => dynamicImports.push(source.value ?? source.quasis?.[0].value.cooked),
  }).visit(program)
  const files = strings.flatMap((text) =>
    /^\.\.?\/.*\.\w+(\?\w+)?$/.test(text) ? globSync(join(dirname(file), text.replace(/\?.*/, '')), { cwd: REPOSITORY_ROOT }) : [],
  )
  const unresolved = dynamicImports.filter((text) => text?.startsWith('.') && !existsSync(join(REPOSITORY_ROOT, dirname(file), text)))
  return { files, others: strings.filter((text) => !text.startsWith('.')), unresolved }
}

/** Returns the nodes of a cycle, ending with the first one again; null if there is no cycle. */
function findGraphCycle(graph) {
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

const importProblems = []
const folderImportGraph = new Map()
const usedImportRules = new Set()
for (const file of globSync('{*.ts,{schema,web,worker,scripts}/**/*.{ts,tsx,mjs}}', { cwd: REPOSITORY_ROOT })) {
  if (isTestFile(file)) continue
  const folder = dirname(file)
  const pattern = Object.keys(ALLOWED_FOLDER_IMPORTS).find((line) => matchesFolderPattern(line, folder))
  if (!pattern) importProblems.push(`${folder} has no line in scripts/check-folders.mjs that says what it may import`)
  const { files: targets, others, unresolved } = readImportsOf(file)
  for (const path of unresolved) importProblems.push(`${file} imports ${path}, which is no file: write the path with its extension`)
  for (const { files, what, except, why } of FORBIDDEN_IMPORT_RULES)
    for (const name of [...targets, ...others])
      if (files.test(file) && what.test(name) && !except?.test(file)) importProblems.push(`${file} imports ${name}: ${why}`)
  for (const path of targets) {
    const target = dirname(path)
    if (target === folder) continue
    folderImportGraph.set(folder, (folderImportGraph.get(folder) ?? new Set()).add(target))
    const allowed = ALLOWED_FOLDER_IMPORTS[pattern]?.find((line) => matchesFolderPattern(line, target))
    if (allowed) usedImportRules.add(`${pattern} ${allowed}`)
    else importProblems.push(`${file} imports ${path}: ${folder} may not import ${target}`)
  }
}
const folderImportCycle = findGraphCycle(folderImportGraph)
if (folderImportCycle) importProblems.push(`folders form an import cycle: ${folderImportCycle.join(' → ')}`)
for (const [pattern, allowed] of Object.entries(ALLOWED_FOLDER_IMPORTS))
  for (const line of allowed)
    if (![...SERVER_SHARED_FOLDERS, ...BROWSER_SHARED_FOLDERS, ...ANY_FOLDER].includes(line) && !usedImportRules.has(`${pattern} ${line}`))
      importProblems.push(`${pattern} imports nothing from ${line}: remove that from its line in scripts/check-folders.mjs`)

for (const problem of importProblems) console.error(problem)
process.exit(importProblems.length === 0 ? 0 : 1)
