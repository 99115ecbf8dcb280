import type { ReactNode, Ref } from 'react'
import {
  type CardAnalytics,
  type EventListName,
  EVENT_KIND_BY_LIST_NAME,
  type EventRecordLists,
  visitorOriginFieldNameOf,
  type EventRecordByListName,
} from '../../../schema/analytics.ts'
import { EVENT_KINDS } from '../../../schema/event-kinds.ts'
import { formatCount } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { type DataTableColumn, DataTable } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './analytics.module.css'
import { formatDateTimeInZone } from './format.ts'
import { useEventRecordRows } from './paging.ts'
import { EVENT_LIST_DISPLAYS, listShownEventLists } from './event-list-displays.tsx'

const VISITOR_ORIGIN_HEADERS: Record<string, string> = { location: 'Location', device: 'Device' }

/** The time comes first, then the fields that `EVENT_KINDS` names for the list. */
function buildEventRecordColumns<L extends EventListName>(list: L, timeZone: string): DataTableColumn<EventRecordByListName[L]>[] {
  const { actor, listed } = EVENT_KINDS[EVENT_KIND_BY_LIST_NAME[list]]
  const own = EVENT_LIST_DISPLAYS[list].columns as Record<string, { header: string; cell?: (value: unknown) => ReactNode }>
  return [
    {
      key: 'time',
      header: 'Date and time',
      cell: ({ timestamp }) => <time dateTime={timestamp}>{formatDateTimeInZone(timestamp, timeZone)}</time>,
    },
    ...listed.map((name) => {
      const field = (own[name] ? name : visitorOriginFieldNameOf(actor, name)) as keyof EventRecordByListName[L]
      const cell = own[name]?.cell
      return {
        key: name,
        header: own[name]?.header ?? VISITOR_ORIGIN_HEADERS[name]!,
        cell: (row: EventRecordByListName[L]) => (cell ? cell(row[field]) : String(row[field])),
      }
    }),
  ]
}

interface EventRecordTabsProps {
  cardId: number
  data: CardAnalytics
  list: EventListName
  onList: (list: EventListName) => void
  ref: Ref<HTMLElement>
}

export function EventRecordTabs({ cardId, data, list: shown, onList, ref }: EventRecordTabsProps) {
  return (
    <section aria-label="History" ref={ref} tabIndex={-1} className={styles.records}>
      <Tabs
        label="History"
        value={shown}
        onChange={(list) => onList(list as EventListName)}
        tabs={listShownEventLists(data.summary).map((list) => ({
          value: list,
          label: EVENT_LIST_DISPLAYS[list].tab,
          content: <EventRecordTable cardId={cardId} list={list} data={data} />,
        }))}
      />
    </section>
  )
}

function EventRecordTable<L extends EventListName>({ cardId, list, data }: { cardId: number; list: L; data: CardAnalytics }) {
  const { caption, empty, note, total: totalOf } = EVENT_LIST_DISPLAYS[list]
  const total = totalOf(data.summary)
  const newest = (data as EventRecordLists)[list]
  const { visible, more, showMore, loading } = useEventRecordRows(cardId, list, newest, total)
  if (newest.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <div className={cx('box', styles.history)}>
      <DataTable caption={caption} columns={buildEventRecordColumns(list, data.timeZone)} rows={visible} rowKey={(_row, index) => index} />
      <footer className={cx('centered-row', styles.foot)}>
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
