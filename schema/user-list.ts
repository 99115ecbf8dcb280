import type { UserWithCardCount } from './user-management.ts'

export const USERS_PER_PAGE = 50
/** Longest text that can be searched for in User Management, in characters. */
export const USER_SEARCH_LENGTH_MAX = 100

/** Columns of User Management by which its list can be sorted. */
export const USER_SORT_COLUMNS = ['username', 'fullName', 'email', 'cardSlug', 'accessLevel'] as const
export type UserSortColumn = (typeof USER_SORT_COLUMNS)[number]
export type SortDirection = 'asc' | 'desc'

/** One page of User Management. */
export interface UsersPage {
  users: UserWithCardCount[]
  /** Number of users on all pages of this list. */
  total: number
  /** Number of all users who have never had a password, whatever the search. */
  invitedTotal: number
}

/** The query of `GET /api/users?list=page`; absent parts mean all users, by username, from the first page. */
export interface ListUsersQuery {
  search?: string
  sort?: UserSortColumn
  direction?: SortDirection
  /** Number of the page, from 1. */
  page?: string
  /** Lists only users who have never had a password. */
  invited?: 'yes'
}

/** The invitation that was just mailed. `invitedAt` is an ISO 8601 time in UTC. */
export interface InvitationResponse {
  invitedAt: string
}

/** Text of a user that is searched: one line each for the username, the full name and the e-mail address. */
export const userSearchKeyOf = ({ username, fullName, email }: { username: string; fullName?: string | null; email: string }): string =>
  [username, fullName ?? '', email].map(toUserSearchText).join('\n')

/** How long the link in an invitation works, in ms. */
export const INVITATION_LIFETIME_MS = 72 * 3_600_000

/**
 * Text in which a search for users is looked up, or the searched text itself: letters that differ only in case, Unicode form or
 * width become the same. Upper case comes first, because some letters, such as ß, meet their equals only there.
 */
export const toUserSearchText = (text: string): string =>
  text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFC')
