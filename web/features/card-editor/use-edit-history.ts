import { useCallback, useEffect, useRef, useState } from 'react'
import { CARD_IMAGE_FIELD_NAMES } from '../../../schema/card-fields.ts'
import {
  EMPTY_HISTORY,
  findEditBetween,
  type HistoryDirection,
  listReturningPictures,
  omitPictures,
  recordStep,
  stepHistory,
  type StepResult,
} from '../../editing/edit-history.ts'
import type { CardEditorStateAndActions } from '../../editing/use-editing.ts'
import { showToast } from '../../ui/toast.ts'

/** Types of input events that replace more than the user has just typed. Each is a step of its own. */
const PASTING_INPUT_TYPE_PATTERN = /^(?:insertFrom|deleteBy|insertReplacementText)/

async function isPictureMissing(url: string): Promise<boolean> {
  // Without an answer nothing is known, and the picture stays in the card as it would without the question.
  return fetch(url, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404,
    () => false,
  )
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

  useEffect(() => {
    const before = seen.current
    seen.current = state
    if (before === state) return
    const typed = typedIn.current
    typedIn.current = null
    if (applying.current) {
      applying.current = false
      return
    }
    const step = findEditBetween(before, state)
    if (!step) return
    history.current = recordStep(history.current, step, performance.now(), typed)
    refresh()
  }, [state, typedIn, refresh])

  const move = useCallback(
    async (direction: HistoryDirection) => {
      if (checking.current) return
      const next = stepHistory(history.current, seen.current, direction)
      history.current = next.history
      refresh()
      if (!next.result) return
      let { result } = next
      const pictures = listReturningPictures(result, seen.current)
      if (pictures.length > 0) {
        checking.current = true
        const missing = await Promise.all(pictures.map(isPictureMissing))
        checking.current = false
        const gone = pictures.filter((_, index) => missing[index])
        if (gone.length > 0) {
          result = omitPictures(result, gone)
          showToast({
            title: 'A picture is no longer stored',
            description: 'Pictures that no card uses are deleted after a day. Upload it again.',
            variant: 'destructive',
          })
        }
      }
      applying.current = true
      const { patch, inProgress } = result
      if (inProgress) editEntries(() => inProgress)
      const fields = Object.keys(patch)
      const arePictures = fields.length > 0 && fields.every((field) => (CARD_IMAGE_FIELD_NAMES as readonly string[]).includes(field))
      if (arePictures) void store(patch)
      else edit(patch)
      onApplied(result, direction)
    },
    [edit, editEntries, store, refresh, onApplied],
  )
  return { available, move }
}
