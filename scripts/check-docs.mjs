// Fails when the README or another document names a file, folder, npm script or identifier that does not exist.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { REPOSITORY_ROOT } from './prepare.mjs'
import { findAdditionRecipeProblems, readAdditionRecipes } from './recipes.ts'

const CHECKED_DOCUMENTS = globSync(['*.md', 'docs/*.md'], { cwd: REPOSITORY_ROOT })
const { scripts } = JSON.parse(readFileSync(join(REPOSITORY_ROOT, 'package.json'), 'utf8'))
/** Matches paths of the repository in a Markdown document: in backticks or as the target of a link. */
const REPOSITORY_PATH_PATTERN =
  /(?:`|\]\()((?:worker|web|schema|scripts|migrations|docs|\.ci)\/[\w./-]*|[\w-]+\.(?:toml|md|json))(?=[`)#\s])/g

/** Matches names in backticks that look like identifiers of the source code: with capitals inside, an underscore or parentheses. */
const IDENTIFIER_PATTERN = /`([A-Za-z]\w*(?:[a-z][A-Z]|_)\w*)(?:\(.*?\))?`/g
const CODE_BLOCK_PATTERN = /^ *```tsx?\n(.*?)^ *```$/gms
/** Matches names from the example in CONTRIBUTING.md, which adds a page that the product does not have. */
const TUTORIAL_NAME_PATTERN = /sharingTips/i
/** Lists the names such as `cardId` in the code examples of a document. */
const listNamesInCode = (text) =>
  [...text.matchAll(CODE_BLOCK_PATTERN)]
    .flatMap(([, code]) => code.match(/\b[A-Za-z]\w*[a-z][A-Z]\w*/g) ?? [])
    .filter((name) => !TUTORIAL_NAME_PATTERN.test(name))
const sources = Object.fromEntries(
  globSync('{*.{ts,toml,json},.*.json,{schema,web,worker,scripts}/**/*.{ts,tsx,mjs,css,html},migrations/*.sql}', {
    cwd: REPOSITORY_ROOT,
  }).map((file) => [file, readFileSync(join(REPOSITORY_ROOT, file), 'utf8')]),
)
const sourceWords = new Set(Object.values(sources).join('\n').match(/\w+/g))

const documentProblems = CHECKED_DOCUMENTS.flatMap((document) => {
  const text = readFileSync(join(REPOSITORY_ROOT, document), 'utf8')
  const paths = [...text.matchAll(REPOSITORY_PATH_PATTERN)]
    .map(([, path]) => path)
    .filter((path) => !existsSync(join(REPOSITORY_ROOT, path)))
  const commands = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name).filter((name) => !(name in scripts))
  const namesInText = [...text.matchAll(IDENTIFIER_PATTERN)].map(([, name]) => name).filter((name) => !TUTORIAL_NAME_PATTERN.test(name))
  const names = [...namesInText, ...listNamesInCode(text)].filter((name) => !sourceWords.has(name))
  return [
    ...names.map((name) => `${document} names ${name}, which no source file contains`),
    ...paths.map((path) => `${document} names ${path}, which does not exist`),
    ...commands.map((name) => `${document} names the script ${name}, which does not exist`),
  ]
})
const recipeProblems = findAdditionRecipeProblems(
  readAdditionRecipes(readFileSync(join(REPOSITORY_ROOT, 'ARCHITECTURE.md'), 'utf8')),
  sources,
)
const problems = [...documentProblems, ...recipeProblems.map((problem) => `ARCHITECTURE.md, "To add a …": ${problem}`)]
for (const problem of problems) console.error(problem)
process.exit(problems.length === 0 ? 0 : 1)
