import { Page } from '../../ui/page.tsx'

export function QuickEditorPage() {
  return <Page title="This page is being built" />
}
