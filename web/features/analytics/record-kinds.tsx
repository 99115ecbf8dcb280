import type { ReactNode } from 'react'
import { type Analytics, type HistoryKind, type OwnField, type RecordOf } from '../../../schema/analytics.ts'
import type { DefinitionOf, EventKind } from '../../../schema/event-kinds.ts'
import styles from './analytics.module.css'
import { formatCount } from './format.ts'

type Summary = Analytics['summary']

interface Column<Value> {
  header: string
  cell?: (value: Value) => ReactNode
}

interface RecordKind<K extends EventKind> {
  tab: string
  caption: string
  empty: string
  /** Name of the export, and of one record in the export of all data. */
  exported: string
  type: string
  /** Columns of the fields that only this kind has. */
  columns: { [Field in OwnField<K>]: Column<RecordOf<K>[Field]> }
  /** The number of the card's records, on all pages together. */
  total: (summary: Summary) => number
  note?: (summary: Summary) => string
  /** True: shown only if there are any, because most cards have no assistant. */
  optional?: boolean
}

function FormAnswers({ data }: { data: Record<string, string> }) {
  return (
    <dl className={styles.answers}>
      {Object.entries(data).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** How the page and its exports show each list of records. */
export const RECORD_KINDS: { [K in EventKind as DefinitionOf<K>['list']]: RecordKind<K> } = {
  views: {
    tab: 'Card Views',
    caption: 'Card views',
    empty: 'No view data available yet',
    exported: 'Card views',
    type: 'View',
    columns: {},
    total: ({ totalViews }) => totalViews,
  },
  clicks: {
    tab: 'Link Clicks',
    caption: 'Link clicks',
    empty: 'No click data available yet',
    exported: 'Link clicks',
    type: 'Click',
    columns: { linkType: { header: 'Link type' }, linkId: { header: 'Link ID' } },
    total: ({ totalClicks, totalPlays }) => totalClicks + totalPlays,
    note: ({ totalPlays }) => (totalPlays > 0 ? `With ${formatCount(totalPlays)} of the video, which are not counted as clicks.` : ''),
  },
  saves: {
    tab: 'Card Saves',
    caption: 'Card saves',
    empty: 'No save data available yet',
    exported: 'Card saves',
    type: 'Save',
    columns: {},
    total: ({ totalSaves }) => totalSaves,
  },
  submissions: {
    tab: 'Form Submissions',
    caption: 'Form submissions',
    empty: 'No submission data available yet',
    exported: 'Form submissions',
    type: 'Form submission',
    columns: { formData: { header: 'Answers', cell: (data) => <FormAnswers data={data} /> } },
    total: ({ totalSubmissions }) => totalSubmissions,
  },
  chats: {
    tab: 'Chats',
    caption: 'Chats',
    empty: 'No chat data available yet',
    exported: 'Chats',
    type: 'Chat',
    columns: {},
    total: ({ totalChats }) => totalChats,
    optional: true,
  },
  leads: {
    tab: 'Leads from Chats',
    caption: 'Leads from chats',
    empty: 'No lead data available yet',
    exported: 'Leads from chats',
    type: 'Lead',
    columns: { leadScore: { header: 'Lead score' } },
    total: ({ totalLeads, totalSubmissions }) => totalLeads - totalSubmissions,
    optional: true,
  },
}

/** The kinds of history that the page shows; optional ones only if they have records. */
export function shownHistoryKinds(summary: Summary): HistoryKind[] {
  return (Object.keys(RECORD_KINDS) as HistoryKind[]).filter(
    (list) => !RECORD_KINDS[list].optional || RECORD_KINDS[list].total(summary) > 0,
  )
}
