import { lazy, Suspense, useEffect, useRef } from 'react'
import { joinSentences } from '../../schema/sentences.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { focusElementOrMain } from '../ui/focus-main.ts'
import { RestoredCardDraftAlert } from './restored-card-draft-alert.tsx'
import type { SaveFailure } from './draft.ts'
import { useWasLastDraftStored } from '../lib/unsaved-work.ts'
import styles from './choices.module.css'
import type { CardEditorStateAndActions } from './use-editing.ts'

const EditConflictAlert = lazy(() => import('./edit-conflict-alert.tsx').then((module) => ({ default: module.EditConflictAlert })))

interface SaveAlertsProps {
  editing: CardEditorStateAndActions
  /** True if the editor shows its own retry button, so the alert needs none. */
  brief?: boolean
}

export function SaveAlerts({ editing, brief }: SaveAlertsProps) {
  const { state, dirty, unsaved, online, waiting } = editing
  const conflict = state.theirs !== null && dirty
  const failure = dirty && state.failure?.status !== 0 ? state.failure : null
  const restoredAt = unsaved ? state.restoredAt : null
  // A queued save that a closed tab left is sent at once, so nothing is shown before the first attempt has ended.
  const queued = waiting && (!online || state.failure !== null)
  const said = conflict
    ? 'conflict'
    : queued
      ? 'queued'
      : !online
        ? 'offline'
        : failure
          ? 'failure'
          : restoredAt !== null
            ? 'restored'
            : null
  useFocusPageAfterAlert(said)
  if (conflict)
    return (
      <Suspense>
        <EditConflictAlert editing={editing} />
      </Suspense>
    )
  if (queued) return <WaitingSaveAlert editing={editing} />
  if (!online) return <OfflineAlert dirty={dirty} />
  if (failure) return <SaveFailureAlert editing={editing} failure={failure} brief={brief} />
  if (restoredAt !== null) return <RestoredCardDraftAlert editing={editing} at={restoredAt} />
  return null
}

/** When an alert disappears while one of its buttons has the focus, moves the focus to the page. */
function useFocusPageAfterAlert(said: string | null) {
  const before = useRef(said)
  useEffect(() => {
    if (before.current !== null && before.current !== said && document.activeElement === document.body) focusElementOrMain()
    before.current = said
  }, [said])
}

function OfflineAlert({ dirty }: { dirty: boolean }) {
  return (
    <Alert tone="warning" title="You are offline">
      <p>
        {!useWasLastDraftStored()
          ? 'This device could not keep your changes: leave this page open until you are back online and have saved them.'
          : dirty
            ? 'Your changes are kept on this device. They are not saved yet. Save them, and they are sent when you are back online.'
            : 'You can go on editing: this device keeps what you change until you are back online.'}
      </p>
    </Alert>
  )
}

function WaitingSaveAlert({ editing: { allQueued, dispatch, save, saving } }: { editing: CardEditorStateAndActions }) {
  return (
    <Alert tone="warning" title="No network: your changes wait">
      <p>
        {useWasLastDraftStored()
          ? 'Your changes are kept on this device and will be saved when you are back online.'
          : 'This device could not keep your changes: leave this page open until they are saved.'}
        {!allQueued && ' What you have changed since then is not saved yet.'}
      </p>
      <div className={styles.choices}>
        <Button size="sm" pending={saving} onClick={() => void save()}>
          Try now
        </Button>
        <Button size="sm" variant="ghost" onClick={() => dispatch({ type: 'queueCleared' })}>
          Cancel saving
        </Button>
      </div>
    </Alert>
  )
}

function SaveFailureAlert({ editing, failure, brief }: SaveAlertsProps & { failure: SaveFailure }) {
  // After the session has ended (401), this alert appears only if the draft could not be stored. Otherwise the user is sent to sign-in.
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
