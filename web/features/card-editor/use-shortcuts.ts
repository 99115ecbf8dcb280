import { useCallback, useEffect } from 'react'
import type { HistoryDirection } from '../../editing/edit-history.ts'
import { useSaveShortcut } from '../../editing/use-editing.ts'
import { shortcutKeyOf } from '../../lib/platform.ts'
import { isDialogOpen } from '../../ui/open-dialog.ts'

/** The code editor has its own undo. */
const isInCodeEditor = (event: Event) =>
  event.composedPath().some((target) => target instanceof Element && target.classList.contains('cm-editor'))

function historyDirectionOfKey(event: KeyboardEvent): HistoryDirection | null {
  const key = shortcutKeyOf(event)
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && !event.shiftKey ? 'redo' : null
}

/**
 * Handles Ctrl+S (save) and Ctrl+Z (undo), wherever the focus is, unless a dialog is open. Ctrl+Z uses the editor's own history, because
 * React's controlled fields break the browser's.
 */
export function useEditorShortcuts(save: () => void, move: (direction: HistoryDirection) => void) {
  useSaveShortcut(useCallback(() => !isDialogOpen() && save(), [save]))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.metaKey || event.ctrlKey) || event.altKey || event.isComposing) return
      const direction = historyDirectionOfKey(event)
      if (!direction || isInCodeEditor(event) || isDialogOpen()) return
      event.preventDefault()
      move(direction)
    }
    // The browser sends these events for Undo in its menu and when the user shakes a phone.
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
