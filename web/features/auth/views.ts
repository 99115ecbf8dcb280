import { APP_PAGE_PATHS } from '../../../schema/route.ts'

export const AUTH_VIEW_PATHS = {
  login: APP_PAGE_PATHS.auth,
  register: `${APP_PAGE_PATHS.auth}?view=register`,
  reset: `${APP_PAGE_PATHS.auth}?view=reset`,
} as const
