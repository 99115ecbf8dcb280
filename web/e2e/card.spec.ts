import { expect } from '@playwright/test'
import { escape, expectAccessible, expectDialogEntryRemoved, WIDTHS } from './accessible.ts'
import { createCard, newCard } from './cards.ts'
import { DESKTOP, hold, openView, quietTest, test } from './fixtures.ts'
import { signInAs } from './accounts.ts'

const LONG = {
  name: 'Dr. Priyanka Balasubramanian-Østergaard',
  title: 'Consultant Hand & Reconstructive Plastic Surgeon',
  company: 'Karolinska International Centre for Upper Limb Reconstruction',
  phone: '+46 8 555 01 23',
  email: 'priyanka.balasubramanian@upper-limb-reconstruction.example',
  address: 'Valhallavägen 91\n114 28 Stockholm',
  website: 'upper-limb-reconstruction.example/people/balasubramanian',
  about: 'I repair hands.\n\nAnd the occasional broken promise.',
  socialLinks: Object.fromEntries(
    [
      'linkedin',
      'twitter',
      'instagram',
      'facebook',
      'youtube',
      'telegram',
      'skype',
      'wechat',
      'threads',
      'tiktok',
      'pinterest',
      'medium',
    ].map((key) => [key, 'priyanka']),
  ),
  customButtons: ['#ffffff', '#000000', '#d9bd90', '#7f7f7f'].map((backgroundColor) => ({
    text: `Colour ${backgroundColor}`,
    url: 'https://a.example/',
    backgroundColor,
  })),
  videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
}
const PEOPLE = [{ name: 'ليلى حداد', title: 'مهندسة معمارية', about: 'أصمم بيوتًا هادئة.' }, LONG]

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of WIDTHS)
    quietTest(
      `the card is accessible in ${colorScheme} at ${width} pixels, for a full card and a card in Arabic`,
      async ({ visit, page }) => {
        test.setTimeout(180_000)
        await signInAs(page, 5)
        const visitor = await visit(null, { colorScheme, viewport: { width, height: 844 } })
        for (const fields of PEOPLE) {
          const { slug } = await createCard(page, fields)
          await visitor.goto(`/view/${slug}`)
          await expectAccessible(visitor)
        }
        await visitor.getByRole('button', { name: 'QR Code' }).click()
        await expect(visitor.getByRole('dialog', { name: 'Scan to view card' }).getByRole('img')).toBeVisible()
        await expectAccessible(visitor)
        await escape(visitor, visitor.getByRole('dialog'))
        await expectDialogEntryRemoved(visitor)
        await visitor.goto('/view/nobody-was-ever-here')
        await expect(visitor.getByRole('heading', { name: 'Card Not Found' })).toBeVisible()
        await expectAccessible(visitor)
      },
    )

test('script, fonts and gallery are requested only after the page is shown', async ({ visit }) => {
  const page = await visit('demo')
  await expect(page.locator('html.settled')).toBeAttached()
  const pictures = page.locator('.card-gallery img')
  await pictures.first().scrollIntoViewIfNeeded()
  await expect(pictures.first()).toHaveJSProperty('complete', true)
  const { own, shown, loadedAt } = await page.evaluate(() => {
    const pictures = new Set([...document.querySelectorAll<HTMLImageElement>('.card-gallery img')].map(({ currentSrc }) => currentSrc))
    const loads = performance.getEntriesByType('resource')
    const startOf = (which: (name: string) => boolean) => loads.filter(({ name }) => which(name)).map(({ startTime }) => startTime)
    return {
      own: startOf((name) => name.includes('/assets/')),
      shown: startOf((name) => pictures.has(name)),
      loadedAt: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).loadEventStart,
    }
  })
  expect(own.length).toBeGreaterThan(1)
  expect(shown.length).toBeGreaterThan(0)
  expect(Math.min(...own)).toBeGreaterThanOrEqual(loadedAt)
  // The gallery is held back until the page has loaded, but at most for three seconds.
  expect(Math.min(...shown)).toBeGreaterThanOrEqual(Math.min(loadedAt, 3000))

  // A photo that never comes keeps the page from loading, and nobody from the gallery.
  const slow = await page.context().newPage()
  await slow.route(/\/media\/.*-500x500/, () => undefined)
  await slow.goto('/view/demo', { waitUntil: 'commit' })
  const link = slow.locator('.card-gallery a').first()
  await link.scrollIntoViewIfNeeded()
  await expect(link).toHaveCSS('clip-path', 'none')
  await expect(link.locator('img')).toHaveJSProperty('complete', true)
  await expect(slow.locator('html.shown')).toHaveCount(0)
})

test("Share uses the device's share sheet where there is one, else a menu that copies the URL", async ({ visit, baseURL }) => {
  const page = await visit('demo', { ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('button', { name: 'Share' }).click()
  const menu = page.getByRole('dialog', { name: 'Share this card' })
  await menu.getByRole('button', { name: 'Copy link' }).click()
  await expect(menu.getByRole('button', { name: 'Link copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/view/demo`)
  await expect(menu.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /s%3Dshare$/)

  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: (data: ShareData) => Promise.resolve(document.documentElement.setAttribute('data-shared', data.url!)),
    })
  })
  await openView(page, 'demo')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', `${baseURL}/view/demo?s=share`)
})

test('Save Contact is locked for a second, and a video loads only when it is tapped', async ({ visit, page }) => {
  const { slug } = await newCard(page, LONG)
  const visitor = await visit(null, DESKTOP)
  const foreign: string[] = []
  await visitor.route(/youtube/, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'A film' })
  })
  await openView(visitor, slug)
  const save = visitor.locator('[data-save]')
  const come = await hold(visitor, '**/api/vcard/*')
  const coming = visitor.waitForEvent('download')
  await save.click()
  await expect(save).toHaveText('Downloading...')
  come()
  const file = await coming
  await expect(save).toHaveText('Save Contact')
  expect(file.suggestedFilename()).toBe('Dr__Priyanka_Balasubramanian_Østergaard.vcf')

  expect(foreign).toEqual([])
  const clicks: unknown[] = []
  visitor.context().on('request', (request) => request.url().endsWith('/card-clicks') && clicks.push(request.postDataJSON()))
  await visitor.getByRole('link', { name: 'Watch on YouTube' }).click()
  await expect(visitor.frameLocator('iframe.card-video').getByText('A film')).toBeVisible()
  expect(foreign).toEqual(['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1'])
  await expect.poll(() => clicks).toEqual([expect.objectContaining({ linkType: 'video', linkId: 'video' })])
})

test('a video file counts one play a visit, and none for a tap without playing', async ({ visit, page }) => {
  const { slug } = await newCard(page, { videoUrl: 'https://films.example/a.mp4' })
  const visitor = await visit(null, DESKTOP)
  await visitor.route('https://films.example/**', (route) => route.abort())
  const clicks: { linkType: string }[] = []
  visitor.context().on('request', (request) => request.url().endsWith('/card-clicks') && clicks.push(request.postDataJSON()))
  await openView(visitor, slug)
  const video = visitor.locator('video')
  await video.dispatchEvent('click')
  expect(clicks).toEqual([])
  for (const _ of [1, 2]) await video.evaluate((element) => element.dispatchEvent(new Event('play')))
  await expect.poll(() => clicks.map(({ linkType }) => linkType)).toEqual(['video'])
})

test('Save Contact counts once against the rate limit, cached or not, and the card reports a reached limit', async ({
  visit,
  page,
  request,
}) => {
  const { id, slug } = await newCard(page)
  test.slow()
  // The limit counts per clock minute, so a run that crosses a minute is repeated from another address.
  for (let nth = 1; ; nth++) {
    const minute = Math.floor(Date.now() / 60_000)
    const headers = { 'cf-connecting-ip': `203.0.113.${nth}` }
    const visitor = await visit(null, { ...DESKTOP, hasTouch: true, isMobile: true, extraHTTPHeaders: headers })
    const devtools = await visitor.context().newCDPSession(visitor)
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await openView(visitor, slug)
    const save = visitor.locator('[data-save]')
    for (const _ of [1, 2]) {
      await Promise.all([visitor.waitForEvent('download'), save.tap()])
      await expect(save).toHaveText('Save Contact')
    }
    let left = 0
    while ((await request.get(`/api/vcard/${id}`, { headers })).ok()) left++
    await save.tap()
    await expect(visitor.locator('.page-toast')).toHaveText(/^Download failed: /)
    await expect(visitor).toHaveURL(`/view/${slug}`)
    if (Math.floor(Date.now() / 60_000) !== minute) continue
    expect(left).toBe(58)
    return
  }
})
