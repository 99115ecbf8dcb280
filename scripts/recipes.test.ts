import { describe, expect, it } from 'vitest'
import { findAdditionRecipeProblems, readAdditionRecipes } from './recipes.ts'

const OTHER_RECIPES = ['text field of a card', 'kind of event', 'level gate', 'theme', 'call of the API', 'language of the card']
  .map((name) => `- **${name}, 1 files:** \`schema/route.ts\` (its line).`)
  .join('\n')
const SOURCES = {
  'schema/route.ts': 'export const PAGES = {}',
  'web/screens.tsx': 'export const SCREENS: Record<AppPageNameWithScreen, Screen> = {}',
  'web/features/account/page.tsx': '',
  'web/e2e/pages.ts': 'const WAITS: Record<AppPageName, number> = {}',
  'worker/partial.ts': 'const TITLES: Partial<Record<AppPageName, string>> = {}\ntype Titles = { [K in AppPageName]: string }',
}
const PAGE_RECIPE =
  '- **page, 3 files:** `schema/route.ts` (its line),\n  `web/screens.tsx`, `web/features/*/page.tsx`. Then `worker/app.ts` follows.'
const problemsOf = (recipe: string, sources: Record<string, string> = SOURCES) =>
  findAdditionRecipeProblems(readAdditionRecipes(`${recipe}\n${OTHER_RECIPES}`), sources)

describe('a recipe of ARCHITECTURE.md', () => {
  it('is right if it lists each file that an addition needs', () => {
    expect(problemsOf(PAGE_RECIPE)).toEqual([])
  })

  it.each([
    ['counts wrongly', PAGE_RECIPE.replace('3 files', '2 files'), SOURCES, '"page" says 2 files and lists 3'],
    ['lists a file that is gone', PAGE_RECIPE.replace('screens', 'views'), SOURCES, '"page" lists web/views.tsx, which matches no file'],
    [
      'forgets a table with an entry for each name',
      PAGE_RECIPE,
      { ...SOURCES, 'web/icons.ts': 'const ICONS = {} satisfies { [Page in SidebarPageName]: Icon }' },
      '"page" does not list web/icons.ts, which has an entry for each AppPageName',
    ],
    ['is missing', '', SOURCES, 'no recipe says how to add a page'],
  ])('is wrong if it %s', (_what, recipe, sources, problem) => {
    expect(problemsOf(recipe, sources)).toContain(problem)
  })
})
