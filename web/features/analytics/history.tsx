import type { Analytics, HistoryKind } from '../../../schema/analytics.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './analytics.module.css'
import type { Records } from './export-records.ts'
import { formatCount, formatTime } from './format.ts'
import { useHistoryRows } from './paging.ts'

const timeIn = (timeZone: string) => ({
  key: 'time',
  header: 'Date and time',
  cell: (row: { timestamp: string }) => <time dateTime={row.timestamp}>{formatTime(row.timestamp, timeZone)}</time>,
})

const VIEWS: Column<Analytics['views'][number]>[] = [
  { key: 'location', header: 'Location', cell: (row) => row.viewerLocation },
  { key: 'device', header: 'Device', cell: (row) => row.viewerDevice },
]
const CLICKS: Column<Analytics['clicks'][number]>[] = [
  { key: 'type', header: 'Link type', cell: (row) => row.linkType },
  { key: 'link', header: 'Link ID', cell: (row) => row.linkId },
  { key: 'device', header: 'Device', cell: (row) => row.clickerDevice },
]
const SAVES: Column<Analytics['saves'][number]>[] = [
  { key: 'location', header: 'Location', cell: (row) => row.saverLocation },
  { key: 'device', header: 'Device', cell: (row) => row.saverDevice },
]

const SUBMISSIONS: Column<Analytics['submissions'][number]>[] = [
  {
    key: 'answers',
    header: 'Answers',
    cell: (row) => (
      <dl className={styles.answers}>
        {Object.entries(row.formData).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    ),
  },
]

/** What happened, newest first, in the time zone that the page names. */
export function History({ cardId, data }: { cardId: number; data: Analytics }) {
  const { totalViews, totalClicks, totalSaves, totalPlays, totalSubmissions } = data.summary
  const rows = <K extends HistoryKind>(
    kind: K,
    caption: string,
    columns: Column<Records[K]>[],
    total: number,
    empty: string,
    note = '',
  ) => (
    <Rows
      cardId={cardId}
      kind={kind}
      caption={caption}
      columns={[timeIn(data.timeZone), ...columns]}
      rows={data[kind] as Records[K][]}
      total={total}
      empty={empty}
      note={note}
    />
  )
  return (
    <section aria-label="History">
      <Tabs
        label="History"
        tabs={[
          { value: 'views', label: 'Card Views', content: rows('views', 'Card views', VIEWS, totalViews, 'No view data available yet') },
          {
            value: 'clicks',
            label: 'Link Clicks',
            content: rows(
              'clicks',
              'Link clicks',
              CLICKS,
              totalClicks + totalPlays,
              'No click data available yet',
              totalPlays > 0 ? `With ${formatCount(totalPlays)} of the video, which are not counted as clicks.` : '',
            ),
          },
          { value: 'saves', label: 'Card Saves', content: rows('saves', 'Card saves', SAVES, totalSaves, 'No save data available yet') },
          {
            value: 'submissions',
            label: 'Form Submissions',
            content: rows('submissions', 'Form submissions', SUBMISSIONS, totalSubmissions, 'No submission data available yet'),
          },
        ]}
      />
    </section>
  )
}

interface RowsProps<K extends HistoryKind> {
  cardId: number
  kind: K
  caption: string
  columns: Column<Records[K]>[]
  rows: Records[K][]
  total: number
  empty: string
  note: string
}

function Rows<K extends HistoryKind>({ cardId, kind, caption, columns, rows, total, empty, note }: RowsProps<K>) {
  const { visible, more, showMore, loading } = useHistoryRows(cardId, kind, rows, total)
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>
  return (
    <div className={styles.history}>
      <Table caption={caption} columns={columns} rows={visible} rowKey={(_row, index) => index} />
      <footer className={styles.foot}>
        <p className={styles.small}>
          {more ? `The newest ${formatCount(visible.length)} of ${formatCount(total)}` : `${formatCount(visible.length)} in all`}, newest
          first. {note}
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
