import { BookOpen, ChartColumn, LayoutDashboard, Smartphone, SquarePen, User, Users } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import type { PageNameWithScreen } from '../schema/route.ts'
import type { SidebarIcons } from './features/shell/sidebar.tsx'

/** Stands for the screen of an app page that is not implemented yet. */
const SCREEN_NOT_BUILT = null

export const PAGE_SCREENS: Record<PageNameWithScreen, ComponentType | typeof SCREEN_NOT_BUILT> = {
  home: lazy(() => import('./features/landing/page.tsx').then((m) => ({ default: m.LandingPage }))),
  auth: lazy(() => import('./features/auth/page.tsx').then((m) => ({ default: m.AuthPage }))),
  dashboard: lazy(() => import('./features/dashboard/page.tsx').then((m) => ({ default: m.DashboardPage }))),
  cardEditor: lazy(() => import('./features/card-editor/page.tsx').then((m) => ({ default: m.CardEditorPage }))),
  quickEditor: lazy(() => import('./features/quick-editor/page.tsx').then((m) => ({ default: m.QuickEditorPage }))),
  analytics: lazy(() => import('./features/analytics/page.tsx').then((m) => ({ default: m.AnalyticsPage }))),
  account: SCREEN_NOT_BUILT,
  guide: SCREEN_NOT_BUILT,
  users: SCREEN_NOT_BUILT,
  pwaSettings: SCREEN_NOT_BUILT,
  salesbot: SCREEN_NOT_BUILT,
  chat: SCREEN_NOT_BUILT,
  chatAnalytics: SCREEN_NOT_BUILT,
}

export const SIDEBAR_ICONS: SidebarIcons = {
  dashboard: LayoutDashboard,
  cardEditor: SquarePen,
  analytics: ChartColumn,
  account: User,
  guide: BookOpen,
  users: Users,
  pwaSettings: Smartphone,
}
