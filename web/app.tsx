import { lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import { type AroundNavHandler, matchRoute, Redirect, Route, Router, useLocation, useRouter } from 'wouter'
import { PRODUCT } from '../schema/product.ts'
import { isDarkPath, PAGE_NAMES, type PageName, pageRules, ROUTES, type ScreenName } from '../schema/route.ts'
import { BeingBuiltPage } from './features/shell/being-built-page.tsx'
import { ErrorBoundary } from './features/shell/error-boundary.tsx'
import { Guard } from './features/shell/guard.tsx'
import { NotFoundPage } from './features/shell/not-found-page.tsx'
import { PublicFrame } from './features/shell/public-frame.tsx'
import { FetchPolicy } from './lib/fetch-policy.tsx'
import { leavingPath } from './lib/return-path.ts'
import { useRouteChange } from './lib/route-change.ts'
import { forceTheme } from './lib/theme.ts'
import { navigateFromModals } from './ui/modal-history.ts'
import { ICONS, SCREENS } from './screens.tsx'
import { LoadingScreen } from './ui/spinner.tsx'
import { useToasts } from './ui/toast.ts'
import { TooltipProvider } from './ui/tooltip.tsx'

const Toaster = lazy(() => import('./ui/toaster.tsx').then((m) => ({ default: m.Toaster })))

function Screen({ name }: { name: PageName }) {
  const { redirect, title } = pageRules(name)
  if (redirect) return <Redirect to={ROUTES[redirect]} replace />
  const Page = SCREENS[name as ScreenName]
  return Page ? <Page /> : <BeingBuiltPage title={title} />
}

function Screens() {
  const [path] = useLocation()
  const { parser } = useRouter()
  const name = PAGE_NAMES.find((page) => matchRoute(parser, ROUTES[page], path)[0])
  const page = name && pageRules(name)
  useRouteChange()
  useLayoutEffect(() => {
    forceTheme(isDarkPath(path) ? 'dark' : null)
    document.title = page?.title ? `${page.title} · ${PRODUCT.name}` : PRODUCT.name
  }, [path, page])

  const content = (
    <ErrorBoundary key={path}>
      <Suspense fallback={<LoadingScreen />}>
        {name ? (
          <Route path={ROUTES[name]}>
            <Screen name={name} />
          </Route>
        ) : (
          <NotFoundPage />
        )}
      </Suspense>
    </ErrorBoundary>
  )
  return page?.access === 'user' ? (
    <Guard page={page} icons={ICONS}>
      {content}
    </Guard>
  ) : (
    <PublicFrame>{content}</PublicFrame>
  )
}

/** The stack of notices. Its chunk loads when the page is idle, or with the first notice. */
function Notices() {
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

/** A link to the current page adds no history entry, as in browsers. */
const navigateInApp: AroundNavHandler = (navigate, to, options) =>
  navigateFromModals(options?.replace === true || to === leavingPath(location), (replace) => navigate(to, { ...options, replace }))

export function App() {
  return (
    <FetchPolicy>
      <TooltipProvider>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <Router aroundNav={navigateInApp}>
          <Screens />
        </Router>
        <Notices />
      </TooltipProvider>
    </FetchPolicy>
  )
}
