import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { CARD_IMAGE_FIELD_NAMES, type CardFieldName, cardFieldRuleOf } from '../../../schema/card-fields.ts'
import type { CardPatch } from '../../editing/compare-fields.ts'
import {
  applyEditStep,
  createEditStep,
  createEditUpdater,
  EMPTY_EDIT_HISTORY,
  findEditBetween,
  type HistoryDirection,
  listReturningPictures,
  omitPictures,
  recordEditStep,
  undoOrRedoStep,
  type EditStepResult,
} from '../../editing/edit-history.ts'
import { MERGE_CONFLICT } from '../../editing/merge-values.ts'
import type { CardEditorStateAndActions } from '../../editing/use-editing.ts'
import { dismissToast, listToasts, showToast } from '../../ui/toast.ts'

/** Types of input events that replace more text than the user has just typed. Each is an undo step of its own. */
const PASTING_INPUT_TYPE_PATTERN = /^(?:insertFrom|deleteBy|insertReplacementText)/

/** This timeout is short, because the editor ignores further undo commands until the check of the pictures has ended. */
const PICTURE_CHECK_TIMEOUT_MS = 3000

async function findDeletedPictures(urls: string[]): Promise<string[]> {
  const signal = AbortSignal.timeout(PICTURE_CHECK_TIMEOUT_MS)
  const isDeleted = (url: string) =>
    fetch(url, { method: 'HEAD', cache: 'no-store', signal }).then(
      ({ status }) => status === 404,
      () => false,
    )
  const deleted = await Promise.all(urls.map(isDeleted))
  return urls.filter((_, index) => deleted[index])
}

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

export const joinFieldLabels = (fields: string[]) =>
  [...new Set(fields)].map((field) => cardFieldRuleOf(field as CardFieldName).label).join(', ')

function showSkipped(fields: CardFieldName[], direction: HistoryDirection) {
  showToast({
    title: `Not ${direction === 'undo' ? 'undone' : 'redone'}: ${joinFieldLabels(fields)}`,
    description: 'It has been changed again since then, and that change stays.',
    variant: 'info',
  })
}

/** Stores which control the user typed into since the last step, so that Undo removes a word and not one letter. */
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
 * The undo history of the whole card editor while it is open. When a picture is undone, the card is saved at once, as after an upload.
 * `onApplied` gets the undone or redone change.
 */
export function useEditHistory(
  editing: CardEditorStateAndActions,
  onApplied: (result: EditStepResult, direction: HistoryDirection) => void,
) {
  const { state, edit, editEntries, store } = editing
  // The history is in a ref, so that recording a key press does not render the editor again.
  const history = useRef(EMPTY_EDIT_HISTORY)
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
    history.current = recordEditStep(history.current, step, performance.now(), typed)
    refresh()
  }, [state, typedIn, refresh])

  useEffect(
    () => () => {
      // Emptying the history also cancels a running check of pictures.
      history.current = EMPTY_EDIT_HISTORY
      dismissRemovalNotices()
    },
    [],
  )

  const apply = useCallback(
    ({ patch, inProgress }: EditStepResult) => {
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
      let next = undoOrRedoStep(asked, seen.current, direction)
      const pictures = next.result ? listReturningPictures(next.result, seen.current) : []
      if (pictures.length > 0) {
        checking.current = true
        const deleted = await findDeletedPictures(pictures)
        checking.current = false
        if (history.current !== asked) return
        next = undoOrRedoStep(asked, seen.current, direction)
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
      // React renders at once, so that no other edit becomes part of this undo step.
      applying.current = true
      flushSync(() => apply(result))
      applying.current = false
      onApplied(result, direction)
    },
    [apply, refresh, onApplied],
  )

  const restore = useCallback(
    (before: CardPatch, after: CardPatch) => {
      const step = createEditStep(before, after)
      const result = applyEditStep(step, seen.current, 'undo')
      if (result === MERGE_CONFLICT)
        showSkipped(
          step.fields.map(({ field }) => field),
          'undo',
        )
      else if (result) apply(result)
    },
    [apply],
  )

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
