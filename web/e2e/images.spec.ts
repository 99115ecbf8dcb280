import { expect, type Page, test } from '@playwright/test'
import type { Card } from '../../schema/card.ts'
import { COMPRESSED_MAX, variants } from '../../schema/image.ts'
import { expectAccessible, notices, watchConsole, WIDTHS } from './accessible.ts'
import { ACCOUNTS, signInAs } from './accounts.ts'
import { createCard } from './cards.ts'
import { lookAt, phonePhoto } from './photos.ts'

/** As it is held: stored lying on its side, seen upright. */
const UPRIGHT = ['blue', 'red', 'white', 'green']

async function openDesign(page: Page) {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Object.assign(window, { sent: body.get('file') })
      send.call(this, body)
    }
  })
  await signInAs(page, 5)
  const card = await createCard(page)
  await page.goto(`/card-editor/${card.id}`)
  await page.getByRole('tab', { name: 'Design' }).click()
  await expect(page.getByRole('group', { name: 'Cover Photo' })).toBeVisible()
  return card
}

async function choose(page: Page, place: string, name: string, mimeType: string, buffer: Buffer) {
  // A place takes one file at a time.
  await expect(page.getByRole('button', { name: `Upload ${place}` })).toBeVisible()
  await page.getByLabel(`File for ${place}`).setInputFiles({ name, mimeType, buffer })
}

async function storedCard(page: Page, id: number): Promise<Card> {
  return (await (await page.request.get(`/api/business-cards/${id}`)).json()) as Card
}

/** The file that the page's last upload sent: a browser tells its debugger nothing of a body that holds files. */
async function lastSent(page: Page): Promise<{ type: string; bytes: number; exif: boolean }> {
  return page.evaluate(async () => {
    const file = (window as unknown as { sent: File }).sent
    return { type: file.type, bytes: file.size, exif: (await file.text()).includes('Exif') }
  })
}

test('a 12-megapixel photo of a phone leaves the browser small, upright and without its place', async ({ page }) => {
  const said = watchConsole(page)
  const card = await openDesign(page)
  const photo = await phonePhoto(page, 4000, 3000, 6)
  expect(photo.length).toBeGreaterThan(COMPRESSED_MAX)
  expect(photo.includes('Exif')).toBe(true)
  await choose(page, 'Cover Photo', 'IMG_0001.jpg', 'image/jpeg', photo)
  await expect(
    notices(page).getByText('Maximum file size is 2MB. The image will be automatically compressed for faster uploads.'),
  ).toBeVisible()
  await expect(notices(page).getByText('Upload successful')).toBeVisible()
  const sent = await lastSent(page)
  expect(sent).toMatchObject({ type: 'image/jpeg', exif: false })
  expect(sent.bytes).toBeLessThan(COMPRESSED_MAX)

  await expect.poll(async () => (await storedCard(page, card.id)).coverPhoto).toMatch(/^\/media\//)
  const { coverPhoto } = await storedCard(page, card.id)
  expect(await lookAt(page, coverPhoto!)).toEqual({ width: 300, height: 400, quarters: UPRIGHT })
  const stored = await (await page.request.get(coverPhoto!)).body()
  expect(stored.includes('Exif')).toBe(false)

  await page.goto(`/view/${card.slug}`)
  const shown = page.locator('.card-cover')
  await expect(shown).toHaveJSProperty('complete', true)
  await expect(shown).toHaveAttribute('srcset', variants(coverPhoto)!.srcset!)
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  expect(said).toEqual([])
})

for (const width of WIDTHS)
  test(`a profile picture is cropped, shown, changed and removed at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 860 })
    const said = watchConsole(page)
    const card = await openDesign(page)
    const place = page.getByRole('group', { name: 'Profile Picture' })
    const photo = await phonePhoto(page, 1600, 1200, 6)
    await choose(page, 'Profile Picture', 'me.jpg', 'image/jpeg', photo)
    const dialog = page.getByRole('dialog', { name: 'Crop Image' })
    await expect(dialog.getByText('Drag to reposition • Use the slider to zoom in/out • Select area to crop')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Apply Crop' })).toBeEnabled()
    await expect(dialog.getByLabel('Zoom')).toHaveAttribute('min', '50')
    await expect(dialog.getByLabel('Rotation')).toHaveAttribute('step', '5')
    await expectAccessible(page)
    // Nothing chosen, nothing to apply.
    await dialog.locator('.ReactCrop').click({ position: { x: 2, y: 2 } })
    await expect(dialog.getByRole('button', { name: 'Apply Crop' })).toBeDisabled()
    const box = (await dialog.locator('.ReactCrop').boundingBox())!
    await page.mouse.move(box.x + 10, box.y + 40)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width - 10, box.y + box.width + 20, { steps: 4 })
    await page.mouse.up()
    // Half a turn: what was above is below.
    await dialog.getByLabel('Rotation').fill('180')
    await dialog.getByRole('button', { name: 'Apply Crop' }).click()
    await expect(notices(page).getByText('Your image has been uploaded successfully.')).toBeVisible()
    expect(await lastSent(page)).toMatchObject({ type: 'image/jpeg', exif: false })
    await expect(place.getByRole('img', { name: 'Profile Picture' })).toBeVisible()
    await expect.poll(async () => (await storedCard(page, card.id)).profilePicture).toMatch(/-500x500\.jpg$/)
    const { profilePicture } = await storedCard(page, card.id)
    const looked = await lookAt(page, profilePicture!)
    expect(looked.quarters).toEqual(UPRIGHT.toReversed())

    await expect(place.getByRole('button', { name: 'Change Profile Picture' })).toBeVisible()
    page.once('dialog', (confirm) => {
      expect(confirm.message()).toBe('Are you sure you want to remove this image?')
      void confirm.dismiss()
    })
    await place.getByRole('button', { name: 'Remove Profile Picture' }).click()
    await expect(place.getByRole('img', { name: 'Profile Picture' })).toBeVisible()
    page.once('dialog', (confirm) => void confirm.accept())
    await place.getByRole('button', { name: 'Remove Profile Picture' }).click()
    await expect(notices(page).getByText('The image has been removed from your card.')).toBeVisible()
    await expect.poll(async () => (await storedCard(page, card.id)).profilePicture).toBeNull()
    await expectAccessible(page)
    expect(said).toEqual([])
  })

test('what cannot be used is refused in a sentence', async ({ page }) => {
  await openDesign(page)
  const small = await phonePhoto(page, 160, 120, 1)
  await choose(page, 'Logo', 'a.html', 'text/html', Buffer.from('<b>'))
  await expect(notices(page).getByText('Please upload a JPG, PNG, or GIF image.')).toBeVisible()
  await choose(page, 'Logo', 'logo.jpg', 'image/jpeg', small)
  await expect(notices(page).getByText('Logo must be at least 150x150 pixels. This one is 160x120.')).toBeVisible()
  await choose(page, 'Cover Photo', 'page.jpg', 'image/jpeg', Buffer.from('<!doctype html><script>alert(1)</script>'))
  await expect(notices(page).getByText('Failed to load image')).toBeVisible()
  await choose(page, 'Cover Photo', 'IMG_0002.HEIC', 'image/heic', Buffer.from('\0\0\0\x18ftypheic'))
  await expect(notices(page).getByText('HEIC photos cannot be read here. Please choose a JPG or PNG.')).toBeVisible()
  await choose(page, 'Profile Picture', 'wide.jpg', 'image/jpeg', await phonePhoto(page, 900, 300, 1))
  await expect(notices(page).getByText('A square image works best for a profile picture.')).toBeVisible()
})

test('an upload that fails says so and leaves the card as it was', async ({ page }) => {
  const card = await openDesign(page)
  const wide = await phonePhoto(page, 1200, 400, 1)
  await page.route('**/api/upload', (route) =>
    route.fulfill({ status: 429, json: { success: false, error: 'Wait a little.', message: 'Wait a little.' } }),
  )
  await choose(page, 'Cover Photo', 'wide.jpg', 'image/jpeg', wide)
  await expect(notices(page).getByText('Wait a little.')).toBeVisible()
  await page.unroute('**/api/upload')
  await page.route('**/api/upload', (route) => route.fulfill({ json: { success: true } }))
  await choose(page, 'Cover Photo', 'wide.jpg', 'image/jpeg', wide)
  await expect(notices(page).getByText('Failed to upload image - no URL returned.')).toBeVisible()
  await page.unroute('**/api/upload')
  await page.route('**/api/upload', (route) => route.fulfill({ json: { success: true, url: 'https://elsewhere.example/a.jpg' } }))
  await choose(page, 'Cover Photo', 'wide.jpg', 'image/jpeg', wide)
  await expect(notices(page).getByText('Invalid image URL received from upload')).toBeVisible()
  await page.unroute('**/api/upload')
  await page.route('**/api/upload', (route) => route.abort())
  await choose(page, 'Cover Photo', 'wide.jpg', 'image/jpeg', wide)
  await expect(notices(page).getByText('An unexpected error occurred during upload.')).toBeVisible()
  expect((await storedCard(page, card.id)).coverPhoto).toBeNull()

  // One that comes to a standstill is given up, and goes out again as it was.
  await page.unroute('**/api/upload')
  await page.clock.install()
  const held = page.waitForRequest('**/api/upload')
  await page.route('**/api/upload', () => undefined)
  await page.getByRole('button', { name: 'Try again' }).click()
  await held
  await page.clock.fastForward('01:01')
  await expect(notices(page).getByText('The upload came to a standstill. Check your network, then try again.')).toBeVisible()
  await page.unroute('**/api/upload')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(notices(page).getByText('Upload successful')).toBeVisible()
  expect((await storedCard(page, card.id)).coverPhoto).toMatch(/^\/media\//)
})

test('the demo cards come with their pictures', async ({ page }) => {
  for (const slug of Object.values(ACCOUNTS)) {
    const { profilePicture, coverPhoto, logoUrl, gallery } = (await (await page.request.get(`/api/card/${slug}`)).json()) as Card
    for (const url of [profilePicture, coverPhoto, logoUrl, ...gallery.map((picture) => picture.url)]) {
      const res = await page.request.get(url!)
      expect([res.status(), res.headers()['content-type']?.slice(0, 6)], url!).toEqual([200, 'image/'])
    }
  }
})
