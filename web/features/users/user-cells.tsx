import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { Fragment, useId } from 'react'
import { levelAllows } from '../../../schema/capabilities.ts'
import { accessLevelLabelOf, writeLevelNumber } from '../../../schema/level.ts'
import { publicCardPathOf } from '../../../schema/route.ts'
import type { User } from '../../../schema/user.ts'
import type { UserSortColumn } from '../../../schema/user-list.ts'
import type { UserWithCardCount } from '../../../schema/user-management.ts'
import { explainUserDeletionRefusal, explainUserEditRefusal, USER_RIGHTS_MESSAGES } from '../../../schema/user-rights.ts'
import { Badge } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import type { UserList } from './use-user-list.ts'
import styles from './users.module.css'

export const USER_COLUMN_HEADERS: Record<UserSortColumn, string> = {
  username: 'Username',
  fullName: 'Full Name',
  email: 'Email',
  cardSlug: 'Card URL Slug',
  accessLevel: 'Access Level',
}

export interface UserRowsProps extends Pick<UserList, 'state' | 'change'> {
  users: UserWithCardCount[]
  viewer: User
  onEdit: (user: UserWithCardCount) => void
  onDelete: (user: UserWithCardCount) => void
}

export function LevelBadge({ level }: { level: number }) {
  return (
    <>
      <Badge tone={levelAllows(level, 'manageUsers') ? 'info' : 'neutral'}>{accessLevelLabelOf(level)}</Badge>{' '}
      <span className={cx('small-muted', styles.levelNumber)}>{writeLevelNumber(level)}</span>
    </>
  )
}

export function EmailText({ email }: { email: string }) {
  return email.split(/(?=[@.])/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

export function CardLink({ slug }: { slug: string | null }) {
  if (slug === null) return <>-</>
  return (
    <a className={styles.slug} href={publicCardPathOf(slug)} target="_blank" rel="noreferrer">
      <span title={slug}>{slug}</span>
      <ExternalLink aria-hidden size={14} />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  )
}

interface UserButtonsProps extends Pick<UserRowsProps, 'viewer' | 'onEdit' | 'onDelete'> {
  user: UserWithCardCount
  /** True for the list in narrow windows. It shows the reason why a button is disabled as text; the table uses a tooltip. */
  inCard?: boolean
}

export function UserButtons({ user, viewer, onEdit, onDelete, inCard = false }: UserButtonsProps) {
  const reasonId = useId()
  const [editRefusal, deletionRefusal] = [explainUserEditRefusal(viewer, user), explainUserDeletionRefusal(viewer, user)]
  const actions = [
    { verb: 'Edit', Icon: Pencil, reason: editRefusal && USER_RIGHTS_MESSAGES[editRefusal], act: onEdit },
    { verb: 'Delete', Icon: Trash2, reason: deletionRefusal && USER_RIGHTS_MESSAGES[deletionRefusal], act: onDelete },
  ]
  const told = [...new Set(actions.flatMap(({ reason }) => reason ?? []))]
  return (
    <>
      {told.length > 0 && (
        <p id={reasonId} className={inCard ? cx('small-muted', styles.reason) : 'visually-hidden'}>
          {told.join('. ')}
        </p>
      )}
      <div className={styles.buttons}>
        {actions.map(({ verb, Icon, reason, act }) => (
          <IconButton
            key={verb}
            size="sm"
            label={`${verb} ${user.username}`}
            icon={<Icon aria-hidden />}
            disabledReason={reason}
            aria-describedby={reason ? reasonId : undefined}
            onClick={() => act(user)}
          />
        ))}
      </div>
    </>
  )
}
