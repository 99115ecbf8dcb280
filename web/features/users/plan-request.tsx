import { ACCESS_LEVELS, writeLevel } from '../../../schema/level.ts'
import { planOfLevel } from '../../../schema/plan.ts'
import type { User } from '../../../schema/user.ts'
import type { UserWithCardCount } from '../../../schema/user-management.ts'
import { explainUserEditRefusal } from '../../../schema/user-rights.ts'
import { requestApi } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/error-toast.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { refetchUsers } from './use-user-list.ts'

/** Shows which plan a user has asked for, and grants or declines it. */
export function PlanRequest({ user, viewer }: { user: UserWithCardCount; viewer: User }) {
  const [pending, run] = usePendingAction()
  const { id, username, requestedLevel } = user
  const plan = requestedLevel === null ? undefined : planOfLevel(requestedLevel)
  if (!plan) return null
  const label = writeLevel(ACCESS_LEVELS[plan])

  async function decide(title: string, failure: string, send: () => Promise<unknown>) {
    try {
      await send()
      showToast({ title, description: `${username} is told by mail if the address is confirmed.`, variant: 'success' })
    } catch (error) {
      showErrorToast(error, failure)
    }
    await refetchUsers().catch(() => undefined)
  }
  const grant = () =>
    decide(`${label} granted`, 'Failed to grant the plan', () =>
      requestApi('POST /api/users/:id/plan-request', { params: { id }, body: { plan } }),
    )
  const decline = () =>
    decide(`${label} declined`, 'Failed to decline the request', () => requestApi('DELETE /api/users/:id/plan-request', { params: { id } }))
  const ofUser = <span className="visually-hidden"> {`${label} for ${username}`}</span>
  return (
    <div className="centered-row">
      <Badge tone="warning">{`${label} requested`}</Badge>
      {explainUserEditRefusal(viewer, user) === null && (
        <div className="centered-row">
          <Button size="sm" pending={pending} onClick={() => void run(grant)}>
            Grant
            {ofUser}
          </Button>
          <Button size="sm" variant="ghost" disabled={pending} onClick={() => void run(decline)}>
            Decline
            {ofUser}
          </Button>
        </div>
      )}
    </div>
  )
}
