/**
 * The five colours of the charts, on the light and the dark surface. Every pair stays apart for people with any kind of
 * colour blindness, and each stands out from its surface by 3:1 at least; lines differ by their dashes too.
 */
export const PALETTE = [
  { light: '#9333ea', dark: '#9d4bf5' },
  { light: '#0095a3', dark: '#5ff0f0' },
  { light: '#e8500a', dark: '#fb7023' },
  { light: '#0b3a7a', dark: '#4b9fbf' },
  { light: '#3a0d12', dark: '#ffe066' },
] as const

/** A colour of the palette that follows the page between light and dark. */
export function chartColor(index: number): string {
  const { light, dark } = PALETTE[index % PALETTE.length]!
  return `light-dark(${light}, ${dark})`
}
