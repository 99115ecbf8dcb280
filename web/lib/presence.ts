import { forgetReturnPath, keepReturnPath, leavingPath } from './return-path.ts'

/** Whose pages this tab shows: null for nobody's, 'leaving' once they sign out by hand. */
let present: number | null | 'leaving' = null

/** A user's page is shown: wherever they wanted to go, they are there. */
export function arrive(userId: number) {
  present = userId
  forgetReturnPath()
}

/** The user signs out by hand, here or in another tab: there is nothing to come back to. */
export function leave() {
  present = 'leaving'
}

/** A page needs somebody to sign in: remembers it, and whose session has ended on it. */
export function wantBack(page: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  if (present !== 'leaving') keepReturnPath({ path: leavingPath(page), userId: present })
  present = null
}
