import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react'
import { type AroundNavHandler, matchRoute, Redirect, Route, Router, useLocation, useRouter } from 'wouter'
import { isDarkPagePath, APP_PAGE_NAMES, appPageRulesOf, APP_PAGE_PATHS, DESIGN_PAGE_PATH } from '../schema/route.ts'
import type { AppPageName, AppPageNameWithScreen } from '../schema/route.ts'
import { PageErrorBoundary } from './features/shell/error-boundary.tsx'
import { PageAccessGuard } from './features/shell/guard.tsx'
import { PublicLayout } from './features/shell/public-frame.tsx'
import { ApiCacheProvider } from './lib/fetch-policy.tsx'
import { findInstallMethod, useInstallState } from './lib/install-prompt.ts'
import { setPageTitle } from './lib/page-title.ts'
import { pathOfLocation } from './lib/return-path.ts'
import { useScrollAndFocusOnNavigation } from './lib/route-change.ts'
import { forceAppTheme } from './lib/theme.ts'
import { useVerificationQuestion } from './lib/verification.ts'
import { useMediaQuery } from './ui/use-media-query.ts'
import { navigateReplacingModals } from './ui/modal-history.ts'
import { SIDEBAR_ICONS, PAGE_SCREENS } from './screens.tsx'
import { LoadingScreen } from './ui/spinner.tsx'
import { useToasts } from './ui/toast.ts'
import { TooltipProvider } from './ui/tooltip.tsx'

const NotFoundPage = lazy(() => import('./features/shell/not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })))
const InstallBanner = lazy(() =>
  import('./features/shell/install-banner.tsx').then(
    (m) => ({ default: m.InstallBanner }),
    () => ({ default: () => null }),
  ),
)
/** Shows all components of the app. No build contains it, so no visitor loads a byte of it and no deployment has it. */
const DesignPage = import.meta.env.DEV ? lazy(() => import('./features/design/page.tsx').then((m) => ({ default: m.DesignPage }))) : null

/** This media query must equal the one in install-banner.module.css. */
const PHONE_MEDIA_QUERY = '(width < 768px)'
const Toaster = lazy(() => import('./ui/toaster.tsx').then((m) => ({ default: m.ToastStack })))

function AppPageScreen({ name }: { name: AppPageName }) {
  const { redirect } = appPageRulesOf(name)
  if (redirect) return <Redirect to={APP_PAGE_PATHS[redirect]} replace />
  const Page = PAGE_SCREENS[name as AppPageNameWithScreen]
  return <Page />
}

function usePageName(): AppPageName | undefined {
  const [path] = useLocation()
  const { parser } = useRouter()
  return APP_PAGE_NAMES.find((page) => matchRoute(parser, APP_PAGE_PATHS[page], path)[0])
}

function AppRoutes() {
  const [path] = useLocation()
  const name = usePageName()
  const page = name && appPageRulesOf(name)
  useScrollAndFocusOnNavigation()
  useLayoutEffect(() => {
    forceAppTheme(isDarkPagePath(path) ? 'dark' : null)
    setPageTitle(page?.title)
  }, [path, page])

  const content = (
    <PageErrorBoundary key={path}>
      <Suspense fallback={<LoadingScreen />}>
        {DesignPage && path === DESIGN_PAGE_PATH ? (
          <DesignPage />
        ) : name ? (
          <Route path={APP_PAGE_PATHS[name]}>
            <AppPageScreen name={name} />
          </Route>
        ) : (
          <NotFoundPage />
        )}
      </Suspense>
    </PageErrorBoundary>
  )
  if (name && page?.access === 'user')
    return (
      <PageAccessGuard page={name} icons={SIDEBAR_ICONS}>
        {content}
      </PageAccessGuard>
    )
  if (!page?.bare) return <PublicLayout>{content}</PublicLayout>
  return (
    <main id="main" tabIndex={-1}>
      {content}
    </main>
  )
}

const VerificationDialog = lazy<typeof UnaskedVerification>(() =>
  import('./features/shell/verification-dialog.tsx').then(
    (m) => ({ default: m.VerificationDialog }),
    () => ({ default: UnaskedVerification }),
  ),
)

/** Replaces the dialog if its code cannot be loaded: the call that needs it fails. */
function UnaskedVerification({ onAnswer }: { onAnswer: (isVerified: boolean) => void }): ReactNode {
  useEffect(() => onAnswer(false), [onAnswer])
  return null
}

function LazyVerificationDialog() {
  const answer = useVerificationQuestion()
  return answer ? (
    <Suspense>
      <VerificationDialog onAnswer={answer} />
    </Suspense>
  ) : null
}

function LazyToasts() {
  const hasToasts = useToasts().length > 0
  useEffect(() => {
    const preload = () => void import('./ui/toaster.tsx').catch(() => undefined)
    if (!('requestIdleCallback' in window)) return
    const idle = requestIdleCallback(preload, { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return hasToasts ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}

function LazyInstallBanner({ above = false }) {
  const name = usePageName()
  const place = name && appPageRulesOf(name).installOffer
  const isPhone = useMediaQuery(PHONE_MEDIA_QUERY)
  const isHere = above === (isPhone && place === 'above')
  return useInstallState(findInstallMethod) && isHere && place !== 'none' ? (
    <Suspense>
      <InstallBanner inFlow={place !== undefined} />
    </Suspense>
  ) : null
}

/** Navigates within the app. As in a browser, following a link to the current page adds no history entry. */
const navigateInApp: AroundNavHandler = (navigate, to, options) =>
  navigateReplacingModals(options?.replace === true || to === pathOfLocation(location), (replace) => navigate(to, { ...options, replace }))

export function App() {
  return (
    <ApiCacheProvider>
      <TooltipProvider>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Router aroundNav={navigateInApp}>
          <LazyInstallBanner above />
          <AppRoutes />
          <LazyInstallBanner />
        </Router>
        <LazyVerificationDialog />
        <LazyToasts />
      </TooltipProvider>
    </ApiCacheProvider>
  )
}
