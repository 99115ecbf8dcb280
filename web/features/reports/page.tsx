import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { levelAllows } from '../../../schema/capabilities.ts'
import type { ReportedCard, ReportsResponse, SuspendedCard } from '../../../schema/report.ts'
import { APP_PAGES } from '../../../schema/route.ts'
import { formatCount } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { useApiCall } from '../../lib/use-call.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { focusElementOrMain } from '../../ui/focus-main.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageLayout } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { CloseReportsDialog, LiftSuspensionDialog, SuspendCardDialog } from './decisions.tsx'
import { ReportedCardPanel } from './reported-card.tsx'
import { StopSwitches } from './stop-switches.tsx'
import { ReportedCopyDialog } from './reported-copy.tsx'
import { SuspendedCardPanel } from './suspended-card.tsx'

/** The open dialog, and the card that it is about. */
type OpenDialog =
  | { kind: 'suspend' | 'close'; card: ReportedCard }
  | { kind: 'lift'; card: SuspendedCard }
  | { kind: 'copy'; copyId: number }

export function ReportsPage() {
  const { data, error, isValidating, mutate } = useApiCall('GET /api/card-reports', {})
  const { user: viewer } = useSignedInUser()
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const close = () => setDialog(null)
  const afterDecision = async () => {
    close()
    await mutate().catch(() => undefined)
    focusElementOrMain()
  }
  return (
    <PageLayout title={APP_PAGES.reports.title} description="What visitors have reported, and which cards are suspended">
      {data ? (
        <ReportTabs reports={data} level={viewer?.accessLevel ?? 0} onOpen={setDialog} />
      ) : error ? (
        <Panel>
          <LoadFailure title="Failed to fetch the reports" error={error} pending={isValidating} onRetry={() => void mutate()} />
        </Panel>
      ) : (
        <div role="status" aria-label="Loading the reports">
          <Panel>
            <Skeleton width="60%" height="1.5em" />
          </Panel>
        </div>
      )}
      {dialog?.kind === 'suspend' && <SuspendCardDialog card={dialog.card} onClose={close} onDone={afterDecision} />}
      {dialog?.kind === 'close' && <CloseReportsDialog card={dialog.card} onClose={close} onDone={afterDecision} />}
      {dialog?.kind === 'lift' && <LiftSuspensionDialog card={dialog.card} onClose={close} onDone={afterDecision} />}
      {dialog?.kind === 'copy' && <ReportedCopyDialog copyId={dialog.copyId} onClose={close} />}
    </PageLayout>
  )
}

interface ReportTabsProps {
  reports: ReportsResponse
  level: number
  onOpen: (dialog: OpenDialog) => void
}

function ReportTabs({ reports, level, onOpen }: ReportTabsProps) {
  const { reported, reportedTotal, suspended, suspendedTotal } = reports
  return (
    <Tabs
      label={APP_PAGES.reports.title}
      tabs={[
        {
          value: 'open',
          label: `Reported cards (${formatCount(reportedTotal)})`,
          content: (
            <div className="stack-4">
              {reported.length === 0 && (
                <Panel>
                  <EmptyState icon={<ShieldCheck aria-hidden />} title="No card is reported">
                    Visitors can report a card by the link at its foot.
                  </EmptyState>
                </Panel>
              )}
              {reported.map((card) => (
                <ReportedCardPanel
                  key={card.cardId}
                  card={card}
                  onSuspend={() => onOpen({ kind: 'suspend', card })}
                  onClose={() => onOpen({ kind: 'close', card })}
                  onShowCopy={(copyId) => onOpen({ kind: 'copy', copyId })}
                />
              ))}
              <ShownCount shown={reported.length} total={reportedTotal} />
            </div>
          ),
        },
        {
          value: 'suspended',
          label: `Suspended (${formatCount(suspendedTotal)})`,
          content: (
            <div className="stack-4">
              {suspended.length === 0 && (
                <Panel>
                  <EmptyState icon={<ShieldCheck aria-hidden />} title="No card is suspended">
                    Visitors see every card that exists.
                  </EmptyState>
                </Panel>
              )}
              {suspended.map((card) => (
                <SuspendedCardPanel key={card.cardId} card={card} onLift={() => onOpen({ kind: 'lift', card })} />
              ))}
              <ShownCount shown={suspended.length} total={suspendedTotal} />
            </div>
          ),
        },
        ...(levelAllows(level, 'stopServices') ? [{ value: 'switches', label: 'Switches', content: <StopSwitches /> }] : []),
      ]}
    />
  )
}

function ShownCount({ shown, total }: { shown: number; total: number }) {
  return shown < total && <p className="small-muted">{`${formatCount(shown)} of ${formatCount(total)} cards are shown.`}</p>
}
