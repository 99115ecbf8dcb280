import { RefreshCw, SearchX } from 'lucide-react'
import { type User } from '../../../schema/user.ts'
import type { UserWithCardCount } from '../../../schema/user-management.ts'
import { USERS_PER_PAGE } from '../../../schema/user-list.ts'
import { errorMessageOf } from '../../lib/api.ts'
import { formatCountOf } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { ListToolbar } from './list-toolbar.tsx'
import { UserCards } from './user-cards.tsx'
import { UserTable } from './user-table.tsx'
import type { UserList } from './use-user-list.ts'
import styles from './users.module.css'

/** Windows of this width show one box for each user instead of a table. */
const NARROW_MEDIA_QUERY = '(width < 1100px)'
const SKELETON_ROWS = 8

interface UserListPanelProps {
  list: UserList
  /** The signed-in user. */
  viewer: User
  onEdit: (user: UserWithCardCount) => void
  onDelete: (user: UserWithCardCount) => void
}

/** The list of users with its search, sorting and pages. */
export function UserListPanel({ list, ...rowProps }: UserListPanelProps) {
  const isNarrow = useMediaQuery(NARROW_MEDIA_QUERY)
  const { data, state, change, error, isCurrent, isValidating, retry } = list
  const Rows = isNarrow ? UserCards : UserTable
  const isEmpty = isCurrent && data?.total === 0
  return (
    <div className={styles.list}>
      <ListToolbar list={list} withSorting={isNarrow} />
      {error ? (
        <Panel>
          <EmptyState
            art="torn"
            title="Failed to fetch users"
            action={
              <Button variant="primary" icon={<RefreshCw aria-hidden />} pending={isValidating} onClick={retry}>
                Try Again
              </Button>
            }
          >
            {errorMessageOf(error, 'The server could not be reached.')}
          </EmptyState>
        </Panel>
      ) : (
        <>
          <div role="status" className={styles.result}>
            {isEmpty ? (
              <NobodyFound search={state.search} onClear={() => change({ search: '', invitedOnly: false, page: 1 })} />
            ) : (
              <ResultLine list={list} />
            )}
          </div>
          {!data && <ListSkeleton />}
          {data && !isEmpty && (
            <div className={cx(!isCurrent && styles.outdated)} aria-busy={!isCurrent}>
              <Rows users={data.users} state={state} change={change} {...rowProps} />
            </div>
          )}
          {data && (
            <Pager
              label="Pages of users"
              page={state.page}
              perPage={USERS_PER_PAGE}
              total={data.total}
              onChange={(page) => {
                change({ page })
                window.scrollTo(0, 0)
              }}
            />
          )}
        </>
      )}
    </div>
  )
}

function ResultLine({ list: { data, isCurrent, state } }: { list: UserList }) {
  if (!data || !isCurrent) return null
  const found = state.search === '' ? formatCountOf(data.total, 'user') : `Found ${data.total} user(s) matching "${state.search}"`
  return <p className="small-muted">{found}</p>
}

function NobodyFound({ search, onClear }: { search: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden />}
      title={search === '' ? 'No users found' : `No users found matching "${search}"`}
      action={<Button onClick={onClear}>Show all users</Button>}
    >
      The search reads usernames, full names and e-mail addresses.
    </EmptyState>
  )
}

function ListSkeleton() {
  return (
    <Panel flush>
      <div className={styles.skeleton} role="status" aria-label="Loading users">
        {Array.from({ length: SKELETON_ROWS }, (_, row) => (
          <div key={row}>
            <Skeleton width="140px" />
            <Skeleton width="60%" />
          </div>
        ))}
      </div>
    </Panel>
  )
}
