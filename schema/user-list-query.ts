import { z } from 'zod'
import { createSingleLineSchema } from './text.ts'
import { USER_SEARCH_LENGTH_MAX, USER_SORT_COLUMNS } from './user-list.ts'

/** Without `list=page`, the API returns all users. */
export const ListUsersQuerySchema = z.object({
  list: z.literal('page').optional(),
  search: createSingleLineSchema(USER_SEARCH_LENGTH_MAX, 'Search').optional(),
  sort: z.enum(USER_SORT_COLUMNS).optional(),
  direction: z.enum(['asc', 'desc']).optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,5}$/, 'Invalid page')
    .optional(),
  invited: z.literal('yes').optional(),
  /** Only users who have asked for a plan. */
  requested: z.literal('yes').optional(),
})
export type ParsedListUsersQuery = z.infer<typeof ListUsersQuerySchema>
