import { useCallback } from 'react'
import { USER_SEARCH_LENGTH_MAX, type SortDirection, type UserSortColumn } from '../../../schema/user-list.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { DelayedSearchInput } from '../../ui/delayed-search-input.tsx'
import { Select } from '../../ui/input.tsx'
import type { UserList } from './use-user-list.ts'
import { USER_COLUMN_HEADERS } from './user-cells.tsx'
import styles from './users.module.css'

export function UserListToolbar({ list, withSorting }: { list: UserList; withSorting: boolean }) {
  const { state, change, data } = list
  const search = useCallback((text: string) => change({ search: text, page: 1 }, { replace: true }), [change])
  return (
    <div className={cx('wrapping-row', styles.toolbar)} role="search" aria-label="Users">
      <DelayedSearchInput
        className={styles.search}
        aria-label="Search users"
        placeholder="Username, name or email"
        maxLength={USER_SEARCH_LENGTH_MAX}
        value={state.search}
        onSearch={search}
      />
      {withSorting && <SortSelect {...list} />}
      <FilterButton list={list} filter="requestedOnly" label="Plan requests" total={data?.requestedTotal} />
      <FilterButton list={list} filter="invitedOnly" label="Pending invitations" total={data?.invitedTotal} />
    </div>
  )
}

interface FilterButtonProps {
  list: UserList
  filter: 'invitedOnly' | 'requestedOnly'
  label: string
  total: number | undefined
}

/** Shown only if the filter would find users, or is on. */
function FilterButton({ list: { state, change }, filter, label, total = 0 }: FilterButtonProps) {
  if (total === 0 && !state[filter]) return null
  return (
    <Button aria-pressed={state[filter]} className={styles.filter} onClick={() => change({ [filter]: !state[filter], page: 1 })}>
      {`${label} (${total.toLocaleString()})`}
    </Button>
  )
}

const DIRECTION_LABELS: Record<SortDirection, string> = { asc: 'ascending', desc: 'descending' }

function SortSelect({ state, change }: Pick<UserList, 'state' | 'change'>) {
  return (
    <Select
      className={styles.sorting}
      aria-label="Sort users by"
      value={`${state.sort} ${state.direction}`}
      onChange={(event) => {
        const [sort, direction] = event.target.value.split(' ') as [UserSortColumn, SortDirection]
        change({ sort, direction, page: 1 })
      }}
      options={Object.entries(USER_COLUMN_HEADERS).flatMap(([column, header]) =>
        Object.entries(DIRECTION_LABELS).map(([direction, label]) => [`${column} ${direction}`, `${header}, ${label}`] as const),
      )}
    />
  )
}
