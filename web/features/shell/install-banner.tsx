import { Share } from 'lucide-react'
import { PRODUCT_NAMES } from '../../../schema/product.ts'
import { promptInstall } from '../../lib/install-prompt.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Logo } from '../../ui/logo.tsx'
import styles from './install-banner.module.css'
import { useInstallOffer } from './use-install-offer.ts'

// The launch screen is loaded here because, on iOS, every page loads this module, even if the banner is not shown.
if ('standalone' in navigator) import('../../lib/ios-launch-screen.ts').catch(() => undefined)

/**
 * On iOS, pages cannot open an installation dialog, so the banner explains how to install the app. With `inFlow`, it is no bar at the lower
 * edge of a phone's window.
 */
export function InstallBanner({ inFlow }: { inFlow: boolean }) {
  const [offer, dismiss] = useInstallOffer()
  if (!offer) return null
  const title = `Install ${PRODUCT_NAMES.name}`
  return (
    <aside className={cx(styles.banner, inFlow && styles.inFlow)} aria-label={title}>
      <Logo markOnly />
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <Button size="sm" variant="ghost" onClick={dismiss}>
          Not Now
        </Button>
        {offer === 'prompt' && (
          <Button size="sm" variant="primary" onClick={() => void promptInstall()}>
            Install App
          </Button>
        )}
      </div>
      <p className={styles.text}>
        <span>Add {PRODUCT_NAMES.name} to your home screen for quick access to your cards.</span>
        {offer === 'ios' && (
          <>
            {' '}
            Tap{' '}
            <span className={styles.share}>
              Share <Share aria-hidden />
            </span>
            , then <strong>Add to Home Screen</strong>.
          </>
        )}
      </p>
    </aside>
  )
}
