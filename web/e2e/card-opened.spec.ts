import { expect, type Page } from '@playwright/test'
import { closeDialogByEscape, closeDialogByBack } from './accessible.ts'
import { signInAsLevel } from './accounts.ts'
import { createTestCard, createCardAsLevel5, fetchOwnCards } from './cards.ts'
import { collectRequestUrls, DESKTOP_WINDOW, holdRequests, openCardPage, test } from './fixtures.ts'

const IPHONE_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const IN_APP_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 Instagram 380.0.0.28'

async function swipeHorizontally(page: Page, from: number, to: number) {
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...xs: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: xs.map((x) => ({ x, y: 350 })) })
  await touch('touchStart', from)
  for (let step = 1; step <= 8; step++) await touch('touchMove', from + ((to - from) * step) / 8)
  await touch('touchEnd')
}

test('the gallery opens over the card, works by keys, buttons and swipes, and returns focus to where it was opened', async ({
  visit,
  page,
}) => {
  await signInAsLevel(page, 5)
  const pictures = (await fetchOwnCards(page))[0]!.gallery.slice(0, 3)
  const { slug } = await createTestCard(page, { theme: 'beauty', gallery: [...pictures.slice(0, 2), { url: pictures[2]!.url }] })
  const visitor = await visit(slug, { hasTouch: true })
  const viewers = collectRequestUrls(visitor, /\/viewer-/)
  const links = visitor.locator('.card-gallery a')
  // Without JavaScript, a click on a gallery picture opens this link to the image file.
  await expect(links.nth(1)).toHaveAttribute('href', pictures[1]!.url)
  expect((await page.request.get(pictures[1]!.url)).headers()['content-type']).toBe('image/jpeg')

  expect(viewers).toEqual([])
  await links.nth(1).click()
  const viewer = visitor.getByRole('dialog', { name: 'Gallery' })
  await expect(viewer.getByText('2 of 3')).toBeVisible()
  await expect(viewer.getByText(pictures[1]!.alt!, { exact: true })).toBeInViewport()
  expect(viewers).toHaveLength(1)

  await visitor.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('img', { name: 'Picture 3 of 3' })).toBeInViewport({ ratio: 0.9 })
  await expect(viewer.getByText('3 of 3', { exact: true })).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Next picture' })).toHaveAttribute('aria-disabled', 'true')
  await visitor.keyboard.press('Home')
  await expect(viewer.getByText('1 of 3')).toBeVisible()
  await expect(viewer.getByRole('img', { name: pictures[0]!.alt! })).toBeInViewport({ ratio: 0.9 })
  await viewer.getByRole('button', { name: 'Next picture' }).click()
  await expect(viewer.getByRole('img', { name: pictures[1]!.alt! })).toBeInViewport({ ratio: 0.9 })
  await swipeHorizontally(visitor, 330, 60)
  await expect(viewer.getByText('3 of 3', { exact: true })).toBeVisible()

  await closeDialogByEscape(visitor, viewer)
  await expect(links.nth(1)).toBeFocused()
  await links.first().click()
  await expect(viewer.getByText('1 of 3')).toBeVisible()
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(viewer).toBeHidden()
})

test('a failed contact download is reported on the card, and a successful one counts once', async ({ visit, page }) => {
  const { slug } = await createCardAsLevel5(page, { theme: 'dynamic' })
  const visitor = await visit(slug)
  const saves = collectRequestUrls(visitor, /\/api\/card-saves/)
  const save = visitor.locator('[data-save]')
  await visitor.route('**/api/vcard/*', (route) => route.fulfill({ status: 429, json: { message: 'Too many requests.' } }), { times: 1 })
  await save.click()
  const alert = visitor.locator('.page-toast')
  await expect(alert).toHaveText('Download failed: Failed to download contact information. Please try again.')
  expect(saves).toEqual([])
  await expect(save).toHaveText('Save Contact')

  const downloads: string[] = []
  visitor.on('download', (download) => downloads.push(download.url()))
  const come = await holdRequests(visitor, '**/api/vcard/*')
  await save.dblclick()
  await expect(save).toHaveText('Downloading...')
  come()
  await expect(save).toHaveText('Save Contact')
  await expect(alert).toBeHidden()
  await expect.poll(() => downloads).toHaveLength(1)
  await expect.poll(() => saves).toHaveLength(1)
})

test('Safari on an iPhone explains how to save a contact; an in-app browser says that it cannot', async ({ visit, page, baseURL }) => {
  const { slug } = await createCardAsLevel5(page, { theme: 'health' })
  const phone = await visit(slug, { userAgent: IPHONE_USER_AGENT })
  const saves = collectRequestUrls(phone, /\/api\/card-saves/)
  await phone.locator('[data-save]').click()
  const guide = phone.getByRole('dialog', { name: 'Save Contact' })
  await expect(guide.getByRole('listitem')).toHaveCount(2)
  expect(saves).toEqual([])
  await Promise.all([phone.waitForEvent('download'), guide.getByRole('link', { name: 'Save Contact to iPhone' }).click()])
  await expect(guide).toBeHidden()
  await expect(phone.locator('[data-save]')).toBeFocused()
  await expect.poll(() => saves).toHaveLength(1)
  // A failed download of the contact is reported on the card's page, which stays open.
  await phone.route('**/api/vcard/*', (route) => route.abort())
  await phone.locator('[data-save]').click()
  await guide.getByRole('link', { name: 'Save Contact to iPhone' }).click()
  await expect(phone.locator('.page-toast')).toHaveText(/^Download failed: /)
  await expect(guide).toBeHidden()
  expect(saves).toHaveLength(1)
  await phone.context().close()

  const app = await visit(slug, { userAgent: IN_APP_USER_AGENT, colorScheme: 'dark', permissions: ['clipboard-read', 'clipboard-write'] })
  await app.locator('[data-save]').click()
  const hint = app.getByRole('dialog', { name: 'Open in your browser' })
  await expect(hint.getByRole('link', { name: 'Save here anyway' })).toHaveAttribute('href', /\/api\/vcard\/\d+$/)
  await hint.getByRole('button', { name: 'Copy link' }).click()
  await expect(hint.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await app.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/view/${slug}`)
  await hint.getByRole('button', { name: 'Close' }).click()
  await expect(hint).toBeHidden()
})

test('clicks before the script has loaded are counted, and leaving the page sends the time spent on it', async ({ visit, page }) => {
  const { id, slug } = await createCardAsLevel5(page, { phone: '+1 212 555 0142', website: 'a.example' })
  const visitor = await visit(null, DESKTOP_WINDOW)
  const context = visitor.context()
  await context.route('https://a.example/**', (route) => route.fulfill({ body: 'Elsewhere' }))
  const sent: { viewId: string; duration?: number }[] = []
  context.on('request', (request) => request.url().endsWith('/card-views') && sent.push(request.postDataJSON()))
  const come = await holdRequests(visitor, /\/assets\/card-[^/]*\.js$/)
  await visitor.goto(`/view/${slug}?s=qr`)
  await visitor.locator('a[href^="tel:"]').click()
  const [elsewhere] = await Promise.all([context.waitForEvent('page'), visitor.locator('a[href="https://a.example"]').click()])
  await elsewhere.close()
  come()
  await expect(visitor.locator('html.js')).toBeAttached()
  await expect.poll(() => sent.length).toBe(1)
  // The test only simulates that the visitor leaves the page, because Playwright sees no requests of a closing page.
  await visitor.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect.poll(() => sent).toEqual([sent[0], { ...sent[0], duration: expect.any(Number) }])
  await expect(async () => {
    const { clicks, summary, breakdowns } = await (await page.request.get(`/api/analytics/${id}`)).json()
    expect(summary).toMatchObject({ totalViews: 1, totalClicks: 2 })
    expect(summary).toMatchObject({ totalViews: 1, totalClicks: 2 })
    expect(clicks.map(({ linkType }: { linkType: string }) => linkType).toSorted()).toEqual(['phone', 'website'])
    expect(breakdowns.sources).toMatchObject([{ value: 'tag:qr' }])
  }).toPass({ timeout: 30_000 })
})

test('Back closes what is open over a card, and leaves no entry in the history', async ({ visit, page }) => {
  test.slow()
  await signInAsLevel(page, 5)
  const { slug } = await createTestCard(page, { gallery: (await fetchOwnCards(page))[0]!.gallery.slice(0, 2) })
  const visitor = await visit('demo', { userAgent: IPHONE_USER_AGENT })
  await openCardPage(visitor, slug)
  const address = `/view/${slug}`
  const state = () => visitor.evaluate(() => history.state as unknown)
  const share = visitor.getByRole('dialog', { name: 'Share this card' })
  const shareButton = visitor.getByRole('button', { name: 'Share', exact: true })
  const qr = visitor.getByRole('dialog', { name: 'Scan to view card' })
  const qrButton = visitor.getByRole('button', { name: 'QR Code' })

  await test.step('Back closes a popover, also one in place of another one, and any other way of closing removes its history entry', async () => {
    for (const [opener, popover] of [
      [qrButton, qr],
      [shareButton, share],
    ] as const) {
      await opener.click()
      await expect(popover).toBeVisible()
      await expect.poll(state).toEqual({ dialog: true })
      await closeDialogByBack(visitor, popover)
      await expect(visitor).toHaveURL(address)
      await visitor.goForward()
      await expect.poll(state).toBeNull()
      await expect(popover).toBeHidden()
      for (const close of [
        () => visitor.keyboard.press('Escape'),
        () => popover.getByRole('button', { name: 'Close' }).click(),
        async () => visitor.mouse.click(2, (await popover.boundingBox())!.y - 8),
      ]) {
        await opener.click()
        await expect.poll(state).toEqual({ dialog: true })
        await close()
        await expect(popover).toBeHidden()
        await expect.poll(state).toBeNull()
      }
    }

    await qrButton.click()
    await expect.poll(state).toEqual({ dialog: true })
    await shareButton.focus()
    await visitor.keyboard.press('Enter')
    await expect(share).toBeVisible()
    await expect(qr).toBeHidden()
    await expect.poll(state).toEqual({ dialog: true })
    await closeDialogByBack(visitor, share)
    await expect(visitor).toHaveURL(address)
    await expect.poll(state).toBeNull()
  })

  await test.step('Back closes the gallery and the contact dialog, Forward reopens neither, and after a reload Back leaves the card', async () => {
    const picture = visitor.locator('.card-gallery a').nth(1)
    for (const [opener, name] of [
      [picture, 'Gallery'],
      [visitor.locator('[data-save]'), 'Save Contact'],
    ] as const) {
      const dialog = visitor.getByRole('dialog', { name })
      await opener.click()
      await expect(dialog).toBeVisible()
      await closeDialogByBack(visitor, dialog)
      await expect(visitor).toHaveURL(address)
      await expect(opener).toBeFocused()
      await visitor.goForward()
      await expect.poll(state).toBeNull()
      await expect(dialog).toBeHidden()
      await opener.click()
      await expect(dialog).toBeVisible()
      await closeDialogByEscape(visitor, dialog)
      await expect.poll(state).toBeNull()
    }

    await picture.click()
    await expect(visitor.getByRole('dialog', { name: 'Gallery' })).toBeVisible()
    await visitor.reload()
    await expect(visitor.locator('html.js')).toBeAttached()
    await expect.poll(state).toBeNull()
    await visitor.goBack()
    await expect(visitor).toHaveURL('/view/demo')
  })

  await test.step('Back returns to the card from a link beside an open popover, and links in a popover work', async () => {
    await openCardPage(visitor, slug)
    await visitor.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/view/pro', textContent: 'Another card', id: 'beside' })
      // The card itself has turned away.
      document.querySelector('.page-bar')!.prepend(link)
    })
    await qrButton.click()
    await expect.poll(state).toEqual({ dialog: true })
    await visitor.locator('#beside').click()
    await expect(visitor).toHaveURL('/view/pro')
    await visitor.goBack()
    await expect(visitor).toHaveURL(address)
    await expect(visitor.locator('html.js')).toBeAttached()
    await expect.poll(state).toBeNull()
    await shareButton.click()
    await expect.poll(state).toEqual({ dialog: true })
    await share.locator('.page-address').click()
    await expect(share).toBeHidden()
    await expect(visitor).toHaveURL(address)
    await expect.poll(state).toBeNull()
  })
})
