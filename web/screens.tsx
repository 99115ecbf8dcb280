import { BookOpen, ChartColumn, Flag, LayoutDashboard, Smartphone, SquarePen, User, Users } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import type { AppPageNameWithScreen } from '../schema/route.ts'
import type { SidebarIconByPage } from './features/shell/sidebar.tsx'

export const PAGE_SCREENS: Record<AppPageNameWithScreen, ComponentType> = {
  // The worker, not the app, renders the landing page. If the app's router gets there, the page is reloaded.
  home: lazy(() => {
    location.reload()
    return new Promise<never>(() => undefined)
  }),
  auth: lazy(() => import('./features/auth/page.tsx').then((m) => ({ default: m.AuthPage }))),
  dashboard: lazy(() => import('./features/dashboard/page.tsx').then((m) => ({ default: m.DashboardPage }))),
  cardEditor: lazy(() => import('./features/card-editor/page.tsx').then((m) => ({ default: m.CardEditorPage }))),
  quickEditor: lazy(() => import('./features/quick-editor/page.tsx').then((m) => ({ default: m.QuickEditorPage }))),
  cardReady: lazy(() => import('./features/dashboard/card-ready.tsx').then((m) => ({ default: m.CardReadyPage }))),
  analytics: lazy(() => import('./features/analytics/page.tsx').then((m) => ({ default: m.AnalyticsPage }))),
  account: lazy(() => import('./features/account/page.tsx').then((m) => ({ default: m.AccountPage }))),
  guide: lazy(() => import('./features/guide/page.tsx').then((m) => ({ default: m.GuidePage }))),
  users: lazy(() => import('./features/users/page.tsx').then((m) => ({ default: m.UsersPage }))),
  reports: lazy(() => import('./features/reports/page.tsx').then((m) => ({ default: m.ReportsPage }))),
  pwaSettings: lazy(() => import('./features/pwa-settings/page.tsx').then((m) => ({ default: m.PwaSettingsPage }))),
  salesbot: lazy(() => import('./features/salesbot/page.tsx').then((m) => ({ default: m.SalesbotPage }))),
  chat: lazy(() => import('./features/chat/page.tsx').then((m) => ({ default: m.ChatPage }))),
  chatAnalytics: lazy(() => import('./features/chat-analytics/page.tsx').then((m) => ({ default: m.ChatAnalyticsPage }))),
}

export const SIDEBAR_ICONS: SidebarIconByPage = {
  dashboard: LayoutDashboard,
  cardEditor: SquarePen,
  analytics: ChartColumn,
  account: User,
  guide: BookOpen,
  users: Users,
  reports: Flag,
  pwaSettings: Smartphone,
}
