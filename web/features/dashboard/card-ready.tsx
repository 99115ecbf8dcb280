import { Check, Copy, Maximize, Pencil, Share2 } from 'lucide-react'
import type { Card } from '../../../schema/card.ts'
import { APP_PAGE_PATHS, cardAppPagePathOf, showPagePathOf } from '../../../schema/route.ts'
import { copyCardLink, publicCardUrlOf, qrCodePathOf, shareCardLink } from '../../lib/card-link.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { PageLayout } from '../../ui/page.tsx'
import { getCardDisplayName } from './allowed.ts'
import styles from './first-card.module.css'
import { FirstCardStepHeading } from './step-heading.tsx'

export function CardReadyStep({ card }: { card: Card }) {
  const url = publicCardUrlOf(card.slug)
  return (
    <PageLayout
      width="narrow"
      title={<FirstCardStepHeading>Your card is ready</FirstCardStepHeading>}
      description="Whoever scans this code sees your card, without an app and without signing in."
    >
      <div className={cx('stack-4', styles.ready)}>
        <div className={styles.codeBox}>
          <img className={styles.code} src={qrCodePathOf(card.slug, 'svg')} width={400} height={400} alt={`QR code of ${url}`} />
        </div>
        <p className={styles.link}>{url}</p>
        <div className={styles.readyActions}>
          <ButtonLink variant="primary" external target="_self" href={showPagePathOf(card.slug)} icon={<Maximize aria-hidden />}>
            Show full screen
          </ButtonLink>
          <Button icon={<Share2 aria-hidden />} onClick={() => void shareCardLink(card.slug, getCardDisplayName(card))}>
            Share
          </Button>
          <Button icon={<Copy aria-hidden />} onClick={() => void copyCardLink(card.slug)}>
            Copy link
          </Button>
          <ButtonLink href={cardAppPagePathOf('quickEditor', card.id)} icon={<Pencil aria-hidden />}>
            Edit Card
          </ButtonLink>
          <ButtonLink variant="ghost" href={APP_PAGE_PATHS.dashboard} icon={<Check aria-hidden />}>
            Done
          </ButtonLink>
        </div>
      </div>
    </PageLayout>
  )
}
