import { expect } from '@playwright/test'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { signInAsLevel } from './accounts.ts'
import { createCardAsLevel5, createTestCard } from './cards.ts'
import { collectRequestUrls, DESKTOP_WINDOW, openCardPage, test } from './fixtures.ts'

const LONG_ABOUT = 'A line of the about text that says little and goes on for a while, so that it wraps in every theme.\n\n'.repeat(12)

test('a desktop has a code beside the card, which stays while the card scrolls; a phone does not load it', async ({ visit, page }) => {
  const { slug } = await createCardAsLevel5(page, { about: LONG_ABOUT, theme: 'minimalist' })
  const desktop = await visit(null, DESKTOP_WINDOW)
  await openCardPage(desktop, slug)
  const code = desktop.locator('.page-code img')
  await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  const boxOf = async (selector: string) => (await desktop.locator(selector).boundingBox())!
  const card = await boxOf('.page-card')
  const before = await boxOf('.page-code')
  expect(before.x).toBeGreaterThanOrEqual(card.x + card.width)
  await desktop.evaluate(() => scrollTo(0, 600))
  await expect.poll(async () => (await boxOf('.page-code')).y).toBe(before.y)
  await desktop.emulateMedia({ media: 'print' })
  await expect(code).toBeHidden()

  const phone = await visit()
  const codes = collectRequestUrls(phone, /qr\.svg/)
  await openCardPage(phone, slug)
  await expect(phone.locator('.page-code')).toBeHidden()
  expect(codes).toEqual([])
})

test('in every theme, a desktop of 1920 px is used and lines of text stay short', async ({ visit, page }) => {
  test.setTimeout(120_000)
  await signInAsLevel(page, 5)
  const visitor = await visit(null, { viewport: { width: 1920, height: 1080 } })
  for (const theme of CARD_THEME_KEYS) {
    const { slug } = await createTestCard(page, { about: LONG_ABOUT, theme, phone: '+1 555 0100', email: 'ann@example.com' })
    await openCardPage(visitor, slug)
    await expect(visitor.locator('html.settled')).toBeAttached()
    const { used, longest } = await visitor.evaluate(() => {
      const [card, bar] = ['.page-card', '.page-bar'].map((selector) => document.querySelector(selector)!.getBoundingClientRect())
      // The number of characters of a line is that of its paragraph, divided by the number of its lines.
      const lengths = [...document.querySelectorAll('.card-about')].flatMap((text) => {
        const range = document.createRange()
        range.selectNodeContents(text)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        return lines.size > 0 ? [text.textContent.length / lines.size] : []
      })
      return { used: (bar!.right - card!.left) / innerWidth, longest: Math.max(...lengths) }
    })
    expect(used, theme).toBeGreaterThan(0.8)
    expect(longest, theme).toBeLessThanOrEqual(75)
  }
})
