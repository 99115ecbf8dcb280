import { enhanceAssistantLauncher } from './assistant.ts'
import { addHistoryToPopovers } from './dialog-history.ts'
import { takeEarlyClicks } from './early.ts'
import { playVideosInline } from './video-player.ts'
import { addMapToggle } from './map-toggle.ts'
import type { ThemeFontFile } from '../theme.ts'
import { keepEarlyForm } from './form-waiting.ts'
import { enhanceGalleryLinks } from './gallery.ts'
import { showToastNotice, FORM_OFFLINE_MESSAGE } from './notice.ts'
import { startQueueRetries, waitForServer } from './queue-retry.ts'
import { enhanceSaveContactLinks } from './save.ts'
import { loadAndSwapFonts } from './font-swap.ts'
import { enhanceShareButton } from './share.ts'
import { trackCardClicks, trackCardView } from './track.ts'

/** Most visitors leave before. Those who put the card on their home screen have looked at it for longer. */
const LAUNCH_SCREEN_DELAY_MS = 15_000
/** Widest window in CSS pixels that counts as a phone's, as in dock.css. */
const PHONE_WIDTH_MAX = 640

/** Loads the form's script on the form's first focus. Until it has loaded, a submitted form is kept on this device and sent. */
function enhanceUnloadedForm(form: HTMLElement, sendQueuedNow: () => void) {
  const isLoaded = () => form.querySelector('.form[novalidate]')
  form.addEventListener('submit', (event) => {
    if (isLoaded()) return
    const isKept = keepEarlyForm(form)
    // If the browser refuses storage, it sends the form itself; without a network it would leave the page and lose the input.
    if (isKept || !navigator.onLine) event.preventDefault()
    if (isKept) sendQueuedNow()
    else if (!navigator.onLine) showToastNotice(FORM_OFFLINE_MESSAGE)
  })
  let isLoading = false
  form.addEventListener('focusin', async () => {
    if (isLoading) return
    isLoading = true
    await waitForServer()
      .then(() => import('./form.ts'))
      .then(
        ({ enhanceForm }) => enhanceForm(form),
        () => (isLoading = false),
      )
  })
}

/** Loads the docked Save Contact link of phones when a visitor first scrolls the card's own link away. */
function dockSaveLinkOnScroll() {
  const save = document.querySelector<HTMLAnchorElement>('a[data-save]')
  if (!save) return
  new IntersectionObserver((entries, observer) => {
    if (entries.at(-1)!.isIntersecting || innerWidth > PHONE_WIDTH_MAX) return
    observer.disconnect()
    import('./dock.ts').then(({ dockSaveLink }) => dockSaveLink(save)).catch(() => {})
  }).observe(save)
}

/**
 * The script of a card's public page. It runs after the page is shown, and the page works without it. The script records events
 * and adds conveniences. The form, the picture viewer, the chat and the save dialog are imported on
 * their first use.
 */
function startCardScript() {
  // The page was reloaded while a dialog was open, so the script leaves the dialog's history entry.
  if ((history.state as { dialog?: true } | null)?.dialog) history.back()
  document.documentElement.classList.add('js')
  const { card, fonts } = document.body.dataset
  if (fonts) void loadAndSwapFonts(JSON.parse(fonts) as ThemeFontFile[])
  const cardId = Number(card)
  // When the server refuses a form, it shows the card at another path. That page does not count as a view of the card.
  if (location.pathname.startsWith('/view/')) trackCardView(cardId)
  const early = takeEarlyClicks()
  trackCardClicks(cardId, early)
  enhanceSaveContactLinks(cardId, early)
  dockSaveLinkOnScroll()
  addHistoryToPopovers()
  enhanceShareButton()
  playVideosInline()
  addMapToggle()
  enhanceAssistantLauncher()
  enhanceGalleryLinks()
  const sendQueuedNow = startQueueRetries(cardId)
  const form = document.querySelector<HTMLElement>('.card-section-form')
  if (form) enhanceUnloadedForm(form, sendQueuedNow)
  // Only browsers on iOS have this property.
  if ('standalone' in navigator) setTimeout(() => import('../../lib/ios-launch-screen.ts').catch(() => {}), LAUNCH_SCREEN_DELAY_MS)
  if (matchMedia('(display-mode: standalone)').matches) import('./installed.ts').catch(() => {})
}

// On a page that the browser prerenders, the script waits until the visitor sees the page.
if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', startCardScript, { once: true })
else startCardScript()
