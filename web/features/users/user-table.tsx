import { USER_SORT_COLUMNS } from '../../../schema/user-list.ts'
import type { UserWithCardCount } from '../../../schema/user-management.ts'
import { Panel } from '../../ui/panel.tsx'
import { type DataTableColumn, DataTable } from '../../ui/table.tsx'
import { InvitationBadge, InviteAgainButton } from './invitation-state.tsx'
import { sortByColumn } from './list-state.ts'
import { PlanRequest } from './plan-request.tsx'
import { CardLink, EmailText, LevelBadge, USER_COLUMN_HEADERS, UserButtons, type UserRowsProps } from './user-cells.tsx'
import styles from './users.module.css'

export function UserTable({ users, state, change, ...buttons }: UserRowsProps) {
  const cells: Record<(typeof USER_SORT_COLUMNS)[number], DataTableColumn<UserWithCardCount>['cell']> = {
    username: (user) => (
      <div className={styles.username}>
        <strong className="medium">{user.username}</strong>
        <InvitationBadge user={user} />
      </div>
    ),
    fullName: ({ fullName }) => <span className={styles.text}>{fullName || '-'}</span>,
    email: ({ email }) => (
      <span className={styles.email}>
        <EmailText email={email} />
      </span>
    ),
    cardSlug: ({ cardSlug }) => <CardLink slug={cardSlug} />,
    accessLevel: (user) => (
      <div className={styles.level}>
        <div>
          <LevelBadge level={user.accessLevel} />
        </div>
        <PlanRequest user={user} viewer={buttons.viewer} />
      </div>
    ),
  }
  const columns: DataTableColumn<UserWithCardCount>[] = USER_SORT_COLUMNS.map((key) => ({
    key,
    header: USER_COLUMN_HEADERS[key],
    cell: cells[key],
    sort: {
      order: state.sort !== key ? 'none' : state.direction === 'asc' ? 'ascending' : 'descending',
      onSort: () => change(sortByColumn(state, key)),
    },
  }))
  columns.push({
    key: 'actions',
    header: 'Actions',
    cell: (user) => (
      <div className={styles.actions}>
        <UserButtons user={user} {...buttons} />
        <InviteAgainButton user={user} viewer={buttons.viewer} asIcon />
      </div>
    ),
  })
  return (
    <Panel flush className={styles.table}>
      <DataTable caption="Users" columns={columns} rows={users} rowKey={({ id }) => id} />
    </Panel>
  )
}
