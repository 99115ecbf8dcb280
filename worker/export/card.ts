import { EVENT_KINDS, EVENT_KIND_NAMES, type EventKind } from '../../schema/event-kinds.ts'
import { EXPORT_LIMITS } from '../../schema/export.ts'
import { toApiCard } from '../cards/present.ts'
import type { Db } from '../platform/db.ts'
import { toIsoTime } from '../platform/time.ts'
import { toConversation } from '../salesbot/analytics.ts'
import { toSalesbotConfig } from '../salesbot/config.ts'
import { streamJsonList, streamJsonObject, type StreamedJson } from './json.ts'
import { readListPages, readListPagesBySize } from './pages.ts'
import {
  type ExportedCard,
  listConversationSizes,
  listExportedConversations,
  listExportedEvents,
  listExportedSubmissions,
  listSubmissionSizes,
  getExportedCardDetails,
} from './queries.ts'

async function* mapPages<Row, Result>(pages: AsyncIterable<Row[]>, map: (row: Row) => Result): AsyncGenerator<Result[]> {
  for await (const rows of pages) yield rows.map(map)
}

const toExportedCard = ({ card, slugs, totals }: ExportedCard) => ({
  ...toApiCard(card),
  slugs: slugs.map(({ slug, createdAt }) => ({ slug, usedSince: toIsoTime(createdAt) })),
  totals,
})
const toExportedConfig = ({ card, config }: ExportedCard) => config && toSalesbotConfig(card.id, config)

export const streamCardFields = (exported: ExportedCard): StreamedJson =>
  streamJsonObject({ ...toExportedCard(exported), assistant: { configuration: toExportedConfig(exported) } })

/**
 * Writes a card with its events, submissions and conversations. All `cardCount` cards share the limits. Calls `onCut` with a sentence for
 * each list that was shortened.
 */
export async function streamCardWithLists(
  db: Db,
  exported: ExportedCard,
  cardCount: number,
  onCut: (sentence: string) => void,
): Promise<StreamedJson> {
  const { id: cardId, slug } = exported.card
  const { questions, days } = await getExportedCardDetails(db, cardId)
  const shareOf = (limit: number) => Math.max(1, Math.floor(limit / cardCount))
  const cutSentenceOf = (rows: number, what: string) => `Card ${slug}: only the newest ${rows} ${what} are included.`

  function readEvents(kind: EventKind) {
    const { list } = EVENT_KINDS[kind]
    if (kind === 'submission')
      return readListPagesBySize(
        (limit) => listSubmissionSizes(db, cardId, limit),
        (from, to, limit) => listExportedSubmissions(db, cardId, from, to, limit),
        { rows: shareOf(EXPORT_LIMITS.submissions.rows), bytes: shareOf(EXPORT_LIMITS.submissions.bytes) },
        (kept) => onCut(cutSentenceOf(kept, list)),
      )
    const rows = shareOf(EXPORT_LIMITS.events.rows)
    return readListPages(
      (before, limit) => listExportedEvents(db, cardId, kind, before, limit),
      ({ id, timestamp }) => ({ id, time: timestamp }),
      { rows, page: EXPORT_LIMITS.events.page },
      () => onCut(cutSentenceOf(rows, list)),
    )
  }
  const streamEvents = (kind: EventKind) =>
    streamJsonList(mapPages(readEvents(kind), ({ id: _id, timestamp, ...fields }) => ({ at: toIsoTime(timestamp), ...fields })))
  function streamConversations() {
    const pages = readListPagesBySize(
      (limit) => listConversationSizes(db, cardId, limit),
      (from, to, limit) => listExportedConversations(db, cardId, from, to, limit),
      { rows: shareOf(EXPORT_LIMITS.conversations.rows), bytes: shareOf(EXPORT_LIMITS.conversations.bytes) },
      (kept) => onCut(cutSentenceOf(kept, 'conversations')),
    )
    return streamJsonList(mapPages(pages, (row) => ({ ...toConversation(row), isLead: row.leadAt !== null, visitorIp: row.visitorIp })))
  }

  return streamJsonObject({
    ...toExportedCard(exported),
    assistant: () =>
      streamJsonObject({
        configuration: toExportedConfig(exported),
        unansweredQuestions: questions.map((one) => ({ ...one, createdAt: toIsoTime(one.createdAt) })),
        conversations: streamConversations,
      }),
    dailyTotals: days,
    events: () => streamJsonObject(Object.fromEntries(EVENT_KIND_NAMES.map((kind) => [EVENT_KINDS[kind].list, () => streamEvents(kind)]))),
  })
}
