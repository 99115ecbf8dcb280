import { Page } from '../../ui/page.tsx'

export function AnalyticsPage() {
  return <Page title="This page is being built" />
}
