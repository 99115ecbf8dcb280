import { MAILS_PER_DAY_MAX } from '../../schema/bounds.ts'
import { ACCESS_LEVELS } from '../../schema/level.ts'
import { type CallerNetworks, networkLimitsOf, utcDayOf } from '../platform/usage.ts'
import type { UsageLimit } from '../platform/usage-queries.ts'

/** Who causes a mail. `holder` mails go to a confirmed address, whoever asks for them. */
export type MailCause =
  | { kind: 'holder' | 'stranger'; networks: CallerNetworks }
  | { kind: 'owner' | 'security'; ownerId: number; level: number }

/** Returns the counters of a mail with their limits: the ceiling of its group and the share of its cause. */
export function mailBudgetOf(cause: MailCause, now: number): UsageLimit[] {
  const period = utcDayOf(now)
  const max = MAILS_PER_DAY_MAX
  if ('ownerId' in cause) {
    const { kind, ownerId, level } = cause
    const [all, atLevel1, one] =
      kind === 'owner' ? [max.owners, max.ownersAtLevel1, max.owner] : [max.security, max.securityAtLevel1, max.securityOfOwner]
    const group = kind === 'owner' ? 'mails owners' : 'mails security'
    return [
      { key: group, period, max: all },
      ...(level <= ACCESS_LEVELS.basic ? [{ key: `${group} at level 1`, period, max: atLevel1 }] : []),
      { key: `mails ${kind}:${ownerId}`, period, max: one },
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
