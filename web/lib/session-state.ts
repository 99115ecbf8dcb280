import { deleteReturnPath, storeReturnPath, pathOfLocation } from './return-path.ts'

let sessionUserId: number | null | 'signed-out' = null

export function recordSignedInUser(userId: number) {
  sessionUserId = userId
  deleteReturnPath()
}

/** Records that the user signed out, in any tab. The next sign-in then leads to the dashboard, not to the last page. */
export function recordSignOut() {
  sessionUserId = 'signed-out'
}

export function rememberPageForSignIn(page: Pick<Location, 'pathname' | 'search' | 'hash'>) {
  if (sessionUserId !== 'signed-out') storeReturnPath({ path: pathOfLocation(page), userId: sessionUserId })
  sessionUserId = null
}
