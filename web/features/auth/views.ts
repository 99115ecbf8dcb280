import { ROUTES } from '../../../schema/route.ts'

export const VIEWS = { login: ROUTES.auth, register: `${ROUTES.auth}?view=register`, reset: `${ROUTES.auth}?view=reset` } as const
