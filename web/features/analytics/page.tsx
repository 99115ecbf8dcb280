import { RefreshCw, WifiOff } from 'lucide-react'
import { useEffect } from 'react'
import { useLocation, useParams } from 'wouter'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import { useIsMissingOffline } from '../../lib/stale-answers.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageLayout } from '../../ui/page.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { showToast } from '../../ui/toast.ts'
import { AnalyticsChartsPanel } from './chart-block.tsx'
import { AnalyticsControls } from './controls.tsx'
import { ExportMenu } from './export-menu.tsx'
import { EventRecordTabs } from './event-record-tabs.tsx'
import { InsightPanels } from './insight-cards.tsx'
import { FunnelAndSourcePanels } from './reach-panels.tsx'
import { AnalyticsTotalTiles } from './stats.tsx'
import { useCardAnalytics } from './use-analytics.ts'

const ANALYTICS_PAGE_TITLE = 'Analytics'

export function AnalyticsPage() {
  usePageTitle(ANALYTICS_PAGE_TITLE)
  const { id } = useParams<{ id: string }>()
  const [, navigate] = useLocation()
  const { data, daily, card, error, range, setRange, refresh, refreshing } = useCardAnalytics(id)
  const isMissingOffline = useIsMissingOffline(error)

  useEffect(() => {
    if (!error || isMissingOffline) return
    const denied = error.status === 403
    showToast({
      title: denied ? SHARED_ERROR_MESSAGES.accessDenied : 'Error',
      description: denied ? undefined : 'Failed to load analytics data. Please try again.',
      variant: 'destructive',
    })
    navigate(APP_PAGE_PATHS.dashboard, { replace: true })
  }, [error, isMissingOffline, navigate])

  return (
    <PageLayout
      title={ANALYTICS_PAGE_TITLE}
      description={card?.name || card?.slug}
      actions={
        data && (
          <AnalyticsControls
            exports={card && <ExportMenu card={card} data={data} />}
            range={range}
            onRange={setRange}
            refresh={refresh}
            refreshing={refreshing}
            timeZone={data.timeZone}
          />
        )
      }
    >
      {isMissingOffline && <NoNetworkNotice hasFigures={data !== undefined} refreshing={refreshing} refresh={refresh} />}
      {data ? (
        <>
          <AnalyticsTotalTiles data={data} range={range} />
          <InsightPanels data={data} daily={daily} hasVideo={Boolean(card?.videoUrl)} />
          <AnalyticsChartsPanel data={data} range={range} />
          <FunnelAndSourcePanels data={data} />
          <EventRecordTabs cardId={Number(id)} data={data} />
        </>
      ) : (
        !isMissingOffline && <LoadingScreen label="Loading analytics" />
      )}
    </PageLayout>
  )
}

/** Says that the server cannot be reached. Figures that were loaded before stay on the page. */
function NoNetworkNotice({ hasFigures, refreshing, refresh }: { hasFigures: boolean; refreshing: boolean; refresh: () => void }) {
  const tryAgain = (
    <Button size="sm" icon={<RefreshCw aria-hidden />} pending={refreshing} onClick={refresh}>
      Try again
    </Button>
  )
  if (hasFigures)
    return (
      <Alert tone="warning" title="No network" action={tryAgain}>
        These are the figures from before.
      </Alert>
    )
  return (
    <EmptyState icon={<WifiOff aria-hidden />} title="Analytics need a network" action={tryAgain}>
      Your cards and their QR codes open without one.
    </EmptyState>
  )
}
