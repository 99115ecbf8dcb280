import type { ReactNode } from 'react'
import { type CardAnalytics, type EventListName, type EventSpecificField, type EventRecordOf } from '../../../schema/analytics.ts'
import type { EventConfigOf, EventKind } from '../../../schema/event-kinds.ts'
import styles from './analytics.module.css'
import { formatCount } from './format.ts'

type AnalyticsTotals = CardAnalytics['summary']

interface RecordColumn<Value> {
  header: string
  cell?: (value: Value) => ReactNode
}

interface RecordKindDisplay<K extends EventKind> {
  tab: string
  caption: string
  empty: string
  /** `exported` is the label of the export; `type` names one such record in the export of all data. */
  exported: string
  type: string
  /** The table columns for fields that only this kind of record has. */
  columns: { [Field in EventSpecificField<K>]: RecordColumn<EventRecordOf<K>[Field]> }
  /** Returns how many records of this kind the card has in total. */
  total: (summary: AnalyticsTotals) => number
  note?: (summary: AnalyticsTotals) => string
  /** If true, this kind is shown only if the card has such records. Most cards have none, because they have no AI chat. */
  optional?: boolean
}

function FormAnswerList({ data }: { data: Record<string, string> }) {
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

/** How the analytics page and the exports show each kind of record. */
export const RECORD_KINDS: { [K in EventKind as EventConfigOf<K>['list']]: RecordKindDisplay<K> } = {
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
    columns: { formData: { header: 'Answers', cell: (data) => <FormAnswerList data={data} /> } },
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

/** Returns the kinds of records that the page shows. An optional kind is shown only if the card has such records. */
export function listShownHistoryKinds(summary: AnalyticsTotals): EventListName[] {
  return (Object.keys(RECORD_KINDS) as EventListName[]).filter(
    (list) => !RECORD_KINDS[list].optional || RECORD_KINDS[list].total(summary) > 0,
  )
}
