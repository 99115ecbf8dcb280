import { BookOpen, ChartColumn, LayoutDashboard, Smartphone, SquarePen, User, Users } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import type { ScreenName } from '../schema/route.ts'
import type { Icons } from './features/shell/sidebar.tsx'

/** Declares a screen that is not implemented yet. */
const BEING_BUILT = null

/** The screen of every page, each a lazy chunk. */
export const SCREENS: Record<ScreenName, ComponentType | typeof BEING_BUILT> = {
  home: lazy(() => import('./features/landing/page.tsx').then((m) => ({ default: m.LandingPage }))),
  auth: lazy(() => import('./features/auth/page.tsx').then((m) => ({ default: m.AuthPage }))),
  dashboard: lazy(() => import('./features/dashboard/page.tsx').then((m) => ({ default: m.DashboardPage }))),
  cardEditor: lazy(() => import('./features/card-editor/page.tsx').then((m) => ({ default: m.CardEditorPage }))),
  quickEditor: lazy(() => import('./features/quick-editor/page.tsx').then((m) => ({ default: m.QuickEditorPage }))),
  analytics: lazy(() => import('./features/analytics/page.tsx').then((m) => ({ default: m.AnalyticsPage }))),
  account: BEING_BUILT,
  guide: BEING_BUILT,
  users: BEING_BUILT,
  pwaSettings: BEING_BUILT,
  salesbot: BEING_BUILT,
  chat: BEING_BUILT,
  chatAnalytics: BEING_BUILT,
}

/** The icon of every page that the sidebar lists. */
export const ICONS: Icons = {
  dashboard: LayoutDashboard,
  cardEditor: SquarePen,
  analytics: ChartColumn,
  account: User,
  guide: BookOpen,
  users: Users,
  pwaSettings: Smartphone,
}
