const HEX = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** True for `#rgb` and `#rrggbb`. */
export function isHexColor(value: string): boolean {
  return HEX.test(value)
}

/** Relative luminance of a hex colour, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex
  const channel = (at: number) => {
    const c = Number.parseInt(full.slice(at, at + 2), 16) / 255
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}

/** Contrast ratio of two hex colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Black or white, whichever has more contrast with `background`; that is always 4.5 to 1 or more. */
export function textColorOn(background: string): string {
  return contrast(background, '#000000') >= contrast(background, '#ffffff') ? '#000000' : '#ffffff'
}
