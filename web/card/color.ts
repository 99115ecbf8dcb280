import { DEFAULT_BUTTON_COLOR } from '../../schema/theme.ts'

const HEX_COLOR_PATTERN = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

export function isHexColor(value: string): boolean {
  return HEX_COLOR_PATTERN.test(value)
}

/** Returns the relative luminance of a colour, from 0 to 1 (WCAG 2.2). */
function relativeLuminanceOf(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const channel = (at: number) => {
    const c = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Returns the contrast ratio of two colours, from 1 to 21 (WCAG 2.2). */
export function contrastRatioOf(a: string, b: string): number {
  const [dark, light] = [relativeLuminanceOf(a), relativeLuminanceOf(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Returns black or white, whichever has more contrast with the colour. The contrast is at least 4.5 to 1. */
export function readableTextColorOn(background: string): string {
  return contrastRatioOf(background, '#000000') >= contrastRatioOf(background, '#ffffff') ? '#000000' : '#ffffff'
}

/** False for the editor's default colour, which the owner did not choose. */
export function isCustomButtonColor(color: string): boolean {
  return color.toLowerCase() !== DEFAULT_BUTTON_COLOR
}
