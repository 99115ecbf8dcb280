// Fails when a document names a file, folder or npm script that does not exist.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './prepare.mjs'

const DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'DECISIONS.md']
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
/** Code or a link that starts with one of these is a path of the repository. */
const PATH = /(?:`|\]\()((?:worker|web|schema|scripts|migrations|docs|\.ci)\/[\w./-]*|[\w-]+\.(?:toml|md|json))(?=[`)#\s])/g

const problems = DOCUMENTS.flatMap((document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const paths = [...text.matchAll(PATH)].map(([, path]) => path).filter((path) => !existsSync(join(ROOT, path)))
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name).filter((name) => !(name in scripts))
  return [
    ...paths.map((path) => `${document} names ${path}, which does not exist`),
    ...commands.map((name) => `${document} names the script ${name}, which does not exist`),
  ]
})
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
