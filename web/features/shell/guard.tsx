import { RefreshCw } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { findPageAccessDenial, findPlanForPage } from '../../../schema/capabilities.ts'
import { SHARED_ERROR_MESSAGES } from '../../../schema/error.ts'
import { type AppPageName, APP_PAGE_PATHS } from '../../../schema/route.ts'
import { errorMessageOf } from '../../lib/api.ts'
import { signedOutUserIdOfStorageEvent } from '../../editing/draft-keys.ts'
import { recordSignedInUser, recordSignOut, rememberPageForSignIn } from '../../lib/return-path.ts'
import { cacheSignedInUser, useSignedInUser } from '../../lib/user.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadingScreen } from '../../ui/spinner.tsx'
import { SignedInLayout } from './frame.tsx'
import { PublicLayout } from './public-frame.tsx'
import type { SidebarIconByPage } from './sidebar.tsx'

const AccessDeniedPage = lazy(() => import('./access-denied.tsx').then((m) => ({ default: m.AccessDeniedPage })))

const AddSecondFactorPage = lazy(() => import('./add-second-factor-page.tsx').then((m) => ({ default: m.AddSecondFactorPage })))

const ReplacePasswordPage = lazy(() => import('./replace-password-page.tsx').then((m) => ({ default: m.ReplacePasswordPage })))

export function PageAccessGuard({ page, icons, children }: { page: AppPageName; icons: SidebarIconByPage; children: ReactNode }) {
  const { user, error, retry } = useSignedInUser()
  /** The page stays until its last dialog is closed, because the recovery codes are shown only once. */
  const [isAddingFactor, setAddingFactor] = useState(false)
  if (user?.mustAddSecondFactor && !isAddingFactor) setAddingFactor(true)
  useEffect(() => {
    if (!user) return
    recordSignedInUser(user.id)
    const onStorage = (event: StorageEvent) => {
      if (signedOutUserIdOfStorageEvent(event) !== user.id) return
      recordSignOut()
      void cacheSignedInUser(null)
    }
    addEventListener('storage', onStorage)
    return () => removeEventListener('storage', onStorage)
  }, [user])
  if (error)
    return (
      <main id="main">
        <EmptyState
          level={1}
          art="torn"
          title={SHARED_ERROR_MESSAGES.unexpected}
          action={
            <Button variant="primary" icon={<RefreshCw aria-hidden />} onClick={retry}>
              Try Again
            </Button>
          }
        >
          {errorMessageOf(error, SHARED_ERROR_MESSAGES.unexpected)}
        </EmptyState>
      </main>
    )
  if (user === undefined) return <LoadingScreen full />
  if (user === null) return <RedirectToSignIn />
  if (user.mustReplacePassword)
    return (
      <PublicLayout>
        <Suspense fallback={<LoadingScreen />}>
          <ReplacePasswordPage user={user} />
        </Suspense>
      </PublicLayout>
    )
  if (isAddingFactor)
    return (
      <PublicLayout>
        <Suspense fallback={<LoadingScreen />}>
          <AddSecondFactorPage user={user} onDone={() => setAddingFactor(false)} />
        </Suspense>
      </PublicLayout>
    )
  const denial = findPageAccessDenial(user.accessLevel, page)
  return (
    <SignedInLayout key={user.id} user={user} icons={icons}>
      {denial ? (
        <Suspense fallback={<LoadingScreen />}>
          <AccessDeniedPage denial={denial} plan={findPlanForPage(user.accessLevel, page)} />
        </Suspense>
      ) : (
        children
      )}
    </SignedInLayout>
  )
}

function RedirectToSignIn() {
  const [, navigate] = useLocation()
  useLayoutEffect(() => {
    rememberPageForSignIn(location)
    navigate(APP_PAGE_PATHS.auth, { replace: true })
  }, [navigate])
  return null
}
