import { EVENT_KINDS, EVENT_KIND_NAMES, type EventKind } from '../../schema/event-kinds.ts'
import { EXPORT_LIMITS } from '../../schema/export.ts'
import { toApiCard } from '../cards/present.ts'
import type { Db } from '../platform/db.ts'
import { toConversation } from '../salesbot/analytics.ts'
import { toSalesbotConfig } from '../salesbot/config.ts'
import { streamJsonList, streamJsonObject, type StreamedJson } from './json.ts'
import { type PageLimits, readPages } from './pages.ts'
import { listExportedConversations, listExportedEvents, readExportedCard } from './queries.ts'

const toIso = (time: number) => new Date(time).toISOString()

async function* mapPages<Row, Result>(pages: AsyncIterable<Row[]>, map: (row: Row) => Result): AsyncGenerator<Result[]> {
  for await (const rows of pages) yield rows.map(map)
}

/**
 * Writes one of the user's cards with all that belongs to it; null if the card was deleted meanwhile. `cardCount` is the number of
 * exported cards, which share the limits. `onCut` is called with a sentence for each list that is longer than its limit.
 */
export async function streamCard(
  db: Db,
  userId: number,
  cardId: number,
  cardCount: number,
  onCut: (sentence: string) => void,
): Promise<StreamedJson | null> {
  const found = await readExportedCard(db, userId, cardId)
  if (!found) return null
  const { card, slugs, config, questions, totals, days } = found
  const shareOf = ({ rows, page }: PageLimits): PageLimits => ({ rows: Math.max(1, Math.floor(rows / cardCount)), page })
  const onCutOf = (what: string, { rows }: PageLimits) => onCut(`Card ${card.slug}: only the newest ${rows} ${what} are included.`)

  function streamEvents(kind: EventKind) {
    const limits = shareOf(kind === 'submission' ? EXPORT_LIMITS.submissions : EXPORT_LIMITS.events)
    const pages = readPages(
      (before, limit) => listExportedEvents(db, cardId, kind, before, limit),
      ({ id, timestamp }) => ({ id, time: timestamp }),
      limits,
      () => onCutOf(EVENT_KINDS[kind].list, limits),
    )
    return streamJsonList(mapPages(pages, ({ id: _id, timestamp, ...fields }) => ({ at: toIso(timestamp), ...fields })))
  }
  function streamConversations() {
    const limits = shareOf(EXPORT_LIMITS.conversations)
    const pages = readPages(
      (before, limit) => listExportedConversations(db, cardId, before, limit),
      ({ id, createdAt }) => ({ id, time: createdAt }),
      limits,
      () => onCutOf('conversations', limits),
    )
    return streamJsonList(mapPages(pages, (row) => ({ ...toConversation(row), isLead: row.leadAt !== null, visitorIp: row.visitorIp })))
  }
  return streamJsonObject({
    ...toApiCard(card),
    slugs: slugs.map(({ slug, createdAt }) => ({ slug, usedSince: toIso(createdAt) })),
    assistant: () =>
      streamJsonObject({
        configuration: config && toSalesbotConfig(cardId, config),
        unansweredQuestions: questions.map((one) => ({ ...one, createdAt: toIso(one.createdAt) })),
        conversations: streamConversations,
      }),
    totals,
    dailyTotals: days,
    events: () => streamJsonObject(Object.fromEntries(EVENT_KIND_NAMES.map((kind) => [EVENT_KINDS[kind].list, () => streamEvents(kind)]))),
  })
}
