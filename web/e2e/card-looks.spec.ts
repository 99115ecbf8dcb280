import { expect, type Locator } from '@playwright/test'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { createRandomLooks } from '../card/test/random-looks.ts'
import { expectAnimationsEnded, expectColorsReadable, expectPageAccessible, findCutTexts, locateNotices } from './accessible.ts'
import { createCardAsLevel5, fetchStoredCard, openScreenOfNewCard } from './cards.ts'
import { test } from './fixtures.ts'

const FULL_CARD = {
  name: 'Dr. Anastasia Papadimitriou-Whitcombe',
  title: 'Freelance Illustrator & Art Director',
  company: 'Donaudampfschifffahrtsgesellschaft',
  phone: '+351 21 555 0134',
  email: 'someone.with.a.long.name@duarte.example',
  website: 'https://duarte.example',
  address: '12 Rua da Imprensa Nacional, 1250-126 Lisboa',
  about: 'Picture books, murals and the occasional very serious annual report.\n\nFrom January on I take two commissions a month.',
  videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
  socialLinks: { instagram: 'duarte.example', wechat: 'duarte-example', linkedin: 'duarte' },
  customButtons: [
    { text: 'Book a first meeting', url: 'https://duarte.example/1', backgroundColor: '#e11d48' },
    { text: 'Come to an exhibition near you', url: 'https://duarte.example/2', backgroundColor: '#0ea5e9' },
  ],
  formConfig: {
    enabled: true,
    title: 'Write to me',
    fields: [{ name: 'message', label: 'Your message', type: 'textarea' as const, required: true }],
  },
}
/** Chooses a radio button that is drawn as a swatch or a picture. A click on it would hit the bar that covers the tab's lower edge. */
async function chooseByKeyboard(radio: Locator) {
  await radio.focus()
  await radio.press('Space')
  await expect(radio).toBeChecked()
}

const LOOKS_PER_THEME = 2
const WIDTHS = [320, 1280]
/** The unit test checks all 200 combinations by their colours. Here a browser shows some of them. */
const LOOKS = createRandomLooks(CARD_THEME_KEYS.length * LOOKS_PER_THEME, 320)

for (const [index, theme] of CARD_THEME_KEYS.entries())
  test(`${theme} in random looks has readable colours and cuts off no text at 320 and 1280 px, light and dark`, async ({ page }) => {
    test.setTimeout(120_000)
    const card = await createCardAsLevel5(page, { ...FULL_CARD, theme })
    for (const look of LOOKS.slice(index * LOOKS_PER_THEME, (index + 1) * LOOKS_PER_THEME)) {
      expect((await page.request.put(`/api/business-cards/${card.id}`, { data: look })).status()).toBe(200)
      await page.goto(`/view/${card.slug}`)
      await page.evaluate(() => document.fonts.ready)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 844 })
          await expectAnimationsEnded(page)
          const where = `${JSON.stringify(look)} ${colorScheme} ${width} px`
          expect(await findCutTexts(page), where).toEqual([])
          await expectColorsReadable(page, where)
        }
      }
    }
  })

test('the Design tab changes the look in the preview at once, undoes it, and saves an order that was made by keyboard', async ({
  page,
}) => {
  const card = await openScreenOfNewCard(page, 'card-editor', { ...FULL_CARD, theme: 'minimalist' })
  const preview = page.locator('[aria-label^="Preview of the card"]').first().locator('.card-theme')
  const accentOf = () => preview.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent'))
  await page.getByRole('tab', { name: 'Design' }).click()
  const own = await accentOf()
  await chooseByKeyboard(page.getByRole('radio', { name: 'Petrol' }))
  await expect.poll(accentOf).toBe('#0e6f7c')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(accentOf).toBe(own)
  await page.getByLabel('Colour code').fill('#ffd400')
  await expect(page.getByText('Darkened in light mode')).toBeVisible()
  await chooseByKeyboard(page.getByRole('radio', { name: 'Baskervville and Hanken Grotesk' }))
  await chooseByKeyboard(page.getByRole('radio', { name: 'Airy' }))
  await page.getByRole('button', { name: 'Drag Contact', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Contact is picked up from place 2 of')).toBeAttached()
  await expect(async () => {
    await page.keyboard.press('ArrowUp')
    await expect(page.getByText('Contact is at place 1 of')).toBeAttached({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect(page.getByRole('list', { name: 'Order of the sections' }).getByRole('listitem').first()).toContainText('Contact')
  await expectPageAccessible(page, '[role=tabpanel]')
  await page.getByRole('button', { name: 'Save Changes' }).first().click()
  await expect(locateNotices(page).getByText('Card updated successfully')).toBeVisible()
  expect(await fetchStoredCard(page, card)).toMatchObject({
    accentColor: '#ffd400',
    typePairing: 'second',
    density: 'airy',
    sectionOrder: expect.arrayContaining(['contact', 'about']),
  })
  await page.getByRole('button', { name: 'Reset to the theme’s own look' }).click()
  await expect(page.getByRole('radio', { name: 'The theme’s own' }).first()).toBeChecked()
})

test('the quick editor changes the look on a phone, and Cancel takes the change back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const card = await openScreenOfNewCard(page, 'mobile-editor', { ...FULL_CARD, theme: 'corporate' })
  const dialog = page.getByRole('dialog', { name: 'Look' })
  await page.getByRole('button', { name: 'Change Look' }).click()
  await chooseByKeyboard(dialog.getByRole('radio', { name: 'Crimson' }))
  await expectPageAccessible(page, '[role=dialog]')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  expect((await fetchStoredCard(page, card)).accentColor).toBeNull()
  await page.getByRole('button', { name: 'Change Look' }).click()
  await chooseByKeyboard(dialog.getByRole('radio', { name: 'Plum' }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  expect((await fetchStoredCard(page, card)).accentColor).toBe('#7b2f93')
})
