import { ACCOUNT_SECURITY_PATH } from '../../../schema/route.ts'
import { SECOND_FACTOR_LEVEL_MIN } from '../../../schema/second-factor.ts'
import type { User } from '../../../schema/user.ts'
import { useApiCall } from '../../lib/use-call.ts'
import { describeDueDate } from '../../second-factor/due-date.ts'
import { Alert } from '../../ui/alert.tsx'
import { ButtonLink } from '../../ui/button.tsx'

/** Tells those whose level needs a second factor until when they must add one. Only they ask the server. */
export function SecondFactorNotice({ user }: { user: User }) {
  const { data } = useApiCall('GET /api/second-factor', user.accessLevel >= SECOND_FACTOR_LEVEL_MIN ? {} : null)
  const dueText = describeDueDate(data?.dueAt ?? null)
  if (dueText === null) return null
  return (
    <Alert
      tone="warning"
      title="Add a second factor"
      action={
        <ButtonLink size="sm" href={ACCOUNT_SECURITY_PATH}>
          Add One
        </ButtonLink>
      }
    >
      {dueText}
    </Alert>
  )
}
