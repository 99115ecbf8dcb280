import { lazy, Suspense } from 'react'
import type { CardEditorStateAndActions } from './use-editing.ts'

// Few owners ever have such a draft, so its alert is loaded when it is needed.
const OtherDraftAlert = lazy(() => import('./other-draft-alert.tsx').then((module) => ({ default: module.OtherDraftAlert })))

/** Asks the user what to do with a closed tab's draft that conflicts with the current draft; one draft at a time. */
export function ConflictingDraftAlert({ editing }: { editing: CardEditorStateAndActions }) {
  // A conflict with the card on the server is resolved before conflicts with drafts of other tabs.
  if (editing.others.length === 0 || editing.state.theirs) return null
  return (
    <Suspense>
      <OtherDraftAlert editing={editing} />
    </Suspense>
  )
}
