import { MAILS_PER_DAY_MAX } from '../../schema/bounds.ts'
import { ACCESS_LEVELS } from '../../schema/level.ts'
import { type CallerNetworks, networkLimitsOf, utcDayOf } from '../platform/usage.ts'
import type { UsageLimit } from '../platform/usage-queries.ts'

/** Who causes a mail. `holder` mails go to a confirmed address, whoever asks for them. */
export type MailCause = { kind: 'holder' | 'stranger'; networks: CallerNetworks } | { kind: 'owner'; ownerId: number; level: number }

/** Returns the counters of a mail with their limits: the ceiling of its group and the share of its cause. */
export function mailBudgetOf(cause: MailCause, now: number): UsageLimit[] {
  const period = utcDayOf(now)
  const max = MAILS_PER_DAY_MAX
  if (cause.kind === 'owner') {
    const { ownerId, level } = cause
    return [
      { key: 'mails owners', period, max: max.owners },
      ...(level <= ACCESS_LEVELS.basic ? [{ key: 'mails owners at level 1', period, max: max.ownersAtLevel1 }] : []),
      { key: `mails owner:${ownerId}`, period, max: max.owner },
    ]
  }
  const isHolder = cause.kind === 'holder'
  return [
    { key: isHolder ? 'mails holders' : 'mails strangers', period, max: isHolder ? max.holders : max.strangers },
    ...networkLimitsOf(cause.networks, {
      key: `mails ${cause.kind}`,
      period,
      max: isHolder ? max.networkOfHolders : max.networkOfStrangers,
    }),
  ]
}
