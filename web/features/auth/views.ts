import { useSearchParams } from 'wouter'
import { SAMPLE_NAME_PARAM } from '../../../schema/landing.ts'
import { APP_PAGE_PATHS, startPathOf } from '../../../schema/route.ts'
import { AUTH_VIEW_PARAM, PLAN_PARAM } from '../../../schema/sign-in.ts'

export const AUTH_VIEW_PATHS = {
  login: APP_PAGE_PATHS.auth,
  register: startPathOf(true),
  reset: `${APP_PAGE_PATHS.auth}?${AUTH_VIEW_PARAM}=reset`,
} as const

/** Returns the path of another form. It keeps the name and the plan that the visitor chose on the landing page. */
export function useAuthViewPath(view: 'login' | 'register'): string {
  const [params] = useSearchParams()
  const url = new URL(AUTH_VIEW_PATHS[view], location.origin)
  for (const name of [SAMPLE_NAME_PARAM, PLAN_PARAM]) if (params.has(name)) url.searchParams.set(name, params.get(name)!)
  return url.pathname + url.search
}
