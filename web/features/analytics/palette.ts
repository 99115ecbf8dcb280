/**
 * People with any kind of colour blindness can tell any two of these colours apart. Each has a contrast of at least 3:1 with the
 * background.
 */
export const CHART_PALETTE = [
  { light: '#9333ea', dark: '#9d4bf5' },
  { light: '#0095a3', dark: '#5ff0f0' },
  { light: '#e8500a', dark: '#fb7023' },
  { light: '#0b3a7a', dark: '#4b9fbf' },
  { light: '#3a0d12', dark: '#ffe066' },
] as const

export function getChartColor(index: number): string {
  const { light, dark } = CHART_PALETTE[index % CHART_PALETTE.length]!
  return `light-dark(${light}, ${dark})`
}
