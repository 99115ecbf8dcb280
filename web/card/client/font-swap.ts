import type { ThemeFont } from '../theme.ts'
import { newFaces } from './fonts.ts'

/** Moves of less than this many pixels are none to the eye, nor to the measure of layout shift. */
const STILL = 2
/** How far letters may be spread or drawn together to keep a text's place, in ems. */
const SPREAD_MAX = 0.06
const TRIES = 5

interface Text {
  element: HTMLElement
  characters: number
  before: DOMRect
  /** In pixels, as the theme sets it. */
  spacing: number
  size: number
  vertical: boolean
}

function place(element: Element): DOMRect {
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

/** Each element that holds text of its own, with where that text stands. */
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
      before: place(element),
      spacing: Number.parseFloat(letterSpacing) || 0,
      size: Number.parseFloat(fontSize),
      vertical: writingMode.startsWith('vertical'),
    }
  })
}

const lines = ({ vertical }: Text, { width, height }: DOMRect) => (vertical ? width : height)
const along = ({ vertical }: Text, { width, height }: DOMRect) => (vertical ? height : width)
const differ = (a: number, b: number) => Math.abs(a - b) > STILL

const rewrapped = (text: Text) => differ(lines(text, place(text.element)), lines(text, text.before))
function moved(text: Text): boolean {
  const now = place(text.element)
  return differ(now.left, text.before.left) || differ(now.top, text.before.top)
}

const sameLine = (a: DOMRect, b: DOMRect) => a.top < b.bottom && b.top < a.bottom

function spread({ element, spacing, size }: Text, by: number): void {
  // Letters that join would come apart.
  if (element.matches('.letters-script')) return
  element.style.letterSpacing = `${spacing / size + Math.max(-SPREAD_MAX, Math.min(SPREAD_MAX, by))}em`
}

/** Gives a text of one line the width that it had. */
function fit(text: Text): void {
  const now = place(text.element)
  if (lines(text, now) < 2 * text.size) spread(text, (along(text, text.before) - along(text, now)) / text.characters / text.size)
}

/** Gives texts as many lines as they had: by a little, and a little more, until they have them. */
function rewrap(texts: Text[]): void {
  const tighter = new Map(texts.map((text) => [text, lines(text, place(text.element)) > lines(text, text.before)]))
  for (let step = 1; step <= TRIES && texts.length > 0; step++) {
    for (const text of texts) spread(text, (tighter.get(text) ? -step : step) / 100)
    texts = texts.filter(rewrapped)
  }
  for (const text of texts) text.element.style.letterSpacing = ''
}

/**
 * Brings a theme's faces to a page that is already read. They come all at once, and where a text would move another,
 * its letters are spaced by the hundredth of an em that keeps everything in its place. Then the page is `settled`.
 */
export async function settleFonts(fonts: ThemeFont[]): Promise<void> {
  const root = document.querySelector('main')
  if (!root) return
  const faces = newFaces(fonts)
  const loaded = await Promise.allSettled(faces.map((face) => face.load()))
  const texts = readTexts(root)
  for (const result of loaded) if (result.status === 'fulfilled') document.fonts.add(result.value)
  rewrap(texts.filter(rewrapped))
  // What moved on its own is drawn back; where that is not enough, those on the same line pushed it.
  texts.filter(moved).forEach(fit)
  const pushed = texts.filter(moved)
  texts.filter((text) => pushed.some((other) => sameLine(text.before, other.before))).forEach(fit)
  document.documentElement.classList.add('settled')
}
