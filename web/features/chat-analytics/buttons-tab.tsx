import { MousePointerClick, Percent } from 'lucide-react'
import type { SalesbotTotals } from '../../../schema/salesbot-analytics.ts'
import { formatCountOf, formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Panel } from '../../ui/panel.tsx'
import { StatTile, StatTiles } from '../../ui/stat-tile.tsx'
import styles from './chat-analytics.module.css'
import { countClicksByButton, getVisitorName } from './conversations.ts'
import { calculateClickThroughPercent } from './format.ts'
import type { ConversationList } from './use-conversations.ts'

interface ButtonsTabProps {
  analytics: SalesbotTotals
  list: ConversationList
  onOpen: (id: number) => void
}

export function ButtonClicksTab({ analytics: { totalButtonClicks, totalConversations }, list, onOpen }: ButtonsTabProps) {
  return (
    <div className="stack-3">
      <StatTiles>
        <StatTile label="Total Clicks" value={totalButtonClicks} icon={<MousePointerClick aria-hidden />} />
        <StatTile
          label="Click-Through Rate"
          value={totalConversations > 0 ? `${calculateClickThroughPercent(totalButtonClicks, totalConversations)}%` : '–'}
          note="Clicks for each 100 conversations"
          icon={<Percent aria-hidden />}
        />
      </StatTiles>
      {totalButtonClicks === 0 ? (
        <div className="box">
          <EmptyState icon={<MousePointerClick aria-hidden />} title="No button interactions yet">
            The assistant offers your action buttons to visitors who are interested. Their clicks appear here.
          </EmptyState>
        </div>
      ) : (
        <ClickPanels list={list} onOpen={onOpen} />
      )}
    </div>
  )
}

function ClickPanels({ list, onOpen }: Pick<ButtonsTabProps, 'list' | 'onOpen'>) {
  const clicked = list.conversations.filter(({ buttonInteractions }) => buttonInteractions.length > 0)
  const scope = list.hasMore ? `In the newest ${formatCountOf(list.conversations.length, 'conversation')}.` : 'In all conversations.'
  return (
    <div className={cx('stack-3', styles.columns, styles.uneven)}>
      <Panel title="Click Details" description={scope}>
        {clicked.length === 0 && <p className="small-muted">None of these conversations has a click.</p>}
        <ul className={styles.clickGroups}>
          {clicked.map((conversation) => (
            <li key={conversation.id}>
              <h3 className="medium">
                <button type="button" className={styles.textButton} onClick={() => onOpen(conversation.id)}>
                  {getVisitorName(conversation)}
                  <span className={styles.clickTime}>{formatDateTime(conversation.createdAt)}</span>
                </button>
              </h3>
              <ol className={styles.clicks}>
                {conversation.buttonInteractions.map(({ description, timestamp }, index) => (
                  <li key={index} className={styles.click}>
                    <MousePointerClick aria-hidden size={14} />
                    <span className={styles.clickBody}>
                      <span className="wrap-anywhere">{description}</span>
                      <time dateTime={timestamp} className={styles.clickTime}>
                        {formatDateTime(timestamp)}
                      </time>
                    </span>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ul>
        {list.hasMore && (
          <Button size="sm" pending={list.loadingMore} onClick={() => void list.showMore()}>
            Show more
          </Button>
        )}
      </Panel>
      <Panel title="Clicks by Button" description={scope}>
        <ul className="stack-4">
          {countClicksByButton(clicked).map(({ description, clicks }) => (
            <li key={description} className={styles.outcome}>
              <span className="wrap-anywhere">{description}</span>
              <span className="bold tabular">{clicks.toLocaleString()}</span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
