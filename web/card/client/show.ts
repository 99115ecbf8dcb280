import type { CardWords } from '../words/words.ts'

/** The part of Web NFC (https://w3c.github.io/web-nfc/) that this script uses. TypeScript does not declare it. */
interface NdefWriter {
  write: (message: { records: { recordType: 'url'; data: string }[] }, options: { signal: AbortSignal }) => Promise<void>
}

const NOTICE_DURATION_MS = 5000
/** A swipe is at least this many CSS pixels wide, and at least twice as wide as it is high. */
const SWIPE_WIDTH_MIN = 60
/** Swipes that start this close to the screen's edge belong to the system's gesture for going back. */
const SCREEN_EDGE_WIDTH = 24

const page = document.querySelector<HTMLElement>('.show')!
const words = JSON.parse(page.dataset['words']!) as CardWords['showScript']
const NFC_FAILURE_TEXTS: Record<string, string> = {
  NotAllowedError: words.nfcNotAllowed,
  NotSupportedError: words.nfcNotSupported,
  NotReadableError: words.nfcOff,
  NetworkError: words.nfcLost,
}

const findButton = (id: string) => document.querySelector<HTMLButtonElement>(`#${id}`)!

const notice = page.querySelector('.show-notice p')!
const noticeClose = findButton('notice-close')
let noticeTimer: ReturnType<typeof setTimeout> | undefined

function hideNotice(): void {
  clearTimeout(noticeTimer)
  notice.replaceChildren()
  noticeClose.hidden = true
}

/** Shows a message for some seconds. A message with an address to copy stays until the user closes it. */
function showNotice(text: string, address?: string): void {
  hideNotice()
  notice.append(text)
  if (!address) {
    noticeTimer = setTimeout(hideNotice, NOTICE_DURATION_MS)
    return
  }
  const shown = document.createElement('span')
  shown.dir = 'ltr'
  shown.textContent = address
  notice.append(shown)
  noticeClose.hidden = false
  getSelection()?.selectAllChildren(shown)
}

/** Browsers release the wake lock when the page is hidden, so it is requested again when the page is visible. */
function keepScreenAwake(): void {
  // A wake lock is refused while the battery is nearly empty.
  const request = () => document.visibilityState === 'visible' && void navigator.wakeLock?.request('screen').catch(() => {})
  document.addEventListener('visibilitychange', request)
  request()
}

const openCard = (rel: 'prev' | 'next') => page.querySelector<HTMLAnchorElement>(`a[rel=${rel}]`)?.click()

function enableCardTurning(): void {
  let start: Touch | null = null
  document.addEventListener('touchstart', ({ touches }) => (start = touches.length === 1 ? touches[0]! : null), { passive: true })
  document.addEventListener('touchend', ({ changedTouches: [end] }) => {
    if (!start || !end || document.querySelector('dialog[open]') || (visualViewport?.scale ?? 1) > 1.05) return
    const [dx, dy] = [end.clientX - start.clientX, end.clientY - start.clientY]
    const isFromEdge = start.clientX < SCREEN_EDGE_WIDTH || start.clientX > innerWidth - SCREEN_EDGE_WIDTH
    if (!isFromEdge && Math.abs(dx) >= SWIPE_WIDTH_MIN && Math.abs(dx) >= 2 * Math.abs(dy)) openCard(dx < 0 ? 'next' : 'prev')
  })
  document.addEventListener('keydown', ({ key, target, altKey, ctrlKey, metaKey, shiftKey }) => {
    // The radio buttons that choose a code already use the arrow keys.
    if (altKey || ctrlKey || metaKey || shiftKey || (target as Element).closest('input, dialog')) return
    if (key === 'ArrowRight') openCard('next')
    if (key === 'ArrowLeft') openCard('prev')
  })
}

/**
 * The pages that show a card's QR code have a view transition between them (show.css), but other pages have none. On the way to another
 * page, the browser would report an error.
 */
function skipTransitionToOtherPages(): void {
  addEventListener('pageswap', ({ activation, viewTransition }) => {
    const cards = [...page.querySelectorAll<HTMLAnchorElement>('a[rel=prev], a[rel=next]')]
    if (!cards.some(({ href }) => href === activation?.entry.url)) viewTransition?.skipTransition()
  })
}

async function copyAddress(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address)
    showNotice(words.linkCopied)
  } catch {
    showNotice(words.copyByHand, address)
  }
}

function enableSharing(): void {
  const button = findButton('show-share')
  const shared = { title: page.dataset['name'], url: page.dataset['share']! }
  // Only shared links have the source tag, not copied ones.
  const plainAddress = shared.url.split('?')[0]!
  button.hidden = false
  noticeClose.addEventListener('click', () => {
    hideNotice()
    button.focus()
  })
  button.addEventListener('click', async () => {
    if (!navigator.canShare?.(shared)) return copyAddress(plainAddress)
    try {
      await navigator.share(shared)
    } catch (error) {
      // AbortError means that the user closed the share sheet.
      if ((error as Error).name !== 'AbortError') await copyAddress(plainAddress)
    }
  })
}

function enableNfcWriting(): void {
  const { NDEFReader } = window as unknown as { NDEFReader?: new () => NdefWriter }
  const dialog = document.querySelector<HTMLDialogElement>('#nfc-dialog')
  if (!NDEFReader || !dialog) return
  const [open, retry, close] = ['show-nfc', 'nfc-retry', 'nfc-close'].map(findButton) as [
    HTMLButtonElement,
    HTMLButtonElement,
    HTMLButtonElement,
  ]
  const status = document.querySelector('#nfc-status')!
  let attempt = new AbortController()
  const setState = (state: 'waiting' | 'done' | 'failed', text: string, closeLabel: string) => {
    dialog.dataset['state'] = state
    status.textContent = text
    close.textContent = closeLabel
    retry.hidden = state !== 'failed'
  }
  const write = async () => {
    attempt = new AbortController()
    const { signal } = attempt
    setState('waiting', words.holdTag, words.cancel)
    close.focus()
    try {
      await new NDEFReader().write({ records: [{ recordType: 'url', data: page.dataset['nfc']! }] }, { signal })
      if (!signal.aborted) setState('done', words.written, words.done)
    } catch (error) {
      if (!signal.aborted) setState('failed', NFC_FAILURE_TEXTS[(error as Error).name] ?? words.nfcFailed, words.close)
    }
  }
  open.hidden = false
  open.addEventListener('click', () => {
    dialog.showModal()
    void write()
  })
  retry.addEventListener('click', () => void write())
  close.addEventListener('click', () => dialog.close())
  dialog.addEventListener('close', () => attempt.abort())
}

keepScreenAwake()
enableCardTurning()
skipTransitionToOtherPages()
enableSharing()
enableNfcWriting()
document.documentElement.classList.add('js')
