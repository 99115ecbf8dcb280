import { Copy, ExternalLink, LayoutDashboard, Maximize, Pencil, Share2 } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useParams } from 'wouter'
import type { Card } from '../../../schema/card.ts'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { planOfLevel } from '../../../schema/plan.ts'
import { APP_PAGE_PATHS, APP_PAGES, cardAppPagePathOf, publicCardPathOf, showPagePathOf } from '../../../schema/route.ts'
import { copyCardLink, publicCardUrlOf, qrCodePathOf, shareCardLink } from '../../lib/card-link.ts'
import { useCard } from '../../lib/cards.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { PlanOffer } from '../../lib/plan-offer.tsx'
import { useApiCall } from '../../lib/use-call.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { CardPreview } from '../../preview/card-preview.tsx'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { PageLayout } from '../../ui/page.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { getCardDisplayName } from './allowed.ts'
import styles from './card-ready.module.css'

/** The first page after a card was created: the card with its code. */
export function CardReadyPage() {
  const { id } = useParams<{ id: string }>()
  const [, navigate] = useLocation()
  const { data: card, error, isValidating, mutate } = useCard(id)
  usePageTitle(APP_PAGES.cardReady.title, card?.name)
  const { user } = useSignedInUser()
  // Administrators may edit the cards of others, but this page speaks to the card's owner.
  const isDenied = error?.status === 403 || (card !== undefined && card.userId !== user?.id)
  useEffect(() => {
    if (!isDenied) return
    showToast({ title: SHARED_ERROR_MESSAGES.accessDenied, variant: 'destructive' })
    navigate(APP_PAGE_PATHS.dashboard, { replace: true })
  }, [isDenied, navigate])
  if (card && !isDenied) return <CardReady card={card} />
  if (!error || isDenied)
    return (
      <>
        <h1 className="visually-hidden">{APP_PAGES.cardReady.title}</h1>
        <LoadingScreen label="Loading your card" />
      </>
    )
  return <LoadFailure level={1} title="Failed to load business card" error={error} pending={isValidating} onRetry={() => void mutate()} />
}

function CardReady({ card }: { card: Card }) {
  const url = publicCardUrlOf(card.slug)
  const { data: request } = useApiCall('GET /api/plan-request', {})
  const requestedPlan = request?.requestedLevel && planOfLevel(request.requestedLevel)
  return (
    <PageLayout title="Your card is ready" description="Whoever scans this code sees your card, without an app and without signing in.">
      <div className={styles.ready}>
        <div className={styles.handOver}>
          <div className={styles.codeBox}>
            <img className={styles.code} src={qrCodePathOf(card.slug, 'svg')} width={400} height={400} alt={`QR code of ${url}`} />
          </div>
          <p className={styles.address}>
            <span>{url}</span>
            <IconButton size="sm" label="Copy link" icon={<Copy aria-hidden />} onClick={() => void copyCardLink(card.slug)} />
          </p>
          <div className={styles.actions}>
            <ButtonLink variant="primary" external target="_self" href={showPagePathOf(card.slug)} icon={<Maximize aria-hidden />}>
              Show my QR
            </ButtonLink>
            <Button icon={<Share2 aria-hidden />} onClick={() => void shareCardLink(card.slug, getCardDisplayName(card))}>
              Share
            </Button>
            <ButtonLink external href={publicCardPathOf(card.slug)} icon={<ExternalLink aria-hidden />}>
              View
            </ButtonLink>
            <ButtonLink href={cardAppPagePathOf('quickEditor', card.id)} icon={<Pencil aria-hidden />}>
              Edit
            </ButtonLink>
            <ButtonLink variant="ghost" href={APP_PAGE_PATHS.dashboard} icon={<LayoutDashboard aria-hidden />}>
              Go to Dashboard
            </ButtonLink>
          </div>
          {requestedPlan && (
            <div className={cx('wrapping-row', styles.plan)}>
              <PlanOffer plan={requestedPlan} />
            </div>
          )}
        </div>
        <div className={styles.preview}>
          <CardPreview card={card} variant="preview" />
        </div>
      </div>
    </PageLayout>
  )
}
