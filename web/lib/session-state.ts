import { forgetReturnPath, keepReturnPath, leavingPath } from './return-path.ts'

/** Whose pages this tab shows: a user's id, null for nobody, or 'signed-out' after a sign-out by hand. */
let session: number | null | 'signed-out' = null

/** Records that a page of this user is shown. A remembered return path has served its purpose. */
export function recordUser(userId: number) {
  session = userId
  forgetReturnPath()
}

/** Records a sign-out by hand, in this tab or another one: the next sign-in leads to no remembered page. */
export function recordSignOut() {
  session = 'signed-out'
}

/** Remembers the page on which the session ended, so that the next sign-in leads back to it. */
export function rememberPage(page: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  if (session !== 'signed-out') keepReturnPath({ path: leavingPath(page), userId: session })
  session = null
}
