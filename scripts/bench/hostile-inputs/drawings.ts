import { ACCEPTED_COMPLEX_SVGS } from '../../../worker/test/media/hostile-vectors.ts'
import { sanitizeSvg } from '../../../worker/media/vector.ts'
import { launchBrowser } from '../../local/browser.ts'

export async function measureSvgDrawingTimes(): Promise<{ what: string; ms: number }[]> {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  const figures: { what: string; ms: number }[] = []
  for (const [what, text] of Object.entries(ACCEPTED_COMPLEX_SVGS)) {
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
      // The browser draws the picture only when the script reads a pixel.
      context.getImageData(0, 0, 1, 1)
      return performance.now() - started
    }, vector.svg)
    figures.push({ what, ms: Math.round(ms) })
  }
  await browser.close()
  return figures
}
