import { ACCOUNT_DELETED_FRAGMENT, ACCOUNT_DELETED_TOAST, STYLE_TOASTS } from '../../../schema/landing.ts'
import { enableMenu } from './menu.ts'
import { enableSampleCard } from './sample-card.ts'
import { showToast } from './toasts.ts'

/** The landing page's script. The server renders the page, and everything but the toasts and the typed name works without this. */
const isSignedIn = document.documentElement.hasAttribute('data-signed-in')

enableMenu()
document.querySelector('#styles')!.addEventListener('submit', (event) => {
  event.preventDefault()
  showToast(isSignedIn ? STYLE_TOASTS.signedIn : { ...STYLE_TOASTS.signedOut, destructive: true })
})
// Without declarative shadow roots, which all browsers of the last years have, the page has no sample card.
if (document.querySelector('.sample-card')?.shadowRoot) enableSampleCard()

if (location.hash === `#${ACCOUNT_DELETED_FRAGMENT}`) {
  history.replaceState(null, '', location.pathname)
  showToast(ACCOUNT_DELETED_TOAST)
}
// The browser may restore this page from memory after a sign-in or sign-out on another one.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
