import { expect, type Page } from '@playwright/test'
import { APP_PAGE_PATHS } from '../../schema/route.ts'
import { GUIDE_CONTROLS } from '../features/guide/test/control-names.ts'
import { GUIDE_SECTION_IDS } from '../features/guide/content/model.ts'
import { GUIDE_SECTIONS } from '../features/guide/content/sections.ts'
import { locateNotices } from './accessible.ts'
import { signInAsLevel } from './accounts.ts'
import { fetchOwnCards, registerTestUser, signInAsNewUser } from './cards.ts'
import { DESKTOP_WINDOW, test } from './fixtures.ts'
import { expectControls, GUIDE_VISITS } from './guide-controls.ts'

const titleOf = (id: string) => GUIDE_SECTIONS.find((section) => section.id === id)!.title
const sectionButton = (page: Page, id: string) => page.getByRole('button', { name: titleOf(id) })
const openSections = (page: Page) => page.getByRole('main').getByRole('button', { expanded: true })
const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search the guide' })

test('opens one section at a time, by pointer, key and address', async ({ page }) => {
  await signInAsLevel(page, 2, `${APP_PAGE_PATHS.guide}#sharing-card`)
  await expect(openSections(page)).toHaveText([new RegExp(titleOf('sharing-card'))])
  await expect(page.getByRole('heading', { level: 3, name: 'Print sheet' })).toBeVisible()

  await sectionButton(page, 'analytics').click()
  await expect(openSections(page)).toHaveText([new RegExp(titleOf('analytics'))])
  await expect(page).toHaveURL(/\/guide#analytics$/)
  await sectionButton(page, 'analytics').press('Enter')
  await expect(openSections(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/guide$/)
  await sectionButton(page, 'analytics').press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/#mobile-tips$/)

  // A link of the guide to a topic of another section.
  await page.getByRole('link', { name: 'Drafts, and saving without a network' }).click()
  await expect(openSections(page)).toHaveText([new RegExp(titleOf('creating-card'))])
  await expect(page.getByRole('heading', { name: 'Drafts, and saving without a network' })).toBeFocused()

  await page.goto(`${APP_PAGE_PATHS.guide}#%E0`)
  await page.reload()
  await expect(sectionButton(page, 'analytics')).toBeVisible()
  await expect(openSections(page)).toHaveCount(0)

  for (const id of GUIDE_SECTION_IDS) {
    if (id === 'developer-features') continue
    await page.evaluate((anchor) => (location.hash = anchor), id)
    await expect(sectionButton(page, id)).toHaveAttribute('aria-expanded', 'true')
  }
})

test('finds passages, opens and marks them, and says when nothing is found', async ({ page }) => {
  await signInAsLevel(page, 2, APP_PAGE_PATHS.guide)
  await searchField(page).fill('csv')
  const results = page.getByRole('list', { name: 'Search results' })
  await expect(results.getByRole('button').first()).toContainText('Export to Excel or CSV')
  await expect(page.getByRole('status').filter({ hasText: /results?$/ })).toBeAttached()
  await results.getByRole('button').first().click()
  await expect(openSections(page)).toHaveText([new RegExp(titleOf('analytics'))])
  const found = page.locator('main :focus')
  await expect(found).toContainText('CSV')
  await expect(found).toBeInViewport()
  await expect(found).toHaveAttribute('data-found', '')

  await searchField(page).fill('xylophone')
  await expect(page.getByText('No results for “xylophone”').filter({ visible: true }).first()).toBeVisible()
  await searchField(page).fill('stylesheet')
  await expect(page.getByText('No results for “stylesheet”').filter({ visible: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expect(searchField(page)).toBeFocused()
})

test('shows the developer features to level 3 alone, and leads to the Dashboard or to sign-in', async ({ page }) => {
  for (const level of [4, 3] as const) {
    await signInAsLevel(page, level, `${APP_PAGE_PATHS.guide}?${level}#developer-features`)
    await expect(sectionButton(page, 'support')).toBeVisible()
    await expect(sectionButton(page, 'developer-features')).toHaveCount(level === 3 ? 1 : 0)
    await expect(openSections(page)).toHaveCount(level === 3 ? 1 : 0)
  }

  const createButton = page.getByRole('main').getByRole('button', { name: GUIDE_CONTROLS.createNewCard })
  await sectionButton(page, 'getting-started').click()
  await expect(page.getByRole('link', { name: 'Go to the Dashboard' })).toHaveAttribute('href', APP_PAGE_PATHS.dashboard)
  await createButton.click()
  await expect(locateNotices(page)).toContainText('Opening your Dashboard')
  await expect(page).toHaveURL(APP_PAGE_PATHS.dashboard)

  await page.goto(`${APP_PAGE_PATHS.guide}#getting-started`)
  await expect(createButton).toBeVisible()
  await page.context().clearCookies()
  await createButton.click()
  await expect(locateNotices(page)).toContainText('Authentication required')
  await expect(locateNotices(page)).toContainText('Please sign in to create a card')
})

test('names only buttons, tabs and fields that are on the pages it speaks of', async ({ visit }) => {
  test.slow()
  const checked = GUIDE_VISITS.flatMap(({ stages }) => stages).flatMap(({ controls }) => Object.keys(controls))
  expect(checked.sort()).toEqual(Object.keys(GUIDE_CONTROLS).sort())

  // One page visits all, because a page in a new browser context compiles the app's code again.
  const page = await visit(null, DESKTOP_WINDOW)
  for (const { as, path, stages } of GUIDE_VISITS) {
    await page.context().clearCookies()
    await page.setViewportSize(DESKTOP_WINDOW.viewport)
    if (as === 'new user') await registerTestUser(page)
    else if (as === 'new user of level 5') await signInAsNewUser(page, 5)
    else if (as !== 'visitor') await signInAsLevel(page, as)
    const cards = as === 'visitor' ? [] : await fetchOwnCards(page)
    await page.goto(path(cards[0]?.id ?? 0))
    await expect(page.locator('h1').first()).toBeVisible()
    for (const { open, controls } of stages) {
      await open?.(page)
      await expectControls(page, controls)
    }
  }
})
