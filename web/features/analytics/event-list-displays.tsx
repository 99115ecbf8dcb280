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
  /** Name of this kind of record in the export of all data. */
  type: string
  columns: { [Field in EventSpecificFieldName<K>]: EventRecordColumn<EventRecordOf<K>[Field]> }
  total: (summary: AnalyticsTotals) => number
  note?: (summary: AnalyticsTotals) => string
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

export const EVENT_LIST_DISPLAYS: { [K in EventKind as EventConfigOf<K>['list']]: EventListDisplay<K> } = {
  views: {
    tab: 'Card Views',
    caption: 'Card views',
    empty: 'No view data available yet',
    type: 'View',
    columns: {},
    total: ({ totalViews }) => totalViews,
  },
  clicks: {
    tab: 'Link Clicks',
    caption: 'Link clicks',
    empty: 'No click data available yet',
    type: 'Click',
    columns: { linkType: { header: 'Link type' }, linkId: { header: 'Link ID' } },
    total: ({ totalClicks, totalPlays }) => totalClicks + totalPlays,
    note: ({ totalPlays }) => (totalPlays > 0 ? `With ${formatCount(totalPlays)} of the video, which are not counted as clicks.` : ''),
  },
  saves: {
    tab: 'Card Saves',
    caption: 'Card saves',
    empty: 'No save data available yet',
    type: 'Save',
    columns: {},
    total: ({ totalSaves }) => totalSaves,
  },
  submissions: {
    tab: 'Form Submissions',
    caption: 'Form submissions',
    empty: 'No submission data available yet',
    type: 'Form submission',
    columns: { formData: { header: 'Answers', cell: (data) => <FormAnswerList data={data} /> } },
    total: ({ totalSubmissions }) => totalSubmissions,
  },
  chats: {
    tab: 'Chats',
    caption: 'Chats',
    empty: 'No chat data available yet',
    type: 'Chat',
    columns: {},
    total: ({ totalChats }) => totalChats,
    optional: true,
  },
  leads: {
    tab: 'Leads from Chats',
    caption: 'Leads from chats',
    empty: 'No lead data available yet',
    type: 'Lead',
    columns: { leadScore: { header: 'Lead score' } },
    total: ({ totalLeads, totalSubmissions }) => totalLeads - totalSubmissions,
    optional: true,
  },
}

export function listShownEventLists(summary: AnalyticsTotals): EventListName[] {
  return (Object.keys(EVENT_LIST_DISPLAYS) as EventListName[]).filter(
    (list) => !EVENT_LIST_DISPLAYS[list].optional || EVENT_LIST_DISPLAYS[list].total(summary) > 0,
  )
}
