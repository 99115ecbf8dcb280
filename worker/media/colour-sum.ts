/** Brightness, from 0 to 255, below which a colour is hard to see on the dark grounds of themes, and above which on light ones. */
const DARK_BELOW = 60
const LIGHT_ABOVE = 215
/** Smallest share of a picture that counts as a part of its own. */
const PART_SHARE_MIN = 0.2

/** Sums of red, green and blue, each multiplied by its weight, and the sum of the weights. */
type WeightedSum = [red: number, green: number, blue: number, weight: number]

function addTo(sum: WeightedSum, red: number, green: number, blue: number, weight: number) {
  sum[0] += red * weight
  sum[1] += green * weight
  sum[2] += blue * weight
  sum[3] += weight
}

/** Adds up the colours of a picture, to describe it by a single one. */
export class ColourSum {
  private readonly all: WeightedSum = [0, 0, 0, 0]
  private readonly dark: WeightedSum = [0, 0, 0, 0]
  private readonly light: WeightedSum = [0, 0, 0, 0]

  /** Adds a colour (channels from 0 to 255) that covers an area of size `weight`. */
  add(red: number, green: number, blue: number, weight: number): void {
    addTo(this.all, red, green, blue, weight)
    // Weights of the channels in perceived brightness (ITU-R BT.709), without the conversion to linear light.
    const brightness = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    if (brightness < DARK_BELOW) addTo(this.dark, red, green, blue, weight)
    else if (brightness > LIGHT_ABOVE) addTo(this.light, red, green, blue, weight)
  }

  /** Returns the average colour as six hex digits, or null if nothing was added. */
  average(): string | null {
    return toHex(this.all)
  }

  /**
   * Returns the colour that decides whether a logo is visible on a ground, as six hex digits: that of its dark or its light part, which
   * would vanish first. A logo with both or neither has its average colour. Null if nothing was added.
   */
  logoColour(): string | null {
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
