import { Plus, RefreshCw } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { cardLimitHintOf } from '../../../schema/capabilities.ts'
import { writeLevel } from '../../../schema/level.ts'
import { listPlansAbove } from '../../../schema/plan.ts'
import { ACCOUNT_PLAN_PATH } from '../../../schema/route.ts'
import type { User } from '../../../schema/user.ts'
import { errorMessageOf } from '../../lib/api.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { SuspensionNotice } from '../../lib/suspension-notice.tsx'
import { useSignedInUser } from '../../lib/user.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageLayout } from '../../ui/page.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { ActivityPanel } from './activity-panel.tsx'
import { getCardLimitMessage } from './allowed.ts'
import { ConfirmEmailNotice } from './confirm-email.tsx'
import styles from './dashboard.module.css'
import { FeaturedCard } from './featured-card.tsx'
import { AnalyticsPromoBanner } from './promo-banner.tsx'
import { SecondFactorNotice } from './second-factor-notice.tsx'
import { DashboardSkeleton } from './skeleton.tsx'
import { useCreateCard } from './use-create-card.ts'
import { useOwnCards } from './use-own-cards.ts'

const CardQrDialog = lazy(() => import('../../lib/card-qr-dialog.tsx').then((m) => ({ default: m.CardQrDialog })))
const DeleteCardDialog = lazy(() => import('./delete-card-dialog.tsx').then((m) => ({ default: m.DeleteCardDialog })))
const CardGrid = lazy(() => import('./card-grid.tsx').then((m) => ({ default: m.CardGrid })))
const FirstCard = lazy(() => import('./first-card.tsx').then((m) => ({ default: m.FirstCard })))

const DASHBOARD_TITLE = 'Dashboard'
const DASHBOARD_SUBTITLE = 'Manage your digital business cards'
const LOAD_ERROR_TITLE = 'Error loading dashboard'
const LOAD_ERROR_TEXT = 'Something went wrong. Please try again.'

export function DashboardPage() {
  usePageTitle(DASHBOARD_TITLE)
  const { user } = useSignedInUser()
  return user ? <DashboardContent user={user} /> : null
}

function DashboardContent({ user }: { user: User }) {
  const own = useOwnCards()
  const { cards, error, reload } = own
  const { create, creating } = useCreateCard(user)
  const newCardButton = (label: string, options?: { className?: string | undefined; disabled?: boolean }) => (
    <Button {...options} icon={<Plus aria-hidden />} pending={creating} onClick={() => void create()}>
      {creating ? 'Creating...' : label}
    </Button>
  )

  if (!cards)
    return (
      <PageLayout
        title={DASHBOARD_TITLE}
        description={DASHBOARD_SUBTITLE}
        actions={getCardLimitMessage(user.accessLevel, Number.MAX_SAFE_INTEGER) === null && newCardButton('Create New Card')}
      >
        {error ? <DashboardUnavailable error={error} retry={reload} retrying={own.reloading} /> : <DashboardSkeleton />}
      </PageLayout>
    )

  const refusal = getCardLimitMessage(user.accessLevel, cards.length)
  const renderDashboard = (content: ReactNode) => (
    <PageLayout
      title={DASHBOARD_TITLE}
      description={DASHBOARD_SUBTITLE}
      actions={
        refusal === null ? (
          newCardButton('Create New Card', { className: cards.length === 0 ? styles.wideOnly : undefined })
        ) : (
          <p className="small-muted">
            <span>{cardLimitHintOf(user.accessLevel)}</span> You are at {writeLevel(user.accessLevel)}.{' '}
            {listPlansAbove(user.accessLevel).length > 0 && <Link href={ACCOUNT_PLAN_PATH}>See plans</Link>}
          </p>
        )
      }
    >
      {error && (
        <Alert
          tone="danger"
          title={LOAD_ERROR_TITLE}
          action={
            <Button size="sm" onClick={reload}>
              Try again
            </Button>
          }
        >
          {errorMessageOf(error, LOAD_ERROR_TEXT)}
        </Alert>
      )}
      {content}
    </PageLayout>
  )
  const notice = <ConfirmEmailNotice key={user.id} userId={user.id} />
  if (cards.length === 0)
    return (
      <Suspense fallback={renderDashboard(<LoadingScreen label="Loading the designs" />)}>
        <FirstCard
          user={user}
          plain={newCardButton('Create Your First Card', { disabled: refusal !== null })}
          renderStart={(themes) =>
            renderDashboard(
              <>
                {themes}
                <SecondFactorNotice user={user} />
                {notice}
                <ActivityPanel cards={cards} activity={own.activity} summary={own.summary} accessLevel={user.accessLevel} />
              </>,
            )
          }
        />
      </Suspense>
    )
  return renderDashboard(<CardsOverview cards={cards} user={user} own={own} notice={notice} />)
}

interface CardsOverviewProps {
  cards: NonNullable<ReturnType<typeof useOwnCards>['cards']>
  user: User
  own: ReturnType<typeof useOwnCards>
  notice: ReactNode
}

function CardsOverview({ cards, user, own: { activity, summary }, notice }: CardsOverviewProps) {
  const [qrSlug, setQrSlug] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<number | null>(null)
  const featured = cards[0]!
  const doomed = cards.find(({ id }) => id === deleting)
  return (
    <>
      {cards.map((card) => card.suspension && <SuspensionNotice key={card.id} named card={card} suspension={card.suspension} />)}
      <SecondFactorNotice user={user} />
      <FeaturedCard
        card={featured}
        user={user}
        activity={activity}
        isTurned={qrSlug === featured.slug}
        onQr={() => setQrSlug(featured.slug)}
        onDelete={cards.length === 1 ? () => setDeleting(featured.id) : undefined}
      />
      {notice}
      <ActivityPanel cards={cards} activity={activity} summary={summary} accessLevel={user.accessLevel} />
      <Suspense fallback={<LoadingScreen label="Loading all cards" />}>
        {cards.length > 1 && (
          <CardGrid
            cards={cards}
            userId={user.id}
            accessLevel={user.accessLevel}
            activity={activity}
            onQr={setQrSlug}
            onDelete={setDeleting}
          />
        )}
      </Suspense>
      <AnalyticsPromoBanner cardId={featured.id} />
      <Suspense>
        {qrSlug && <CardQrDialog open onOpenChange={(open) => !open && setQrSlug(null)} title="QR Code" slug={qrSlug} />}
        {doomed && <DeleteCardDialog card={doomed} onClose={() => setDeleting(null)} />}
      </Suspense>
    </>
  )
}

function DashboardUnavailable({ error, retry, retrying }: { error: unknown; retry: () => void; retrying: boolean }) {
  return (
    <div role="alert">
      <EmptyState
        art="torn"
        title={LOAD_ERROR_TITLE}
        action={
          <Button variant="primary" icon={<RefreshCw aria-hidden />} pending={retrying} onClick={retry}>
            Try Again
          </Button>
        }
      >
        {errorMessageOf(error, LOAD_ERROR_TEXT)}
      </EmptyState>
    </div>
  )
}
