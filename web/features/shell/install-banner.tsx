import { Share } from 'lucide-react'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import { promptInstall } from '../../lib/install-prompt.ts'
import { Button } from '../../ui/button.tsx'
import { Logo } from '../../ui/logo.tsx'
import styles from './install-banner.module.css'
import type { InstallOffer } from './use-install-offer.ts'

/** Offers to install the app. On iOS, where pages cannot open a dialog for that, it says how. */
export function InstallBanner({ offer, onDismiss }: { offer: InstallOffer; onDismiss: () => void }) {
  const title = `Install ${PRODUCT_NAMES.name}`
  return (
    <aside className={styles.banner} aria-label={title}>
      <Logo markOnly />
      <div className={styles.text}>
        <p className={styles.title}>{title}</p>
        <p>Add {PRODUCT_NAMES.name} to your home screen for quick access to your cards.</p>
        {offer === 'ios' && (
          <p>
            Tap Share <Share aria-hidden className={styles.share} /> in Safari, then “Add to Home Screen”.
          </p>
        )}
        <div className={styles.actions}>
          <Button size="sm" variant="ghost" onClick={onDismiss}>
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
