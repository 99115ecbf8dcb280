// Checks the recipes in ARCHITECTURE.md ("To add a …"), which say how many files an addition needs.
import { matchesGlob } from 'node:path'

/**
 * The types to which each recipe of ARCHITECTURE.md adds a name. After a new `PageName`, for example, `const ICONS: Record<PageName, Icon>`
 * needs one more entry, so the recipe for pages must list the file with `ICONS`.
 */
const NAME_TYPES_BY_RECIPE: Record<string, string[]> = {
  'text field of a card': ['CardFieldName', 'CardTextFieldName', 'PlainTextCardFieldName'],
  'kind of event': ['EventKind', 'QueuedEventKind', 'EventCountName', 'QueueMessageKind'],
  page: ['AppPageName', 'AppPageNameWithScreen', 'SidebarPageName'],
  'level gate': ['Capability'],
  theme: ['CardThemeKey'],
  'call of the API': ['ApiCallName'],
  'language of the card': ['CardLanguage'],
}
const RECIPE_PATTERN = /^- \*\*([^*]+), (\d+) files:\*\*(.+?)\.(?=\s|$)/gms
const PATH_PATTERN = /`([\w-]+\/[\w./*-]+)`/g

export interface AdditionRecipe {
  name: string
  count: number
  paths: string[]
}

export function readAdditionRecipes(document: string): AdditionRecipe[] {
  return [...document.matchAll(RECIPE_PATTERN)].map(([, name, count, files]) => ({
    name: name!,
    count: Number(count),
    paths: [...files!.matchAll(PATH_PATTERN)].map(([, path]) => path!),
  }))
}

/** True if the source holds a value with an entry for each name of the type. */
function hasEntryForEachName(source: string, type: string): boolean {
  const mapped = String.raw`(?:Record<${type}\b|\{\s*\[\w+ in ${type}\b)`
  return new RegExp(String.raw`(?:\bconst \w+: ${mapped}|\bsatisfies ${mapped})`).test(source)
}

/**
 * Returns the problems, one sentence each. `sources` contains all files by path. A recipe must list product files, but not tests and most
 * scripts.
 */
export function findAdditionRecipeProblems(recipes: AdditionRecipe[], sources: Record<string, string>): string[] {
  const paths = Object.keys(sources)
  const product = paths.filter(
    (path) => /^(?:schema|worker|web|scripts\/fonts)\//.test(path) && !/\.(?:test|spec)\.|\/test\/|\/e2e\//.test(path),
  )
  const missing = Object.keys(NAME_TYPES_BY_RECIPE).filter((name) => !recipes.some((recipe) => recipe.name === name))
  return [
    ...missing.map((name) => `no recipe says how to add a ${name}`),
    ...recipes.flatMap((recipe) => {
      const isListed = (path: string) => recipe.paths.some((listed) => matchesGlob(path, listed))
      const types = NAME_TYPES_BY_RECIPE[recipe.name]
      if (!types) return [`"${recipe.name}" is unknown; add the types of its names to scripts/recipes.ts`]
      return [
        ...(recipe.paths.length === recipe.count ? [] : [`"${recipe.name}" says ${recipe.count} files and lists ${recipe.paths.length}`]),
        ...recipe.paths
          .filter((listed) => !paths.some((path) => matchesGlob(path, listed)))
          .map((path) => `"${recipe.name}" lists ${path}, which matches no file`),
        ...product
          .filter((path) => !isListed(path) && types.some((type) => hasEntryForEachName(sources[path]!, type)))
          .map((path) => `"${recipe.name}" does not list ${path}, which has an entry for each ${types[0]}`),
      ]
    }),
  ]
}
