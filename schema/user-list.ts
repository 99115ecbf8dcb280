import type { ParsedListUsersQuery } from './user-list-query.ts'
import type { UserWithCardCount } from './user-management.ts'

export const USERS_PER_PAGE = 50
export const USER_SEARCH_LENGTH_MAX = 100

export const USER_SORT_COLUMNS = ['username', 'fullName', 'email', 'cardSlug', 'accessLevel'] as const
export type UserSortColumn = (typeof USER_SORT_COLUMNS)[number]
export type SortDirection = 'asc' | 'desc'

export interface UsersPageResponse {
  users: UserWithCardCount[]
  total: number
  invitedTotal: number
  requestedTotal: number
}

export type ListUsersQuery = Omit<ParsedListUsersQuery, 'list'>

export interface InvitationResponse {
  invitedAt: string
}

export const userSearchKeyOf = ({ username, fullName, email }: { username: string; fullName?: string | null; email: string }): string =>
  [username, fullName ?? '', email].map(toUserSearchText).join('\n')

export const INVITATION_LIFETIME_MS = 72 * 3_600_000

/**
 * Converts a text for searching, so that letters differing only in case, Unicode form or width become equal. The text is first converted to
 * upper case, because ß and ss are equal only in upper case.
 */
export const toUserSearchText = (text: string): string =>
  text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC')
