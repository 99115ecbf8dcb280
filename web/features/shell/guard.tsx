import { RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'wouter'
import { MESSAGES } from '../../../schema/error.ts'
import { MIN_LEVEL } from '../../../schema/level.ts'
import { type PageRules, ROUTES } from '../../../schema/route.ts'
import { errorMessage } from '../../lib/api.ts'
import { signedOutUser } from '../../editing/draft-keys.ts'
import { recordUser, recordSignOut, rememberPage } from '../../lib/session-state.ts'
import { setUser, useUser } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { AccessDenied } from './access-denied.tsx'
import { Frame } from './frame.tsx'
import type { Icons } from './sidebar.tsx'

interface GuardProps {
  page: PageRules
  icons: Icons
  children: ReactNode
}

/** Shows a screen to users of its level and denies it to others. Without a session it redirects to sign-in. */
export function Guard({ page: { level = MIN_LEVEL, denial }, icons, children }: GuardProps) {
  const { user, error, retry } = useUser()
  useEffect(() => {
    if (!user) return
    recordUser(user.id)
    const onStorage = (event: StorageEvent) => {
      if (signedOutUser(event) !== user.id) return
      recordSignOut()
      void setUser(null)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [user])
  if (error)
    return (
      <main id="main">
        <EmptyState
          level={1}
          title={MESSAGES.unexpected}
          action={
            <Button variant="primary" icon={<RefreshCw aria-hidden />} onClick={retry}>
              Try Again
            </Button>
          }
        >
          {errorMessage(error, 'The server could not be reached.')}
        </EmptyState>
      </main>
    )
  if (user === undefined) return <LoadingScreen full />
  if (user === null) return <RedirectToSignIn />
  return (
    <Frame key={user.id} user={user} icons={icons}>
      {user.accessLevel < level ? <AccessDenied denial={denial} /> : children}
    </Frame>
  )
}

/** Redirects to sign-in and stores the current address, to return to it afterwards. */
function RedirectToSignIn() {
  const [, navigate] = useLocation()
  useLayoutEffect(() => {
    rememberPage(location)
    navigate(ROUTES.auth, { replace: true })
  }, [navigate])
  return null
}
