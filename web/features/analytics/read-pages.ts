import type { EventListName, CursorPage, EventRecordByListName, PagedBreakdownName } from '../../../schema/analytics.ts'
import { requestApi } from '../../lib/api.ts'

/** Newest records first. `before` is the cursor `next` of the previous page. */
export function readEventRecordPage<L extends EventListName>(id: number, list: L, before: string | null, signal?: AbortSignal) {
  const page = requestApi(`GET /api/analytics/:id?kind=${list as EventListName}`, {
    params: { id },
    query: { before: before ?? undefined },
    signal,
  })
  return page as Promise<CursorPage<EventRecordByListName[L]>>
}

/** `after` is the cursor `next` of the previous page. */
export function readBreakdownPage(id: number, kind: PagedBreakdownName, after: string | null, signal: AbortSignal) {
  return requestApi(`GET /api/analytics/:id?kind=${kind}`, { params: { id }, query: { after: after ?? undefined }, signal })
}
