import type { ReactNode } from 'react'
import {
  type CardAnalytics,
  type EventListName,
  EVENT_KIND_BY_LIST_NAME,
  type EventRecordLists,
  visitorOriginFieldName,
  type EventRecordsByList,
} from '../../../schema/analytics.ts'
import { EVENT_KINDS } from '../../../schema/event-kinds.ts'
import { Button } from '../../ui/button.tsx'
import { type TableColumn, Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './analytics.module.css'
import { formatCount, formatDateTime } from './format.ts'
import { useHistoryRows } from './paging.ts'
import { RECORD_KINDS, listShownHistoryKinds } from './record-kinds.tsx'

const ORIGIN_COLUMN_HEADERS: Record<string, string> = { location: 'Location', device: 'Device' }

/** Returns the table columns for one kind of record: the date and time, then the fields listed for this kind in `EVENT_KINDS`. */
function buildHistoryColumns<L extends EventListName>(list: L, timeZone: string): TableColumn<EventRecordsByList[L]>[] {
  const { actor, listed } = EVENT_KINDS[EVENT_KIND_BY_LIST_NAME[list]]
  const own = RECORD_KINDS[list].columns as Record<string, { header: string; cell?: (value: unknown) => ReactNode }>
  return [
    {
      key: 'time',
      header: 'Date and time',
      cell: ({ timestamp }) => <time dateTime={timestamp}>{formatDateTime(timestamp, timeZone)}</time>,
    },
    ...listed.map((name) => {
      const field = (own[name] ? name : visitorOriginFieldName(actor, name)) as keyof EventRecordsByList[L]
      const cell = own[name]?.cell
      return {
        key: name,
        header: own[name]?.header ?? ORIGIN_COLUMN_HEADERS[name]!,
        cell: (row: EventRecordsByList[L]) => (cell ? cell(row[field]) : String(row[field])),
      }
    }),
  ]
}

/** Tabs with a history table for each kind of record (views, clicks …), newest records first. */
export function HistoryTabs({ cardId, data }: { cardId: number; data: CardAnalytics }) {
  return (
    <section aria-label="History">
      <Tabs
        label="History"
        tabs={listShownHistoryKinds(data.summary).map((list) => ({
          value: list,
          label: RECORD_KINDS[list].tab,
          content: <HistoryTable cardId={cardId} list={list} data={data} />,
        }))}
      />
    </section>
  )
}

function HistoryTable<L extends EventListName>({ cardId, list, data }: { cardId: number; list: L; data: CardAnalytics }) {
  const { caption, empty, note, total: totalOf } = RECORD_KINDS[list]
  const total = totalOf(data.summary)
  const newest = (data as EventRecordLists)[list]
  const { visible, more, showMore, loading } = useHistoryRows(cardId, list, newest, total)
  if (newest.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <div className={styles.history}>
      <Table caption={caption} columns={buildHistoryColumns(list, data.timeZone)} rows={visible} rowKey={(_row, index) => index} />
      <footer className={styles.foot}>
        <p className="small-muted">
          {more ? `The newest ${formatCount(visible.length)} of ${formatCount(total)}` : `${formatCount(visible.length)} in all`}, newest
          first. {note?.(data.summary)}
        </p>
        {more && (
          <Button size="sm" pending={loading} onClick={() => void showMore()}>
            Show more
          </Button>
        )}
      </footer>
    </div>
  )
}
