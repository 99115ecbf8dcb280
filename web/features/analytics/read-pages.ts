import type { HistoryKind, HistoryPage, HistoryRecords, ShareKind } from '../../../schema/analytics.ts'
import { call } from '../../lib/api.ts'

type ReadPage<Item> = (id: number, before: string | null, signal?: AbortSignal) => Promise<HistoryPage<Item>>

/** Reads one page of a card's records, newest first; `before` is `next` of the page before it. */
export const READ_HISTORY: { [Kind in HistoryKind]: ReadPage<HistoryRecords[Kind]> } = {
  views: (id, before, signal) => call('GET /api/analytics/:id?kind=views', { ...pageOf(id, before), signal }),
  clicks: (id, before, signal) => call('GET /api/analytics/:id?kind=clicks', { ...pageOf(id, before), signal }),
  saves: (id, before, signal) => call('GET /api/analytics/:id?kind=saves', { ...pageOf(id, before), signal }),
  submissions: (id, before, signal) => call('GET /api/analytics/:id?kind=submissions', { ...pageOf(id, before), signal }),
}
const pageOf = (id: number, before: string | null) => ({ params: { id }, query: { before: before ?? undefined } })

/** Reads one page of a breakdown; `after` is `next` of the page before it. */
export function readSharePage(id: number, kind: ShareKind, after: string | null, signal: AbortSignal) {
  return call(`GET /api/analytics/:id?kind=${kind}`, { params: { id }, query: { after: after ?? undefined }, signal })
}
