import type { ReactNode } from 'react'
import { type Analytics, type HistoryKind, KIND_OF_LIST, type Lists, originField, type Records } from '../../../schema/analytics.ts'
import { EVENT_KINDS } from '../../../schema/event-kinds.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './analytics.module.css'
import { formatCount, formatTime } from './format.ts'
import { useHistoryRows } from './paging.ts'
import { RECORD_KINDS, shownHistoryKinds } from './record-kinds.tsx'

const ORIGIN_HEADERS: Record<string, string> = { location: 'Location', device: 'Device' }

/** The columns of a list: its time, then the fields that the kind lists, in that order. */
function columnsOf<L extends HistoryKind>(list: L, timeZone: string): Column<Records[L]>[] {
  const { actor, listed } = EVENT_KINDS[KIND_OF_LIST[list]]
  const own = RECORD_KINDS[list].columns as Record<string, { header: string; cell?: (value: unknown) => ReactNode }>
  return [
    {
      key: 'time',
      header: 'Date and time',
      cell: ({ timestamp }) => <time dateTime={timestamp}>{formatTime(timestamp, timeZone)}</time>,
    },
    ...listed.map((name) => {
      const field = (own[name] ? name : originField(actor, name)) as keyof Records[L]
      const cell = own[name]?.cell
      return {
        key: name,
        header: own[name]?.header ?? ORIGIN_HEADERS[name]!,
        cell: (row: Records[L]) => (cell ? cell(row[field]) : String(row[field])),
      }
    }),
  ]
}

/** The records of each kind, newest first, in the time zone of the page. */
export function History({ cardId, data }: { cardId: number; data: Analytics }) {
  return (
    <section aria-label="History">
      <Tabs
        label="History"
        tabs={shownHistoryKinds(data.summary).map((list) => ({
          value: list,
          label: RECORD_KINDS[list].tab,
          content: <Rows cardId={cardId} list={list} data={data} />,
        }))}
      />
    </section>
  )
}

function Rows<L extends HistoryKind>({ cardId, list, data }: { cardId: number; list: L; data: Analytics }) {
  const { caption, empty, note, total: totalOf } = RECORD_KINDS[list]
  const total = totalOf(data.summary)
  const newest = (data as Lists)[list]
  const { visible, more, showMore, loading } = useHistoryRows(cardId, list, newest, total)
  if (newest.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <div className={styles.history}>
      <Table caption={caption} columns={columnsOf(list, data.timeZone)} rows={visible} rowKey={(_row, index) => index} />
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
