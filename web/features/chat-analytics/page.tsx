import { Bot, ExternalLink, SearchX } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useParams } from 'wouter'
import { levelBadgeOf } from '../../../schema/capabilities.ts'
import type { Card } from '../../../schema/card.ts'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { APP_PAGE_PATHS, APP_PAGES, cardAppPagePathOf, publicCardPathOf } from '../../../schema/route.ts'
import { useCard } from '../../lib/cards.ts'
import { formatCountOf } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { usePageTitle } from '../../lib/page-title.ts'
import { BackToDashboardLink } from '../../ui/back-to-dashboard-link.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageLayout } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { AnalyticsTabs } from './analytics-tabs.tsx'
import styles from './chat-analytics.module.css'
import { ExportLeadsMenu } from './export-leads.tsx'
import { useConversations } from './use-conversations.ts'

const { title: PAGE_TITLE } = APP_PAGES.chatAnalytics

export function ChatAnalyticsPage() {
  const { cardId } = useParams<{ cardId: string }>()
  return <ChatAnalyticsLoader key={cardId} cardId={cardId} />
}

function ChatAnalyticsLoader({ cardId }: { cardId: string }) {
  const [, navigate] = useLocation()
  const card = useCard(cardId)
  usePageTitle(PAGE_TITLE, card.data?.name)
  const all = useConversations(cardId, '')
  const error = (card.data ? undefined : card.error) ?? (all.data ? undefined : all.error)
  const isDenied = error?.status === 403

  useEffect(() => {
    if (!isDenied) return
    showToast({ title: SHARED_ERROR_MESSAGES.accessDenied, variant: 'destructive' })
    navigate(APP_PAGE_PATHS.dashboard, { replace: true })
  }, [isDenied, navigate])

  if (error?.status === 400 || error?.status === 404)
    return (
      <EmptyState
        level={1}
        icon={<SearchX aria-hidden />}
        title="Card Not Found"
        action={<ButtonLink href={APP_PAGE_PATHS.dashboard}>Back to Dashboard</ButtonLink>}
      >
        The business card you&apos;re looking for doesn&apos;t exist.
      </EmptyState>
    )
  if (error && !isDenied)
    return (
      <LoadFailure
        level={1}
        title="The analytics could not be loaded"
        error={error}
        pending={card.isValidating || all.isValidating}
        onRetry={() => void Promise.all([card.mutate(), all.refresh()])}
      />
    )

  return (
    <PageLayout
      back={<BackToDashboardLink />}
      title={PAGE_TITLE}
      description={<PageFacts card={card.data} totalConversations={all.data?.analytics.totalConversations} />}
      actions={card.data && all.data && <PageActions card={card.data} />}
    >
      {card.data && all.data ? <AnalyticsTabs card={card.data} all={all} data={all.data} /> : <AnalyticsSkeleton />}
    </PageLayout>
  )
}

function PageFacts({ card, totalConversations }: { card: Card | undefined; totalConversations: number | undefined }) {
  return (
    <span className="centered-row">
      {card ? (
        <span className={styles.cardName}>{card.name || card.company || 'your business'}</span>
      ) : (
        <Skeleton width="160px" height="20px" />
      )}
      <Badge tone="brand">{levelBadgeOf('useAssistant')}</Badge>
      {totalConversations !== undefined && <Badge>{formatCountOf(totalConversations, 'conversation')}</Badge>}
    </span>
  )
}

function PageActions({ card }: { card: Card }) {
  return (
    <>
      <ButtonLink href={publicCardPathOf(card.slug)} external className={styles.headerAction} icon={<ExternalLink aria-hidden />}>
        View Card
      </ButtonLink>
      <ButtonLink href={cardAppPagePathOf('salesbot', card.id)} className={styles.headerAction} icon={<Bot aria-hidden />}>
        Configuration
      </ButtonLink>
      <ExportLeadsMenu cardId={card.id} />
    </>
  )
}

function AnalyticsSkeleton() {
  return (
    <div role="status" className="stack-3">
      <span className="visually-hidden">Loading the analytics</span>
      <Skeleton width="420px" height="44px" />
      <div className={styles.skeletonTiles}>
        {['conversations', 'score', 'clicks', 'duration'].map((key) => (
          <Skeleton key={key} height="88px" />
        ))}
      </div>
      <Skeleton height="280px" />
    </div>
  )
}
