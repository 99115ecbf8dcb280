import { Page } from '../../ui/page.tsx'

export function DashboardPage() {
  return <Page title="Dashboard" description="Manage your digital business cards" />
}
