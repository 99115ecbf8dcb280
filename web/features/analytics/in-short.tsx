import { ArrowDownRight, ArrowUpRight, Minus } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { AnalyticsPeriod, CardAnalytics } from '../../../schema/analytics.ts'
import type { Card } from '../../../schema/card.ts'
import { cardAppPagePathOf } from '../../../schema/route.ts'
import { formatCount } from '../../lib/format.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Panel } from '../../ui/panel.tsx'
import { writeArgument } from './argument.ts'
import type { ChangeDirection } from './comparison.ts'
import styles from './in-short.module.css'
import type { NextStep } from './next-step.ts'
import { describePeriod, formatDateRange } from './period.ts'

const CardQrDialog = lazy(() => import('../../lib/card-qr-dialog.tsx').then((m) => ({ default: m.CardQrDialog })))

const DIRECTION_ICONS: Record<ChangeDirection, typeof Minus> = { up: ArrowUpRight, down: ArrowDownRight, level: Minus }

interface InShortPanelProps {
  data: CardAnalytics
  period: AnalyticsPeriod
  today: string
  card: Card | undefined
  onShowLeads: () => void
}

/** The page's one large figure, and in a few sentences what changed, what probably explains it, and what to do next. */
export function InShortPanel({ data, period, today, card, onShowLeads }: InShortPanelProps) {
  // The lists of clicks and saves are too long to be read at every render.
  const { change, direction, sentences, next } = useMemo(() => writeArgument(data, period, today, card), [data, period, today, card])
  const Icon = DIRECTION_ICONS[direction]
  const { views } = period.totals
  return (
    <Panel title="In short" description={formatDateRange(period.from, period.to, today)}>
      <div className={styles.argument}>
        <div role="status" className={styles.lead}>
          <p className={styles.figure}>
            <strong>{formatCount(views)}</strong> {views === 1 ? 'view' : 'views'}{' '}
            <span>{describePeriod(period, today, period.before === null)}</span>
          </p>
          {change && (
            <p className={cx(styles.change, styles[direction])}>
              <Icon aria-hidden size={16} />
              {change}
            </p>
          )}
        </div>
        <div className="stack-4">
          <ul className={cx('stack-3', styles.sentences)} aria-label="In short">
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <NextStepLine step={next} card={card} onShowLeads={onShowLeads} />
        </div>
      </div>
    </Panel>
  )
}

function NextStepLine({ step, card, onShowLeads }: { step: NextStep; card: Card | undefined; onShowLeads: () => void }) {
  const [isQrOpen, setIsQrOpen] = useState(false)
  return (
    <div className={styles.next}>
      <p>
        <span className={styles.label}>Next</span> {step.text}
      </p>
      {step.action === 'leads' && (
        <Button size="sm" onClick={onShowLeads}>
          Show leads
        </Button>
      )}
      {step.action === 'editor' && card && (
        <ButtonLink size="sm" href={cardAppPagePathOf('quickEditor', card.id)}>
          Edit card
        </ButtonLink>
      )}
      {step.action === 'code' && card && (
        <Button size="sm" onClick={() => setIsQrOpen(true)}>
          Show QR code
        </Button>
      )}
      {isQrOpen && card && (
        <Suspense>
          <CardQrDialog open onOpenChange={setIsQrOpen} title={card.name || card.slug} slug={card.slug} />
        </Suspense>
      )}
    </div>
  )
}
