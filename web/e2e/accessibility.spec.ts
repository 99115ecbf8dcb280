import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { publicCardPathOf } from '../../schema/route.ts'
import { SAMPLE_CARD_KINDS, sampleCardSlugOf } from '../../scripts/local/sample-cards.ts'
import type { ScreenshotScene } from '../../scripts/scenes/scene.ts'
import { SCREENSHOT_SCENES } from '../../scripts/scenes/screenshot-scenes.ts'
import { UNKNOWN_THEME_CARD_SLUG } from './forgotten-theme.ts'
import { test as base } from './fixtures.ts'
import { getSampleAccounts, type SampleAccounts } from './sample-content.ts'
import { checkAccessibility, SceneOpener, sortScenes } from './scenes.ts'

const test = base.extend<object, { accounts: SampleAccounts }>({
  accounts: [
    async ({ browser }, use, { project }) => use(await getSampleAccounts(browser, project.use.baseURL!)),
    { scope: 'worker', timeout: 180_000 },
  ],
})
// Scenes without a network, foreign sites that are not reached here, and pictures for the width from before the window was resized.
test.use({
  expectedBrowserErrors: /dynamically imported module|could not be loaded|Google Maps JavaScript API|^Unsafe attempt|was preloaded using/,
})
test.describe.configure({ timeout: 180_000 })

/** How many scenes one test checks at most, so that the worker processes share the work evenly. */
const SCENES_PER_TEST = 10

/** The cards with all content and with little show every part of a theme. */
const CHECKED_CARD_KINDS = SAMPLE_CARD_KINDS.filter((kind) => kind !== 'real')
const cardScene = (name: string, slug: string): ScreenshotScene => ({ name, viewer: 'visitor', path: () => publicCardPathOf(slug) })
const THEME_SCENES = Object.fromEntries(
  CARD_THEME_KEYS.map((theme) => [theme, CHECKED_CARD_KINDS.map((kind) => cardScene(kind, sampleCardSlugOf(kind, theme)))]),
)
const FALLBACK_SCENES = { fallback: [cardScene('of an unknown theme', UNKNOWN_THEME_CARD_SLUG)] }

for (const [name, all] of Object.entries({ ...SCREENSHOT_SCENES, ...THEME_SCENES, ...FALLBACK_SCENES })) {
  const scenes = sortScenes(all.filter(({ isOnlyPictured }) => !isOnlyPictured))
  for (let from = 0; from < scenes.length; from += SCENES_PER_TEST)
    test(`${name} is accessible, scenes ${from + 1} to ${Math.min(from + SCENES_PER_TEST, scenes.length)}`, async ({ page, accounts }) => {
      const opener = new SceneOpener(page, accounts)
      for (const [index, scene] of scenes.slice(from, from + SCENES_PER_TEST).entries())
        await test.step(scene.name, async () => {
          await opener.open(scene)
          await checkAccessibility(page, scene, index % 2 === 0)
        })
    })
}
