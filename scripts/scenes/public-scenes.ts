import { APP_PAGE_PATHS, LEGAL_PAGES, publicCardPathOf, showPagePathOf } from '../../schema/route.ts'
import { SHOW_PATH } from '../../schema/show.ts'
import { reportPathOf } from '../../schema/report.ts'
import { SAMPLE_ARABIC_CARD_SLUG, SAMPLE_FULL_CARD_SLUG, sampleCardSlugOf } from '../local/sample-cards.ts'
import {
  answerCalls,
  clickButton,
  clickLink,
  failCalls,
  runStepsInOrder,
  markAsOnlyPictured,
  type ScreenshotScene,
  type SceneStep,
} from './scene.ts'

const IPHONE_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const INSTAGRAM_USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/22F76 Instagram 380.0.0.28'

const cardScene = (name: string, prepare?: SceneStep, opensIn?: ScreenshotScene['opensIn']): ScreenshotScene => ({
  name,
  viewer: 'visitor',
  path: () => publicCardPathOf(SAMPLE_FULL_CARD_SLUG),
  ...(prepare && { prepare }),
  ...(opensIn && { opensIn }),
})

const waitForScript: SceneStep = (page) => page.locator('html.js').waitFor({ state: 'attached' })
const saveContactAs =
  (userAgent: string): SceneStep =>
  async (page) => {
    await page.evaluate((value) => Object.defineProperty(navigator, 'userAgent', { value }), userAgent)
    await page.locator('[data-save]').click()
  }
const sendForm: SceneStep = async (page) => {
  await page.getByLabel('Name', { exact: true }).fill('Ann')
  await page.locator('.form[novalidate]').waitFor()
  await page.getByLabel('Email', { exact: true }).fill('ann@example.com')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}
const FORM_CALL = '**/api/card-forms'
/** Sends the form without a network, so that the message is queued. Another card, opened later, sends it and gets `response`. */
const deliverFromOtherCard = (response: Parameters<typeof answerCalls>[1]): SceneStep =>
  runStepsInOrder(waitForScript, failCalls(FORM_CALL), sendForm, answerCalls(FORM_CALL, response), (page) =>
    page.goto(publicCardPathOf(sampleCardSlugOf('real', 'minimalist'))),
  )
const openFrames: SceneStep = async (page) => {
  // The embedded pages get an answer, because axe cannot test a frame while the browser's error page replaces it.
  await page.route(/^https:/, (route) =>
    route.request().isNavigationRequest()
      ? route.fulfill({
          contentType: 'text/html',
          body: '<!doctype html><html lang="en"><title>Video</title><main aria-label="Video">The video</main></html>',
        })
      : route.abort(),
  )
  await page.getByRole('button', { name: 'Show Map' }).click()
  await page.getByRole('link', { name: 'Watch on YouTube' }).click()
  await page.locator('iframe.card-embed').scrollIntoViewIfNeeded()
}
const openChat = clickLink(/^Chat with /)

const CARD_SCENES: ScreenshotScene[] = [
  cardScene('with form, embed and chat'),
  cardScene('QR code', clickButton('QR Code')),
  cardScene('share menu', clickButton('Share')),
  cardScene('map and video', openFrames),
  cardScene('gallery', (page) => page.locator('.card-gallery a').first().click()),
  cardScene('save contact on an iPhone', saveContactAs(IPHONE_USER_AGENT)),
  markAsOnlyPictured(cardScene('save contact in another app', saveContactAs(INSTAGRAM_USER_AGENT))),
  markAsOnlyPictured(
    cardScene(
      'failed download',
      runStepsInOrder(answerCalls('**/api/vcard/*', { status: 429, json: { message: 'Too many requests.' } }), (page) =>
        page.locator('[data-save]').click(),
      ),
    ),
  ),
  cardScene('docked', (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)), 'narrow'),
  cardScene('form errors', async (page) => {
    await page.getByLabel('Name', { exact: true }).focus()
    await page.locator('.form[novalidate]').waitFor()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
  }),
  markAsOnlyPictured(cardScene('form refused', runStepsInOrder(answerCalls(FORM_CALL, { status: 503, json: {} }), sendForm))),
  cardScene('form sent', runStepsInOrder(answerCalls(FORM_CALL, { status: 201, json: {} }), sendForm)),
  markAsOnlyPictured(cardScene('form waits', runStepsInOrder(failCalls(FORM_CALL), sendForm))),
  cardScene('message sent from another card', deliverFromOtherCard({ status: 201, json: {} })),
  markAsOnlyPictured(
    cardScene(
      'message refused on another card',
      deliverFromOtherCard({
        status: 400,
        json: { code: 'invalidInput', message: 'No', issues: [{ path: 'formData.email', message: 'Please enter a valid email' }] },
      }),
    ),
  ),
  cardScene('chat', openChat),
  cardScene('minimized chat', runStepsInOrder(openChat, clickButton('Minimize chat')), 'wide'),
  { name: 'in Arabic', viewer: 'visitor', path: () => publicCardPathOf(SAMPLE_ARABIC_CARD_SLUG) },
]

const showScene = (name: string, prepare: SceneStep): ScreenshotScene => ({
  name,
  viewer: 'visitor',
  path: () => showPagePathOf(sampleCardSlugOf('real', 'minimalist')),
  prepare,
})

/** Public pages, which the server renders, and addresses without a page. */
export const PUBLIC_SCENES: Record<string, ScreenshotScene[]> = {
  card: CARD_SCENES,
  report: [
    { name: 'report a card', viewer: 'visitor', path: () => reportPathOf(sampleCardSlugOf('real', 'minimalist')) },
    { name: 'report sent', viewer: 'visitor', path: () => `${reportPathOf(sampleCardSlugOf('real', 'minimalist'))}?sent` },
  ],
  legal: Object.values(LEGAL_PAGES).map(({ path, title }) => ({ name: title, viewer: 'visitor', path: () => path })),
  show: [
    { name: 'show mode', viewer: 'visitor', path: () => showPagePathOf(sampleCardSlugOf('real', 'minimalist')) },
    { name: 'overfull', viewer: 'visitor', path: () => showPagePathOf(sampleCardSlugOf('overfull', 'tech')) },
    { name: 'of the owner', viewer: 'full', path: () => showPagePathOf(sampleCardSlugOf('real', 'minimalist')) },
    { name: 'without a card', viewer: 'new', path: () => SHOW_PATH },
    showScene('refused copy', async (page) => {
      await page.evaluate(() => {
        Object.assign(navigator, { canShare: undefined })
        navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'))
      })
      await clickButton('Share')(page)
    }),
    {
      name: 'NFC tag',
      viewer: 'full',
      path: () => showPagePathOf(sampleCardSlugOf('real', 'minimalist')),
      prepare: async (page) => {
        await page.addInitScript(() =>
          Object.assign(window, {
            NDEFReader: class {
              write = () => new Promise(() => undefined)
            },
          }),
        )
        await page.reload()
        await clickButton('Write NFC tag')(page)
      },
    },
  ],
  print: [{ name: 'print sheet', viewer: 'real', path: () => `${publicCardPathOf(sampleCardSlugOf('real', 'corporate'))}/print` }],
  missing: [
    { name: 'page not found', viewer: 'visitor', path: () => '/no-such-page' },
    { name: 'page not found, signed in', viewer: 'real', path: () => '/no-such-page' },
    { name: 'card not found', viewer: 'visitor', path: () => publicCardPathOf('no-such-card') },
    { name: 'level too low', viewer: 'sparse', path: () => APP_PAGE_PATHS.users },
  ],
}
