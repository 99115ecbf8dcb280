import { request } from 'node:http'
import type { Browser } from 'playwright-core'

/** A slow phone: 1.6 Mbit/s, 150 ms, and a processor that is four times slower. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOW_PROCESSOR_FACTOR = 4
const WIDTH_TOLERANCE_PX = 0.5

interface NameFrame {
  at: number
  width: number
}

/** Records the width of the name in each frame. It runs in the page, before the page's own scripts. */
function recordNameFrames(selector: string) {
  const frames: NameFrame[] = []
  Object.assign(self, { nameFrames: frames })
  const record = (at: number) => {
    const name = document.querySelector(selector)
    if (name) {
      const range = document.createRange()
      range.selectNodeContents(name)
      const { width, height } = range.getBoundingClientRect()
      // Some names are set vertically.
      frames.push({ at, width: width + height })
    }
    requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
}

function fetchCompressedSize(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br' } }, (res) => {
      let bytes = 0
      res.on('data', (part: Buffer) => (bytes += part.length)).on('end', () => resolve(bytes))
    })
      .on('error', reject)
      .end()
  })
}

/**
 * Loads a page as a slow phone does and prints whether the name, or the headline, has its final face from the first frame on, and the size
 * of the compressed page. Returns false if the face changes.
 */
export async function measureNameFace(browser: Browser, url: string, label: string, selector: string): Promise<boolean> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, deviceScaleFactor: 2 })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR_FACTOR })
  await page.addInitScript(recordNameFrames, selector)
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
  await page.waitForTimeout(1000)
  const frames = await page.evaluate(() => (self as unknown as { nameFrames: NameFrame[] }).nameFrames)
  const painted = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  await context.close()
  const final = frames.at(-1)!.width
  const settled = frames[frames.findLastIndex(({ width }) => Math.abs(width - final) > WIDTH_TOLERANCE_PX) + 1]!
  const isFinal = settled === frames[0]
  const size = ((await fetchCompressedSize(url)) / 1000).toFixed(1)
  console.log(
    `  ${label.padEnd(12)} ${size.padStart(5)} kB  first paint ${painted.toFixed(0).padStart(5)} ms  ` +
      (isFinal ? 'final face from the first frame' : `FACE CHANGED at ${settled.at.toFixed(0)} ms`) +
      ` (${frames.length} frames)`,
  )
  return isFinal
}
