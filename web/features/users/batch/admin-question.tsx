import { ACCESS_LEVELS, accessLevelLabelOf, writeLevelNumber } from '../../../../schema/level.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

const LISTED_NAMES_MAX = 5
const ADMIN = accessLevelLabelOf(ACCESS_LEVELS.admin)

export const isAdminLevel = (level: string | undefined) => level === String(ACCESS_LEVELS.admin)

interface AdminQuestionProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  onConfirm: () => void
  usernames: readonly string[]
}

/** Asks before users become System Admins, because nobody below that level can take it back. */
export function AdminQuestion({ usernames, ...question }: AdminQuestionProps) {
  const more = usernames.length - LISTED_NAMES_MAX
  const people = `${usernames.slice(0, LISTED_NAMES_MAX).join(', ')}${more > 0 ? ` and ${more.toLocaleString()} more` : ''}`
  return (
    <ConfirmDialog
      {...question}
      title={usernames.length === 1 ? `Make ${people} a ${ADMIN}?` : `Make ${usernames.length.toLocaleString()} users ${ADMIN}s?`}
      description={
        <>
          {usernames.length > 1 && <>{people}. </>}A {ADMIN} ({writeLevelNumber(ACCESS_LEVELS.admin)}) can change and delete every account
          but the site’s own, and every card with its statistics and conversations. Only a {ADMIN} can take this back.
        </>
      }
      confirmLabel={usernames.length === 1 ? `Make ${ADMIN}` : `Make ${ADMIN}s`}
    />
  )
}
