/** Colours below this brightness (0 to 255) are hard to see on dark backgrounds. */
const DARK_BELOW = 60
/** Colours above this brightness (0 to 255) are hard to see on light backgrounds. */
const LIGHT_ABOVE = 215
/** A dark or light part that covers a smaller share of the visible pixels is ignored. */
const PART_SHARE_MIN = 0.2

type WeightedSum = [red: number, green: number, blue: number, weight: number]

function addTo(sum: WeightedSum, red: number, green: number, blue: number, weight: number) {
  sum[0] += red * weight
  sum[1] += green * weight
  sum[2] += blue * weight
  sum[3] += weight
}

export class ColorAverager {
  private readonly all: WeightedSum = [0, 0, 0, 0]
  private readonly dark: WeightedSum = [0, 0, 0, 0]
  private readonly light: WeightedSum = [0, 0, 0, 0]

  /** Adds a colour (channels from 0 to 255) that covers an area of size `weight`. */
  add(red: number, green: number, blue: number, weight: number): void {
    addTo(this.all, red, green, blue, weight)
    // Perceived brightness by ITU-R BT.709, without the conversion to linear light.
    const brightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    if (brightness < DARK_BELOW) addTo(this.dark, red, green, blue, weight)
    else if (brightness > LIGHT_ABOVE) addTo(this.light, red, green, blue, weight)
  }

  average(): string | null {
    return toHex(this.all)
  }

  /**
   * Returns a logo's colour as six hex digits, or null if no colour was added. If the logo has either a dark or a light part, returns the
   * average of that part, because it would be invisible first on a similar background. Otherwise returns the average of the whole logo.
   */
  logoColor(): string | null {
    const least = PART_SHARE_MIN * this.all[3]
    const [isDark, isLight] = [this.dark[3] >= least, this.light[3] >= least]
    return toHex(isDark === isLight ? this.all : isDark ? this.dark : this.light)
  }
}

function toHex([red, green, blue, weight]: WeightedSum): string | null {
  if (!(weight > 0) || !Number.isFinite(weight)) return null
  const digits = (total: number) =>
    Math.round(total / weight)
      .toString(16)
      .padStart(2, '0')
  return digits(red) + digits(green) + digits(blue)
}
