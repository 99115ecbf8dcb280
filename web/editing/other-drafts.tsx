import { lazy, Suspense } from 'react'
import type { CardEditorStateAndActions } from './use-editing.ts'

const OtherTabDraftAlert = lazy(() => import('./other-draft-alert.tsx').then((module) => ({ default: module.OtherTabDraftAlert })))

export function ConflictingDraftAlert({ editing }: { editing: CardEditorStateAndActions }) {
  // A conflict with the card on the server is resolved before conflicts with drafts of other tabs.
  if (editing.others.length === 0 || editing.state.theirs) return null
  return (
    <Suspense>
      <OtherTabDraftAlert editing={editing} />
    </Suspense>
  )
}
