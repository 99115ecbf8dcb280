// Fails when the README or another document names a file, folder or npm script that does not exist.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY_ROOT } from './prepare.mjs'

const CHECKED_DOCUMENTS = ['README.md', 'ARCHITECTURE.md', 'DECISIONS.md']
const { scripts } = JSON.parse(readFileSync(join(REPOSITORY_ROOT, 'package.json'), 'utf8'))
/** Matches paths of the repository in a Markdown document: in backticks or as the target of a link. */
const REPOSITORY_PATH_PATTERN =
  /(?:`|\]\()((?:worker|web|schema|scripts|migrations|docs|\.ci)\/[\w./-]*|[\w-]+\.(?:toml|md|json))(?=[`)#\s])/g

const documentProblems = CHECKED_DOCUMENTS.flatMap((document) => {
  const text = readFileSync(join(REPOSITORY_ROOT, document), 'utf8')
  const paths = [...text.matchAll(REPOSITORY_PATH_PATTERN)]
    .map(([, path]) => path)
    .filter((path) => !existsSync(join(REPOSITORY_ROOT, path)))
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name).filter((name) => !(name in scripts))
  return [
    ...paths.map((path) => `${document} names ${path}, which does not exist`),
    ...commands.map((name) => `${document} names the script ${name}, which does not exist`),
  ]
})
for (const problem of documentProblems) console.error(problem)
process.exit(documentProblems.length === 0 ? 0 : 1)
