import { forgetReturnPath, keepReturnPath, leavingPath } from './return-path.ts'

/** The id of the user whose pages this tab shows; null for nobody, 'signed-out' after the user signed out. */
let session: number | null | 'signed-out' = null

/** Records that a page of this user is shown, and clears a remembered return path. */
export function recordUser(userId: number) {
  session = userId
  forgetReturnPath()
}

/** Records that the user signed out, in this tab or another one: the next sign-in leads to no remembered page. */
export function recordSignOut() {
  session = 'signed-out'
}

/** Remembers the page on which the session ended, so that the next sign-in leads back to it. */
export function rememberPage(page: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  if (session !== 'signed-out') keepReturnPath({ path: leavingPath(page), userId: session })
  session = null
}
