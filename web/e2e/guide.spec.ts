import { expect } from '@playwright/test'
import { APP_PAGE_PATHS, cardAppPagePathOf, publicCardPathOf, showPagePathOf } from '../../schema/route.ts'
import { GUIDE_SECTIONS } from '../features/guide/content/sections.ts'
import { GUIDE_CONTROLS, type GuideControl } from '../features/guide/test/control-names.ts'
import { BROWSER_CONTROLS } from '../features/guide/test/browser-controls.ts'
import { SEEDED_USERNAMES, signInAsLevel } from './accounts.ts'
import { fetchOwnCards } from './cards.ts'
import { test } from './fixtures.ts'

test('a link and a search result show their passage, and each page has the controls that the guide names', async ({ page }) => {
  await signInAsLevel(page, 2, `${APP_PAGE_PATHS.guide}#mobile-tips`)
  await page.getByRole('link', { name: 'Drafts, and saving without a network' }).click()
  await expect(page.getByRole('heading', { name: 'Drafts, and saving without a network' })).toBeFocused()
  const { title } = GUIDE_SECTIONS.find(({ id }) => id === 'creating-card')!
  await expect(page.getByRole('main').getByRole('button', { expanded: true })).toHaveText([new RegExp(title)])
  await page.getByRole('searchbox', { name: 'Search the guide' }).fill('csv')
  await page.getByRole('list', { name: 'Search results' }).getByRole('button').first().click()
  const found = page.locator('main :focus')
  await expect(found).toContainText('CSV')
  await expect(found).toBeInViewport()

  const expectControls = async (controls: Partial<Record<GuideControl, string>>) => {
    for (const [control, lookup] of Object.entries(controls) as [GuideControl, string][]) {
      const name = GUIDE_CONTROLS[control]
      const byText = lookup === 'text' ? page.getByText(name, { exact: true }) : page.locator('button', { hasText: name })
      const isRole = lookup === 'button' || lookup === 'link' || lookup === 'radio'
      const found = isRole ? page.getByRole(lookup, { name, exact: true }) : byText
      const visible = lookup === 'hidden button' ? found : found.filter({ visible: true })
      await expect(visible.first(), `The guide names “${name}” (${lookup}) of ${page.url()}`).toBeAttached()
    }
  }
  for (const [path, controls] of [
    [publicCardPathOf('demo'), BROWSER_CONTROLS.card],
    [showPagePathOf(SEEDED_USERNAMES[2]), BROWSER_CONTROLS.show],
    [`${publicCardPathOf(SEEDED_USERNAMES[2])}/print`, BROWSER_CONTROLS.print],
  ] as const) {
    await page.goto(path)
    await expectControls(controls)
  }
  const [card] = await fetchOwnCards(page)
  await page.goto(cardAppPagePathOf('quickEditor', card!.id))
  await expectControls(BROWSER_CONTROLS.quickEditor)
  await page.getByRole('button', { name: /^Edit Name/ }).click()
  await expectControls(BROWSER_CONTROLS.nameDialog)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(cardAppPagePathOf('cardEditor', card!.id))
  await expectControls(BROWSER_CONTROLS.cardEditorOnPhone)
})
