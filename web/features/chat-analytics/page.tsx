import { RefreshCw, SearchX } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useParams } from 'wouter'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { APP_PAGE_PATHS, APP_PAGES } from '../../../schema/route.ts'
import { errorMessageOf } from '../../lib/api.ts'
import { useCard } from '../../lib/cards.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageLayout } from '../../ui/page.tsx'
import { showToast } from '../../ui/toast.ts'
import { AnalyticsTabs } from './analytics-tabs.tsx'
import { HeaderActions, HeaderBack, HeaderFacts } from './header.tsx'
import { AnalyticsSkeleton } from './skeleton.tsx'
import { useConversations } from './use-conversations.ts'

const { title: PAGE_TITLE } = APP_PAGES.chatAnalytics
const CARD_MISSING_STATUSES = [400, 404]

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

  if (error && CARD_MISSING_STATUSES.includes(error.status))
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
      <EmptyState
        art="torn"
        level={1}
        title="The analytics could not be loaded"
        action={
          <Button
            variant="primary"
            icon={<RefreshCw aria-hidden />}
            pending={card.isValidating || all.isValidating}
            onClick={() => void Promise.all([card.mutate(), all.refresh()])}
          >
            Try Again
          </Button>
        }
      >
        {errorMessageOf(error, 'The server could not be reached.')}
      </EmptyState>
    )

  const isReady = card.data && all.data
  return (
    <PageLayout
      back={<HeaderBack />}
      title={PAGE_TITLE}
      description={<HeaderFacts card={card.data} totalConversations={all.data?.analytics.totalConversations} />}
      actions={isReady && <HeaderActions card={card.data!} />}
    >
      {isReady ? <AnalyticsTabs card={card.data!} all={all} data={all.data!} /> : <AnalyticsSkeleton />}
    </PageLayout>
  )
}
