import { useState } from 'react'
import type { Analytics } from '../../../schema/analytics.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import styles from './analytics.module.css'
import { formatCount, formatTime, zoneName } from './format.ts'

/** How many rows show at first, and how many more each time. */
const STEP = 25

const time = {
  key: 'time',
  header: 'Date and time',
  cell: (row: { timestamp: string }) => <time dateTime={row.timestamp}>{formatTime(row.timestamp)}</time>,
}

const VIEWS: Column<Analytics['views'][number]>[] = [
  time,
  { key: 'location', header: 'Location', cell: (row) => row.viewerLocation },
  { key: 'device', header: 'Device', cell: (row) => row.viewerDevice },
]
const CLICKS: Column<Analytics['clicks'][number]>[] = [
  time,
  { key: 'type', header: 'Link type', cell: (row) => row.linkType },
  { key: 'link', header: 'Link ID', cell: (row) => row.linkId },
  { key: 'device', header: 'Device', cell: (row) => row.clickerDevice },
]
const SAVES: Column<Analytics['saves'][number]>[] = [
  time,
  { key: 'location', header: 'Location', cell: (row) => row.saverLocation },
  { key: 'device', header: 'Device', cell: (row) => row.saverDevice },
]

/** What happened, newest first, in the reader's own time zone. */
export function History({ data }: { data: Analytics }) {
  const { totalViews, totalClicks, totalSaves } = data.summary
  return (
    <section aria-label="History">
      <Tabs
        label="History"
        tabs={[
          {
            value: 'views',
            label: 'Card Views',
            content: <Rows caption="Card views" columns={VIEWS} rows={data.views} total={totalViews} empty="No view data available yet" />,
          },
          {
            value: 'clicks',
            label: 'Link Clicks',
            content: (
              <Rows caption="Link clicks" columns={CLICKS} rows={data.clicks} total={totalClicks} empty="No click data available yet" />
            ),
          },
          {
            value: 'saves',
            label: 'Card Saves',
            content: <Rows caption="Card saves" columns={SAVES} rows={data.saves} total={totalSaves} empty="No save data available yet" />,
          },
        ]}
      />
    </section>
  )
}

interface RowsProps<Row> {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  total: number
  empty: string
}

function Rows<Row>({ caption, columns, rows, total, empty }: RowsProps<Row>) {
  const [count, setCount] = useState(STEP)
  if (rows.length === 0) return <p className={styles.empty}>{empty}</p>
  const shown = Math.min(count, rows.length)
  return (
    <div className={styles.history}>
      <Table caption={caption} columns={columns} rows={rows.slice(0, shown)} rowKey={(_row, index) => index} />
      <footer className={styles.foot}>
        <p className={styles.small}>
          {shown < total ? `The newest ${formatCount(shown)} of ${formatCount(total)}` : `${formatCount(total)} in all`}, newest first.
          Times are {zoneName(new Date())}.
        </p>
        {shown < rows.length && (
          <Button size="sm" onClick={() => setCount(count + STEP)}>
            Show more
          </Button>
        )}
      </footer>
    </div>
  )
}
