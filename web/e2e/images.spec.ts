import { expect, type Page, test as requestTest } from '@playwright/test'
import sharp from 'sharp'
import type { Card } from '../../schema/card.ts'
import { COMPRESSED_UPLOAD_BYTES_MAX, IMAGE_UPLOAD_ERROR_MESSAGES, imageVariantsOfUrl } from '../../schema/image.ts'
import { closeDialogByBack, closeDialogByEscape, dismissNotices, locateNotices } from './accessible.ts'
import { SEEDED_USERNAMES } from './accounts.ts'
import { openScreenOfNewCard, fetchStoredCard } from './cards.ts'
import { readPhotoQuarterColors, createPhonePhoto } from './photos.ts'
import { test } from './fixtures.ts'

/** Colours of the quarters of the test photo when it is shown upright. The file stores it sideways. */
const UPRIGHT_PHOTO_COLORS = ['blue', 'red', 'white', 'green']

async function openDesignTabOfNewCard(page: Page) {
  const card = await openScreenOfNewCard(page, 'card-editor')
  await page.getByRole('tab', { name: 'Design' }).click()
  await expect(page.getByRole('group', { name: 'Cover Photo', exact: true })).toBeVisible()
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) Object.assign(window, { sent: body.get('file') })
      send.call(this, body)
    }
  })
  return card
}

async function chooseFileForUpload(page: Page, place: string, name: string, mimeType: string, buffer: Buffer) {
  // Each image field accepts one file at a time, so the test waits until the previous upload has ended.
  await expect(page.getByRole('button', { name: `Upload ${place}` })).toBeVisible()
  await page.getByLabel(`File for ${place}`).setInputFiles({ name, mimeType, buffer })
}

/** Returns the last file that the page uploaded. A script in the page recorded it: Playwright does not see uploaded files. */
async function readLastUploadedFile(page: Page): Promise<{ type: string; bytes: number; exif: boolean }> {
  return page.evaluate(async () => {
    const file = (window as unknown as { sent: File }).sent
    return { type: file.type, bytes: file.size, exif: (await file.text()).includes('Exif') }
  })
}

test('a 12-megapixel phone photo is uploaded small, upright and without its location', async ({ page }) => {
  const card = await openDesignTabOfNewCard(page)
  const photo = await createPhonePhoto(4000, 3000, 6)
  expect(photo.length).toBeGreaterThan(COMPRESSED_UPLOAD_BYTES_MAX)
  expect(photo.includes('Exif')).toBe(true)
  await chooseFileForUpload(page, 'Cover Photo', 'IMG_0001.jpg', 'image/jpeg', photo)
  const compressionNotice = 'Maximum file size is 2MB. The image will be automatically compressed for faster uploads.'
  await expect(locateNotices(page).getByText(compressionNotice)).toBeVisible()
  await expect(locateNotices(page).getByText('Upload successful')).toBeVisible()
  const sent = await readLastUploadedFile(page)
  expect(sent).toMatchObject({ type: 'image/jpeg', exif: false })
  expect(sent.bytes).toBeLessThan(COMPRESSED_UPLOAD_BYTES_MAX)

  await expect.poll(async () => (await fetchStoredCard(page, card)).coverPhoto).toMatch(/^\/media\//)
  const { coverPhoto } = await fetchStoredCard(page, card)
  expect(await readPhotoQuarterColors(page, coverPhoto!)).toEqual({ width: 1200, height: 1600, quarters: UPRIGHT_PHOTO_COLORS })
  const stored = await (await page.request.get(coverPhoto!)).body()
  expect(stored.includes('Exif')).toBe(false)

  await page.goto(`/view/${card.slug}`)
  const shown = page.locator('.card-cover')
  await expect(shown).toHaveJSProperty('complete', true)
  await expect(shown).toHaveAttribute('srcset', imageVariantsOfUrl(coverPhoto)!.srcset!)
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

const locateCropDialog = (page: Page) => page.getByRole('dialog', { name: 'Crop Image' })
/** Reads the position and size of the crop selection, in percent of the picture. */
const readCropSelection = (page: Page) =>
  page.locator('.ReactCrop__crop-selection').evaluate(({ style }) => [style.left, style.top, style.width, style.height].map(parseFloat))

/** Finds parts of the crop dialog that are too small to use or visible only after scrolling. */
function findHiddenCropDialogParts(page: Page) {
  return page.evaluate(() => {
    const dialog = document.querySelector('[role=dialog]')!
    const parts = dialog.querySelectorAll('.ReactCrop img, .ReactCrop__crop-selection, input, button')
    const edge = dialog.getBoundingClientRect()
    const hidden = [...parts].filter((part) => {
      const box = part.getBoundingClientRect()
      const [left, top] = [Math.max(0, edge.left) - 0.5, Math.max(0, edge.top) - 0.5]
      const [right, bottom] = [Math.min(innerWidth, edge.right) + 0.5, Math.min(innerHeight, edge.bottom) + 0.5]
      return box.left < left || box.top < top || box.right > right || box.bottom > bottom || Math.min(box.width, box.height) < 24
    })
    const scrolls = dialog.scrollHeight > dialog.clientHeight || dialog.scrollWidth > dialog.clientWidth
    return [...hidden.map((part) => part.className || part.ariaLabel || part.tagName), ...(scrolls ? ['scrolls'] : [])]
  })
}

test('a profile picture is cropped in any window, by mouse, keyboard and touch, then shown, changed and removed', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 860 })
  const card = await openDesignTabOfNewCard(page)

  await test.step('it is cropped, shown, changed and removed', async () => {
    const place = page.getByRole('group', { name: 'Profile Picture' })
    const photo = await createPhonePhoto(1600, 1200, 6)
    await chooseFileForUpload(page, 'Profile Picture', 'me.jpg', 'image/jpeg', photo)
    const dialog = locateCropDialog(page)
    await expect(dialog.getByText('Drag to reposition • Use the slider to zoom in/out • Select area to crop')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Apply Crop' })).toBeEnabled()
    await expect(dialog.getByLabel('Zoom')).toHaveAttribute('min', '50')
    await expect(dialog.getByLabel('Rotation')).toHaveAttribute('step', '5')
    await page.setViewportSize({ width: 1280, height: 860 })
    await dialog.getByLabel('Rotation').fill('180')
    await dialog.getByRole('button', { name: 'Apply Crop' }).click()
    await expect(locateNotices(page).getByText('Your image has been uploaded successfully.')).toBeVisible()
    expect(await readLastUploadedFile(page)).toMatchObject({ type: 'image/jpeg', exif: false })
    await expect(place.getByRole('img', { name: 'Profile Picture' })).toBeVisible()
    await expect.poll(async () => (await fetchStoredCard(page, card)).profilePicture).toMatch(/-500x500\.jpg$/)
    const { profilePicture } = await fetchStoredCard(page, card)
    const looked = await readPhotoQuarterColors(page, profilePicture!)
    expect(looked.quarters).toEqual(UPRIGHT_PHOTO_COLORS.toReversed())

    await expect(place.getByRole('button', { name: 'Change Profile Picture' })).toBeVisible()
    page.once('dialog', (confirm) => {
      expect(confirm.message()).toBe('Are you sure you want to remove this image?')
      void confirm.dismiss()
    })
    await place.getByRole('button', { name: 'Remove Profile Picture' }).click()
    await expect(place.getByRole('img', { name: 'Profile Picture' })).toBeVisible()
    page.once('dialog', (confirm) => void confirm.accept())
    await place.getByRole('button', { name: 'Remove Profile Picture' }).click()
    await expect(locateNotices(page).getByText('The image has been removed from your card.')).toBeVisible()
    await expect.poll(async () => (await fetchStoredCard(page, card)).profilePicture).toBeNull()
    await dismissNotices(page)
  })

  await test.step('the crop dialog shows the complete picture in any window, and rotating the device keeps the crop', async () => {
    for (const [width, height] of [
      [900, 1600],
      [4000, 600],
      [200, 200],
    ] as const) {
      const picture = sharp({ create: { width, height, channels: 3, background: '#8a5' } }).jpeg()
      await chooseFileForUpload(page, 'Profile Picture', `${width}.jpg`, 'image/jpeg', await picture.toBuffer())
      const place = page.locator('.ReactCrop__crop-selection')
      await expect(place).toBeVisible()
      await place.focus()
      await page.keyboard.press('ArrowRight')
      const chosen = await readCropSelection(page)
      for (const [wide, high] of [
        [1280, 720],
        [390, 844],
        [844, 390],
        [320, 568],
        [390, 600],
        [1280, 600],
      ] as const) {
        await page.setViewportSize({ width: wide, height: high })
        await expect.poll(() => findHiddenCropDialogParts(page), `${width}x${height} at ${wide}x${high}`).toEqual([])
        expect(await readCropSelection(page)).toEqual(chosen)
      }
      await locateCropDialog(page).getByRole('button', { name: 'Cancel' }).click()
    }
  })

  await test.step('the crop selection is moved and resized by keyboard, and a stray touch does not change it', async () => {
    await page.setViewportSize({ width: 1280, height: 860 })
    await chooseFileForUpload(page, 'Profile Picture', 'me.jpg', 'image/jpeg', await createPhonePhoto(900, 1600, 1))
    await expect(locateCropDialog(page).getByRole('button', { name: 'Apply Crop' })).toBeEnabled()
    const first = await readCropSelection(page)
    await page.locator('.ReactCrop__crop-selection').focus()
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Shift+ArrowLeft')
    const moved = await readCropSelection(page)
    expect([moved[0]! < first[0]!, moved[1]! > first[1]!, moved.slice(2)]).toEqual([true, true, first.slice(2)])
    await page.getByRole('button', { name: /south east drag handle/ }).focus()
    await page.keyboard.press('Shift+ArrowLeft')
    const smaller = await readCropSelection(page)
    expect([smaller[2]! < moved[2]!, smaller[3]! < moved[3]!]).toEqual([true, true])

    // A click, a drag or a swipe outside the crop selection does not change the selection.
    const box = (await page.locator('.ReactCrop').boundingBox())!
    const beside = { x: box.x + 6, y: box.y + 6 }
    await page.mouse.click(beside.x, beside.y)
    await page.mouse.move(beside.x, beside.y)
    await page.mouse.down()
    await page.mouse.move(beside.x + 60, beside.y + 30, { steps: 3 })
    await page.mouse.up()
    expect(await readCropSelection(page)).toEqual(smaller)
    const touchable = await page.evaluate(({ x, y }) => getComputedStyle(document.elementFromPoint(x, y)!).touchAction, beside)
    expect(touchable).not.toBe('none')

    // A click outside the crop dialog does not close it. The Escape key and the Back button close it.
    await locateCropDialog(page).getByLabel('Rotation').fill('90')
    await page.mouse.click(8, 300)
    await expect(locateCropDialog(page).getByLabel('Rotation')).toHaveValue('90')
    expect(await readCropSelection(page)).toEqual(smaller)
    await closeDialogByEscape(page, locateCropDialog(page))
    const small = await createPhonePhoto(900, 900, 1)
    await chooseFileForUpload(page, 'Profile Picture', 'me.jpg', 'image/jpeg', small)
    await expect(locateCropDialog(page)).toBeVisible()
    await closeDialogByBack(page, locateCropDialog(page))

    await page.goto(`/mobile-editor/${card.id}`)
    await page.getByRole('button', { name: 'Add Profile Picture' }).click()
    await chooseFileForUpload(page, 'Profile Picture', 'me.jpg', 'image/jpeg', small)
    await expect(locateCropDialog(page).getByRole('button', { name: 'Apply Crop' })).toBeEnabled()
    await page.mouse.click(8, 300)
    await expect(locateCropDialog(page)).toBeVisible()
    await locateCropDialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(locateCropDialog(page)).toBeHidden()
  })
})

const createPlainImage = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#8a5' } })

const locateGalleryParts = (page: Page) => ({
  place: page.getByRole('group', { name: 'Gallery Image' }),
  uploads: page.getByRole('list', { name: 'Images being uploaded' }).getByRole('listitem'),
  images: page.getByRole('list', { name: 'Gallery images' }).getByRole('listitem'),
})

/** Returns files like a phone's: a sideways photo, one without a MIME type, a HEIC with a wrong type, a tall screenshot. */
async function createPhoneImageFiles() {
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })
  return [
    file('IMG_0001.JPG', 'image/jpeg', await createPhonePhoto(1600, 1200, 6)),
    file('Été à la plage (1).jpg', '', await createPlainImage(1600, 1200).withMetadata({ orientation: 8 }).jpeg().toBuffer()),
    file('IMG_0003.jpg', 'image/jpeg', Buffer.from('\0\0\0\x18ftypheic')),
    file(
      'Screenshot.png',
      'image/png',
      await createPlainImage(1170, 2532)
        .composite([{ input: await createPhonePhoto(900, 900, 1) }])
        .png()
        .toBuffer(),
    ),
  ]
}

test('several phone photos join the gallery in the chosen order, even if one upload fails, and at most eight', async ({ page }) => {
  test.slow()
  const card = await openDesignTabOfNewCard(page)
  await page.getByRole('tab', { name: 'Gallery' }).click()
  const { place, uploads, images } = locateGalleryParts(page)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/api/upload', async (route) => {
    const first = sent++ === 0
    if (first) await released
    await (first ? route.fulfill({ status: 429, json: { success: false, error: 'Wait a little.' } }) : route.continue())
  })
  await page.getByLabel('File for Gallery Image').setInputFiles(await createPhoneImageFiles())
  await expect(uploads).toHaveCount(4)
  await expect(uploads.nth(0).getByRole('progressbar', { name: 'Uploading IMG_0001.JPG' })).toBeVisible()
  await expect(uploads.nth(1)).toContainText('Waiting...')
  release()
  await expect(images).toHaveCount(2)
  await expect(uploads).toHaveCount(2)
  await expect(uploads.nth(0)).toContainText('Wait a little.')
  await expect(uploads.nth(1)).toContainText('HEIC photos cannot be read here. Please choose a JPG or PNG.')
  // Failed uploads stay listed if the user switches tabs. A retried picture gets its original place in the gallery.
  await page.getByRole('tab', { name: 'Design' }).click()
  await page.getByRole('tab', { name: 'Gallery' }).click()
  await uploads.nth(0).getByRole('button', { name: 'Try again' }).click()
  await expect(images).toHaveCount(3)
  await uploads.getByRole('button', { name: 'Dismiss IMG_0003.jpg' }).click()
  await expect(uploads).toHaveCount(0)
  expect((await fetchStoredCard(page, card)).gallery).toEqual([])
  await page.getByRole('button', { name: 'Save Changes' }).first().click()
  await expect.poll(async () => (await fetchStoredCard(page, card)).gallery.length).toBe(3)
  const { gallery } = await fetchStoredCard(page, card)
  expect(await readPhotoQuarterColors(page, gallery[0]!.url)).toEqual({ width: 1200, height: 1600, quarters: UPRIGHT_PHOTO_COLORS })
  expect(gallery.slice(1).map(({ url }) => [imageVariantsOfUrl(url)!.width, imageVariantsOfUrl(url)!.height])).toEqual([
    [1200, 1600],
    [1096, 2372],
  ])

  await test.step('pictures beyond the limit are not uploaded but named', async () => {
    const names = Array.from({ length: 7 }, (_, i) => `more ${i + 1}.jpg`)
    const small = await createPlainImage(90, 60).jpeg().toBuffer()
    const dropped = await page.evaluateHandle(
      ({ names, base64 }) => {
        const data = new DataTransfer()
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
        for (const name of names) data.items.add(new File([bytes], name, { type: 'image/jpeg' }))
        return data
      },
      { names, base64: small.toString('base64') },
    )
    await place.dispatchEvent('drop', { dataTransfer: dropped })
    await expect(place.getByText('The gallery holds at most 8 images. Not uploaded: more 6.jpg, more 7.jpg.')).toBeVisible()
    await expect(images).toHaveCount(8)
    await expect(place.getByText('The gallery is full.')).toBeVisible()
    expect((await fetchStoredCard(page, card)).gallery).toHaveLength(3)
    await page.getByRole('button', { name: 'Save Changes' }).first().click()
    await expect.poll(async () => (await fetchStoredCard(page, card)).gallery.length).toBe(8)
  })
})

/** Holds back uploads until the returned function is called. The upload with the index `failing` is refused. */
async function holdUploads(page: Page, failing = -1): Promise<() => void> {
  const { promise: released, resolve } = Promise.withResolvers<void>()
  let sent = 0
  await page.route('**/api/upload', async (route) => {
    const fails = sent++ === failing
    await released
    await (fails ? route.fulfill({ status: 429, json: { success: false, error: 'Wait a little.' } }) : route.continue())
  })
  return resolve
}

test('Save Changes waits for pictures that are being uploaded, and announces no success if one fails', async ({ page }) => {
  test.slow()
  const card = await openDesignTabOfNewCard(page)
  const { uploads, images } = locateGalleryParts(page)
  const save = page.getByRole('button', { name: /^Sav/ }).first()
  const status = page.getByText('Uploading pictures...').first()
  const success = locateNotices(page).getByText('Card updated successfully')
  const buffer = await createPlainImage(900, 600).jpeg().toBuffer()
  const openTab = (name: string) => page.getByRole('tab', { name }).click()
  const chooseTwoPictures = async () => {
    await openTab('Gallery')
    const files = ['a.jpg', 'b.jpg'].map((name) => ({ name, mimeType: 'image/jpeg', buffer }))
    await page.getByLabel('File for Gallery Image').setInputFiles(files)
    await expect(uploads).toHaveCount(2)
  }

  await test.step('if one upload fails, it saves the others and shows the failed one', async () => {
    const release = await holdUploads(page, 0)
    await chooseTwoPictures()
    await openTab('Basic Info')
    await save.click()
    release()
    await expect(locateNotices(page).getByText('Not every picture was uploaded')).toBeVisible()
    await expect(images).toHaveCount(1)
    await expect(uploads).toHaveCount(1)
    await expect(uploads.getByText('Wait a little.')).toBeInViewport()
    await expect(uploads.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(success).toHaveCount(0)
    expect((await fetchStoredCard(page, card)).gallery).toHaveLength(1)
    await uploads.getByRole('button', { name: /^Dismiss/ }).click()
    await expect(uploads).toHaveCount(0)
  })

  await test.step('it saves after the uploads have ended', async () => {
    const release = await holdUploads(page)
    await chooseTwoPictures()
    await expect(status).toBeVisible()
    await openTab('Basic Info')
    await page.getByLabel('Title', { exact: true }).fill('Waiting')
    await save.click()
    await expect(save).toHaveAttribute('aria-busy', 'true')
    await expect(status).toBeVisible()
    expect((await fetchStoredCard(page, card)).title).not.toBe('Waiting')
    await expect(success).toHaveCount(0)
    release()
    await expect(success).toBeVisible()
    expect(await fetchStoredCard(page, card)).toMatchObject({ title: 'Waiting', gallery: [{}, {}, {}] })
    // Otherwise the next step could find this notice in place of its own.
    await dismissNotices(page)
  })

  await test.step('it waits for a cover photo, which the upload itself stores, and says that the card is saved only when all of it is', async () => {
    const release = await holdUploads(page)
    const { promise: titleReleased, resolve: releaseTitle } = Promise.withResolvers<void>()
    await page.route(`**/api/business-cards/${card.id}`, async (route) => {
      if (route.request().postData()?.includes('Waiting again')) await titleReleased
      await route.continue()
    })
    await page.getByLabel('Title', { exact: true }).fill('Waiting again')
    await openTab('Design')
    await chooseFileForUpload(page, 'Cover Photo', 'cover.jpg', 'image/jpeg', buffer)
    await expect(status).toBeVisible()
    await save.click()
    release()
    await expect(locateNotices(page).getByText('Picture updated')).toBeVisible()
    await expect(success).toHaveCount(0)
    expect(await fetchStoredCard(page, card)).toMatchObject({ title: 'Waiting', coverPhoto: expect.stringMatching(/^\/media\//) })
    releaseTitle()
    await expect(success).toBeVisible()
    expect((await fetchStoredCard(page, card)).title).toBe('Waiting again')
  })
})

test('unusable image files are refused, and a failed upload is reported and leaves the card unchanged', async ({ page }) => {
  test.slow()
  const card = await openDesignTabOfNewCard(page)
  await test.step('unusable image files are refused with a reason', async () => {
    const small = await createPhonePhoto(160, 120, 1)
    await chooseFileForUpload(page, 'Logo', 'a.html', 'text/html', Buffer.from('<b>'))
    await expect(locateNotices(page).getByText('Please upload a JPG, PNG, or GIF image.')).toBeVisible()
    await chooseFileForUpload(page, 'Logo', 'logo.jpg', 'image/jpeg', small)
    await expect(locateNotices(page).getByText('Logo must be at least 150x150 pixels. This one is 160x120.')).toBeVisible()
    await chooseFileForUpload(page, 'Cover Photo', 'page.jpg', 'image/jpeg', Buffer.from('<!doctype html><script>alert(1)</script>'))
    await expect(locateNotices(page).getByText('Failed to load image')).toBeVisible()
    // This file ends soon after its header, and the browser draws it as a large grey picture.
    const jpeg = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: '#f00' } })
      .jpeg()
      .toBuffer()
    await chooseFileForUpload(page, 'Cover Photo', 'cut-off.jpg', 'image/jpeg', jpeg.subarray(0, 700))
    await expect(locateNotices(page).getByText(IMAGE_UPLOAD_ERROR_MESSAGES.damaged)).toBeVisible()
    await chooseFileForUpload(page, 'Cover Photo', 'IMG_0002.HEIC', 'image/heic', Buffer.from('\0\0\0\x18ftypheic'))
    await expect(locateNotices(page).getByText('HEIC photos cannot be read here. Please choose a JPG or PNG.')).toBeVisible()
    await chooseFileForUpload(page, 'Profile Picture', 'wide.jpg', 'image/jpeg', await createPhonePhoto(900, 300, 1))
    await expect(locateNotices(page).getByText('A square image works best for a profile picture.')).toBeVisible()
    await locateCropDialog(page).getByRole('button', { name: 'Cancel' }).click()
    await expect(locateCropDialog(page)).toBeHidden()
  })
  await test.step('a failed upload is reported and leaves the card unchanged', async () => {
    const wide = await createPhonePhoto(1200, 400, 1)
    for (const [answer, said, title] of [
      [{ status: 429, json: { success: false, error: 'Wait a little.', message: 'Wait a little.' } }, 'Wait a little.', 'Upload failed'],
      [{ json: { success: true } }, 'Failed to upload image - no URL returned.', 'Upload failed'],
      [{ json: { success: true, url: 'https://elsewhere.example/a.jpg' } }, 'Invalid image URL received from upload', 'Upload failed'],
      [null, 'An unexpected error occurred during upload.', 'Upload error'],
    ] as const) {
      await page.route('**/api/upload', (route) => (answer ? route.fulfill(answer) : route.abort()))
      await chooseFileForUpload(page, 'Cover Photo', 'wide.jpg', 'image/jpeg', wide)
      await expect(locateNotices(page).getByText(said)).toBeVisible()
      await expect(locateNotices(page).getByText(title, { exact: true }).first()).toBeVisible()
      await page.unroute('**/api/upload')
    }
    expect((await fetchStoredCard(page, card)).coverPhoto).toBeNull()

    // An upload that makes no progress for a minute is cancelled. Trying again sends the same file.
    await dismissNotices(page)
    await page.clock.install()
    const held = page.waitForRequest('**/api/upload')
    await page.route('**/api/upload', () => undefined)
    await page.getByRole('button', { name: 'Try again' }).click()
    await held
    await page.clock.fastForward('01:01')
    await expect(locateNotices(page).getByText('The upload came to a standstill. Check your network, then try again.')).toBeVisible()
    await page.unroute('**/api/upload')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(locateNotices(page).getByText('Upload successful')).toBeVisible()
    expect((await fetchStoredCard(page, card)).coverPhoto).toMatch(/^\/media\//)
  })
})

requestTest('the demo cards have pictures', async ({ request }) => {
  for (const slug of Object.values(SEEDED_USERNAMES)) {
    const { profilePicture, coverPhoto, logoUrl, gallery } = (await (await request.get(`/api/card/${slug}`)).json()) as Card
    for (const url of [profilePicture, coverPhoto, logoUrl, ...gallery.map((picture) => picture.url)]) {
      const res = await request.get(url!)
      expect([res.status(), res.headers()['content-type']?.slice(0, 6)], url!).toEqual([200, 'image/'])
    }
  }
})
