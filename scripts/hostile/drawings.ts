import { chromium } from 'playwright-core'
import { heavyVectors } from '../../worker/test/media/hostile-vectors.ts'
import { sanitizeSvg } from '../../worker/media/vector.ts'
import { findChromium } from '../local/chromium.mjs'

/** Draws the most complex accepted SVGs in a browser without a graphics card. `ms` is the time from the text to the pixels. */
export async function drawVectors(): Promise<{ what: string; ms: number }[]> {
  const browser = await chromium.launch({ executablePath: findChromium() })
  const page = await browser.newPage()
  const figures: { what: string; ms: number }[] = []
  for (const [what, text] of Object.entries(heavyVectors)) {
    const vector = sanitizeSvg(text)
    if (vector === null || vector === 'complex') throw new Error(`${what} is refused`)
    const ms = await page.evaluate(async (svg) => {
      const started = performance.now()
      const image = new Image()
      image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width: 800, height: 800 })
      const context = canvas.getContext('2d', { willReadFrequently: true })!
      context.drawImage(image, 0, 0, 800, 800)
      // Forces the drawing, which is deferred until pixels are read.
      context.getImageData(0, 0, 1, 1)
      return performance.now() - started
    }, vector.svg)
    figures.push({ what, ms: Math.round(ms) })
  }
  await browser.close()
  return figures
}
