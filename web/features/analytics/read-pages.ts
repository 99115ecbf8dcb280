import type { HistoryKind, HistoryPage, Records, ShareKind } from '../../../schema/analytics.ts'
import { call } from '../../lib/api.ts'

/** Reads one page of a card's records, newest first; `before` is `next` of the page before it. */
export function readHistoryPage<L extends HistoryKind>(id: number, list: L, before: string | null, signal?: AbortSignal) {
  const page = call(`GET /api/analytics/:id?kind=${list as HistoryKind}`, {
    params: { id },
    query: { before: before ?? undefined },
    signal,
  })
  // The call's type is a union of all lists.
  return page as Promise<HistoryPage<Records[L]>>
}

/** Reads one page of a breakdown; `after` is `next` of the page before it. */
export function readSharePage(id: number, kind: ShareKind, after: string | null, signal: AbortSignal) {
  return call(`GET /api/analytics/:id?kind=${kind}`, { params: { id }, query: { after: after ?? undefined }, signal })
}
