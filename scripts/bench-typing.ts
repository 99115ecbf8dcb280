/**
 * `npm run bench:typing -- [--url http://localhost:8787] [--rate 4] [--keys 60] [--themes minimalist,creative] [--fields Name,About] [--floor]`
 *
 * Types into the full editor on a phone-sized window whose processor is slowed down, with the preview open, and counts the
 * frames from each key to the drawn field and to the drawn preview. Figures are the browser's own; a frame is 1/60 s.
 */
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Page } from 'playwright-core'
import { DEMO_OWNERS, DEMO_PASSWORD } from './local/demo-cards.ts'
import { startServer } from './local/own-server.ts'
import { findChromium } from './local/chromium.mjs'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    rate: { type: 'string', default: '4' },
    keys: { type: 'string', default: '60' },
    themes: { type: 'string', default: 'minimalist,dynamic,creative,education' },
    fields: { type: 'string', default: 'Name,About' },
    /** Also measures a copy of each page without the app's code: what the browser alone takes for a page of its size. */
    floor: { type: 'boolean' },
  },
})
const RATE = Number(values.rate)
const KEYS = Number(values.keys)
const FRAME = 1000 / 60
/** Between two keys, in ms: a fast typist. */
const PAUSE = 90

interface Figures {
  /** From the key to the painted preview, in ms. */
  preview: number[]
  /** Keys whose preview was drawn later than their field. */
  late: number
  /** From the key to the painted field, in ms, by the browser's event timing (in steps of 8). */
  field: number[]
  /** Animation frames of more than 50 ms, in ms. */
  long: number[]
}
interface Measured extends Figures {
  /** Work of the page's main thread for each key, in ms of its processor, not slowed down. */
  work: number
}

declare global {
  interface Window {
    typing: Figures
  }
}

/** Runs in the page: watches keys, the preview's shadow tree and long frames. */
function watch() {
  window.typing = { preview: [], late: 0, field: [], long: [] }
  const host = document.querySelector('#live-preview [role="img"]')
  if (!host?.shadowRoot) throw new Error('The preview is not there')
  let waiting: number[] = []
  document.addEventListener(
    'input',
    ({ timeStamp }) => {
      waiting.push(timeStamp)
      // The field is painted with the next frame; what still waits then comes after it.
      requestAnimationFrame(() => {
        if (waiting.includes(timeStamp)) window.typing.late++
      })
    },
    true,
  )
  new MutationObserver(() => {
    const keys = waiting
    waiting = []
    if (keys.length === 0) return
    // The next task after the next frame's callbacks runs once that frame is painted.
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

/** A page that does nothing but copy what is typed into a preview of one line: what this machine can do at best. */
const FLOOR = `<!doctype html><form id="card-form"><label>Name <input></label></form><div id="live-preview"><div role="img"></div></div>`

function mirror() {
  const text = document.createTextNode('')
  document.querySelector('#live-preview [role="img"]')!.attachShadow({ mode: 'open' }).append(text)
  const input = document.querySelector('input')!
  input.addEventListener('input', () => (text.data = input.value))
}

async function measureFloor(page: Page): Promise<Measured> {
  await page.goto('about:blank')
  await page.setContent(FLOOR)
  await page.evaluate(mirror)
  return typeInto(page, 'Name')
}

/** Runs in the page: puts a copy of it in its place, which looks the same and copies what is typed into one text, without the app's code. */
function standStill(field: string) {
  const preview = '#live-preview [role="img"]'
  const shown = document.querySelector(preview)!.shadowRoot!
  const body = document.body.cloneNode(true) as HTMLElement
  document.body.replaceWith(body)
  const copy = body.querySelector(preview)!.attachShadow({ mode: 'open' })
  copy.adoptedStyleSheets = shown.adoptedStyleSheets
  copy.append(...[...shown.childNodes].map((node) => node.cloneNode(true)))
  const text = copy.querySelector(`.card-${field}`)!.firstChild as Text
  const input = body.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#card-form [name="${field}"]`)!
  input.addEventListener('input', () => (text.data = input.value))
}

async function measure(page: Page, theme: string, field: string, still = false): Promise<Measured> {
  const id = 1
  const saved = await page.request.put(`/api/business-cards/${id}`, { data: { theme } })
  if (!saved.ok()) throw new Error(`The theme ${theme} could not be stored: ${await saved.text()}`)
  await page.goto(`/card-editor/${id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Show preview' }).click()
  await page.locator('#live-preview article').waitFor()
  if (still) await page.evaluate(standStill, field.toLowerCase())
  return typeInto(page, field)
}

async function typeInto(page: Page, field: string): Promise<Measured> {
  const devtools = await page.context().newCDPSession(page)
  const input = page.locator('#card-form').getByLabel(field, { exact: true })
  await input.focus()
  await input.press('End')
  // Code is compiled by the first keys, of which no figure speaks.
  await page.keyboard.type('warming ', { delay: PAUSE })
  // Of the processor's time alone: what else the machine does leaves it as it is.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const worked = async () => (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!.value
  await page.evaluate(watch)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: RATE })
  const before = await worked()
  for (let key = 0; key < KEYS; key++) {
    await page.keyboard.type(key % 6 === 5 ? ' ' : 'a')
    await page.waitForTimeout(PAUSE)
  }
  await page.waitForTimeout(500)
  const work = (((await worked()) - before) * 1000) / KEYS / RATE
  const figures = await page.evaluate(() => window.typing)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  return { ...figures, work }
}

const at = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function line(theme: string, field: string, { preview, late, field: keys, long, work }: Measured): string {
  const sorted = preview.toSorted((a, b) => a - b)
  const share = (frames: number) =>
    `${Math.round((sorted.filter((ms) => ms <= frames * FRAME).length / Math.max(1, sorted.length)) * 100)} %`
  const shown = keys.toSorted((a, b) => a - b)
  const column = [
    theme.padEnd(12),
    field.padEnd(8),
    `${String(preview.length).padStart(3)} of ${KEYS}`,
    `${Math.round(((KEYS - late) / KEYS) * 100)} %`.padStart(10),
    `${at(sorted, 0.5).toFixed(1)} ms`.padStart(9),
    `${at(sorted, 0.95).toFixed(1)} ms`.padStart(9),
    share(1).padStart(6),
    share(2).padStart(6),
    share(3).padStart(6),
    `${work.toFixed(1)} ms`.padStart(8),
    // Keys that were painted within 16 ms are not reported at all.
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
  console.log(`Processor ${RATE} times slower, ${KEYS} keys, one each ${PAUSE} ms.`)
  console.log(
    'theme         field        keys  same frame  preview median, p95     ≤ 1     ≤ 2     ≤ 3 frames  work/key  field p95  frames > 50 ms',
  )
  const [first] = DEMO_OWNERS
  console.log(line('(bare page)', 'Name', await measureFloor(page)))
  for (const theme of values.themes.split(','))
    for (const field of values.fields.split(',')) {
      console.log(line(theme, field, await measure(page, theme, field)))
      if (values.floor) console.log(line('(its copy)', field, await measure(page, theme, field, true)))
    }
  await page.request.put('/api/business-cards/1', { data: { theme: first!.card.theme } })
  await context.close()
}

const server = values.url ? { url: values.url, stop: () => {} } : await startServer()
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
