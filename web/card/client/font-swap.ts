import type { ThemeFont } from '../theme.ts'
import { newFaces } from './fonts.ts'

/** Shifts up to this many pixels are not visible and do not count as layout shift. */
const SHIFT_TOLERANCE = 2
/** Maximum change of the letter spacing, in em. */
const SPACING_CHANGE_MAX = 0.06
/** Maximum number of steps of 0.01 em in which a text is brought back to its number of lines. */
const REWRAP_STEPS = 5

interface Text {
  element: HTMLElement
  characters: number
  /** Bounding box before the font swap. */
  before: DOMRect
  spacingPx: number
  fontSizePx: number
  vertical: boolean
}

function textBox(element: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

/** All elements with a text node of their own, with the bounding boxes of their texts. */
function readTexts(root: Element): Text[] {
  const lengths = new Map<HTMLElement, number>()
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode as CharacterData
    if (data.trim() && parentElement instanceof HTMLElement) lengths.set(parentElement, (lengths.get(parentElement) ?? 0) + data.length)
  }
  return Array.from(lengths, ([element, characters]) => {
    const { letterSpacing, fontSize, writingMode } = getComputedStyle(element)
    return {
      element,
      characters,
      before: textBox(element),
      spacingPx: Number.parseFloat(letterSpacing) || 0,
      fontSizePx: Number.parseFloat(fontSize),
      vertical: writingMode.startsWith('vertical'),
    }
  })
}

const blockSize = ({ vertical }: Text, { width, height }: DOMRect) => (vertical ? width : height)
const inlineSize = ({ vertical }: Text, { width, height }: DOMRect) => (vertical ? height : width)
const isShift = (a: number, b: number) => Math.abs(a - b) > SHIFT_TOLERANCE

const hasOtherLineCount = (text: Text) => isShift(blockSize(text, textBox(text.element)), blockSize(text, text.before))
function hasShifted(text: Text): boolean {
  const now = textBox(text.element)
  return isShift(now.left, text.before.left) || isShift(now.top, text.before.top)
}

const sameLine = (a: DOMRect, b: DOMRect) => a.top < b.bottom && b.top < a.bottom

function setSpacing({ element, spacingPx, fontSizePx }: Text, change: number): void {
  // Letter spacing would break the joins of script typefaces.
  if (element.matches('.letters-script')) return
  element.style.letterSpacing = `${spacingPx / fontSizePx + Math.max(-SPACING_CHANGE_MAX, Math.min(SPACING_CHANGE_MAX, change))}em`
}

/** Restores the width of a text of one line by letter spacing. */
function restoreTextWidth(text: Text): void {
  const now = textBox(text.element)
  if (blockSize(text, now) < 2 * text.fontSizePx)
    setSpacing(text, (inlineSize(text, text.before) - inlineSize(text, now)) / text.characters / text.fontSizePx)
}

/** Restores the number of lines of texts: changes their letter spacing in steps, and resets it where that does not help. */
function restoreLineCount(texts: Text[]): void {
  const hasMoreLines = new Map(texts.map((text) => [text, blockSize(text, textBox(text.element)) > blockSize(text, text.before)]))
  for (let step = 1; step <= REWRAP_STEPS && texts.length > 0; step++) {
    for (const text of texts) setSpacing(text, (hasMoreLines.get(text) ? -step : step) / 100)
    texts = texts.filter(hasOtherLineCount)
  }
  for (const text of texts) text.element.style.letterSpacing = ''
}

/**
 * Loads a theme's fonts and swaps them in all at once, on a page that is already visible. Adjusts the letter spacing of texts
 * that would otherwise shift the layout. Then adds the class `settled` to the html element.
 */
export async function swapFonts(fonts: ThemeFont[]): Promise<void> {
  const root = document.querySelector('main')
  if (!root) return
  const faces = newFaces(fonts)
  const loaded = await Promise.allSettled(faces.map((face) => face.load()))
  const texts = readTexts(root)
  for (const result of loaded) if (result.status === 'fulfilled') document.fonts.add(result.value)
  restoreLineCount(texts.filter(hasOtherLineCount))
  // First correct the texts that shifted. If some still do, others on the same line push them: correct those too.
  texts.filter(hasShifted).forEach(restoreTextWidth)
  const stillShifted = texts.filter(hasShifted)
  texts.filter((text) => stillShifted.some((other) => sameLine(text.before, other.before))).forEach(restoreTextWidth)
  document.documentElement.classList.add('settled')
}
