import { ROUTES } from '../../../schema/route.ts'

/** URLs of the views of the sign-in page. */
export const VIEWS = { login: ROUTES.auth, register: `${ROUTES.auth}?view=register`, reset: `${ROUTES.auth}?view=reset` } as const
