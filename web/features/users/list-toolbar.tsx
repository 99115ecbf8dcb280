import { useEffect, useRef, useState } from 'react'
import { USER_SEARCH_LENGTH_MAX, type SortDirection, type UserSortColumn } from '../../../schema/user-list.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/input.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import type { UserList } from './use-user-list.ts'
import { USER_COLUMN_HEADERS } from './user-cells.tsx'
import styles from './users.module.css'

/** Time after the last key until a search is sent, in ms. */
const SEARCH_DELAY_MS = 300

/** The search, and the sorting where there is no table with headers to press. */
export function ListToolbar({ list, withSorting }: { list: UserList; withSorting: boolean }) {
  const { state, change, data } = list
  const invited = data?.invitedTotal ?? 0
  return (
    <div className={styles.toolbar} role="search" aria-label="Users">
      <SearchBox list={list} />
      {withSorting && <SortSelect {...list} />}
      {(invited > 0 || state.invitedOnly) && (
        <Button
          aria-pressed={state.invitedOnly}
          className={styles.filter}
          onClick={() => change({ invitedOnly: !state.invitedOnly, page: 1 })}
        >
          {`Pending invitations (${invited.toLocaleString()})`}
        </Button>
      )}
    </div>
  )
}

function SearchBox({ list: { state, change } }: { list: UserList }) {
  const [typed, setTyped] = useState(state.search)
  const sent = useRef(state.search)
  // Back, Forward and the button that shows all users change the search from outside.
  useEffect(() => {
    if (state.search !== sent.current) setTyped(state.search)
    sent.current = state.search
  }, [state.search])
  useEffect(() => {
    if (typed.trim() === sent.current) return
    const timer = setTimeout(() => {
      sent.current = typed.trim()
      change({ search: sent.current, page: 1 }, { replace: true })
    }, SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [typed, change])
  return (
    <SearchInput
      className={styles.search}
      aria-label="Search users"
      placeholder="Username, name or e-mail"
      autoComplete="off"
      spellCheck={false}
      maxLength={USER_SEARCH_LENGTH_MAX}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
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
    >
      {(Object.keys(USER_COLUMN_HEADERS) as UserSortColumn[]).flatMap((column) =>
        (['asc', 'desc'] as const).map((direction) => (
          <option key={`${column} ${direction}`} value={`${column} ${direction}`}>
            {`${USER_COLUMN_HEADERS[column]}, ${DIRECTION_LABELS[direction]}`}
          </option>
        )),
      )}
    </Select>
  )
}
