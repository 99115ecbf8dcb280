import { expect, type Page } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { CARD_THEME_KEYS, type CardThemeKey } from '../../schema/theme.ts'
import { LANDSCAPE_HEIGHT_MAX } from '../card/galleries/picture-rows.ts'
import { signInAsLevel } from './accounts.ts'
import { createTestCard, fetchOwnCards } from './cards.ts'
import { test } from './fixtures.ts'
import { createPhonePhoto } from './photos.ts'

const PHONE = [390, 844] as const
const DESKTOPS = [
  [1280, 800],
  [1920, 1080],
] as const

/** Galleries that scroll sideways: always, or on a phone. */
const STRIP_THEMES: readonly CardThemeKey[] = ['dynamic']
const PHONE_STRIP_THEMES: readonly CardThemeKey[] = ['dynamic', 'beauty']
/** A small picture on the grid of a mosaic is cropped by at most this part. */
const CROPPED_PART_MAX = 0.1
/** On the widest cards, rows of pictures lose a little more than a fifth of their height at most. */
const CROPPED_PART_MAX_WIDE = 0.25

async function uploadGalleryPicture(page: Page, cardId: number, width: number, height: number): Promise<string> {
  const file = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer: await createPhonePhoto(width, height, 1) }
  const answer = await page.request.post('/api/upload', { multipart: { cardId: String(cardId), type: 'gallery', file } })
  return ((await answer.json()) as { url: string }).url
}

/** Creates a card with a photo, a cover and eight pictures: landscape, portrait and square, with and without captions. */
async function createCardWithGallery(page: Page): Promise<Card> {
  await signInAsLevel(page, 5)
  const { profilePicture, coverPhoto } = (await fetchOwnCards(page)).find(({ slug }) => slug === 'demo')!
  const card = await createTestCard(page, { profilePicture, coverPhoto })
  const sizes = [
    [600, 400],
    [400, 600],
    [500, 500],
    [800, 450],
  ] as const
  const urls: string[] = []
  for (const [width, height] of sizes) urls.push(await uploadGalleryPicture(page, card.id, width, height))
  const gallery = Array.from({ length: 8 }, (_, index) => ({
    url: urls[index % urls.length]!,
    ...(index % 3 === 1 && { alt: 'A caption that is long enough for two lines or three below a small picture of a gallery' }),
  }))
  return { ...card, gallery }
}

/** Measures the pictures of a card, in CSS pixels without rotation. */
function measurePictures() {
  const gallery = document.querySelector('.card-gallery')!.getBoundingClientRect()
  const pictures = Array.from(document.querySelectorAll<HTMLImageElement>('.card-gallery img'), (picture) => {
    const { left, right, top } = picture.closest('li')!.getBoundingClientRect()
    const ratio = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
    return { left, right, top: Math.round(top), ratio, width: picture.offsetWidth, height: picture.offsetHeight }
  })
  const highest = Array.from(document.querySelectorAll<HTMLElement>('main img, .card-video'), (picture) =>
    picture.offsetWidth > picture.offsetHeight ? picture.offsetHeight : 0,
  )
  return {
    gallery: { left: gallery.left, right: gallery.right },
    pictures,
    highestLandscape: Math.max(...highest),
    isWiderThanWindow: document.documentElement.scrollWidth > innerWidth,
  }
}

type Measures = ReturnType<typeof measurePictures>

function listFaults(
  { gallery, pictures, highestLandscape, isWiderThanWindow }: Measures,
  { isDesktop, isStrip, croppedMax }: { isDesktop: boolean; isStrip: boolean; croppedMax: number },
) {
  const faults: string[] = []
  if (isWiderThanWindow) faults.push('the page scrolls sideways')
  if (isDesktop && highestLandscape > LANDSCAPE_HEIGHT_MAX) faults.push(`a landscape picture is ${highestLandscape} px high`)
  if (isStrip) return faults
  const cropped = pictures.filter(({ ratio, width, height }) => Math.abs(Math.log(width / height / ratio)) > croppedMax)
  if (cropped.length > 0) faults.push(`cropped: ${JSON.stringify(cropped)}`)
  // Tilted pictures reach a few pixels over the edge.
  const lefts = Math.min(...pictures.map(({ left }) => left))
  const rights = Math.max(...pictures.map(({ right }) => right))
  if (Math.abs(lefts - gallery.left) > 12 || Math.abs(rights - gallery.right) > 12)
    faults.push(`from ${lefts} to ${rights} of ${gallery.right}`)
  return faults
}

test('in every theme galleries are whole and no landscape picture is too high on a desktop', async ({ visit, page }) => {
  test.setTimeout(240_000)
  const card = await createCardWithGallery(page)
  const visitor = await visit(null, { javaScriptEnabled: false, storageState: await page.context().storageState() })
  const faults: string[] = []
  for (const theme of CARD_THEME_KEYS)
    for (const count of [1, 2, 3, 5, 8]) {
      const data = { theme, gallery: card.gallery.slice(0, count) }
      expect((await page.request.put(`/api/business-cards/${card.id}`, { data })).status()).toBe(200)
      await visitor.goto(`/view/${card.slug}`, { waitUntil: 'domcontentloaded' })
      for (const [width, height] of [PHONE, ...DESKTOPS]) {
        await visitor.setViewportSize({ width, height })
        const isDesktop = width > 1000
        const found = listFaults(await visitor.evaluate(measurePictures), {
          isDesktop,
          isStrip: (isDesktop ? STRIP_THEMES : PHONE_STRIP_THEMES).includes(theme),
          croppedMax: width > 1600 ? CROPPED_PART_MAX_WIDE : CROPPED_PART_MAX,
        })
        faults.push(...found.map((fault) => `${theme}, ${count} pictures, ${width} px: ${fault}`))
      }
    }
  expect(faults).toEqual([])
})

test('galleries keep their places while pictures load, and those that scroll sideways are reached by keyboard', async ({ visit, page }) => {
  test.setTimeout(120_000)
  const card = await createCardWithGallery(page)
  const storageState = await page.context().storageState()
  const visitor = await visit(null, { viewport: { width: 390, height: 844 }, storageState })
  for (const [theme, name] of [
    ['dynamic', 'Test Card'],
    ['beauty', 'Test Card'],
    ['creative', 'Test Card'],
    ['minimalist', 'Test Card'],
    ['dynamic', 'אילנה כהן'],
  ] as const) {
    const data = { theme, name, gallery: card.gallery }
    expect((await page.request.put(`/api/business-cards/${card.id}`, { data })).status()).toBe(200)
    await visitor.route('**/media/**', (route) => route.abort())
    await visitor.goto(`/view/${card.slug}`)
    const before = await visitor.evaluate(measurePictures)
    await visitor.unroute('**/media/**')
    await visitor.goto(`/view/${card.slug}`)
    const last = visitor.locator('.card-gallery a').last()
    await last.focus()
    await expect(last).toBeInViewport()
    await expect(last.locator('img')).toHaveJSProperty('complete', true)
    const after = await visitor.evaluate(measurePictures)
    const sizes = ({ pictures }: Measures) => pictures.map(({ width, height }) => [width, height])
    expect(sizes(after), theme).toEqual(sizes(before))
    if (theme !== 'dynamic') continue
    const strip = visitor.locator('.card-gallery')
    expect(Math.abs(await strip.evaluate((element) => element.scrollLeft)), name).toBeGreaterThan(300)
    // The wheel over the strip scrolls the page.
    await strip.hover()
    const top = await visitor.evaluate(() => scrollY)
    await visitor.mouse.wheel(0, -300)
    await expect.poll(() => visitor.evaluate(() => scrollY)).toBeLessThan(top)
  }
})
