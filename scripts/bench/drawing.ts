/**
 * `npm run bench:drawing [-- --sheets 40] [-- --seed 1] [-- --card ordinary]` measures how much processor time the browser needs to draw a
 * card with the most expensive CSS that `cleanCss` lets through, compared to the same card without custom CSS. The card scrolls, and all of
 * it is drawn again in each frame, as if a colour were animated. Exits with code 1 when a sheet is too expensive. Processor time of all the
 * browser's processes is compared, because it depends little on the load of the machine.
 */
import { parseArgs } from 'node:util'
import type { Browser, CDPSession, Page } from 'playwright-core'
import { cleanCss } from '../../worker/custom-css/clean.ts'
import { createSeededRandom } from '../../worker/test/hostile-css.ts'
import { launchBrowser } from '../local/browser.ts'
import { DEMO_OWNERS } from '../local/demo-cards.ts'
import { signInDemoAccount } from '../local/sign-in.ts'
import { startTemporaryServer } from '../local/temporary-server.ts'
import { DRAWING_EFFECTS, makeSheetOfOneEffect, makeRandomSheet, UNLIMITED_SHEETS } from '../../worker/test/expensive-css.ts'
import { makeWorstCard } from './hostile-inputs/card.ts'
import { medianOf } from './load-generator.ts'

/** Without a graphics processor and with the whole card drawn anew in each frame. The attacks take longer than can be measured. */
const DRAWING_RATIO_MAX = 15
const FRAMES = 8
const HUNG_AFTER_MS = 15_000
const { values } = parseArgs({
  options: { sheets: { type: 'string', default: '40' }, card: { type: 'string' }, seed: { type: 'string', default: '1' } },
})

interface DrawingFigures {
  /** Processor time of all the browser's processes. */
  cpuMs: number
  longestFrameMs: number
}

/** Shows `css` and scrolls, and returns the longest time between two frames. Runs inside the page. */
async function drawFrames({ css, frames }: { css: string; frames: number }): Promise<number> {
  const frame = () =>
    new Promise<void>((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => done())
        port1.start()
        port2.postMessage(null)
      }),
    )
  scrollTo(0, 0)
  ;[...document.querySelectorAll('style')].at(-1)!.textContent = css
  for (let i = 0; i < 3; i++) await frame()
  const card = document.querySelector<HTMLElement>('.card-container')!
  let longest = 0
  for (let i = 0; i < frames; i++) {
    const start = performance.now()
    scrollBy(0, 40)
    // The outline of a card encloses it, so changing it makes the browser draw the whole card again.
    card.style.outline = `1px solid rgb(${i},0,0)`
    await frame()
    longest = Math.max(longest, performance.now() - start)
  }
  return longest
}

class CardDrawingMeter {
  private page: Page | undefined
  private readonly browser: Browser
  private readonly devtools: CDPSession
  private readonly url: string
  constructor(browser: Browser, devtools: CDPSession, url: string) {
    this.browser = browser
    this.devtools = devtools
    this.url = url
  }

  async measure(css: string): Promise<DrawingFigures> {
    const page = (this.page ??= await this.openPage())
    const before = await this.readCpuMs()
    const hung = new Promise<null>((resolve) => setTimeout(resolve, HUNG_AFTER_MS, null))
    const longestFrameMs = await Promise.race([page.evaluate(drawFrames, { css, frames: FRAMES }), hung])
    const cpuMs = (await this.readCpuMs()) - before
    if (longestFrameMs !== null) return { cpuMs, longestFrameMs }
    this.page = undefined
    void page.context().close()
    return { cpuMs, longestFrameMs: Infinity }
  }

  private async openPage(): Promise<Page> {
    const page = await this.browser.newPage({ viewport: { width: 1280, height: 900 }, bypassCSP: true })
    await page.goto(this.url)
    await page.waitForSelector('html.settled')
    for (let i = 0; i < 2; i++) await page.evaluate(drawFrames, { css: '', frames: FRAMES })
    return page
  }

  private async readCpuMs(): Promise<number> {
    const { processInfo } = await this.devtools.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
  }
}

async function createMeasuredCards(url: string): Promise<string[]> {
  const headers = { 'content-type': 'application/json', cookie: await signInDemoAccount(fetch, url) }
  const {
    gallery: _gallery,
    profilePicture: _photo,
    coverPhoto: _cover,
    logoUrl: _logo,
    faviconUrl: _icon,
    ...worst
  } = makeWorstCard('', '')
  const { title, about, phone, email, address, socialLinks, customButtons, formConfig } = DEMO_OWNERS[0]!.card
  const ordinary = { name: 'Elena Marchetti', title, about, phone, email, address, socialLinks, customButtons, formConfig }
  const cards = { ordinary, animated: { ...ordinary, theme: 'dynamic' }, largest: { ...worst, name: 'Ann Lee' } }
  for (const [slug, card] of Object.entries(cards)) {
    // The page has a style element for custom CSS only if the card has custom CSS.
    const body = JSON.stringify({ ...card, slug: `drawing-${slug}`, customCss: '.card-title{color:red}' })
    const res = await fetch(`${url}/api/business-cards`, { method: 'POST', headers, body })
    if (!res.ok) throw new Error(`The card was refused: ${await res.text()}`)
  }
  return Object.keys(cards)
    .filter((slug) => !values.card || slug === values.card)
    .map((slug) => `/view/drawing-${slug}`)
}

const server = await startTemporaryServer()
const browser = await launchBrowser()
let failed = false
try {
  const devtools = await browser.newBrowserCDPSession()
  const random = createSeededRandom(Number(values.seed))
  const sheets: [name: string, css: string][] = [
    ...Object.keys(DRAWING_EFFECTS).map((name): [string, string] => [name, cleanCss(makeSheetOfOneEffect(name)).css]),
    ...Array.from({ length: Number(values.sheets) }, (_, i): [string, string] => [`random ${i}`, cleanCss(makeRandomSheet(random)).css]),
  ]
  for (const path of await createMeasuredCards(server.url)) {
    const meter = new CardDrawingMeter(browser, devtools, server.url + path)
    console.log(`\n${path}: processor time compared to the card without CSS`)
    const plainCpuMs = [(await meter.measure('')).cpuMs, (await meter.measure('')).cpuMs]
    for (const [name, css] of [...sheets, ...UNLIMITED_SHEETS]) {
      const plain = await meter.measure('')
      const { cpuMs, longestFrameMs } = await meter.measure(css)
      plainCpuMs.push(plain.cpuMs)
      const ratio = cpuMs / medianOf(plainCpuMs)
      const isOver = ratio > DRAWING_RATIO_MAX && !UNLIMITED_SHEETS.some(([unlimited]) => unlimited === name)
      if (isOver) failed = true
      const frames = `longest frame ${longestFrameMs.toFixed(0)} ms, without CSS ${plain.longestFrameMs.toFixed(0)} ms`
      console.log(`${isOver ? 'OVER' : '    '}  ${name.padEnd(24)} ${ratio.toFixed(1).padStart(6)}  ${frames}`)
    }
  }
} finally {
  await browser.close()
  server.stop()
}
process.exit(failed ? 1 : 0)
