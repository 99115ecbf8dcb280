import { useEffect } from 'react'
import { useLocation, useParams } from 'wouter'
import { MESSAGES } from '../../../schema/error.ts'
import { ROUTES } from '../../../schema/route.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { Page } from '../../ui/page.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { ChartBlock } from './chart-block.tsx'
import { Controls } from './controls.tsx'
import { ExportMenu } from './export-menu.tsx'
import { History } from './history.tsx'
import { InsightCards } from './insight-cards.tsx'
import { ReachPanels } from './reach-panels.tsx'
import { Stats } from './stats.tsx'
import { useAnalytics } from './use-analytics.ts'

const TITLE = 'Analytics'

export function AnalyticsPage() {
  usePageTitle(TITLE)
  const { id } = useParams<{ id: string }>()
  const [, navigate] = useLocation()
  const { data, daily, card, error, range, setRange, refresh, refreshing } = useAnalytics(id)

  useEffect(() => {
    if (!error) return
    const denied = error.status === 403
    toast({
      title: denied ? MESSAGES.accessDenied : 'Error',
      description: denied ? undefined : 'Failed to load analytics data. Please try again.',
      variant: 'destructive',
    })
    navigate(ROUTES.dashboard, { replace: true })
  }, [error, navigate])

  return (
    <Page
      title={TITLE}
      description={card?.name || card?.slug}
      actions={
        data && (
          <Controls
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
      {data ? (
        <>
          <Stats data={data} range={range} />
          <InsightCards data={data} daily={daily} hasVideo={Boolean(card?.videoUrl)} />
          <ChartBlock data={data} range={range} />
          <ReachPanels data={data} />
          <History cardId={Number(id)} data={data} />
        </>
      ) : (
        <LoadingScreen label="Loading analytics" />
      )}
    </Page>
  )
}
