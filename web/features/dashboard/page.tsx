import { CreditCard, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { cardLimitHintOf } from '../../../schema/level.ts'
import type { User } from '../../../schema/user.ts'
import { errorMessageOf } from '../../lib/api.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageLayout } from '../../ui/page.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { getCardLimitMessage } from './allowed.ts'
import { ShowMyQrLink } from './card-buttons.tsx'
import { CardGrid } from './card-grid.tsx'
import { ConfirmEmailNotice } from './confirm-email.tsx'
import { FeaturedCard } from './featured-card.tsx'
import { AnalyticsPromoBanner } from './promo-banner.tsx'
import { DashboardTotalTiles } from './tiles.tsx'
import { useCreateCard } from './use-create-card.ts'
import { useOwnCards } from './use-own-cards.ts'

const CardQrDialog = lazy(() => import('../../lib/card-qr-dialog.tsx').then((m) => ({ default: m.CardQrDialog })))
const DeleteCardDialog = lazy(() => import('./delete-card-dialog.tsx').then((m) => ({ default: m.DeleteCardDialog })))

/** In these windows the featured card's buttons are below the first screen. */
const SMALL_WINDOW_MEDIA_QUERY = '(width < 768px), (height < 480px)'

const DASHBOARD_TITLE = 'Dashboard'
const DASHBOARD_SUBTITLE = 'Manage your digital business cards'

export function DashboardPage() {
  usePageTitle(DASHBOARD_TITLE)
  const { user } = useSignedInUser()
  return user ? <DashboardContent user={user} /> : null
}

function DashboardContent({ user }: { user: User }) {
  const { cards, summary, email, error, reload } = useOwnCards()
  const { create, creating } = useCreateCard(user)
  const [qrSlug, setQrSlug] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<number | null>(null)
  const isSmallWindow = useMediaQuery(SMALL_WINDOW_MEDIA_QUERY)

  if (!cards)
    return (
      <PageLayout title={DASHBOARD_TITLE} description={DASHBOARD_SUBTITLE}>
        {error ? <DashboardLoadError error={error} retry={reload} /> : <LoadingScreen label="Loading your cards" />}
      </PageLayout>
    )

  const refusal = getCardLimitMessage(user.accessLevel, cards.length)
  const [featured] = cards
  const doomed = cards.find(({ id }) => id === deleting)
  const newCardButton = (label: string) => (
    <Button
      variant={featured && isSmallWindow ? 'secondary' : 'primary'}
      icon={<Plus aria-hidden />}
      pending={creating}
      disabled={refusal !== null}
      onClick={() => void create()}
    >
      {creating ? 'Creating...' : label}
    </Button>
  )
  return (
    <PageLayout
      title={DASHBOARD_TITLE}
      description={DASHBOARD_SUBTITLE}
      actions={refusal === null ? newCardButton('Create New Card') : <p className="small-muted">{cardLimitHintOf(user.accessLevel)}</p>}
    >
      {featured && isSmallWindow && <ShowMyQrLink slug={featured.slug} variant="primary" wide />}
      {error && <DashboardLoadError error={error} retry={reload} />}
      <ConfirmEmailNotice key={user.id} userId={user.id} state={email} />
      {featured ? (
        <>
          <FeaturedCard
            card={featured}
            user={user}
            show={isSmallWindow ? null : refusal === null ? 'secondary' : 'primary'}
            onQr={() => setQrSlug(featured.slug)}
            onDelete={cards.length === 1 ? () => setDeleting(featured.id) : undefined}
          />
          <AnalyticsPromoBanner cardId={featured.id} />
          <DashboardTotalTiles cards={cards.length} summary={summary} accessLevel={user.accessLevel} />
          {cards.length > 1 && (
            <CardGrid cards={cards} userId={user.id} accessLevel={user.accessLevel} onQr={setQrSlug} onDelete={setDeleting} />
          )}
        </>
      ) : (
        <>
          <EmptyState icon={<CreditCard aria-hidden />} title="No business cards yet" action={newCardButton('Create Your First Card')}>
            Create your first digital business card to get started.
          </EmptyState>
          <DashboardTotalTiles cards={0} summary={summary} accessLevel={user.accessLevel} />
        </>
      )}
      <Suspense>
        {qrSlug && <CardQrDialog open onOpenChange={(open) => !open && setQrSlug(null)} title="QR Code" slug={qrSlug} />}
        {doomed && <DeleteCardDialog card={doomed} onClose={() => setDeleting(null)} />}
      </Suspense>
    </PageLayout>
  )
}

function DashboardLoadError({ error, retry }: { error: unknown; retry: () => void }) {
  return (
    <Alert
      tone="danger"
      title="Error loading dashboard"
      action={
        <Button size="sm" onClick={retry}>
          Try again
        </Button>
      }
    >
      {errorMessageOf(error, 'Something went wrong. Please try again.')}
    </Alert>
  )
}
