import { useCallback, useEffect } from 'react'
import { mutate, useSWRConfig } from 'swr'
import { useLocation, useSearch } from 'wouter'
import { USERS_PER_PAGE } from '../../../schema/user-list.ts'
import { apiPathOf } from '../../lib/api.ts'
import { refetchApiResponse, useApiCall } from '../../lib/use-call.ts'
import { type UserListState, parseUserListState, toUserListQuery, userListPathOf } from './list-state.ts'

const LIST_CALL = 'GET /api/users?list=page'
const LIST_CALL_PATH = apiPathOf(LIST_CALL, { query: {} })

export const refetchUsers = () => mutate((key) => typeof key === 'string' && key.startsWith(LIST_CALL_PATH))

/** Loads the page of users that the URL names. Returns the previous page until the new one has arrived. */
export function useUserList() {
  const [, navigate] = useLocation()
  const { cache } = useSWRConfig()
  const state = parseUserListState(useSearch())
  const request = { query: toUserListQuery(state) }
  const { data, error, isValidating, mutate: refetch } = useApiCall(LIST_CALL, request, { keepPreviousData: true, dedupingInterval: 0 })
  // Another administrator may have lowered the viewer's level. The app then says that access is denied.
  const isRefused = error?.status === 403
  useEffect(() => {
    if (isRefused) void refetchApiResponse('GET /api/user', {}).catch(() => undefined)
  }, [isRefused])
  const isCurrent = data !== undefined && cache.get(apiPathOf(LIST_CALL, request))?.data === data

  /** Typing a search replaces the history entry. Any other change adds an entry. */
  const change = useCallback(
    (part: Partial<UserListState>, { replace = false } = {}) => {
      const before = parseUserListState(location.search)
      const path = userListPathOf({ ...before, ...part })
      if (path !== userListPathOf(before)) navigate(path, { replace })
    },
    [navigate],
  )

  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / USERS_PER_PAGE))
  const isPastEnd = isCurrent && state.page > pages
  useEffect(() => {
    if (isPastEnd) change({ page: pages }, { replace: true })
  }, [isPastEnd, pages, change])

  return {
    state,
    change,
    data,
    pages,
    isCurrent: isCurrent && !isPastEnd,
    error: isCurrent ? undefined : error,
    isValidating,
    retry: () => void refetch(),
  }
}
export type UserList = ReturnType<typeof useUserList>
