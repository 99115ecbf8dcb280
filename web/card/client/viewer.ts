import { showModal } from './dialog-history.ts'
import css from './viewer.css?inline'

/** How long a strip has been still when it counts as settled, in ms: not every browser says so itself. */
const SETTLED = 120

const ICONS = { close: 'm5 5 10 10M15 5 5 15', back: 'M12.5 4 6.5 10l6 6', on: 'm7.5 4 6 6-6 6' }

/** Which picture a key leads to, or null for a key that leads to none. */
export function keyTarget(key: string, at: number, count: number, rtl: boolean): number | null {
  const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1, Home: -at, End: count - 1 - at }[key]
  return step === undefined ? null : Math.min(Math.max(at + step, 0), count - 1)
}

function button(kind: keyof typeof ICONS, label: string, act: () => void) {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = `viewer-${kind}`
  element.ariaLabel = label
  element.innerHTML = `<svg viewBox="0 0 20 20" aria-hidden="true"><path d="${ICONS[kind]}"/></svg>`
  element.addEventListener('click', act)
  return element
}

/** A picture in full, of the link that leads to it; fetched when it comes near. */
function slide(link: HTMLAnchorElement) {
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
    // The picture says it already.
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

function build(links: HTMLAnchorElement[]) {
  const dialog = document.createElement('dialog')
  const strip = document.createElement('ul')
  const count = document.createElement('p')
  // Its words are of the page's language, however the card is written.
  const number = count.appendChild(document.createElement('bdi'))
  const slides = links.map(slide)
  let at = 0
  let settling: ReturnType<typeof setTimeout> | undefined

  const look = (index: number) => {
    at = index
    for (const near of [index, index + 1, index - 1]) slides[near]?.load()
    number.textContent = `${index + 1} of ${links.length}`
    back.ariaDisabled = String(index === 0)
    on.ariaDisabled = String(index === links.length - 1)
  }
  const go = (index: number, behavior: ScrollBehavior) => {
    if (!slides[index]) return
    look(index)
    strip.scrollTo({ left: (getComputedStyle(strip).direction === 'rtl' ? -1 : 1) * index * strip.clientWidth, behavior })
  }
  const turn = (index: number) => go(index, matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')
  const back = button('back', 'Previous picture', () => turn(at - 1))
  const on = button('on', 'Next picture', () => turn(at + 1))
  const close = button('close', 'Close', () => dialog.close())

  dialog.className = 'viewer'
  dialog.ariaLabel = 'Gallery'
  dialog.dir = links[0]!.closest<HTMLElement>('[dir]')?.dir ?? ''
  strip.tabIndex = 0
  strip.ariaLabel = 'Pictures'
  count.className = 'viewer-count'
  count.ariaLive = 'polite'
  back.hidden = on.hidden = links.length === 1
  close.autofocus = true
  strip.append(...slides.map(({ item }) => item))
  dialog.append(close, strip, back, on, count)

  dialog.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const target = keyTarget(event.key, at, links.length, getComputedStyle(strip).direction === 'rtl')
    if (target === null) return
    event.preventDefault()
    turn(target)
  })
  // A finger moves the strip by itself: where it comes to rest is the picture that is looked at.
  strip.addEventListener('scroll', () => {
    clearTimeout(settling)
    settling = setTimeout(() => dialog.open && look(Math.round(Math.abs(strip.scrollLeft) / strip.clientWidth)), SETTLED)
  })
  // Beside the picture is out of it.
  strip.addEventListener('click', ({ target }) => (target as Element).tagName === 'LI' && dialog.close())
  document.body.append(dialog)
  return (index: number) => {
    showModal(dialog)
    go(index, 'instant')
  }
}

let open: ReturnType<typeof build> | undefined

/**
 * Shows the card's pictures one at a time over the page, from `link`'s on: by finger, arrow keys or buttons. Escape, the
 * cross and a click beside the picture lead back to the link.
 */
export function openViewer(link: HTMLAnchorElement): void {
  const links = [...link.closest('.card-gallery')!.querySelectorAll<HTMLAnchorElement>('a')]
  if (!open) {
    // A sheet made by script is no inline style: the page's policy has nothing to say about it.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets.push(sheet)
    open = build(links)
  }
  open(links.indexOf(link))
}
