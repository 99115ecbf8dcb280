import { expect } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { signInAsLevel } from './accounts.ts'
import { createTestCard } from './cards.ts'
import { openCardPage, test } from './fixtures.ts'

/** The smallest phone, usual ones upright and on their side, a tablet and desktops. */
const WINDOWS = [
  [320, 568],
  [390, 844],
  [568, 320],
  [844, 390],
  [768, 1024],
  [1024, 700],
  [1180, 800],
  [1440, 900],
] as const

const CARD: Partial<Card> = {
  name: 'Dr. Anastasia Papadimitriou-Whitcombe',
  title: 'Principal of Nothing in Particular',
  about: 'I help small firms say what they do so that people listen.\n\n'.repeat(6),
  phone: '+1 555 0100',
  email: 'someone.with.a.long.name@example.com',
  socialLinks: { linkedin: 'example', instagram: 'example' },
  customButtons: [1, 2, 3].map((nth) => ({
    text: `A button ${nth}`,
    url: 'https://a.example',
    backgroundColor: '#9333ea',
  })) as Card['customButtons'],
}

/**
 * Scrolls through the page and returns what the chat's link or the bar at the bottom covers. Below an opaque bar as wide as the window,
 * texts count as scrolled away, except at the end of the page.
 */
async function findCovered() {
  const faults: string[] = []
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 30)))
  const ownRects = (element: Element) => {
    if (element.matches('a, button, input, textarea')) return [element.getBoundingClientRect()]
    const range = document.createRange()
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent!.trim()) return []
      range.selectNodeContents(node)
      return [...range.getClientRects()]
    })
  }
  const content = [...document.querySelectorAll('main *, .page-bar > *')].filter((element) => !element.closest('.page-dock, .page-chat'))
  const check = (isEnd: boolean) => {
    const bar = document.querySelector('.page-dock')
    const barRect = bar?.getBoundingClientRect()
    const isBarShown = barRect !== undefined && barRect.height > 0
    const isBesideCard = innerWidth >= 1100
    if (isBarShown && !isBesideCard && (barRect.left !== 0 || Math.round(barRect.right) !== document.documentElement.clientWidth))
      faults.push('the bar is not as wide as the window')
    if (isBarShown && !isBesideCard && Math.abs(barRect.bottom - innerHeight) > 1) faults.push('the bar is not at the bottom')
    for (const link of document.querySelectorAll<HTMLElement>('a[data-bot], .page-dock .card-save')) {
      const { left, right, top, bottom } = link.getBoundingClientRect()
      if (right - left === 0 || !link.checkVisibility({ visibilityProperty: true })) continue
      if (right - left < 44 || bottom - top < 44) faults.push(`${link.className} is ${right - left} x ${bottom - top}`)
      if (left < 0 || right > document.documentElement.clientWidth + 1) faults.push(`${link.className} is cut`)
      if (!isBesideCard && link.closest('.page-dock') && barRect && (top < barRect.top - 8 || bottom > barRect.bottom))
        faults.push('the bar is too low')
      for (const element of content) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue
        if (link.closest('.page-dock') && !isEnd) continue
        if (ownRects(element).some((rect) => rect.left < right && left < rect.right && rect.top < bottom && top < rect.bottom))
          faults.push(`${link.className} covers ${element.className || element.tagName} at ${scrollY}`)
      }
    }
  }
  const steps = 8
  for (let step = 0; step <= steps; step++) {
    scrollTo(0, ((document.documentElement.scrollHeight - innerHeight) * step) / steps)
    await nextFrame()
    check(false)
  }
  // The bar makes the page longer.
  scrollTo(0, document.documentElement.scrollHeight)
  await nextFrame()
  scrollTo(0, document.documentElement.scrollHeight)
  await nextFrame()
  check(true)
  return [...new Set(faults)]
}

test('neither the chat nor the bar with Save Contact covers a text or a button, in nine themes and eight windows', async ({
  visit,
  page,
}) => {
  test.setTimeout(180_000)
  await signInAsLevel(page, 5)
  const card = await createTestCard(page, CARD)
  expect((await page.request.post(`/api/salesbot/${card.id}/config`, { data: { isEnabled: true } })).status()).toBe(200)
  // The owner gets the latest version of the card at once, and has one more button in the bar above it.
  const visitor = await visit(null, { storageState: await page.context().storageState() })
  const faults: string[] = []
  for (const theme of CARD_THEME_KEYS) {
    expect((await page.request.put(`/api/business-cards/${card.id}`, { data: { theme } })).status()).toBe(200)
    await openCardPage(visitor, card.slug)
    for (const [width, height] of WINDOWS) {
      await visitor.setViewportSize({ width, height })
      await visitor.evaluate(() => scrollTo(0, 0))
      // The script of the bar loads when Save Contact is scrolled away for the first time.
      if (width < 1100) {
        await visitor.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        const isSaveAway = await visitor.locator('main [data-save]').evaluate((save) => save.getBoundingClientRect().bottom < 0)
        await expect(visitor.locator('.page-dock'), `${theme} ${width}x${height}`).toBeVisible({ visible: isSaveAway })
      }
      for (const fault of await visitor.evaluate(findCovered)) faults.push(`${theme} ${width}x${height}: ${fault}`)
    }
  }
  await page.request.delete(`/api/business-cards/${card.id}`)
  expect(faults).toEqual([])
})
