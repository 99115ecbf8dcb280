import { oklchOf, hexOfOklch } from '../card/accent.ts'

/** The logo is drawn into a square of this many pixels, which is enough to weigh its colours. */
const SAMPLE_SIDE_PX = 48
const HUE_BINS = 24
/** Pixels with less alpha, or with less chroma, are no colour of the logo. */
const ALPHA_MIN = 128
const CHROMA_MIN = 0.04
/** At least this share of the visible pixels must have a colour. */
const COLORED_SHARE_MIN = 0.02

/**
 * Returns the most frequent hue of the pixels (red, green, blue, alpha), with the mean lightness and chroma of its pixels. Vivid pixels count
 * more. Returns null if the picture is black, white or grey.
 */
export function findMainColor(pixels: Uint8ClampedArray): string | null {
  const bins = Array.from({ length: HUE_BINS }, () => ({ weight: 0, l: 0, c: 0, x: 0, y: 0 }))
  let [visible, colored] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < ALPHA_MIN) continue
    visible++
    const hex = [0, 1, 2].map((channel) => pixels[at + channel]!.toString(16).padStart(2, '0'))
    const { l, c, h } = oklchOf(`#${hex.join('')}`)
    if (c < CHROMA_MIN) continue
    colored++
    const bin = bins[Math.floor((h / 360) * HUE_BINS) % HUE_BINS]!
    const turn = (h * Math.PI) / 180
    bin.weight += c
    bin.l += l * c
    bin.c += c * c
    bin.x += Math.cos(turn) * c
    bin.y += Math.sin(turn) * c
  }
  if (visible === 0 || colored / visible < COLORED_SHARE_MIN) return null
  const { weight, l, c, x, y } = bins.reduce((best, bin) => (bin.weight > best.weight ? bin : best))
  return hexOfOklch({ l: l / weight, c: c / weight, h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360 })
}

/** Returns the main colour of an uploaded logo; null if it has none, or if it is on another website, whose pixels a page cannot read. */
export async function measureLogoColor(url: string): Promise<string | null> {
  try {
    const image = new Image(SAMPLE_SIDE_PX, SAMPLE_SIDE_PX)
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = SAMPLE_SIDE_PX
    const context = canvas.getContext('2d', { willReadFrequently: true })!
    context.drawImage(image, 0, 0, SAMPLE_SIDE_PX, SAMPLE_SIDE_PX)
    return findMainColor(context.getImageData(0, 0, SAMPLE_SIDE_PX, SAMPLE_SIDE_PX).data)
  } catch {
    return null
  }
}
