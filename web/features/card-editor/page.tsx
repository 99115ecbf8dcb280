import { Page } from '../../ui/page.tsx'

export function CardEditorPage() {
  return <Page title="This page is being built" />
}
