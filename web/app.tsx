import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect } from 'react'
import { type AroundNavHandler, matchRoute, Route, Router, Switch, useLocation, useRouter } from 'wouter'
import { LEVEL } from '../schema/level.ts'
import { PRODUCT } from '../schema/product.ts'
import { isDarkPath, ROUTES } from '../schema/route.ts'
import { type Denial, DENIALS } from './features/shell/access-denied.tsx'
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
import { LoadingScreen } from './ui/spinner.tsx'
import { useToasts } from './ui/toast.ts'
import { TooltipProvider } from './ui/tooltip.tsx'

const Toaster = lazy(() => import('./ui/toaster.tsx').then((m) => ({ default: m.Toaster })))
const LandingPage = lazy(() => import('./features/landing/page.tsx').then((m) => ({ default: m.LandingPage })))
const AuthPage = lazy(() => import('./features/auth/page.tsx').then((m) => ({ default: m.AuthPage })))
const QuickEditorPage = lazy(() => import('./features/quick-editor/page.tsx').then((m) => ({ default: m.QuickEditorPage })))

interface Screen {
  route: keyof typeof ROUTES
  /** Names the document until the page does. */
  title: string
  Page?: ComponentType
  /** Least level that may see it; the lowest one if absent. */
  level?: number
  denial?: Denial
}

/** Every screen that needs a session. One without a Page is being built. */
const SCREENS: Screen[] = [
  {
    route: 'dashboard',
    title: 'Dashboard',
    Page: lazy(() => import('./features/dashboard/page.tsx').then((m) => ({ default: m.DashboardPage }))),
  },
  {
    route: 'cardEditor',
    title: 'Card Editor',
    Page: lazy(() => import('./features/card-editor/page.tsx').then((m) => ({ default: m.CardEditorPage }))),
  },
  { route: 'quickEditor', title: 'Quick Edit', Page: QuickEditorPage },
  { route: 'quickEditorBare', title: 'Quick Edit', Page: QuickEditorPage },
  {
    route: 'analytics',
    title: 'Analytics',
    Page: lazy(() => import('./features/analytics/page.tsx').then((m) => ({ default: m.AnalyticsPage }))),
  },
  { route: 'account', title: 'Account' },
  { route: 'guide', title: 'Guide' },
  { route: 'users', title: 'User Management', level: LEVEL.editor, denial: DENIALS.users },
  { route: 'pwaSettings', title: 'PWA Settings', level: LEVEL.basic, denial: DENIALS.pwaSettings },
  { route: 'salesbot', title: `${PRODUCT.assistant} Configuration`, level: LEVEL.professional, denial: DENIALS.salesbot },
  { route: 'chatAnalytics', title: `${PRODUCT.assistant} Analytics`, level: LEVEL.professional, denial: DENIALS.chatAnalytics },
]

const CHAT_TITLE = PRODUCT.assistant

function Screens() {
  const [path] = useLocation()
  const { parser } = useRouter()
  const screen = SCREENS.find(({ route }) => matchRoute(parser, ROUTES[route], path)[0])
  useRouteChange()
  useLayoutEffect(() => {
    forceTheme(isDarkPath(path) ? 'dark' : null)
    document.title = screen ? `${screen.title} · ${PRODUCT.name}` : PRODUCT.name
  }, [path, screen])

  const parts = (
    <ErrorBoundary key={path}>
      <Suspense fallback={<LoadingScreen />}>
        {screen ? (
          <Route path={ROUTES[screen.route]}>{screen.Page ? <screen.Page /> : <BeingBuiltPage title={screen.title} />}</Route>
        ) : (
          <Switch>
            <Route path={ROUTES.home} component={LandingPage} />
            <Route path={ROUTES.auth} component={AuthPage} />
            <Route path={ROUTES.chat}>
              <BeingBuiltPage title={CHAT_TITLE} />
            </Route>
            <Route component={NotFoundPage} />
          </Switch>
        )}
      </Suspense>
    </ErrorBoundary>
  )
  return screen ? (
    <Guard level={screen.level} denial={screen.denial}>
      {parts}
    </Guard>
  ) : (
    <PublicFrame>{parts}</PublicFrame>
  )
}

/** The stack of notices, fetched when the page is idle or the first notice comes. */
function Notices() {
  const some = useToasts().length > 0
  useEffect(() => {
    const fetchIt = () => void import('./ui/toaster.tsx').catch(() => undefined)
    if (!('requestIdleCallback' in window)) return
    const idle = requestIdleCallback(fetchIt, { timeout: 5000 })
    return () => cancelIdleCallback(idle)
  }, [])
  return some ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}

/** As in a browser, a link to the page that is shown already adds no entry to the history. */
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
