import { APP_PAGE_PATHS } from '../../../schema/route.ts'
import {
  type ListUsersQuery,
  type SortDirection,
  type UserSortColumn,
  USER_SEARCH_LENGTH_MAX,
  USER_SORT_COLUMNS,
} from '../../../schema/user-list.ts'

export type UsersPageView = 'users' | 'audit'

/** State that is part of the URL, so that Back and a reload keep it. */
export interface UserListState {
  view: UsersPageView
  search: string
  sort: UserSortColumn
  direction: SortDirection
  page: number
  invitedOnly: boolean
  requestedOnly: boolean
}

const DEFAULT_SORT: UserSortColumn = 'username'
const PAGE_NUMBER_MAX = 999_999

export function parseUserListState(queryString: string): UserListState {
  const params = new URLSearchParams(queryString)
  const page = Number(params.get('page'))
  return {
    view: params.get('view') === 'audit' ? 'audit' : 'users',
    search: (params.get('search') ?? '').trim().slice(0, USER_SEARCH_LENGTH_MAX),
    sort: USER_SORT_COLUMNS.find((column) => column === params.get('sort')) ?? DEFAULT_SORT,
    direction: params.get('direction') === 'desc' ? 'desc' : 'asc',
    page: Number.isInteger(page) && page > 0 && page <= PAGE_NUMBER_MAX ? page : 1,
    invitedOnly: params.get('invited') === 'yes',
    requestedOnly: params.get('requested') === 'yes',
  }
}

export function toUserListQuery({ search, sort, direction, page, invitedOnly, requestedOnly }: UserListState): ListUsersQuery {
  return {
    ...(search !== '' && { search }),
    ...(sort !== DEFAULT_SORT && { sort }),
    ...(direction !== 'asc' && { direction }),
    ...(page > 1 && { page: String(page) }),
    ...(invitedOnly && { invited: 'yes' as const }),
    ...(requestedOnly && { requested: 'yes' as const }),
  }
}

export function userListPathOf(state: UserListState): string {
  const params = new URLSearchParams({ ...toUserListQuery(state), ...(state.view === 'audit' && { view: 'audit' }) })
  return params.size === 0 ? APP_PAGE_PATHS.users : `${APP_PAGE_PATHS.users}?${params}`
}

export function sortByColumn(state: UserListState, sort: UserSortColumn): Pick<UserListState, 'sort' | 'direction' | 'page'> {
  return { sort, direction: state.sort === sort && state.direction === 'asc' ? 'desc' : 'asc', page: 1 }
}
