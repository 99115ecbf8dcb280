import { useCallback, useEffect } from 'react'
import type { HistoryDirection } from '../../editing/edit-history.ts'
import { useSaveKey } from '../../editing/use-editing.ts'
import { shortcutKeyOf } from '../../lib/platform.ts'
import { isDialogOpen } from '../../ui/open-dialog.ts'

/** The code editor undoes its own text. */
const isInCodeEditor = (event: Event) =>
  event.composedPath().some((target) => target instanceof Element && target.classList.contains('cm-editor'))

function historyDirectionOfKey(event: KeyboardEvent): HistoryDirection | null {
  const key = shortcutKeyOf(event)
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey ? 'redo' : null
}

/**
 * Handles the editor's shortcuts: Ctrl+S saves, Ctrl+Z undoes, wherever the focus is. The editor's own history replaces that of text
 * fields, which React's controlled fields break. Under an open dialog the shortcuts do nothing.
 */
export function useEditorShortcuts(save: () => void, move: (direction: HistoryDirection) => void) {
  useSaveKey(useCallback(() => !isDialogOpen() && save(), [save]))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.isComposing) return
      const direction = historyDirectionOfKey(event)
      if (!direction || isInCodeEditor(event) || isDialogOpen()) return
      event.preventDefault()
      move(direction)
    }
    // These events come from Undo in the browser's menu or from shaking a phone.
    const onBeforeInput = (event: InputEvent) => {
      if (!event.inputType.startsWith('history') || isInCodeEditor(event) || isDialogOpen()) return
      event.preventDefault()
      move(event.inputType === 'historyRedo' ? 'redo' : 'undo')
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('beforeinput', onBeforeInput)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('beforeinput', onBeforeInput)
    }
  }, [move])
}
