import { createSvgIcon } from '../../lib/svg-icon.ts'
import { fillWords } from '../words/fill.ts'
import type { CardWords } from '../words/words.ts'
import { showModalWithHistory } from './dialog-history.ts'
import css from './viewer.css?inline'

/** A swipe has ended if no scroll event has come for this time. Some browsers lack the event `scrollend`. */
const SCROLL_END_DELAY_MS = 120

const PICTURE_VIEWER_ICON_PATHS = { close: 'm5 5 10 10M15 5 5 15', prev: 'M12.5 4 6.5 10l6 6', next: 'm7.5 4 6 6-6 6' }

/** Returns null for keys that do not switch to another picture. */
export function findPictureIndexForKeypress(key: string, current: number, count: number, rtl: boolean): number | null {
  const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1, Home: -current, End: count - 1 - current }[key]
  return step === undefined ? null : Math.min(Math.max(current + step, 0), count - 1)
}

function createPictureViewerButton(kind: keyof typeof PICTURE_VIEWER_ICON_PATHS, label: string, act: () => void) {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = `viewer-${kind}`
  element.ariaLabel = label
  element.append(createSvgIcon(PICTURE_VIEWER_ICON_PATHS[kind]))
  element.addEventListener('click', act)
  return element
}

function createPictureViewerSlide(link: HTMLAnchorElement) {
  const thumb = link.querySelector('img')!
  const item = document.createElement('li')
  const picture = new Image()
  for (const name of ['width', 'height'] as const) picture.setAttribute(name, thumb.getAttribute(name)!)
  picture.alt = thumb.alt
  item.append(picture)
  if (link.dataset['caption'] !== undefined) {
    const caption = document.createElement('p')
    caption.className = 'viewer-caption'
    caption.dir = 'auto'
    caption.textContent = thumb.alt
    // The caption repeats the alt text, so it is hidden from screen readers.
    caption.ariaHidden = 'true'
    item.append(caption)
  }
  const load = () => {
    if (picture.src) return
    picture.sizes = '100vw'
    picture.srcset = thumb.srcset
    picture.src = link.href
  }
  return { item, load }
}

function buildPictureViewer(links: HTMLAnchorElement[], words: CardWords['viewer']) {
  const dialog = document.createElement('dialog')
  const strip = document.createElement('ul')
  const count = document.createElement('p')
  // The counter (`1 of 3`) has the direction of its words, which is another one on an English card of an Arabic name.
  const number = count.appendChild(document.createElement('bdi'))
  const slides = links.map(createPictureViewerSlide)
  let current = 0
  let idleTimer: ReturnType<typeof setTimeout> | undefined

  const showSlide = (index: number) => {
    current = index
    for (const near of [index, index + 1, index - 1]) slides[near]?.load()
    number.textContent = fillWords(words.count, { number: index + 1, count: links.length })
    previous.ariaDisabled = String(index === 0)
    next.ariaDisabled = String(index === links.length - 1)
  }
  const scrollToSlide = (index: number, behavior: ScrollBehavior) => {
    if (!slides[index]) return
    showSlide(index)
    strip.scrollTo({ left: (getComputedStyle(strip).direction === 'rtl' ? -1 : 1) * index * strip.clientWidth, behavior })
  }
  const animateTo = (index: number) => scrollToSlide(index, matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
  const previous = createPictureViewerButton('prev', words.previous, () => animateTo(current - 1))
  const next = createPictureViewerButton('next', words.next, () => animateTo(current + 1))
  const close = createPictureViewerButton('close', words.close, () => dialog.close())

  dialog.className = 'viewer'
  dialog.ariaLabel = words.gallery
  dialog.dir = links[0]!.closest<HTMLElement>('[dir]')?.dir ?? ''
  strip.tabIndex = 0
  strip.ariaLabel = words.pictures
  count.className = 'viewer-count'
  count.ariaLive = 'polite'
  previous.hidden = next.hidden = links.length === 1
  close.autofocus = true
  strip.append(...slides.map(({ item }) => item))
  dialog.append(close, strip, previous, next, count)

  dialog.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const target = findPictureIndexForKeypress(event.key, current, links.length, getComputedStyle(strip).direction === 'rtl')
    if (target === null) return
    event.preventDefault()
    animateTo(target)
  })
  strip.addEventListener('scroll', () => {
    clearTimeout(idleTimer)
    idleTimer = setTimeout(() => dialog.open && showSlide(Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)), SCROLL_END_DELAY_MS)
  })
  strip.addEventListener('click', ({ target }) => (target as Element).tagName === 'LI' && dialog.close())
  document.body.append(dialog)
  return (index: number) => {
    showModalWithHistory(dialog)
    scrollToSlide(index, 'instant')
  }
}

let showPictureAtIndex: ReturnType<typeof buildPictureViewer> | undefined

export function openPictureViewer(link: HTMLAnchorElement, words: CardWords['viewer']): void {
  const links = [...link.closest('.card-gallery')!.querySelectorAll<HTMLAnchorElement>('a')]
  if (!showPictureAtIndex) {
    // The CSP forbids inline styles, but it allows constructed style sheets.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    showPictureAtIndex = buildPictureViewer(links, words)
  }
  showPictureAtIndex(links.indexOf(link))
}
