import { Send } from 'lucide-react'
import type { User } from '../../../schema/user.ts'
import { INVITATION_LIFETIME_MS } from '../../../schema/user-list.ts'
import type { UserWithCardCount } from '../../../schema/user-management.ts'
import { explainUserEditRefusal } from '../../../schema/user-rights.ts'
import { requestApi } from '../../lib/api.ts'
import { showErrorToast } from '../../lib/error-toast.ts'
import { usePendingAction } from '../../lib/use-pending-action.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast.ts'
import { refetchUsers } from './use-user-list.ts'

/** An invitation no longer counts if its mail failed or the user's address has changed. */
/** Only what somebody has to do something about is amber. */
function describeInvitation({ invitedAt }: UserWithCardCount): { tone: 'info' | 'warning'; text: string } {
  if (invitedAt === null) return { tone: 'warning', text: 'Not invited yet' }
  if (Date.now() - Date.parse(invitedAt) > INVITATION_LIFETIME_MS) return { tone: 'warning', text: 'Invited · link expired' }
  return { tone: 'info', text: 'Invited' }
}

export function InvitationBadge({ user }: { user: UserWithCardCount }) {
  if (!user.invited) return null
  const { tone, text } = describeInvitation(user)
  return <Badge tone={tone}>{text}</Badge>
}

export function InviteAgainButton({ user, viewer, asIcon }: { user: UserWithCardCount; viewer: User; asIcon?: boolean }) {
  const [pending, run] = usePendingAction()
  if (!user.invited || explainUserEditRefusal(viewer, user) !== null) return null

  async function invite() {
    try {
      await requestApi('POST /api/users/:id/invitation', { params: { id: user.id } })
      showToast({ title: 'Invitation sent', description: `A new link is on its way to ${user.email}.`, variant: 'success' })
    } catch (error) {
      showErrorToast(error, 'Failed to send the invitation')
    }
    await refetchUsers().catch(() => undefined)
  }

  const send = { size: 'sm', pending, onClick: () => void run(invite) } as const
  if (asIcon) return <IconButton {...send} label={`Invite again ${user.username}`} icon={<Send aria-hidden />} />
  return (
    <Button {...send}>
      Invite again
      <span className="visually-hidden"> {user.username}</span>
    </Button>
  )
}
