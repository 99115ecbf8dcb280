import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CARD_IMAGE_FIELD_NAMES, type CardFieldName, cardFieldRuleOf } from '../../../schema/card-fields.ts'
import type { CardPatch } from '../../editing/compare-fields.ts'
import {
  applyStep,
  createEditStep,
  createEditUpdater,
  EMPTY_HISTORY,
  findEditBetween,
  type HistoryDirection,
  listReturningPictures,
  omitPictures,
  recordStep,
  stepHistory,
  type StepResult,
} from '../../editing/edit-history.ts'
import { MERGE_CONFLICT } from '../../editing/merge-values.ts'
import type { CardEditorStateAndActions } from '../../editing/use-editing.ts'
import { dismissToast, listToasts, showToast } from '../../ui/toast.ts'

/** Types of input events that replace more than the user has just typed. Each is a step of its own. */
const PASTING_INPUT_TYPE_PATTERN = /^(?:insertFrom|deleteBy|insertReplacementText)/

/** Undo does nothing else meanwhile, so it does not wait for long. */
const PICTURE_CHECK_TIMEOUT_MS = 3000

/** Asks the server which of these pictures it has deleted. */
async function findDeletedPictures(urls: string[]): Promise<string[]> {
  const signal = AbortSignal.timeout(PICTURE_CHECK_TIMEOUT_MS)
  // Without an answer nothing is known, and the picture stays in the card as it would without the question.
  const isDeleted = (url: string) =>
    fetch(url, { method: 'HEAD', cache: 'no-store', signal }).then(
      ({ status }) => status === 404,
      () => false,
    )
  const deleted = await Promise.all(urls.map(isDeleted))
  return urls.filter((_, index) => deleted[index])
}

/** Closes the notices with an Undo button, when the history of edits undoes instead or the editor is left. */
function dismissRemovalNotices() {
  for (const { id, open, action } of listToasts()) if (open && action?.label === 'Undo') dismissToast(id)
}

function showPicturesDeleted() {
  showToast({
    title: 'A picture is no longer stored',
    description: 'Pictures that no card uses are deleted after a day. Upload it again.',
    variant: 'destructive',
  })
}

export const labelFields = (fields: string[]) =>
  [...new Set(fields)].map((field) => cardFieldRuleOf(field as CardFieldName).label).join(', ')

function showSkipped(fields: CardFieldName[], direction: HistoryDirection) {
  showToast({
    title: `Not ${direction === 'undo' ? 'undone' : 'redone'}: ${labelFields(fields)}`,
    description: 'It has been changed again since then, and that change stays.',
    variant: 'info',
  })
}

/** Remembers which control the user typed into since the last step, so that one word is undone and not one letter. */
function useLastTypedControl() {
  const typedIn = useRef<EventTarget>(null)
  useEffect(() => {
    const onInput = (event: Event) => {
      const isPasted = event instanceof InputEvent && PASTING_INPUT_TYPE_PATTERN.test(event.inputType)
      typedIn.current = isPasted ? null : event.composedPath()[0]!
    }
    document.addEventListener('input', onInput, true)
    return () => document.removeEventListener('input', onInput, true)
  }, [])
  return typedIn
}

/**
 * The undo history of the card editor, over all of its tabs. It lasts while the editor is open. A picture that was saved at once is
 * saved at once again when it is undone. `onApplied` gets the fields that were undone or redone.
 */
export function useEditHistory(editing: CardEditorStateAndActions, onApplied: (result: StepResult, direction: HistoryDirection) => void) {
  const { state, edit, editEntries, store } = editing
  // The history is in a ref, so that recording a key press does not render the editor again.
  const history = useRef(EMPTY_HISTORY)
  const seen = useRef(state)
  const applying = useRef(false)
  const checking = useRef(false)
  const typedIn = useLastTypedControl()
  const [available, setAvailable] = useState({ undo: false, redo: false })
  const refresh = useCallback(() => {
    const undo = history.current.past.length > 0
    const redo = history.current.future.length > 0
    setAvailable((now) => (now.undo === undo && now.redo === redo ? now : { undo, redo }))
  }, [])

  useLayoutEffect(() => {
    const before = seen.current
    seen.current = state
    if (before === state) return
    const typed = typedIn.current
    typedIn.current = null
    const step = applying.current ? null : findEditBetween(before, state)
    if (!step) return
    history.current = recordStep(history.current, step, performance.now(), typed)
    refresh()
  }, [state, typedIn, refresh])

  useEffect(
    () => () => {
      // Ends a running check of pictures, too.
      history.current = EMPTY_HISTORY
      dismissRemovalNotices()
    },
    [],
  )

  const apply = useCallback(
    ({ patch, inProgress }: StepResult) => {
      if (inProgress) editEntries(() => inProgress)
      const fields = Object.keys(patch)
      const arePictures = fields.length > 0 && fields.every((field) => (CARD_IMAGE_FIELD_NAMES as readonly string[]).includes(field))
      if (arePictures) void store(patch)
      else edit(createEditUpdater(seen.current.draft, patch))
    },
    [edit, editEntries, store],
  )

  const move = useCallback(
    async (direction: HistoryDirection) => {
      if (checking.current) return
      dismissRemovalNotices()
      const asked = history.current
      let next = stepHistory(asked, seen.current, direction)
      const pictures = next.result ? listReturningPictures(next.result, seen.current) : []
      if (pictures.length > 0) {
        checking.current = true
        const deleted = await findDeletedPictures(pictures)
        checking.current = false
        // The user has gone on editing or has left the editor.
        if (history.current !== asked) return
        next = stepHistory(asked, seen.current, direction)
        if (next.result && deleted.length > 0) {
          next.result = omitPictures(next.result, deleted)
          showPicturesDeleted()
        }
      }
      const { result, skipped } = next
      history.current = next.history
      refresh()
      if (skipped.length > 0) showSkipped(skipped, direction)
      if (!result) return
      // Rendered at once and alone, so that no edit is taken for a part of this step.
      applying.current = true
      flushSync(() => apply(result))
      applying.current = false
      onApplied(result, direction)
    },
    [apply, refresh, onApplied],
  )

  /** Undoes one change alone, even if something else was changed since. */
  const restore = useCallback(
    (before: CardPatch, after: CardPatch) => {
      const step = createEditStep(before, after)
      const result = applyStep(step, seen.current, 'undo')
      if (result === MERGE_CONFLICT)
        showSkipped(
          step.fields.map(({ field }) => field),
          'undo',
        )
      else if (result) apply(result)
    },
    [apply],
  )

  /** Removes something from the card, and offers in a notice to undo that alone. */
  const remove = useCallback(
    (what: string, patch: CardPatch) => {
      const before = seen.current.draft
      edit(createEditUpdater(before, patch))
      showToast({ title: `${what} removed`, action: { label: 'Undo', onSelect: () => restore(before as CardPatch, patch) } })
    },
    [edit, restore],
  )
  return { available, move, restore, remove }
}
