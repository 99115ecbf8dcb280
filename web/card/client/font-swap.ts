import type { ThemeFontFile } from '../theme.ts'
import { createNewFontFaces } from './fonts.ts'

const LAYOUT_SHIFT_TOLERANCE_PX = 2
const LETTER_SPACING_CHANGE_MAX = 0.06
/** Maximum number of steps of 0.01 em in which a text's letter spacing changes until the text has its former number of lines. */
const LETTER_SPACING_STEPS_MAX = 5

interface MeasuredText {
  element: HTMLElement
  characters: number
  /** The text's bounding box before the web fonts replaced the system fonts. */
  before: DOMRect
  spacingPx: number
  fontSizePx: number
  vertical: boolean
}

function measureTextBox(element: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

function measureTexts(root: Element): MeasuredText[] {
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
      before: measureTextBox(element),
      spacingPx: Number.parseFloat(letterSpacing) || 0,
      fontSizePx: Number.parseFloat(fontSize),
      vertical: writingMode.startsWith('vertical'),
    }
  })
}

const textBlockSizeOf = ({ vertical }: MeasuredText, { width, height }: DOMRect) => (vertical ? width : height)
const textInlineSizeOf = ({ vertical }: MeasuredText, { width, height }: DOMRect) => (vertical ? height : width)
const isVisibleShift = (a: number, b: number) => Math.abs(a - b) > LAYOUT_SHIFT_TOLERANCE_PX

const hasLineCountChanged = (text: MeasuredText) =>
  isVisibleShift(textBlockSizeOf(text, measureTextBox(text.element)), textBlockSizeOf(text, text.before))
function hasTextShifted(text: MeasuredText): boolean {
  const now = measureTextBox(text.element)
  return isVisibleShift(now.left, text.before.left) || isVisibleShift(now.top, text.before.top)
}

const areOnSameLine = (a: DOMRect, b: DOMRect) => a.top < b.bottom && b.top < a.bottom

function changeLetterSpacing({ element, spacingPx, fontSizePx }: MeasuredText, change: number): void {
  // Letter spacing would separate the joined letters of scripts such as Arabic.
  if (element.matches('.letters-script')) return
  element.style.letterSpacing = `${spacingPx / fontSizePx + Math.max(-LETTER_SPACING_CHANGE_MAX, Math.min(LETTER_SPACING_CHANGE_MAX, change))}em`
}

function restoreTextWidth(text: MeasuredText): void {
  const now = measureTextBox(text.element)
  if (textBlockSizeOf(text, now) < 2 * text.fontSizePx)
    changeLetterSpacing(text, (textInlineSizeOf(text, text.before) - textInlineSizeOf(text, now)) / text.characters / text.fontSizePx)
}

/** Changes letter spacing in small amounts until a text has as many lines as before. If that fails, restores the normal spacing. */
function restoreLineCounts(texts: MeasuredText[]): void {
  const hasMoreLines = new Map(
    texts.map((text) => [text, textBlockSizeOf(text, measureTextBox(text.element)) > textBlockSizeOf(text, text.before)]),
  )
  for (let step = 1; step <= LETTER_SPACING_STEPS_MAX && texts.length > 0; step++) {
    for (const text of texts) changeLetterSpacing(text, (hasMoreLines.get(text) ? -step : step) / 100)
    texts = texts.filter(hasLineCountChanged)
  }
  for (const text of texts) text.element.style.letterSpacing = ''
}

/**
 * Loads a theme's web fonts and shows them all at once. Adjusts the letter spacing of texts that would otherwise move the layout. Then adds
 * the class `settled` to the html element.
 */
export async function loadAndSwapFonts(fonts: ThemeFontFile[]): Promise<void> {
  const root = document.querySelector('main')
  if (!root) return
  const faces = createNewFontFaces(fonts)
  const loaded = await Promise.allSettled(faces.map((face) => face.load()))
  const texts = measureTexts(root)
  for (const result of loaded) if (result.status === 'fulfilled') document.fonts.add(result.value)
  restoreLineCounts(texts.filter(hasLineCountChanged))
  // A text that is still out of place after its own correction is pushed by other texts on its line, so these are corrected too.
  texts.filter(hasTextShifted).forEach(restoreTextWidth)
  const stillShifted = texts.filter(hasTextShifted)
  texts.filter((text) => stillShifted.some((other) => areOnSameLine(text.before, other.before))).forEach(restoreTextWidth)
  document.documentElement.classList.add('settled')
}
