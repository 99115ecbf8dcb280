import { OPEN_TOASTS_MAX, TOAST_DURATION_MS, TOAST_SWIPE_DISTANCE_PX } from '../../../schema/toast.ts'
import { createSvgIcon } from '../../lib/svg-icon.ts'

interface ToastOptions {
  title: string
  description: string
  destructive?: boolean
}

const createCloseIcon = () =>
  createSvgIcon('m5 5 10 10M15 5 5 15', {
    width: '16',
    height: '16',
    fill: 'none',
    stroke: 'currentColor',
    'stroke-width': '1.5',
    'stroke-linecap': 'round',
  })

function createParagraph(text: string): HTMLParagraphElement {
  const paragraph = document.createElement('p')
  paragraph.textContent = text
  return paragraph
}

function closeLater(toast: HTMLElement) {
  let timer = 0
  const start = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => toast.remove(), TOAST_DURATION_MS)
  }
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, () => clearTimeout(timer))
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, start)
  start()
}

function closeBySwipe(toast: HTMLElement) {
  let from: number | null = null
  toast.addEventListener('pointerdown', ({ clientX }) => (from = clientX))
  toast.addEventListener('pointermove', ({ clientX }) => {
    if (from !== null && clientX - from > TOAST_SWIPE_DISTANCE_PX) toast.remove()
  })
  for (const event of ['pointerup', 'pointercancel']) toast.addEventListener(event, () => (from = null))
}

/** Shows a toast, which screen readers announce. It replaces a toast with the same text, or the oldest one if there are too many. */
export function showToast({ title, description, destructive = false }: ToastOptions): void {
  const region = document.querySelector('.toasts')!
  for (const open of region.querySelectorAll('.toast')) if (open.textContent === title + description) open.remove()
  while (region.childElementCount >= OPEN_TOASTS_MAX) region.firstElementChild!.remove()
  const toast = document.createElement('div')
  toast.className = destructive ? 'toast toast-destructive' : 'toast'
  toast.role = destructive ? 'alert' : 'status'
  region.append(toast)
  const text = document.createElement('div')
  text.className = 'toast-text'
  text.append(createParagraph(title), createParagraph(description))
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'icon-button'
  close.ariaLabel = 'Dismiss'
  close.append(createCloseIcon())
  close.addEventListener('click', () => toast.remove())
  // Some screen readers announce only text that is added to an existing live region.
  requestAnimationFrame(() => toast.append(text, close))
  closeLater(toast)
  closeBySwipe(toast)
}
