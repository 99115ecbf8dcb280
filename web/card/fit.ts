const STEPS = [4, 5, 6, 7, 8, 10, 12, 15, 20, 40]

/**
 * The class `fit-<n>` of a name that is to fill a width in at most about `lines` lines: base.css makes it `--fit`, the
 * characters a line must hold, and a theme divides its width by it. A word is never the reason for an overflow, except
 * one of more than 40 characters, which breaks.
 */
export function fitClass(name: string, lines: number): string {
  const longest = Math.max(...name.split(/\s+|(?<=-)/).map((word) => Array.from(word).length))
  const needed = Math.max(longest, Array.from(name).length / lines)
  return `fit-${STEPS.find((step) => step >= needed) ?? STEPS.at(-1)}`
}
