/**
 * The five colours of the charts, for the light and the dark surface. Any two can be told apart with any kind of colour
 * blindness, and each has a contrast of at least 3:1 with its surface. Lines also differ by their dashes.
 */
export const PALETTE = [
  { light: '#9333ea', dark: '#9d4bf5' },
  { light: '#0095a3', dark: '#5ff0f0' },
  { light: '#e8500a', dark: '#fb7023' },
  { light: '#0b3a7a', dark: '#4b9fbf' },
  { light: '#3a0d12', dark: '#ffe066' },
] as const

/** The CSS of a palette colour, for the light and the dark theme. */
export function chartColor(index: number): string {
  const { light, dark } = PALETTE[index % PALETTE.length]!
  return `light-dark(${light}, ${dark})`
}
