import { chooseCardFonts, findFontFileOfCharacter } from './card-fonts.ts'
import type { CardModel } from './model.ts'
import type { CardTheme, ThemeFontFile } from './theme.ts'
import { typographyClassesOf } from './typography-classes.ts'

/** Family of the few letters of the name that a card's page contains. */
const NAME_FACE_FAMILY = 'Card Name'

/** What a font must contain to draw a card's name. */
export interface NameFaceRequest {
  weight: number
  /** Font files, each with those letters of the name that browsers draw with it. */
  parts: { file: ThemeFontFile; letters: string }[]
}

function lastMatch(css: string, pattern: RegExp): string | undefined {
  return Array.from(css.matchAll(pattern)).at(-1)?.[1]
}

/** Reads the family of the name from the custom properties that the theme and the chosen fonts set: the last one counts. */
function displayFamilyOf(css: string): string | undefined {
  const read = (token: 'display' | 'face') => lastMatch(css, token === 'display' ? /--display:\s*([^;}]+)/g : /--face:\s*([^;}]+)/g)
  const display = read('display')
  const stack = !display || display.includes('var(--face)') ? read('face') : display
  return stack
    ?.split(',')[0]!
    .trim()
    .replace(/^["']|["']$/g, '')
}

/** Reads weight and capitals of the name from the theme's style sheet, whose first rule for the name sets both. */
function nameStyleOf(css: string): { weight: number; capitals: boolean } {
  const rule = /\.card-name\s*\{([^}]*)\}/.exec(css)?.[1] ?? ''
  return { weight: Number(/font:\s*(\d+)/.exec(rule)?.[1] ?? 400), capitals: /text-transform:\s*uppercase/.test(rule) }
}

/** Describes the font for a card's name. Returns null if the theme has no font file for it. */
export function describeNameFace(theme: CardTheme, card: CardModel): NameFaceRequest | null {
  const chosen = chooseCardFonts(theme, card)
  const family = displayFamilyOf(theme.css + chosen.css)
  const files = chosen.fonts.filter((file) => file.family === family && file.style !== 'italic')
  const { weight, capitals } = nameStyleOf(theme.css)
  const isCapitalized = capitals && !/letters-(?:script|as-typed)/.test(typographyClassesOf(card.name))
  const name = isCapitalized ? card.name.toUpperCase() : card.name
  const parts = new Map<ThemeFontFile, string>()
  for (const letter of [...new Set(name)].toSorted()) {
    const file = findFontFileOfCharacter(files, letter)
    if (file) parts.set(file, (parts.get(file) ?? '') + letter)
  }
  if (parts.size === 0 || !/\p{L}/u.test([...parts.values()].join(''))) return null
  const [min, max] = files[0]!.weight.split(' ').map(Number)
  return { weight: Math.max(min!, Math.min(weight, max ?? min!)), parts: Array.from(parts, ([file, letters]) => ({ file, letters })) }
}

const toUnicodeRange = (letters: string) => Array.from(letters, (letter) => `U+${letter.codePointAt(0)!.toString(16)}`).join()

/** Builds the CSS that draws the name with these fonts, each a WOFF2 file in Base64 with the letters of the request's part. */
export function buildNameFaceCss({ parts }: NameFaceRequest, fonts: string[]): string {
  const faces = fonts.map(
    (font, index) =>
      // Without the range of weights, browsers would make the letters bolder.
      `@font-face{font-family:"${NAME_FACE_FAMILY}";font-weight:1 999;font-display:block;` +
      `src:url(data:font/woff2;base64,${font})format("woff2");unicode-range:${toUnicodeRange(parts[index]!.letters)}}`,
  )
  return `${faces.join('')}:where(.card-container) .card-name{font-family:"${NAME_FACE_FAMILY}",var(--display)}`
}
