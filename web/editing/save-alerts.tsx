import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { MESSAGES } from '../../schema/error.ts'
import { joinSentences } from '../../schema/sentences.ts'
import { Alert } from '../ui/alert.tsx'
import { Button } from '../ui/button.tsx'
import { focusOrMain } from '../ui/focus-main.ts'
import { type EntryKind, modifiedEntries } from './in-progress.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { useDraftsKept } from '../lib/drafts-kept.ts'
import styles from './editing.module.css'
import type { Editing } from './use-editing.ts'

const VersionsDialog = lazy(() => import('./versions-dialog.tsx').then((module) => ({ default: module.VersionsDialog })))

interface SaveAlertsProps {
  editing: Editing
  /** The editor shows a retry button of its own. */
  brief?: boolean
}

/** Alerts about unsaved work: only the most important one at a time. */
export function SaveAlerts({ editing, brief }: SaveAlertsProps) {
  const { state, dirty, unsaved, online } = editing
  const conflict = state.theirs !== null && dirty
  const failure = dirty ? state.failure : null
  const restoredAt = unsaved ? state.restoredAt : null
  const said = conflict ? 'conflict' : !online ? 'offline' : failure ? 'failure' : restoredAt !== null ? 'restored' : null
  useFocusAfter(said)
  if (conflict) return <Conflict editing={editing} />
  if (!online) return <Offline editing={editing} />
  if (failure) return <Failure editing={editing} failure={failure} brief={brief} />
  if (restoredAt !== null) return <Restored editing={editing} at={restoredAt} />
  return null
}

/** Formats the time at which a draft was stored, in ms since 1970. */
export function formatStoredTime(at: number): string {
  const when = new Date(at)
  const today = when.toDateString() === new Date().toDateString()
  return when.toLocaleString(undefined, today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })
}

/** Moves the focus to the page after a choice, because the pressed button disappears. */
function useFocusAfter(said: string | null) {
  const before = useRef(said)
  useEffect(() => {
    if (before.current !== null && before.current !== said && document.activeElement === document.body) focusOrMain()
    before.current = said
  }, [said])
}

function Conflict({ editing: { state, dispatch, reload } }: { editing: Editing }) {
  const [comparing, setComparing] = useState(false)
  const { base, draft, theirs } = state
  return (
    <Alert tone="warning" title={MESSAGES.cardChanged}>
      <p>What you typed is still here and was not saved.</p>
      <div className={styles.choices}>
        <Button size="sm" onClick={() => setComparing(true)}>
          See both versions
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void reload(true)}>
          Reload and keep my edits
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void reload(false)}>
          Reload and discard my edits
        </Button>
      </div>
      {comparing && theirs && (
        <Suspense>
          <VersionsDialog
            base={base}
            mine={draft}
            theirs={theirs}
            onClose={() => setComparing(false)}
            onChoose={(keep) => {
              setComparing(false)
              dispatch({ type: 'rebased', card: theirs, keep })
            }}
          />
        </Suspense>
      )}
    </Alert>
  )
}

function Offline({ editing: { dirty, waiting, setWaiting } }: { editing: Editing }) {
  const room = useDraftsKept()
  return (
    <Alert tone="warning" title="You are offline">
      <p>
        {!room
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

function Failure({ editing, failure, brief }: SaveAlertsProps & { failure: NonNullable<Editing['state']['failure']> }) {
  // With a stored draft, an ended session leads to the sign-in page instead.
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

const ENTRIES: Record<EntryKind, string> = { link: 'a social link', button: 'a button' }

function Restored({ editing: { state, dispatch }, at }: { editing: Editing; at: number }) {
  const [discarding, setDiscarding] = useState(false)
  const kinds = [...new Set(modifiedEntries(state.inProgress).map(({ kind }) => ENTRIES[kind]))]
  return (
    <Alert title="Your unsaved changes are back">
      <p>This device kept them at {formatStoredTime(at)}. They are not saved to the card yet.</p>
      {kinds.length > 0 && <p>Half typed, in its form again: {kinds.join(' and ')}.</p>}
      <div className={styles.choices}>
        <Button size="sm" onClick={() => dispatch({ type: 'noticeClosed' })}>
          Go on editing
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setDiscarding(true)}>
          Discard them
        </Button>
      </div>
      <DiscardDialog open={discarding} onOpenChange={setDiscarding} onDiscard={() => dispatch({ type: 'replaced', card: state.base })} />
    </Alert>
  )
}
