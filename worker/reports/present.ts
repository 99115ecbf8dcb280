import type { ReportedCard, SuspendedCard } from '../../schema/report.ts'
import { explainModerationRefusal, USER_RIGHTS_MESSAGES } from '../../schema/user-rights.ts'
import type { UserRow } from '../platform/db.ts'
import { toIsoTime } from '../platform/time.ts'
import type { listReportedCards, listSuspendedCards } from './queries.ts'

type ReportedCardRow = Awaited<ReturnType<typeof listReportedCards>>['cards'][number]
type SuspendedCardRow = Awaited<ReturnType<typeof listSuspendedCards>>['cards'][number]

function explainRefusal(viewer: UserRow, owner: ReportedCardRow['owner']): string | null {
  const refusal = explainModerationRefusal(viewer, owner)
  return refusal && USER_RIGHTS_MESSAGES[refusal]
}

export const toReportedCard = ({ reports, suspendedAt, ...card }: ReportedCardRow, viewer: UserRow): ReportedCard => ({
  ...card,
  refusal: explainRefusal(viewer, card.owner),
  suspendedAt: suspendedAt === null ? null : toIsoTime(suspendedAt),
  reports: reports.map(({ id, createdAt, reason, text, email, copyId }) => ({ id, at: toIsoTime(createdAt), reason, text, email, copyId })),
})

export const toSuspendedCard = (
  { suspendedAt, suspensionReason, suspensionNote, ...card }: SuspendedCardRow,
  viewer: UserRow,
): SuspendedCard => ({
  ...card,
  refusal: explainRefusal(viewer, card.owner),
  suspension: { at: toIsoTime(suspendedAt!), reason: suspensionReason!, note: suspensionNote! },
})
