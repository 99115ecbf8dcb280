import { formatStoredTime } from '../lib/stored-time.ts'
import { type CardEntryKind, modifiedFormEntriesOf } from './in-progress.ts'
import { RestoredDraftAlert } from './restored-draft-alert.tsx'
import type { CardEditorStateAndActions } from './use-editing.ts'

const CARD_ENTRY_KIND_LABELS: Record<CardEntryKind, string> = { link: 'a social link', button: 'a button' }

export function RestoredCardDraftAlert({ editing: { state, dispatch }, at }: { editing: CardEditorStateAndActions; at: number }) {
  const kinds = [...new Set(modifiedFormEntriesOf(state.inProgress).map(({ kind }) => CARD_ENTRY_KIND_LABELS[kind]))]
  return (
    <RestoredDraftAlert
      at={at}
      onContinue={() => dispatch({ type: 'noticeClosed' })}
      onDiscard={() => dispatch({ type: 'replaced', card: state.base })}
    >
      <p>This device kept them at {formatStoredTime(at)}. They are not saved to the card yet.</p>
      {kinds.length > 0 && <p>Half typed, in its form again: {kinds.join(' and ')}.</p>}
    </RestoredDraftAlert>
  )
}
