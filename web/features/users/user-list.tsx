import { SearchX } from 'lucide-react'
import { USERS_PER_PAGE } from '../../../schema/user-list.ts'
import { formatCountOf } from '../../lib/format.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useMediaQuery } from '../../ui/use-media-query.ts'
import { UserListToolbar } from './list-toolbar.tsx'
import { UserCards } from './user-cards.tsx'
import type { UserRowsProps } from './user-cells.tsx'
import { UserTable } from './user-table.tsx'
import type { UserList } from './use-user-list.ts'
import styles from './users.module.css'

const NARROW_MEDIA_QUERY = '(width < 1100px)'

export function UserListPanel({ list, ...rowProps }: { list: UserList } & Pick<UserRowsProps, 'viewer' | 'onEdit' | 'onDelete'>) {
  const isNarrow = useMediaQuery(NARROW_MEDIA_QUERY)
  const { data, state, change, error, isCurrent, isValidating, retry } = list
  const Rows = isNarrow ? UserCards : UserTable
  const isEmpty = isCurrent && data?.total === 0
  return (
    <div className="stack-3">
      <UserListToolbar list={list} withSorting={isNarrow} />
      {error ? (
        <Panel>
          <LoadFailure title="Failed to fetch users" error={error} pending={isValidating} onRetry={retry} />
        </Panel>
      ) : (
        <>
          <div role="status" className={styles.result}>
            {isEmpty ? (
              <NobodyFound
                search={state.search}
                onClear={() => change({ search: '', invitedOnly: false, requestedOnly: false, page: 1 })}
              />
            ) : (
              <ResultLine list={list} />
            )}
          </div>
          {!data && <UserListSkeleton label="Loading users" widths={['140px', '60%']} />}
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
      The search reads usernames, full names and email addresses.
    </EmptyState>
  )
}

export function UserListSkeleton({ label, widths }: { label: string; widths: string[] }) {
  return (
    <Panel flush>
      <div className={styles.skeleton} role="status" aria-label={label}>
        {Array.from({ length: 8 }, (_, row) => (
          <div key={row}>
            {widths.map((width) => (
              <Skeleton key={width} width={width} />
            ))}
          </div>
        ))}
      </div>
    </Panel>
  )
}
