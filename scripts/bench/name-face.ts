import { request } from 'node:http'
import type { Browser, BrowserContext, CDPSession } from 'playwright-core'

/** A slow phone: 1.6 Mbit/s, 150 ms, and a processor that is four times slower. */
const SLOW_NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const SLOW_PROCESSOR_FACTOR = 4
/** Smoothed edges of letters may differ. */
const DIFFERENT_PIXELS_SHARE_MAX = 0.005
const VIEWPORT = { width: 390, height: 844 }
const TRANSPARENT_PICTURE = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

interface PageFrame {
  /** Milliseconds since the start of the navigation. */
  at: number
  png: string
}

interface Rect {
  x: number
  y: number
  width: number
  height: number
}

/** What a frame shows in the place of the name: no card yet, a card without the name, the name as it stays, or something else. */
type NameState = 'no card' | 'empty' | 'final' | 'other'

/** Notes when the name is first in the document. It runs in the page, before the page's own scripts. */
function noteNameStart(selector: string) {
  const look = (at: number) => {
    if (document.querySelector(selector)) Object.assign(self, { nameStart: at })
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Compares the place of the name in each frame with that in the last frame. It runs in an empty page, which decodes the pictures. */
async function compareNamePixels({ pngs, rect, differentMax }: { pngs: string[]; rect: Rect; differentMax: number }): Promise<NameState[]> {
  const pixelsOf = async (png: string, { x, y, width: columns, height: rows }: Rect) => {
    const image = new Image()
    image.src = `data:image/png;base64,${png}`
    await image.decode()
    const scale = image.width / innerWidth
    const [width, height] = [Math.round(columns * scale), Math.round(rows * scale)]
    const context = new OffscreenCanvas(width, height).getContext('2d')!
    context.drawImage(image, -Math.round(x * scale), -Math.round(y * scale))
    return context.getImageData(0, 0, width, height).data
  }
  const differentShare = (pixels: Uint8ClampedArray, other: (index: number) => number) => {
    let different = 0
    for (let index = 0; index < pixels.length; index += 4)
      if ([0, 1, 2].some((channel) => Math.abs(pixels[index + channel]! - other(index + channel)) > 40)) different++
    return (different * 4) / pixels.length
  }
  const isUniform = (pixels: Uint8ClampedArray) => differentShare(pixels, (index) => pixels[index % 4]!) <= differentMax
  const bottom = rect.y + rect.height
  const below = { x: 0, y: bottom, width: innerWidth, height: Math.max(1, innerHeight - bottom) }
  const final = await pixelsOf(pngs.at(-1)!, rect)
  const states: NameState[] = []
  for (const png of pngs) {
    const pixels = await pixelsOf(png, rect)
    const isFinal = differentShare(pixels, (index) => final[index]!) <= differentMax
    // The first paint may be the page's background alone. A card without its name has its other texts below.
    const emptyState = isUniform(await pixelsOf(png, below)) ? 'no card' : 'empty'
    states.push(isFinal ? 'final' : isUniform(pixels) ? emptyState : 'other')
  }
  return states
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

async function throttle(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR_FACTOR })
}

/** Loads a page and records each frame that the browser shows. Pictures are transparent, because some names stand on them. */
async function recordFrames(context: BrowserContext, url: string, selector: string, isSlow: boolean) {
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  if (isSlow) await throttle(devtools)
  const shown: { timestamp: number; png: string }[] = []
  devtools.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    shown.push({ timestamp: metadata.timestamp! * 1000, png: data })
    devtools.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await page.addInitScript(noteNameStart, selector)
  await page.route(
    (address) => /\.(?:avif|webp|jpe?g|png)$/.test(address.pathname),
    (route) => route.fulfill({ contentType: 'image/gif', body: TRANSPARENT_PICTURE }),
  )
  await devtools.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 })
  await page.goto(url, { waitUntil: 'networkidle', timeout: 120_000 })
  await page.waitForTimeout(1000)
  const { start, nameStart, rect } = await page.evaluate((selected) => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector(selected)!)
    const { x, y, width, height } = range.getBoundingClientRect()
    const { nameStart: at } = self as unknown as { nameStart: number }
    return { start: performance.timeOrigin, nameStart: at, rect: { x, y, width, height: Math.min(height, innerHeight - y) } }
  }, selector)
  await devtools.send('Page.stopScreencast')
  await page.close()
  const frames: PageFrame[] = shown.map(({ timestamp, png }) => ({ at: timestamp - start, png }))
  return { rect, frames: frames.filter(({ at }) => at >= nameStart) }
}

/**
 * Loads a page as a slow phone does, or without throttling, and prints what the shown frames have in the place of the name or headline, from
 * the first frame on that may contain it. Returns false if any frame has another face, or no name.
 */
export async function measureNameFace(browser: Browser, url: string, label: string, selector: string, isSlow: boolean): Promise<boolean> {
  // Education turns its page when it opens, which would look like another face.
  const context = await browser.newContext({ viewport: VIEWPORT, isMobile: true, deviceScaleFactor: 2, reducedMotion: 'reduce' })
  const { rect, frames } = await recordFrames(context, url, selector, isSlow)
  const page = await context.newPage()
  const states = await page.evaluate(compareNamePixels, {
    pngs: frames.map(({ png }) => png),
    rect,
    differentMax: DIFFERENT_PIXELS_SHARE_MAX,
  })
  await context.close()
  const first = states.findIndex((state) => state !== 'no card')
  const wrong = states.findLastIndex((state) => state === 'empty' || state === 'other')
  const kind = states.includes('other') ? 'ANOTHER FACE' : 'NO NAME'
  const verdict =
    wrong < 0
      ? 'final face from the first frame'
      : `${kind} for ${(frames[wrong + 1]!.at - frames[first]!.at).toFixed(0)} ms (${states.join(', ')})`
  const size = ((await fetchCompressedSize(url)) / 1000).toFixed(1)
  const pace = isSlow ? 'slow' : 'calm'
  console.log(
    `  ${label.padEnd(12)} ${pace}  ${size.padStart(5)} kB  first frame with the name ${frames[first]!.at.toFixed(0).padStart(5)} ms  ` +
      `${verdict}, ${frames.length} frames`,
  )
  return wrong < 0
}
