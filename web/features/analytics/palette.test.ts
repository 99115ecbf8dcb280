import { expect, it } from 'vitest'
import { CHART_PALETTE } from './palette.ts'

type RgbColor = [number, number, number]
type ColorMatrix = [RgbColor, RgbColor, RgbColor]

/** Matrices that simulate each kind of colour blindness at full severity (Machado, Oliveira and Fernandes 2009). */
const COLOR_VISION_MATRICES: Record<string, ColorMatrix> = {
  trichromacy: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}
const SURFACE_COLORS = { light: '#ffffff', dark: '#17171c' }

const dotProduct = (a: RgbColor, b: RgbColor) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const multiplyMatrix = (m: ColorMatrix, v: RgbColor): RgbColor => m.map((row) => dotProduct(row, v)) as RgbColor
const hexToLinearRgb = (hex: string): RgbColor =>
  [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }) as RgbColor

/** Converts linear RGB to the OKLab colour space, where the distance of two colours matches the perceived difference. */
function linearRgbToOklab(rgb: RgbColor): RgbColor {
  const clipped = rgb.map((c) => Math.min(1, Math.max(0, c))) as RgbColor
  const lms = multiplyMatrix(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    clipped,
  ).map(Math.cbrt) as RgbColor
  return multiplyMatrix(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    lms,
  )
}
const colorDistance = (a: RgbColor, b: RgbColor) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
const relativeLuminance = (hex: string) => dotProduct([0.2126, 0.7152, 0.0722], hexToLinearRgb(hex))

for (const surface of ['light', 'dark'] as const) {
  const colours = CHART_PALETTE.map((colour) => colour[surface])

  it.each(Object.keys(COLOR_VISION_MATRICES))(`${surface}: each pair of chart colours can be told apart with %s`, (sight) => {
    const seen = colours.map((hex) => linearRgbToOklab(multiplyMatrix(COLOR_VISION_MATRICES[sight]!, hexToLinearRgb(hex))))
    const gaps = seen.flatMap((a, i) => seen.slice(i + 1).map((b) => colorDistance(a, b)))
    expect(gaps).toHaveLength(10)
    expect(Math.min(...gaps)).toBeGreaterThan(0.145)
  })

  it(`${surface}: each chart colour contrasts with the background`, () => {
    const below = relativeLuminance(SURFACE_COLORS[surface])
    for (const hex of colours) {
      const [high, low] = [relativeLuminance(hex), below].sort((a, b) => b - a) as [number, number]
      expect((high + 0.05) / (low + 0.05), hex).toBeGreaterThanOrEqual(3)
    }
  })
}
