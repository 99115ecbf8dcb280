import { oklchOf } from './accent.ts'

/** Weights of red, green and blue in CSS's `sepia(1)`, and the matrix of `hue-rotate()` (Filter Effects Module, level 1). */
const SEPIA_OF_GREY = [1.351, 1.203, 0.937] as const
const LUMINANCE = [0.213, 0.715, 0.072] as const
const ROTATION = [
  [-0.213, -0.715, 0.928],
  [0.143, 0.14, -0.283],
  [-0.787, 0.715, 0.072],
] as const

function hueOfTurnedSepia(degrees: number): number {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const channels = ROTATION.map((row, at) =>
    SEPIA_OF_GREY.reduce(
      (sum, value, from) => sum + 0.5 * value * (LUMINANCE[from]! + cos * ((at === from ? 1 : 0) - LUMINANCE[from]!) + sin * row[from]!),
      0,
    ),
  )
  const hex = channels.map((value) =>
    Math.round(255 * Math.min(1, Math.max(0, value)))
      .toString(16)
      .padStart(2, '0'),
  )
  return oklchOf(`#${hex.join('')}`).h
}

/** Returns by how many degrees CSS must turn the hue of a sepia picture, so that it has the hue of the colour. */
export function sepiaTurnTo(color: string): number {
  const { h } = oklchOf(color)
  const distances = Array.from({ length: 72 }, (_, step) => {
    const away = Math.abs(hueOfTurnedSepia(step * 5) - h)
    return Math.min(away, 360 - away)
  })
  return distances.indexOf(Math.min(...distances)) * 5
}
