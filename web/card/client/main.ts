import { observeAboveWindow } from './above-window.ts'
import { openChatWithoutLeavingCard } from './assistant.ts'
import { addHistoryToPopovers, leaveDialogEntryOfReloadedPage } from './dialog-history.ts'
import { takeClicksRecordedBeforeScript } from './early.ts'
import { playVideosInline } from './video-player.ts'
import { enableMapToggle } from './map-toggle.ts'
import type { ThemeFontFile } from '../theme.ts'
import { queueFormSubmittedBeforeScript } from './form-waiting.ts'
import { openGalleryLinksInViewer } from './gallery.ts'
import { showToastNotice } from './notice.ts'
import { startQueueRetries, checkServerIsReachable } from './queue-retry.ts'
import { saveContactByScript } from './save.ts'
import { loadAndSwapFonts } from './font-swap.ts'
import { openShareSheetOnShareClick } from './share.ts'
import { trackCardClicks, trackCardView } from './track.ts'
import { loadScriptWords, startWords } from './words.ts'

/** On iOS, the launch screen is drawn only for visitors who stay this long. */
const LAUNCH_SCREEN_DELAY_MS = 15_000

/**
 * Loads the form's script on the first focus. If the visitor submits the form before that, the page stores it on this device and sends it.
 */
function sendUnloadedFormByScript(form: HTMLElement, sendQueuedNow: () => void) {
  const isLoaded = () => form.querySelector('.form[novalidate]')
  form.addEventListener('submit', (event) => {
    if (isLoaded()) return
    const isKept = queueFormSubmittedBeforeScript(form)
    // If the browser refuses storage, the browser sends the form itself. Without a network, the visitor's input would then be lost.
    if (isKept || !navigator.onLine) event.preventDefault()
    if (isKept) sendQueuedNow()
    else if (!navigator.onLine) showToastNotice(startWords.formOffline)
  })
  let isLoading = false
  form.addEventListener('focusin', async () => {
    if (isLoading) return
    isLoading = true
    await checkServerIsReachable()
      .then(() => Promise.all([import('./form.ts'), loadScriptWords()]))
      .then(
        ([{ sendFormByScript }, words]) => sendFormByScript(form, words),
        () => (isLoading = false),
      )
  })
}

function dockSaveLinkOnScroll() {
  const save = document.querySelector<HTMLAnchorElement>('a[data-save]')
  if (!save) return
  observeAboveWindow(save, (isAbove, observer) => {
    if (!isAbove) return
    observer.disconnect()
    import('./dock.ts').then(({ showStickyBar }) => showStickyBar(save)).catch(() => {})
  })
}

/**
 * The script of a card's public page. The page works without the script, too. The code for form, picture viewer, chat and save dialog is
 * imported on first use.
 */
function startCardScript() {
  leaveDialogEntryOfReloadedPage()
  document.documentElement.classList.add('js')
  const { card, fonts } = document.body.dataset
  if (fonts) void loadAndSwapFonts(JSON.parse(fonts) as ThemeFontFile[])
  const cardId = Number(card)
  // The server answers a refused form with the card at another path. This does not count as a view of the card.
  if (location.pathname.startsWith('/view/')) trackCardView(cardId)
  const early = takeClicksRecordedBeforeScript()
  trackCardClicks(cardId, early)
  saveContactByScript(cardId, early)
  dockSaveLinkOnScroll()
  addHistoryToPopovers()
  openShareSheetOnShareClick()
  playVideosInline()
  enableMapToggle()
  openChatWithoutLeavingCard()
  openGalleryLinksInViewer()
  const sendQueuedNow = startQueueRetries(cardId)
  const form = document.querySelector<HTMLElement>('.card-section-form')
  if (form) sendUnloadedFormByScript(form, sendQueuedNow)
  // Only iOS has the property `standalone`.
  if ('standalone' in navigator) setTimeout(() => import('../../lib/ios-launch-screen.ts').catch(() => {}), LAUNCH_SCREEN_DELAY_MS)
  // Most visitors read the page's language, and load nothing for others.
  if (!navigator.language.startsWith(document.documentElement.lang))
    import('./language-switch.ts').then(({ offerPreferredLanguage }) => offerPreferredLanguage()).catch(() => {})
  if (matchMedia('(display-mode: standalone)').matches) import('./installed.ts').catch(() => {})
}

// A page that the browser prerenders must not count as viewed before the visitor sees it.
if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', startCardScript, { once: true })
else startCardScript()
