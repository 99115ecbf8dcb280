import { ACCOUNT_DELETED_FRAGMENT, ACCOUNT_DELETED_TOAST, THEME_SELECTION_TOASTS } from '../../../schema/landing.ts'
import { createTrustedTypesPolicy } from '../../lib/trusted-types.ts'
import { enableSideMenu } from './menu.ts'
import { enableSampleCard } from './sample-card.ts'
import { showToast } from './toasts.ts'

// The sample card arrives as HTML, which is parsed into a document that is not shown.
createTrustedTypesPolicy()

/** Without this script, visitors only miss the toasts and their own name on the sample card. */
const isSignedIn = document.documentElement.hasAttribute('data-signed-in')

enableSideMenu()
document.querySelector('#styles')!.addEventListener('submit', (event) => {
  event.preventDefault()
  showToast(isSignedIn ? THEME_SELECTION_TOASTS.signedIn : { ...THEME_SELECTION_TOASTS.signedOut, destructive: true })
})
// Browsers without declarative shadow roots show no sample card.
if (document.querySelector('.sample-card')?.shadowRoot) enableSampleCard()

if (location.hash === `#${ACCOUNT_DELETED_FRAGMENT}`) {
  history.replaceState(null, '', location.pathname)
  showToast(ACCOUNT_DELETED_TOAST)
}
// A page that the browser restores may still look as before a sign-in or sign-out, so it is reloaded.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload())
