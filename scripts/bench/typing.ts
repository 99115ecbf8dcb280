/**
 * `npm run bench:typing [-- --url http://localhost:8787] [-- --rate 4] [-- --keys 60] [-- --themes minimalist,creative] [-- --fields
 * Name,About] [-- --floor]` types into the card editor on a slowed-down processor, and measures the time from each key press until text
 * field and preview are painted.
 */
import { parseArgs } from 'node:util'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '../local/browser.ts'
import { DEMO_OWNERS } from '../local/demo-cards.ts'
import { signInAs } from '../local/demo-visits.ts'
import { startTemporaryServer } from '../local/temporary-server.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    rate: { type: 'string', default: '4' },
    keys: { type: 'string', default: '60' },
    themes: { type: 'string', default: 'minimalist,dynamic,creative,education' },
    fields: { type: 'string', default: 'Name,About' },
    /** With `--floor`, the script also measures pages without scripts, which shows how much time the browser itself takes. */
    floor: { type: 'boolean' },
  },
})
const CPU_SLOWDOWN_FACTOR = Number(values.rate)
const TYPED_KEY_COUNT = Number(values.keys)
const ANIMATION_FRAME_MS = 1000 / 60
const KEY_PAUSE_MS = 90

interface BrowserTypingFigures {
  preview: number[]
  late: number
  /** Times (ms) from key press to painted text field. The browser's Event Timing API rounds them to 8 ms. */
  field: number[]
  long: number[]
}
interface TypingFigures extends BrowserTypingFigures {
  work: number
}

declare global {
  interface Window {
    typing: BrowserTypingFigures
  }
}

function observeTypingLatency() {
  window.typing = { preview: [], late: 0, field: [], long: [] }
  const host = document.querySelector('#live-preview [role="img"]')
  if (!host?.shadowRoot) throw new Error('The page has no preview')
  let unpainted: number[] = []
  document.addEventListener(
    'input',
    ({ timeStamp }) => {
      unpainted.push(timeStamp)
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
    // If a message is posted during a frame, it arrives after the browser has painted this frame.
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

const MINIMAL_PAGE_HTML = `<!doctype html><form id="card-form"><label>Name <input></label></form><div id="live-preview"><div role="img"></div></div>`

function copyInputToPreview() {
  const text = document.createTextNode('')
  document.querySelector('#live-preview [role="img"]')!.attachShadow({ mode: 'open' }).append(text)
  const input = document.querySelector('input')!
  input.addEventListener('input', () => (text.data = input.value))
}

async function measureTypingInMinimalPage(page: Page): Promise<TypingFigures> {
  await page.goto('about:blank')
  await page.setContent(MINIMAL_PAGE_HTML)
  await page.evaluate(copyInputToPreview)
  return typeIntoField(page, 'Name')
}

/** Replaces the page by a copy without scripts, which still shows typed text in the preview. Runs inside the page. */
function replacePageByStaticCopy(field: string) {
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

async function measureTypingInEditor(page: Page, theme: string, field: string, staticCopy = false): Promise<TypingFigures> {
  const id = 1
  const saved = await page.request.put(`/api/business-cards/${id}`, { data: { theme } })
  if (!saved.ok()) throw new Error(`The theme ${theme} could not be stored: ${await saved.text()}`)
  await page.goto(`/card-editor/${id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Show preview' }).click()
  await page.locator('#live-preview article').waitFor()
  if (staticCopy) await page.evaluate(replacePageByStaticCopy, field.toLowerCase())
  return typeIntoField(page, field)
}

async function typeIntoField(page: Page, field: string): Promise<TypingFigures> {
  const devtools = await page.context().newCDPSession(page)
  const input = page.locator('#card-form').getByLabel(field, { exact: true })
  await input.focus()
  await input.press('End')
  await page.keyboard.type('warming ', { delay: KEY_PAUSE_MS })
  // The processor time of a thread does not depend on other load of the machine.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const mainThreadSeconds = async () =>
    (await devtools.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!.value
  await page.evaluate(observeTypingLatency)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN_FACTOR })
  const before = await mainThreadSeconds()
  for (let key = 0; key < TYPED_KEY_COUNT; key++) {
    await page.keyboard.type(key % 6 === 5 ? ' ' : 'a')
    await page.waitForTimeout(KEY_PAUSE_MS)
  }
  await page.waitForTimeout(500)
  const work = (((await mainThreadSeconds()) - before) * 1000) / TYPED_KEY_COUNT / CPU_SLOWDOWN_FACTOR
  const figures = await page.evaluate(() => window.typing)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
  return { ...figures, work }
}

const percentileOf = (sorted: number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

function formatTypingFigures(theme: string, field: string, { preview, late, field: keys, long, work }: TypingFigures): string {
  const sorted = preview.toSorted((a, b) => a - b)
  const share = (frames: number) =>
    `${Math.round((sorted.filter((ms) => ms <= frames * ANIMATION_FRAME_MS).length / Math.max(1, sorted.length)) * 100)} %`
  const shown = keys.toSorted((a, b) => a - b)
  const column = [
    theme.padEnd(12),
    field.padEnd(8),
    `${String(preview.length).padStart(3)} of ${TYPED_KEY_COUNT}`,
    `${Math.round(((TYPED_KEY_COUNT - late) / TYPED_KEY_COUNT) * 100)} %`.padStart(10),
    `${percentileOf(sorted, 0.5).toFixed(1)} ms`.padStart(9),
    `${percentileOf(sorted, 0.95).toFixed(1)} ms`.padStart(9),
    share(1).padStart(6),
    share(2).padStart(6),
    share(3).padStart(6),
    `${work.toFixed(1)} ms`.padStart(8),
    // The browser does not report a key press that takes less than 16 ms.
    `${shown.length === 0 ? '< 16' : percentileOf(shown, 0.95).toFixed(0)} ms`.padStart(8),
    `${long.length} (${Math.max(0, ...long).toFixed(0)} ms)`.padStart(12),
  ]
  return column.join('  ')
}

async function measureTypingInThemes(browser: Browser, baseURL: string) {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const [owner] = DEMO_OWNERS
  await signInAs(owner!.username, context)
  await page.addInitScript(() => localStorage.clear())
  page.on('dialog', (dialog) => void dialog.accept())
  console.log(`Processor ${CPU_SLOWDOWN_FACTOR} times slower, ${TYPED_KEY_COUNT} keys, one each ${KEY_PAUSE_MS} ms.`)
  console.log(
    'theme         field        keys  same frame  preview median, p95     ≤ 1     ≤ 2     ≤ 3 frames  work/key  field p95  frames > 50 ms',
  )
  console.log(formatTypingFigures('(bare page)', 'Name', await measureTypingInMinimalPage(page)))
  for (const theme of values.themes.split(','))
    for (const field of values.fields.split(',')) {
      console.log(formatTypingFigures(theme, field, await measureTypingInEditor(page, theme, field)))
      if (values.floor) console.log(formatTypingFigures('(its copy)', field, await measureTypingInEditor(page, theme, field, true)))
    }
  await page.request.put('/api/business-cards/1', { data: { theme: owner!.card.theme } })
  await context.close()
}

const measuredServer = values.url ? { url: values.url, stop: () => {} } : await startTemporaryServer()
const launchedBrowser = await launchBrowser()
try {
  await measureTypingInThemes(launchedBrowser, measuredServer.url)
} finally {
  await launchedBrowser.close()
  measuredServer.stop()
}
