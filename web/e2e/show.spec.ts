import { type BrowserContext, expect, type Page } from '@playwright/test'
import ICAL from 'ical.js'
import type { Card } from '../../schema/card.ts'
import { CARD_THEME_KEYS } from '../../schema/theme.ts'
import { signInAsLevel, signInByForm, TEST_PASSWORD } from './accounts.ts'
import { createCardAsLevel5, createTestCard, registerTestUser } from './cards.ts'
import { test } from './fixtures.ts'
import { readQrCodes } from '../../worker/test/qr-readers.ts'

/** Widths and heights of the smallest phone, a usual phone, and the same in landscape. */
const PHONE_SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
] as const
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

const PEOPLE: Partial<Card>[] = [
  { name: 'José Núñez', title: 'Cirujano; mano, muñeca', company: 'Clínica Núñez', phone: '+34 600 000 000', email: 'jose@nunez.example' },
  { name: '王小明', title: '总经理', company: '北京示例有限公司', phone: '+86 10 1234 5678', email: 'wang@example.cn' },
  { name: 'Ольга Щербакова', title: 'Главный редактор', company: 'Издательство', phone: '+7 495 123 45 67' },
]

/** Reads the code on a screenshot with both readers, which must agree. */
async function readShownCode(page: Page): Promise<string> {
  // Screenshots have one pixel per CSS pixel. A phone has more, so a code that is read here is read there, and these are decoded faster.
  const { zbar, zxing } = await readQrCodes(await page.screenshot({ scale: 'css', animations: 'disabled' }))
  expect(zxing).toHaveLength(1)
  expect(zbar).toEqual(zxing)
  return zxing[0]!
}

function readContact(vcard: string): Record<string, unknown> {
  const parsed = new ICAL.Component(ICAL.parse(vcard) as ConstructorParameters<typeof ICAL.Component>[0])
  return Object.fromEntries(parsed.getAllProperties().map((property) => [property.name, property.getFirstValue()]))
}

const updateCard = async (page: Page, { id }: Card, data: Partial<Card>) =>
  expect((await page.request.put(`/api/business-cards/${id}`, { data })).status()).toBe(200)

const chooseCode = (page: Page, name: 'Card link' | 'Contact') => page.getByRole('radio', { name }).check()

/** Moves one finger across the screen, at half of its height. */
async function swipe(page: Page, context: BrowserContext, fromX: number, toX: number) {
  const devtools = await context.newCDPSession(page)
  const y = 420
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: fromX, y }] })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: (fromX + toX) / 2, y }] })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: toX, y }] })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await devtools.detach()
}

test.describe('on a phone', () => {
  test.use(PHONE)

  test('both codes are read from the screen in every theme, one in light and one in dark colours', async ({ page, baseURL }) => {
    test.slow()
    const card = await createCardAsLevel5(page)
    const address = `${baseURL}/view/${card.slug}`
    for (const [index, theme] of CARD_THEME_KEYS.entries()) {
      const person = PEOPLE[index % PEOPLE.length]!
      await updateCard(page, card, { theme, email: null, ...person })
      await page.goto(`/view/${card.slug}/show`)
      await expect(page.getByRole('heading', { level: 1, name: person.name! })).toBeVisible()
      const { name, company, phone, email } = person
      const contact = { fn: name, org: company, tel: phone, url: address, ...(email && { email }) }
      // Both codes have the same colours. To save time, one is read in light and one in dark, in turns from theme to theme.
      const [linkScheme, contactScheme] = index % 2 ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
      await page.emulateMedia({ colorScheme: linkScheme })
      await chooseCode(page, 'Card link')
      await expect(page.getByText('Opens my card')).toBeVisible()
      expect(await readShownCode(page), theme).toBe(address)
      await page.emulateMedia({ colorScheme: contactScheme })
      await chooseCode(page, 'Contact')
      await expect(page.getByText('Saves my contact, no network needed')).toBeVisible()
      await expect(page.getByText('Opens my card')).toBeHidden()
      expect(readContact(await readShownCode(page)), theme).toMatchObject(contact)
    }
  })

  test('the codes stay dark on white with forced colours, on the smallest phone and lying on its side', async ({ page, baseURL }) => {
    const card = await createCardAsLevel5(page, { ...PEOPLE[0], theme: 'beauty', name: `${'Maximiliane-Katharina '.repeat(5)}`.trim() })
    const address = `${baseURL}/view/${card.slug}`
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' })
    await page.goto(`/view/${card.slug}/show`)
    for (const [width, height] of PHONE_SIZES) {
      await page.setViewportSize({ width, height })
      await chooseCode(page, 'Card link')
      expect(await readShownCode(page)).toBe(address)
      await chooseCode(page, 'Contact')
      expect(readContact(await readShownCode(page))).toMatchObject({ fn: card.name, url: address })
      const panel = (await page.locator('.show-panel:visible').boundingBox())!
      expect(panel.width).toBeGreaterThan(0.66 * Math.min(width, height))
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })

  test('swiping and the arrow keys open the owner’s other cards, as their links do', async ({ page, context }) => {
    await signInAsLevel(page, 5)
    const cards = [await createTestCard(page, { name: 'One' }), await createTestCard(page, { name: 'Two' })]
    const [one, two] = cards.map(({ slug }) => new RegExp(`/view/${slug}/show$`))
    await page.goto(`/view/${cards[0]!.slug}/show`)
    await expect(page.locator('html.js')).toBeAttached()
    await swipe(page, context, 330, 60)
    await expect(page).toHaveURL(two!)
    await expect(page.locator('html.js')).toBeAttached()
    await swipe(page, context, 60, 330)
    await expect(page).toHaveURL(one!)
    await expect(page.locator('html.js')).toBeAttached()
    // A swipe from the edge of the screen is the system's gesture, and a short movement is no swipe.
    await swipe(page, context, 388, 60)
    await swipe(page, context, 200, 170)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(two!)
    await expect(page.locator('html.js')).toBeAttached()
    // While a code is focused, the arrow keys switch between the codes, not between cards.
    await page.getByRole('radio', { name: 'Card link' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('radio', { name: 'Contact' })).toBeChecked()
    await expect(page).toHaveURL(two!)
    await page.getByRole('link', { name: 'Previous card' }).click()
    await expect(page).toHaveURL(one!)
  })

  test('an NFC tag is written, with a sentence for each state and failure', async ({ page, context, baseURL }) => {
    const { slug } = await createCardAsLevel5(page)
    await page.addInitScript(() => {
      interface Written {
        message: unknown
        finish: (failure?: string) => void
        aborted: boolean
      }
      const writes: Written[] = []
      class NDEFReader {
        write(message: unknown, { signal }: { signal: AbortSignal }) {
          return new Promise<void>((resolve, reject) => {
            const finish = (failure?: string) => (failure ? reject(new DOMException('', failure)) : resolve())
            const written: Written = { message, finish, aborted: false }
            writes.push(written)
            signal.addEventListener('abort', () => {
              written.aborted = true
              finish('AbortError')
            })
          })
        }
      }
      Object.assign(window, { NDEFReader, writes })
    })
    const finishWrite = (failure?: string) =>
      page.evaluate((name) => (window as unknown as { writes: { finish: (name?: string) => void }[] }).writes.at(-1)!.finish(name), failure)
    await page.goto(`/view/${slug}/show`)
    await page.getByRole('button', { name: 'Write NFC tag' }).click()
    const dialog = page.getByRole('dialog', { name: 'Write NFC tag' })
    await expect(dialog).toContainText('Hold the tag to the back of this phone.')
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
    // From here on, the page needs no network.
    await context.setOffline(true)
    for (const [failure, text] of [
      ['NotAllowedError', 'Allow NFC for this site in the browser’s settings'],
      ['NotSupportedError', 'This phone has no NFC, or the tag cannot hold a link.'],
      ['NotReadableError', 'NFC is switched off.'],
      ['NetworkError', 'The tag was taken away too early'],
      ['DataError', 'The tag could not be written.'],
    ] as const) {
      await finishWrite(failure)
      await expect(dialog).toContainText(text)
      await dialog.getByRole('button', { name: 'Try again' }).click()
      await expect(dialog).toContainText('Hold the tag to the back of this phone.')
    }
    await finishWrite()
    await expect(dialog).toContainText('Written. A phone that is held to this tag opens your card.')
    await expect(dialog.getByRole('button', { name: 'Try again' })).toBeHidden()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: 'Write NFC tag' }).click()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    const readWrites = () => page.evaluate(() => (window as unknown as { writes: { message: unknown; aborted: boolean }[] }).writes)
    // The dialog's close event, which ends the write, comes after the dialog is hidden.
    await expect.poll(async () => (await readWrites()).at(-1)!.aborted).toBe(true)
    const writes = await readWrites()
    expect(writes).toHaveLength(7)
    for (const { message } of writes) expect(message).toEqual({ records: [{ recordType: 'url', data: `${baseURL}/view/${slug}?s=nfc` }] })
  })

  test('the page keeps the screen awake; the share sheet gets the tagged link, and without one, the link is copied', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => {
      const shared: unknown[] = []
      const share = async (data: unknown) => {
        shared.push(data)
        throw new DOMException('', shared.length === 1 ? 'AbortError' : 'NotAllowedError')
      }
      const requested: string[] = []
      const request = async (type: string) => requested.push(type)
      Object.defineProperty(navigator, 'wakeLock', { value: { request } })
      Object.assign(navigator, { share, canShare: () => true })
      Object.assign(window, { shared, requested })
    })
    await page.goto('/view/demo/show')
    await test.step('the screen is kept awake, again after the page was hidden', async () => {
      const requested = () => page.evaluate(() => (window as unknown as { requested: string[] }).requested)
      await expect.poll(requested).toEqual(['screen'])
      for (const [state, locks] of [
        ['hidden', ['screen']],
        ['visible', ['screen', 'screen']],
      ] as const) {
        await page.evaluate((value) => {
          Object.defineProperty(document, 'visibilityState', { value, configurable: true })
          document.dispatchEvent(new Event('visibilitychange'))
        }, state)
        expect(await requested()).toEqual(locks)
      }
    })
    const button = page.getByRole('button', { name: 'Share' })
    const notice = page.getByText('Link copied')
    await button.click()
    const shared = () => page.evaluate(() => (window as unknown as { shared: { url: string }[] }).shared)
    await expect.poll(shared).toMatchObject([{ url: `${baseURL}/view/demo?s=share` }])
    await expect(notice).toHaveCount(0)
    await button.click()
    await expect(notice).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/view/demo`)
    await page.evaluate(() => Object.assign(navigator, { canShare: undefined }))
    await page.evaluate(() => navigator.clipboard.writeText(''))
    await button.click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/view/demo`)
    expect(await shared()).toHaveLength(2)
  })

  test('if the browser refuses to copy, the address stays beside the code until it is closed', async ({ page, baseURL }) => {
    await page.clock.install()
    await page.addInitScript(() => {
      Object.assign(navigator, { canShare: undefined })
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await page.goto('/view/demo/show')
    await chooseCode(page, 'Contact')
    for (const [width, height] of PHONE_SIZES) {
      await page.setViewportSize({ width, height })
      await page.getByRole('button', { name: 'Share' }).click()
      const notice = page.locator('.show-notice')
      await expect(notice).toContainText('The browser did not allow copying.')
      await page.clock.fastForward(60_000)
      await expect(notice).toContainText(`${baseURL}/view/demo`)
      expect(await page.evaluate(() => getSelection()!.toString())).toBe(`${baseURL}/view/demo`)
      const [code, covering] = [(await page.locator('.show-panel:visible').boundingBox())!, (await notice.boundingBox())!]
      const isBelow = covering.y >= code.y + code.height
      expect(isBelow || covering.x >= code.x + code.width).toBe(true)
      await notice.getByRole('button', { name: 'Close' }).click()
      await expect(notice).toBeHidden()
      await expect(page.getByRole('button', { name: 'Share' })).toBeFocused()
    }
  })

  test('the longest texts fit the smallest phone in every theme, and Arabic ones leave the code its width', async ({ page }) => {
    const title = 'Stellvertretende Geschäftsführerin für internationale Zusammenarbeit'
    const long = { name: 'Maximiliane-Katharina '.repeat(4).trim(), title, company: title, email: `${'a'.repeat(50)}@b.example` }
    const arabic = { name: 'عبد الرحمن بن محمد آل سعود الهاشمي', title: 'مدير عام', company: 'شركة' }
    const card = await createCardAsLevel5(page)
    await createTestCard(page)
    await page.addInitScript(() => {
      Object.assign(window, { NDEFReader: class {} })
      // This test parses HTML in the page, which the page's policy refuses without it.
      const { trustedTypes } = window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
      trustedTypes.createPolicy('default', { createHTML: (html: string) => html })
    })
    // The parts about the person are the same in all themes, which only style them.
    const pages: string[] = []
    for (const person of [long, arabic, { ...arabic, name: `${arabic.name} `.repeat(3).slice(0, 80).trim() }]) {
      await updateCard(page, card, person)
      const html = await (await page.request.get(`/view/${card.slug}/show`)).text()
      pages.push(/<main[^]*<\/main>/.exec(html)![0])
    }
    for (const [index, theme] of CARD_THEME_KEYS.entries()) {
      await updateCard(page, card, { theme })
      await page.goto(`/view/${card.slug}/show`)
      await chooseCode(page, 'Contact')
      await expect(page.getByRole('button', { name: 'Write NFC tag' })).toBeVisible()
      const sizes = [
        [320, 568, 0],
        [768, 1024, 480],
      ] as const
      // The order of the sizes alternates, because resizing the window takes time.
      for (const [width, height, codeWidthMin] of index % 2 ? sizes.toReversed() : sizes) {
        await page.setViewportSize({ width, height })
        // The page is loaded once for all persons, because that takes long.
        const measured = await page.evaluate((versions) => {
          return versions.map((html) => {
            const other = new DOMParser().parseFromString(html, 'text/html')
            for (const part of ['.show-person', '.show-about']) document.querySelector(part)!.replaceWith(other.querySelector(part)!)
            const { scrollHeight } = document.documentElement
            return { overflow: scrollHeight - innerHeight, codeWidth: document.querySelector('.show-panel')!.getBoundingClientRect().width }
          })
        }, pages)
        for (const { overflow, codeWidth } of measured) {
          expect(overflow, `${theme} ${width}`).toBeLessThanOrEqual(0)
          expect(codeWidth, `${theme} ${width}`).toBeGreaterThanOrEqual(codeWidthMin)
        }
      }
    }
  })
})

test('a visitor’s page sends nothing to the server, and leads to the card', async ({ visit }) => {
  const visitor = await visit()
  const requested: string[] = []
  visitor.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await visitor.goto('/view/demo/show')
  await expect(visitor.locator('html.js')).toBeAttached()
  await expect(visitor.locator('#show-nfc, dialog')).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: 'Next card' })).toHaveCount(0)
  expect(requested.filter((path) => !/^\/(assets|media)\/|^\/view\/demo\/show$|^\/favicon/.test(path))).toEqual([])
  await visitor.getByRole('link', { name: 'View card' }).click()
  await expect(visitor).toHaveURL(/\/view\/demo$/)
})

test('with JavaScript off, both codes and the links work', async ({ visit, baseURL }) => {
  const visitor = await visit(null, { javaScriptEnabled: false, deviceScaleFactor: 2 })
  await visitor.goto('/view/demo/show')
  expect(await readShownCode(visitor)).toBe(`${baseURL}/view/demo`)
  await chooseCode(visitor, 'Contact')
  expect(readContact(await readShownCode(visitor))).toMatchObject({ url: `${baseURL}/view/demo` })
  await expect(visitor.getByRole('button')).toHaveCount(0)
  await visitor.getByRole('link', { name: 'View card' }).click()
  await expect(visitor).toHaveURL(/\/view\/demo$/)
})

test.describe('with the fade between two pages', () => {
  // The browser reports it as an error if the fade of show mode is given up because the next page has none.
  test.use({ expectedBrowserErrors: /ViewTransition opt-in disabled$/ })

  test('the owner comes here from the dashboard, the QR dialog and the card, and back', async ({ page }) => {
    const { username } = await registerTestUser(page)
    // Animations are enabled, because the fade between two cards must not start when the visitor leaves for another page.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const card = await createTestCard(page, { name: 'Ada' })
    const here = new RegExp(`/view/${card.slug}/show$`)
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'Show my QR' }).click()
    await expect(page).toHaveURL(here)
    await page.getByRole('link', { name: 'Dashboard' }).click()
    await page.getByRole('button', { name: 'QR Code' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Full screen' }).click()
    await expect(page).toHaveURL(here)
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(`/view/${card.slug}`)
    // The three buttons stand in one row, each on one line.
    const bottoms = await page
      .locator('.page-bar > :visible')
      .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().bottom))
    expect(new Set(bottoms).size).toBe(1)
    expect(await page.locator('.page-bar').evaluate((bar) => bar.scrollWidth - bar.clientWidth)).toBeLessThanOrEqual(0)
    const label = page.getByRole('button', { name: 'QR Code' })
    expect(await label.evaluate((button) => getComputedStyle(button).whiteSpace)).toBe('nowrap')
    await page.getByRole('link', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(here)
    await page.goto('/show')
    await expect(page).toHaveURL(here)

    await test.step('signed out, /show leads through the sign-in page to the first card', async () => {
      await page.context().clearCookies()
      await page.goto('/show')
      await expect(page).toHaveURL(/\/auth\?next=\/show$/)
      await signInByForm(page, username, TEST_PASSWORD)
      await expect(page).toHaveURL(here)
      await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible()
    })
  })
})
