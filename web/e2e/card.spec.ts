import { expect } from '@playwright/test'
import { createCardAsLevel5 } from './cards.ts'
import { DESKTOP_WINDOW, holdRequests, openCardPage, test } from './fixtures.ts'

const LONG_TEXT_CARD_FIELDS = {
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
test('an unknown card says that there is none', async ({ visit }) => {
  const visitor = await visit()
  await visitor.goto('/view/nobody-was-ever-here')
  await expect(visitor.getByRole('heading', { name: 'Card Not Found' })).toBeVisible()
})

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
  // Gallery pictures load only after the page has loaded, or after three seconds if the page loads slowly.
  expect(Math.min(...shown)).toBeGreaterThanOrEqual(Math.min(loadedAt, 3000))

  // A profile photo that never arrives delays the page's load event, but not the gallery.
  const slow = await page.context().newPage()
  await slow.route(/\/media\/.*-500x500/, () => undefined)
  await slow.goto('/view/demo', { waitUntil: 'commit' })
  const link = slow.locator('.card-gallery a').first()
  await link.scrollIntoViewIfNeeded()
  await expect(link).toHaveCSS('clip-path', 'none')
  await expect(link.locator('img')).toHaveJSProperty('complete', true)
  await expect(slow.locator('html.shown')).toHaveCount(0)
})

test('the Share button uses the share sheet of the device if there is one, else a menu that copies the URL', async ({ visit, baseURL }) => {
  const page = await visit('demo', { ...DESKTOP_WINDOW, permissions: ['clipboard-read', 'clipboard-write'] })
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
  await openCardPage(page, 'demo')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-shared', `${baseURL}/view/demo?s=share`)
})

test('after a click, Save Contact is locked for a second; a video loads only when it is tapped', async ({ visit, page }) => {
  const { slug } = await createCardAsLevel5(page, LONG_TEXT_CARD_FIELDS)
  const visitor = await visit(null, DESKTOP_WINDOW)
  const foreign: string[] = []
  await visitor.route(/youtube/, (route) => {
    foreign.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: 'A film' })
  })
  await openCardPage(visitor, slug)
  const save = visitor.locator('[data-save]')
  const come = await holdRequests(visitor, '**/api/vcard/*')
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

test('a video file counts one play per visit, and a tap that does not start it counts nothing', async ({ visit, page }) => {
  const { slug } = await createCardAsLevel5(page, { videoUrl: 'https://films.example/a.mp4' })
  const visitor = await visit(null, DESKTOP_WINDOW)
  await visitor.route('https://films.example/**', (route) => route.abort())
  const clicks: { linkType: string }[] = []
  visitor.context().on('request', (request) => request.url().endsWith('/card-clicks') && clicks.push(request.postDataJSON()))
  await openCardPage(visitor, slug)
  const video = visitor.locator('video')
  await video.dispatchEvent('click')
  expect(clicks).toEqual([])
  for (const _ of [1, 2]) await video.evaluate((element) => element.dispatchEvent(new Event('play')))
  await expect.poll(() => clicks.map(({ linkType }) => linkType)).toEqual(['video'])
})

const getMinute = () => Math.floor(Date.now() / 60_000)

test('saving a contact, cached or not, counts once against the rate limit; the card reports a reached limit', async ({
  visit,
  page,
  request,
}) => {
  const { id, slug } = await createCardAsLevel5(page)
  test.slow()
  // The rate limit counts per clock minute, so if the minute changes, the test repeats its requests from another IP address.
  for (let nth = 1; ; nth++) {
    const minute = getMinute()
    const headers = { 'cf-connecting-ip': `203.0.${test.info().retry}.${nth}` }
    const visitor = await visit(null, { ...DESKTOP_WINDOW, hasTouch: true, isMobile: true, extraHTTPHeaders: headers })
    const devtools = await visitor.context().newCDPSession(visitor)
    await devtools.send('Network.setCacheDisabled', { cacheDisabled: true })
    await openCardPage(visitor, slug)
    const save = visitor.locator('[data-save]')
    for (const _ of [1, 2]) {
      await Promise.all([visitor.waitForEvent('download'), save.tap()])
      await expect(save).toHaveText('Save Contact')
    }
    let left = 0
    while ((await request.get(`/api/vcard/${id}`, { headers })).ok()) left++
    await save.tap()
    const notice = visitor.locator('.page-toast')
    await expect.poll(async () => getMinute() !== minute || (await notice.isVisible())).toBe(true)
    if (getMinute() !== minute) continue
    await expect(notice).toHaveText(/^Download failed: /)
    await expect(visitor).toHaveURL(`/view/${slug}`)
    expect(left).toBe(58)
    return
  }
})
