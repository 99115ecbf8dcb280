import { Share } from 'lucide-react'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import { promptInstall } from '../../lib/install-prompt.ts'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import styles from './install-banner.module.css'
import { useInstallOffer } from './use-install-offer.ts'

// The launch screen is loaded here because, on iOS, every page loads this module, even if the banner is not shown.
if ('standalone' in navigator) import('../../lib/ios-launch-screen.ts').catch(() => undefined)

/** On iOS, pages cannot open an installation dialog, so the banner explains how to install the app. */
export function InstallBanner() {
  const [offer, dismiss] = useInstallOffer()
  if (!offer) return null
  const title = `Install ${PRODUCT_NAMES.name}`
  return (
    <aside className={styles.banner} aria-label={title}>
      <Logo markOnly />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p>Add {PRODUCT_NAMES.name} to your home screen for quick access to your cards.</p>
        {offer === 'ios' && (
          <ol className={styles.steps}>
            <li>
              Tap{' '}
              <span className={styles.share}>
                Share <Share aria-hidden />
              </span>{' '}
              in the browser’s bar or menu.
            </li>
            <li>Choose “Add to Home Screen”.</li>
          </ol>
        )}
        <div className={styles.actions}>
          <Button size="sm" variant="ghost" onClick={dismiss}>
            Not Now
          </Button>
          {offer === 'prompt' && (
            <Button size="sm" variant="primary" onClick={() => void promptInstall()}>
              Install App
            </Button>
          )}
        </div>
      </div>
    </aside>
  )
}
