/**
 * `npm run bench:typing -- [--url http://localhost:8787] [--rate 4] [--keys 60] [--themes minimalist,creative] [--fields Name,About] [--floor]`
 *
 * Types into the full editor in a phone-sized window with a throttled processor and an open preview. Measures the frames from
 * each key press until the field and the preview are painted, with the browser's own timings. A frame is 1/60 s.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { DEMO_OWNERS, DEMO_PASSWORD } from './local/demo-cards.ts'
import { startTemporaryServer } from './local/temporary-server.ts'
import { findChromium } from './local/chromium.mjs'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    rate: { type: 'string', default: '4' },
    keys: { type: 'string', default: '60' },
    themes: { type: 'string', default: 'minimalist,dynamic,creative,education' },
    fields: { type: 'string', default: 'Name,About' },
    /** Also measures a static copy of each page without the app's code, as the browser's minimum for a page of that size. */
    floor: { type: 'boolean' },
  },
})
const CPU_SLOWDOWN = Number(values.rate)
const KEY_COUNT = Number(values.keys)
const FRAME = 1000 / 60
/** Pause between two keys, in ms: a fast typist. */
const PAUSE = 90

interface BrowserFigures {
  /** Times from a key press to the painted preview, in ms. */
  preview: number[]
  /** Number of keys whose preview was painted in a later frame than their field. */
  late: number
  /** Times from a key press to the painted field, in ms, measured with the Event Timing API, which rounds to 8 ms. */
  field: number[]
  /** Durations of animation frames longer than 50 ms, in ms. */
  long: number[]
}
interface Figures extends BrowserFigures {
  /** Processor time of the page's main thread per key, in ms without throttling. */
  work: number
}

declare global {
  interface Window {
    typing: BrowserFigures
  }
}

/** Runs in the page: observes keys, the preview's shadow tree and long frames. */
function observeTyping() {
  window.typing = { preview: [], late: 0, field: [], long: [] }
  const host = document.querySelector('#live-preview [role="img"]')
  if (!host?.shadowRoot) throw new Error('The page has no preview')
  let unpainted: number[] = []
  document.addEventListener(
    'input',
    ({ timeStamp }) => {
      unpainted.push(timeStamp)
      // The field is painted with the next frame. A preview that is still unpainted then comes later.
      requestAnimationFrame(() => {
        if (unpainted.includes(timeStamp)) window.typing.late++
      })
    },
    true,
  )
  new MutationObserver(() => {
    const keys = unpainted
    unpainted = []
    if (keys.length === 0) return
    // A message posted from a frame callback arrives after that frame is painted.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        for (const key of keys) window.typing.preview.push(performance.now() - key)
      }
      port2.postMessage(null)
    })
  }).observe(host.shadowRoot, { subtree: true, childList: true, characterData: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'keydown') window.typing.field.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.typing.long.push(entry.duration)
  }).observe({ type: 'long-animation-frame' })
}

/** A minimal page that copies typed text into a preview of one line: the best figures possible on this machine. */
const MINIMAL_PAGE = `<!doctype html><form id="card-form"><label>Name <input></label></form><div id="live-preview"><div role="img"></div></div>`

function copyInputToPreview() {
  const text = document.createTextNode('')
  document.querySelector('#live-preview [role="img"]')!.attachShadow({ mode: 'open' }).append(text)
  const input = document.querySelector('input')!
  input.addEventListener('input', () => (text.data = input.value))
}

async function measureMinimalPage(page: Page): Promise<Figures> {
  await page.goto('about:blank')
  await page.setContent(MINIMAL_PAGE)
  await page.evaluate(copyInputToPreview)
  return typeInto(page, 'Name')
}

/** Runs in the page: replaces it by a static copy without the app's code, which copies typed text into one text node of the preview. */
function replaceByStaticCopy(field: string) {
  const preview = '#live-preview [role="img"]'
  const original = document.querySelector(preview)!.shadowRoot!
  const body = document.body.cloneNode(true) as HTMLElement
  document.body.replaceWith(body)
  const copy = body.querySelector(preview)!.attachShadow({ mode: 'open' })
  copy.adoptedStyleSheets = original.adoptedStyleSheets
  copy.append(...[...original.childNodes].map((node) => node.cloneNode(true)))
  const text = copy.querySelector(`.card-${field}`)!.firstChild as Text
  const input = body.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#card-form [name="${field}"]`)!
  input.addEventListener('input', () => (text.data = input.value))
}

async function measureTyping(page: Page, theme: string, field: string, staticCopy = false): Promise<Figures> {
  const id = 1
  const saved = await page.request.put(`/api/business-cards/${id}`, { data: { theme } })
  if (!saved.ok()) throw new Error(`The theme ${theme} could not be stored: ${await saved.text()}`)
  await page.goto(`/card-editor/${id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Show preview' }).click()
  await page.locator('#live-preview article').waitFor()
  if (staticCopy) await page.evaluate(replaceByStaticCopy, field.toLowerCase())
  return typeInto(page, field)
}

async function typeInto(page: Page, field: string): Promise<Figures> {
  const devtools = await page.context().newCDPSession(page)
  const input = page.locator('#card-form').getByLabel(field, { exact: true })
  await input.focus()
  await input.press('End')
  // Warm-up: the first keys include compiling code and are not measured.
  await page.keyboard.type('warming ', { delay: PAUSE })
  // Thread time, which does not depend on other load of the machine.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const mainThreadSeconds = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!.value
  await page.evaluate(observeTyping)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  const before = await mainThreadSeconds()
  for (let key = 0; key < KEY_COUNT; key++) {
    await page.keyboard.type(key % 6 === 5 ? ' ' : 'a')
    await page.waitForTimeout(PAUSE)
  }
  await page.waitForTimeout(500)
  const work = (((await mainThreadSeconds()) - before) * 1000) / KEY_COUNT / CPU_SLOWDOWN
  const figures = await page.evaluate(() => window.typing)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  return { ...figures, work }
}

const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function tableRow(theme: string, field: string, { preview, late, field: keys, long, work }: Figures): string {
  const sorted = preview.toSorted((a, b) => a - b)
  const share = (frames: number) =>
    `${Math.round((sorted.filter((ms) => ms <= frames * FRAME).length / Math.max(1, sorted.length)) * 100)} %`
  const shown = keys.toSorted((a, b) => a - b)
  const column = [
    theme.padEnd(12),
    field.padEnd(8),
    `${String(preview.length).padStart(3)} of ${KEY_COUNT}`,
    `${Math.round(((KEY_COUNT - late) / KEY_COUNT) * 100)} %`.padStart(10),
    `${at(sorted, 0.5).toFixed(1)} ms`.padStart(9),
    `${at(sorted, 0.95).toFixed(1)} ms`.padStart(9),
    share(1).padStart(6),
    share(2).padStart(6),
    share(3).padStart(6),
    `${work.toFixed(1)} ms`.padStart(8),
    // The browser reports no keys that were painted within 16 ms.
    `${shown.length === 0 ? '< 16' : at(shown, 0.95).toFixed(0)} ms`.padStart(8),
    `${long.length} (${Math.max(0, ...long).toFixed(0)} ms)`.padStart(12),
  ]
  return column.join('  ')
}

async function run(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const login = await page.request.post('/api/login', { data: { username: DEMO_OWNERS[0]!.username, password: DEMO_PASSWORD } })
  if (!login.ok()) throw new Error(await login.text())
  await page.addInitScript(() => localStorage.clear())
  page.on('dialog', (dialog) => void dialog.accept())
  console.log(`Processor ${CPU_SLOWDOWN} times slower, ${KEY_COUNT} keys, one each ${PAUSE} ms.`)
  console.log(
    'theme         field        keys  same frame  preview median, p95     ≤ 1     ≤ 2     ≤ 3 frames  work/key  field p95  frames > 50 ms',
  )
  const [first] = DEMO_OWNERS
  console.log(tableRow('(bare page)', 'Name', await measureMinimalPage(page)))
  for (const theme of values.themes.split(','))
    for (const field of values.fields.split(',')) {
      console.log(tableRow(theme, field, await measureTyping(page, theme, field)))
      if (values.floor) console.log(tableRow('(its copy)', field, await measureTyping(page, theme, field, true)))
    }
  await page.request.put('/api/business-cards/1', { data: { theme: first!.card.theme } })
  await context.close()
}

const server = values.url ? { url: values.url, stop: () => {} } : await startTemporaryServer()
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--disable-background-networking', '--no-first-run'],
})
try {
  await run(browser, server.url)
} finally {
  await browser.close()
  server.stop()
}
