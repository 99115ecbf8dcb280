import { RefreshCw, WifiOff } from 'lucide-react'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import type { AnalyticsPeriod, CardAnalytics, EventListName } from '../../../schema/analytics.ts'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import { useIsUnavailableOffline } from '../../lib/stale-responses.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Alert } from '../../ui/alert.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageLayout } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { LoadingScreen, Spinner } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { AnalyticsChartsPanel } from './chart-block.tsx'
import styles from './analytics.module.css'
import { PeriodControls } from './controls.tsx'
import { ExportMenu } from './export-menu.tsx'
import { InShortPanel } from './in-short.tsx'
import { InsightPanels } from './insight-cards.tsx'
import { LeadsPanel } from './leads-panel.tsx'
import { AnalyticsTotalTiles, SourceAndFunnelPanels } from './panels.tsx'
import { AnalyticsSkeleton } from './skeleton.tsx'
import { useCardAnalytics } from './use-analytics.ts'

const NewCardAdvice = lazy(() => import('./new-card.tsx').then((m) => ({ default: m.NewCardAdvice })))

const EventRecordTabs = lazy(() => import('./event-record-tabs.tsx').then((m) => ({ default: m.EventRecordTabs })))

const ANALYTICS_PAGE_TITLE = 'Analytics'
const LOADING_FAILED_MESSAGE = 'Failed to load analytics data. Please try again.'

export function AnalyticsPage() {
  const { id } = useParams<{ id: string }>()
  const [, navigate] = useLocation()
  const analytics = useCardAnalytics(id)
  const { data, card, error, choice, change, today, refresh, refreshing } = analytics
  usePageTitle(ANALYTICS_PAGE_TITLE, card?.name)
  const isMissingOffline = useIsUnavailableOffline(error)
  const isDenied = error?.status === 403
  const isLoading = !data && !error
  const mustLeave = error !== undefined && !isMissingOffline && (isDenied || !data)

  useEffect(() => {
    if (!mustLeave) return
    showToast({
      title: isDenied ? SHARED_ERROR_MESSAGES.accessDenied : 'Error',
      description: isDenied ? undefined : LOADING_FAILED_MESSAGE,
      variant: 'destructive',
    })
    navigate(APP_PAGE_PATHS.dashboard, { replace: true })
  }, [mustLeave, isDenied, navigate])

  const tryAgain = (
    <Button size="sm" icon={<RefreshCw aria-hidden />} pending={refreshing} onClick={refresh}>
      Try again
    </Button>
  )
  return (
    <PageLayout
      title={ANALYTICS_PAGE_TITLE}
      description={card ? card.name || card.slug : isLoading && <Skeleton width="12em" height="1.5em" />}
      actions={
        data ? (
          <div className="centered-row">
            <Badge tone="success">FULL ACCESS</Badge>
            {card && <ExportMenu card={card} data={data} />}
            <IconButton
              variant="secondary"
              label="Refresh"
              icon={refreshing ? <Spinner size={18} /> : <RefreshCw aria-hidden />}
              aria-busy={refreshing}
              onClick={refresh}
            />
          </div>
        ) : (
          isLoading && <Skeleton width="270px" height="var(--control)" />
        )
      }
    >
      {error && data && !mustLeave && (
        <Alert
          tone={isMissingOffline ? 'warning' : 'danger'}
          title={isMissingOffline ? 'No network' : LOADING_FAILED_MESSAGE}
          action={tryAgain}
        >
          These are the figures from before.
        </Alert>
      )}
      {isMissingOffline && !data && (
        <EmptyState icon={<WifiOff aria-hidden />} title="Analytics need a network" action={tryAgain}>
          Your cards and their QR codes open without one.
        </EmptyState>
      )}
      {data?.period ? (
        <>
          <PeriodControls choice={choice} onChange={change} today={today} firstDay={data.period.from} timeZone={data.timeZone} />
          <AnalyticsPanels cardId={Number(id)} {...analytics} data={data} period={data.period} />
        </>
      ) : (
        !isMissingOffline && <AnalyticsSkeleton />
      )}
    </PageLayout>
  )
}

interface AnalyticsPanelsProps extends Pick<ReturnType<typeof useCardAnalytics>, 'card' | 'daily' | 'today' | 'isOutdated'> {
  cardId: number
  data: CardAnalytics
  period: AnalyticsPeriod
}

/** While another period loads, the old counts stay in place, faded. */
function AnalyticsPanels({ cardId, data, period, card, daily, today, isOutdated }: AnalyticsPanelsProps) {
  const [list, setList] = useState<EventListName>('views')
  const history = useRef<HTMLElement>(null)
  const leads = useRef<HTMLElement>(null)
  const allTimeId = useId()
  const hasEvents = data.summary.totalViews + data.summary.totalLeads > 0
  function show(panel: HTMLElement | null) {
    panel?.focus({ preventScroll: true })
    panel?.scrollIntoView({ block: 'start' })
  }
  function showForms() {
    setList('submissions')
    show(history.current)
  }
  return (
    <div className={cx('stack-5', styles.panels)} aria-busy={isOutdated} data-outdated={isOutdated || undefined}>
      {hasEvents ? (
        <InShortPanel data={data} period={period} today={today} card={card} onShowLeads={() => show(leads.current)} />
      ) : (
        <Panel title="In short" className={styles.newCard}>
          <Suspense>{card && <NewCardAdvice card={card} excluded={data.summary.excluded} />}</Suspense>
        </Panel>
      )}
      <AnalyticsChartsPanel data={data} period={period} today={today} />
      <SourceAndFunnelPanels data={data} period={period} today={today} />
      {hasEvents && <LeadsPanel data={data} card={card} cardId={cardId} onShowForms={showForms} ref={leads} />}
      <section className={cx('stack-3', styles.allTime)} aria-labelledby={allTimeId}>
        <h2 id={allTimeId}>All time</h2>
        <AnalyticsTotalTiles data={data} />
        <InsightPanels data={data} daily={daily} hasVideo={Boolean(card?.videoUrl)} today={today} />
      </section>
      <Suspense fallback={<LoadingScreen label="Loading the history" />}>
        <EventRecordTabs cardId={cardId} data={data} list={list} onList={setList} ref={history} />
      </Suspense>
    </div>
  )
}
