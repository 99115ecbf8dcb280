import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { joinSentences } from '../../schema/sentences.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { focusElementOrMain } from '../ui/focus-main.ts'
import type { SaveFailure } from './draft.ts'
import { type CardEntryKind, modifiedFormEntriesOf } from './in-progress.ts'
import { DiscardChangesDialog } from './discard-dialog.tsx'
import { useWasLastDraftStored } from '../lib/drafts-kept.ts'
import styles from './editing.module.css'
import type { CardEditorStateAndActions } from './use-editing.ts'

// A conflict is rare, so its alert is loaded when the server refuses a save.
const EditConflictAlert = lazy(() => import('./edit-conflict-alert.tsx').then((module) => ({ default: module.EditConflictAlert })))

interface SaveAlertsProps {
  editing: CardEditorStateAndActions
  /** True if the editor shows its own retry button, so the alert needs none. */
  brief?: boolean
}

/** Alerts about unsaved changes to a card. If several apply, only the most important one is shown. */
export function SaveAlerts({ editing, brief }: SaveAlertsProps) {
  const { state, dirty, unsaved, online } = editing
  const conflict = state.theirs !== null && dirty
  const failure = dirty ? state.failure : null
  const restoredAt = unsaved ? state.restoredAt : null
  const said = conflict ? 'conflict' : !online ? 'offline' : failure ? 'failure' : restoredAt !== null ? 'restored' : null
  useFocusPageAfterAlert(said)
  if (conflict)
    return (
      <Suspense>
        <EditConflictAlert editing={editing} />
      </Suspense>
    )
  if (!online) return <OfflineAlert editing={editing} />
  if (failure) return <SaveFailureAlert editing={editing} failure={failure} brief={brief} />
  if (restoredAt !== null) return <RestoredDraftAlert editing={editing} at={restoredAt} />
  return null
}

/** Formats the time at which a draft was stored for display; `at` is in ms since 1970. */
export function formatDraftTime(at: number): string {
  const when = new Date(at)
  const today = when.toDateString() === new Date().toDateString()
  return when.toLocaleString(undefined, today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })
}

/** Moves the focus to the page when an alert disappears together with the button that the user pressed in it. */
function useFocusPageAfterAlert(said: string | null) {
  const before = useRef(said)
  useEffect(() => {
    if (before.current !== null && before.current !== said && document.activeElement === document.body) focusElementOrMain()
    before.current = said
  }, [said])
}

function OfflineAlert({ editing: { dirty, waiting, setWaiting } }: { editing: CardEditorStateAndActions }) {
  const isDraftStored = useWasLastDraftStored()
  return (
    <Alert tone="warning" title="You are offline">
      <p>
        {!isDraftStored
          ? `This device could not keep your changes: leave this page open until ${waiting ? 'they are saved' : 'you are back online and have saved them'}.`
          : !dirty
            ? 'You can go on editing: this device keeps what you change until you are back online.'
            : waiting
              ? 'Your changes are kept on this device and will be saved as soon as you are back online.'
              : 'Your changes are kept on this device. They are not saved yet.'}
      </p>
      {dirty && (
        <div className={styles.choices}>
          <Button size="sm" onClick={() => setWaiting(!waiting)}>
            {waiting ? 'Do not save by itself' : 'Save when I am back online'}
          </Button>
        </div>
      )}
    </Alert>
  )
}

function SaveFailureAlert({ editing, failure, brief }: SaveAlertsProps & { failure: SaveFailure }) {
  // A 401 (session ended) shows this alert only if the draft could not be stored; otherwise the user is sent to sign-in.
  const signedOut = failure.status === 401
  return (
    <Alert tone="danger" title={signedOut ? 'Your session has ended' : 'Your changes were not saved'}>
      <p>
        {signedOut
          ? 'This device could not keep your changes: sign in again in another tab, then save here.'
          : joinSentences(failure.message, 'Everything you typed is still here.')}
      </p>
      {!brief && (
        <div className={styles.choices}>
          <Button size="sm" pending={editing.saving} onClick={() => void editing.save()}>
            Try again
          </Button>
        </div>
      )}
    </Alert>
  )
}

const CARD_ENTRY_KIND_LABELS: Record<CardEntryKind, string> = { link: 'a social link', button: 'a button' }

function RestoredDraftAlert({ editing: { state, dispatch }, at }: { editing: CardEditorStateAndActions; at: number }) {
  const [discarding, setDiscarding] = useState(false)
  const kinds = [...new Set(modifiedFormEntriesOf(state.inProgress).map(({ kind }) => CARD_ENTRY_KIND_LABELS[kind]))]
  return (
    <Alert title="Your unsaved changes are back">
      <p>This device kept them at {formatDraftTime(at)}. They are not saved to the card yet.</p>
      {kinds.length > 0 && <p>Half typed, in its form again: {kinds.join(' and ')}.</p>}
      <div className={styles.choices}>
        <Button size="sm" onClick={() => dispatch({ type: 'noticeClosed' })}>
          Go on editing
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setDiscarding(true)}>
          Discard them
        </Button>
      </div>
      <DiscardChangesDialog
        open={discarding}
        onOpenChange={setDiscarding}
        onDiscard={() => dispatch({ type: 'replaced', card: state.base })}
      />
    </Alert>
  )
}
