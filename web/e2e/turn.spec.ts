import { expect, type Page } from '@playwright/test'
import { closeDialogByBack } from './accessible.ts'
import { createCardAsLevel5, signInAsNewUser, createTestCard } from './cards.ts'
import { test } from './fixtures.ts'

/** Waits until the card and its code have stopped turning. */
const waitUntilStill = (page: Page) =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => null))))

const isTurnedAway = (page: Page) => page.locator('.turn-face').evaluate((face) => getComputedStyle(face).transform.startsWith('matrix3d'))

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`a card turns to its code, and back by Escape, Back and Close (motion: ${reducedMotion})`, async ({ visit, page }) => {
    const { slug } = await createCardAsLevel5(page, { name: 'Nadia Rossi' })
    const visitor = await visit(slug, { reducedMotion })
    const opener = visitor.getByRole('button', { name: 'QR Code' })
    const code = visitor.getByRole('dialog', { name: 'Scan to view card' })
    const face = visitor.locator('main')
    for (const close of [
      () => visitor.keyboard.press('Escape'),
      () => closeDialogByBack(visitor, code),
      () => code.getByRole('button', { name: 'Close' }).click(),
    ]) {
      await opener.click()
      await expect(code).toBeFocused()
      await waitUntilStill(visitor)
      await expect(face).toBeHidden()
      await expect(code).toBeInViewport({ ratio: 1 })
      expect(await isTurnedAway(visitor)).toBe(reducedMotion === 'no-preference')
      await close()
      await expect(code).toBeHidden()
      await expect(face).toBeVisible()
      await waitUntilStill(visitor)
      expect(await face.evaluate((card) => [getComputedStyle(card).transform, getComputedStyle(card).opacity])).toEqual(['none', '1'])
      await expect(opener).toBeFocused()
    }
  })

test('without JavaScript a card turns to its code, too', async ({ visit, page }) => {
  const { slug } = await createCardAsLevel5(page)
  const visitor = await visit(slug, { javaScriptEnabled: false })
  await visitor.getByRole('button', { name: 'QR Code' }).click()
  await expect(visitor.getByRole('dialog', { name: 'Scan to view card' })).toBeVisible()
  await expect(visitor.locator('main')).toBeHidden()
  await visitor.keyboard.press('Escape')
  await expect(visitor.locator('main')).toBeVisible()
})

test('on the dashboard the preview of the card turns to the code that is opened', async ({ page }) => {
  await signInAsNewUser(page, 3)
  await createTestCard(page)
  await page.goto('/dashboard')
  const face = page.locator('.turn-face')
  await expect(face).toBeVisible()
  await page.getByRole('region', { name: 'Featured card' }).getByRole('button', { name: 'QR Code' }).click()
  await expect(page.getByRole('dialog', { name: 'QR Code' })).toBeVisible()
  await expect(face).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(face).toBeVisible()
})
