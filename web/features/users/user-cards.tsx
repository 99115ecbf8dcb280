import { cx } from '../../ui/cx.ts'
import { InvitationBadge, InviteAgainButton } from './invitation-state.tsx'
import { PlanRequest } from './plan-request.tsx'
import { CardLink, EmailText, LevelBadge, USER_COLUMN_HEADERS, UserButtons, type UserRowsProps } from './user-cells.tsx'
import styles from './users.module.css'

export function UserCards({ users, state: _state, change: _change, ...buttons }: UserRowsProps) {
  return (
    <ul className={styles.cards} aria-label="Users">
      {users.map((user) => (
        <li key={user.id} className={cx('box', styles.card)}>
          <div className="badge-row">
            <strong className="medium wrap-anywhere">{user.username}</strong>
            <LevelBadge level={user.accessLevel} />
          </div>
          <UserButtons user={user} {...buttons} inCard />
          <dl className={styles.facts}>
            <div>
              <dt>{USER_COLUMN_HEADERS.fullName}</dt>
              <dd>{user.fullName || '-'}</dd>
            </div>
            <div>
              <dt>{USER_COLUMN_HEADERS.email}</dt>
              <dd>
                <EmailText email={user.email} />
              </dd>
            </div>
            <div>
              <dt>{USER_COLUMN_HEADERS.cardSlug}</dt>
              <dd>
                <CardLink slug={user.cardSlug} />
              </dd>
            </div>
          </dl>
          <PlanRequest user={user} viewer={buttons.viewer} />
          {user.invited && (
            <div className="centered-row">
              <InvitationBadge user={user} />
              <InviteAgainButton user={user} viewer={buttons.viewer} />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}
