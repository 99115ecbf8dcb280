import { stepPopovers } from './dialog-history.ts'
import { earlyClicks } from './early.ts'
import { openPlayers } from './video-player.ts'
import { toggleMap } from './map-toggle.ts'
import type { ThemeFont } from '../theme.ts'
import { openPictures } from './gallery.ts'
import { notice, OFFLINE } from './notice.ts'
import { offerSave } from './save.ts'
import { settleFonts } from './font-swap.ts'
import { offerShare } from './share.ts'
import { trackClicks, trackView } from './track.ts'

/**
 * The card page's script. It arrives after the page is shown, and the page is whole without it: it counts, and it makes
 * better what already works. The chat, the map and the gallery's viewer are imported from here when they are opened.
 */
function start() {
  // The page was loaded anew while something was open over it, which was a step in the history.
  if ((history.state as { dialog?: true } | null)?.dialog) history.back()
  document.documentElement.classList.add('js')
  const { card, fonts } = document.body.dataset
  if (fonts) void settleFonts(JSON.parse(fonts) as ThemeFont[])
  const cardId = Number(card)
  // The answer to a refused form is the card's page too, and no second visit.
  if (location.pathname.startsWith('/view/')) trackView(cardId)
  const early = earlyClicks()
  trackClicks(cardId, early)
  offerSave(cardId, early)
  stepPopovers()
  offerShare()
  openPlayers()
  toggleMap()
  openPictures()
  const form = document.querySelector<HTMLElement>('.card-section-form')
  // Without a network that script cannot come, and a form that is sent by the browser leads away from what was typed.
  form?.addEventListener('submit', (event) => {
    if (navigator.onLine || form.querySelector('.form[novalidate]')) return
    event.preventDefault()
    notice(OFFLINE)
  })
  form?.addEventListener('focusin', () => import('./form.ts').then(({ enhanceForm }) => enhanceForm(form)).catch(() => {}), { once: true })
}

// A page that is prepared in advance is not seen yet.
if ('prerendering' in document && document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
