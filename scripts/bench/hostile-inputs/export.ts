import { EXPORT_LIMITS } from '../../../schema/export.ts'
import type { LocalDatabase } from '../../local/migrations.ts'

const COUNTED_SQL = 'with recursive n(i) as (values (1) union all select i + 1 from n where i < ?)'
/** The longest answer to a form has 2,000 characters, here of two bytes each. */
const LONG_TEXT_SQL = `replace(hex(zeroblob(1000)), '0', 'ö')`
const FORM_FIELDS = 12

export async function fillCardForExport(db: LocalDatabase, cardId: number): Promise<void> {
  const events = [
    ['card_views', `(card_id, view_id, source, duration, viewer_ip, viewer_location, viewer_device, timestamp)`, `'ref:example.com', 60,`],
    ['card_clicks', `(card_id, event_id, link_type, link_id, clicker_ip, clicker_location, clicker_device, timestamp)`, `'website', 'w',`],
    ['card_saves', `(card_id, event_id, saver_ip, saver_location, saver_device, timestamp)`, ''],
    ['card_chats', `(card_id, event_id, visitor_ip, visitor_location, visitor_device, timestamp)`, ''],
    ['card_leads', `(card_id, event_id, lead_score, visitor_ip, visitor_location, visitor_device, timestamp)`, '90,'],
  ]
  for (const [table, columns, own] of events) {
    const values = `?, 'export-' || i, ${own} '203.0.113.0', 'San Francisco, United States', 'Desktop · macOS · Chrome', 1795000000000 + i`
    await db
      .prepare(`${COUNTED_SQL} insert into ${table} ${columns} select ${values} from n`)
      .bind(EXPORT_LIMITS.events.rows + 1, cardId)
      .run()
  }
  const fields = Array.from({ length: FORM_FIELDS }, (_, n) => `'field ${n}', t`).join(', ')
  await db
    .prepare(
      `${COUNTED_SQL} insert into form_submissions (card_id, submission_id, form_data, timestamp)
       select ?, 'export-' || i, json_object(${fields}), i from n, (select ${LONG_TEXT_SQL} as t)`,
    )
    .bind(500, cardId)
    .run()
  const messages = Array.from({ length: 100 }, () => `json_object('role', 'user', 'content', t, 'timestamp', '')`).join(', ')
  await db
    .prepare(
      `${COUNTED_SQL} insert into salesbot_conversations (card_id, session_id, conversation_data, created_at, updated_at)
       select ?, 'export-' || i, json_array(${messages}), i, i from n, (select ${LONG_TEXT_SQL} as t)`,
    )
    .bind(50, cardId)
    .run()
}
