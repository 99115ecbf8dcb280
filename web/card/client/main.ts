import { addPopoverHistory } from './dialog-history.ts'
import { earlyClicks } from './early.ts'
import { openVideosInline } from './video-player.ts'
import { toggleMap } from './map-toggle.ts'
import type { ThemeFont } from '../theme.ts'
import { openPicturesInViewer } from './gallery.ts'
import { showNotice, OFFLINE } from './notice.ts'
import { enhanceSaveLinks } from './save.ts'
import { swapFonts } from './font-swap.ts'
import { enhanceShareButton } from './share.ts'
import { trackClicks, trackView } from './track.ts'

/**
 * The card page's script. It is loaded after the page is shown, and everything works without it: it records events and adds
 * conveniences. The form, the gallery's viewer and the save dialog are imported when they are first used.
 */
function start() {
  // The page was reloaded while a dialog was open: leave the dialog's history entry.
  if ((history.state as { dialog?: true } | null)?.dialog) history.back()
  document.documentElement.classList.add('js')
  const { card, fonts } = document.body.dataset
  if (fonts) void swapFonts(JSON.parse(fonts) as ThemeFont[])
  const cardId = Number(card)
  // The response to a refused form is the card's page under another path; it does not count as a view.
  if (location.pathname.startsWith('/view/')) trackView(cardId)
  const early = earlyClicks()
  trackClicks(cardId, early)
  enhanceSaveLinks(cardId, early)
  addPopoverHistory()
  enhanceShareButton()
  openVideosInline()
  toggleMap()
  openPicturesInViewer()
  const form = document.querySelector<HTMLElement>('.card-section-form')
  // Offline, form.ts cannot be loaded, and a submit by the browser would leave the page and lose the input.
  form?.addEventListener('submit', (event) => {
    if (navigator.onLine || form.querySelector('.form[novalidate]')) return
    event.preventDefault()
    showNotice(OFFLINE)
  })
  form?.addEventListener('focusin', () => import('./form.ts').then(({ enhanceForm }) => enhanceForm(form)).catch(() => {}), { once: true })
}

// A prerendered page has not been seen yet.
if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
