import type { ReactNode } from 'react'
import { type CardAnalytics, type EventListName, type EventSpecificFieldName, type EventRecordOf } from '../../../schema/analytics.ts'
import type { EventConfigOf, EventKind } from '../../../schema/event-kinds.ts'
import { formatCount } from '../../lib/format.ts'
import styles from './analytics.module.css'

type AnalyticsTotals = CardAnalytics['summary']

interface EventRecordColumn<Value> {
  header: string
  cell?: (value: Value) => ReactNode
}

interface EventListDisplay<K extends EventKind> {
  tab: string
  caption: string
  empty: string
  /** `exported` is the label of the list's own export; `type` names one record of the list in the export of all data. */
  exported: string
  type: string
  /** The table columns for fields that only the records of this list have. */
  columns: { [Field in EventSpecificFieldName<K>]: EventRecordColumn<EventRecordOf<K>[Field]> }
  /** Returns the total number of the card's records in this list. */
  total: (summary: AnalyticsTotals) => number
  note?: (summary: AnalyticsTotals) => string
  /** If true, the list is shown only if it has records. For most cards it has none, because they have no AI chat. */
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

/** How the analytics page and the exports show each event list: its labels, table columns and total. */
export const EVENT_LIST_DISPLAYS: { [K in EventKind as EventConfigOf<K>['list']]: EventListDisplay<K> } = {
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

/** Returns the event lists that the analytics page shows. An optional list is shown only if it has records. */
export function listShownEventLists(summary: AnalyticsTotals): EventListName[] {
  return (Object.keys(EVENT_LIST_DISPLAYS) as EventListName[]).filter(
    (list) => !EVENT_LIST_DISPLAYS[list].optional || EVENT_LIST_DISPLAYS[list].total(summary) > 0,
  )
}
