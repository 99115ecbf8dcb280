import { expect, type Page, test } from '@playwright/test'
import { expectAccessible, expectAccessibleAtBoth, notices, WIDTHS } from './accessible.ts'
import { freshName, signInAs } from './accounts.ts'
import { createCard, ownCards } from './cards.ts'

const preview = (page: Page) => page.getByRole('complementary', { name: 'Live preview' })
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).first()

async function openEditor(page: Page, fields: Parameters<typeof createCard>[1] = {}) {
  await signInAs(page, 5)
  const card = await createCard(page, fields)
  await page.goto(`/card-editor/${card.id}`)
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  return card
}

for (const width of WIDTHS) {
  test.describe(`card editor at ${width} px`, () => {
    test.use({ viewport: { width, height: 860 } })

    test('every basic field is edited, previewed and stored', async ({ page }) => {
      const card = await openEditor(page)
      await expect(save(page)).toBeDisabled()
      const values = {
        Name: 'Zoë Ångström',
        Title: 'Lead',
        Company: 'Fjord AS',
        About: 'Two lines\nof text',
        Email: 'zoe@example.com',
        Phone: '+47 22 00 00 00',
        Address: 'Kai 1\nBergen',
        Website: 'fjord.example',
        'Video URL': 'https://vimeo.com/76979871',
      }
      for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value)
      await expect(page.getByText('Unsaved changes')).toBeVisible()
      if (width < 1000) await page.getByRole('button', { name: 'Show preview' }).click()
      await expect(preview(page).getByText('Zoë Ångström').first()).toBeVisible()
      await expectAccessible(page)
      await save(page).click()
      await expect(notices(page).getByText('Card updated successfully')).toBeVisible()
      await expect(save(page)).toBeDisabled()
      const stored = (await (await page.request.get(`/api/business-cards/${card.id}`)).json()) as Record<string, unknown>
      expect(stored).toMatchObject({
        name: values.Name,
        title: values.Title,
        company: values.Company,
        about: values.About,
        email: values.Email,
        phone: values.Phone,
        address: values.Address,
        website: values.Website,
        videoUrl: values['Video URL'],
        customizations: { website: values.Website },
      })
    })

    test('a refused save keeps what was typed and leads to the field', async ({ page }) => {
      await openEditor(page)
      await page.getByLabel('Title', { exact: true }).fill('Kept')
      await page.getByLabel('Email', { exact: true }).fill('not an address')
      await save(page).click()
      await expect(notices(page).getByText('Failed to save card')).toBeVisible()
      await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
      await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Kept')
      await expectAccessible(page)
    })

    test('the share link is copied and shown as a code', async ({ page, context, baseURL }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const card = await openEditor(page)
      await page.getByRole('button', { name: 'Copy link' }).click()
      await expect(notices(page).getByText('Link copied')).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/view/${card.slug}`)
      await page.getByRole('button', { name: 'View QR Code' }).click()
      await expect(page.getByRole('dialog', { name: 'Scan this QR Code' })).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test('the guide counts steps, leads to their tabs, folds, and stays away when asked to', async ({ page }) => {
  await openEditor(page)
  const folded = page.getByRole('button', { name: /^Editor guide/ })
  await expect(folded).toHaveText('Editor guide 0%')
  await folded.focus()
  await page.keyboard.press('Enter')
  const guide = page.getByRole('region', { name: 'Editor guide' })
  await expect(guide.getByRole('checkbox')).toHaveCount(5)
  await expect(guide.getByRole('button', { name: 'Collapse the guide' })).toBeFocused()
  await expectAccessibleAtBoth(page)
  await guide.getByRole('button', { name: 'Open: Choose a design' }).click()
  await expect(page.getByRole('tab', { name: 'Design' })).toHaveAttribute('aria-selected', 'true')
  // Where it would lie over the tab it steps aside.
  await page.setViewportSize({ width: 390, height: 860 })
  await guide.getByRole('button', { name: 'Open: Add buttons' }).click()
  await expect(page.getByRole('tab', { name: 'Buttons' })).toHaveAttribute('aria-selected', 'true')
  await folded.click()
  for (const name of [/Add your details/, /Choose a design/]) await guide.getByRole('checkbox', { name }).check()
  await expect(guide.getByRole('progressbar', { name: '40% complete' })).toBeVisible()
  await page.reload()
  await expect(guide.getByText('40% complete')).toBeVisible()
  await guide.getByRole('button', { name: 'Collapse the guide' }).click()
  await expect(folded).toHaveText('Editor guide 40%')
  await folded.click()
  await guide.getByRole('button', { name: "Don't show again" }).click()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(guide).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(folded).toBeHidden()
})

test('Reset asks, then brings back what is stored', async ({ page }) => {
  await openEditor(page, { title: 'Stored' })
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Typed')
  await page.getByRole('button', { name: 'Reset' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(title).toHaveValue('Typed')
  await page.getByRole('button', { name: 'Reset' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await expect(title).toHaveValue('Stored')
  await expect(save(page)).toBeDisabled()
})

test('the keyboard alone edits and saves', async ({ page }) => {
  await openEditor(page)
  await page.getByRole('tab', { name: 'Basic Info' }).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type(' Keyboard')
  await page.keyboard.press('Enter')
  await expect(notices(page).getByText('Card updated successfully')).toBeVisible()
})

test('a new address takes over and the old one leads to it', async ({ page }) => {
  const card = await openEditor(page)
  const slug = `moved-${freshName()}`
  await page.getByLabel('URL slug').fill(slug.toUpperCase())
  await expect(page.getByLabel('URL slug')).toHaveValue(slug)
  // Nobody copies an address that leads nowhere yet.
  await expect(page.getByRole('button', { name: 'Copy URL' })).toBeDisabled()
  await save(page).click()
  await expect(notices(page).getByText('Card updated successfully')).toBeVisible()
  await expect(page.getByLabel('Share link')).toHaveValue(new RegExp(`/view/${slug}$`))
  const old = await page.request.get(`/view/${card.slug}`, { maxRedirects: 0 })
  expect(old.status()).toBe(301)
})

test('a taken address is said at its field', async ({ page }) => {
  await openEditor(page)
  await page.getByLabel('URL slug').fill('basic')
  await save(page).click()
  const slug = page.getByLabel('URL slug')
  await expect(slug).toHaveAccessibleDescription('This URL is already taken')
  await expect(slug).toHaveValue('basic')
})

test('a right that was lost meanwhile is said, and an unreachable server too; what was typed stays', async ({ page }) => {
  const card = await openEditor(page)
  const message = 'Only admins or the card owner can edit the URL slug'
  let answer: 'refuse' | 'abort' = 'refuse'
  await page.route(`**/api/business-cards/${card.id}`, (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    return answer === 'abort' ? route.abort() : route.fulfill({ status: 403, json: { message } })
  })
  await page.getByLabel('URL slug').fill('other-address')
  await save(page).click()
  await expect(notices(page).getByText('Permission Denied')).toBeVisible()
  await expect(notices(page).getByText(message)).toBeVisible()
  answer = 'abort'
  await save(page).click()
  await expect(notices(page).getByText('Failed to save card')).toBeVisible()
  await expect(page.getByLabel('URL slug')).toHaveValue('other-address')
  await expect(save(page)).toBeEnabled()
})

test('level 1 reads why the address cannot be changed', async ({ page }) => {
  await signInAs(page, 1)
  const [card] = await ownCards(page)
  await page.goto(`/card-editor/${card!.id}`)
  const slug = page.getByLabel('URL slug')
  await expect(slug).toHaveAttribute('readonly', '')
  await expect(slug).toHaveAccessibleDescription('Level 1 users cannot edit the card URL slug')
})

test("another owner's card opens for level 4 alone", async ({ page }) => {
  await signInAs(page, 5)
  const card = await createCard(page)
  await signInAs(page, 4)
  await page.goto(`/card-editor/${card.id}`)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Test Card')
  await signInAs(page, 3)
  await page.goto(`/card-editor/${card.id}`)
  await expect(page).toHaveURL('/dashboard')
  await expect(notices(page).getByText('Access denied')).toBeVisible()
})

test('a card that is not there leads back to the dashboard', async ({ page }) => {
  await signInAs(page, 5)
  await page.goto('/card-editor/99999999')
  await expect(page).toHaveURL('/dashboard')
  await expect(notices(page).getByText('Failed to load card data. Please try again.')).toBeVisible()
})
