import { dismissToast, listToasts, showToast } from '../../ui/toast.ts'

/** Tells that something was removed from the card, with a button that brings it back. */
export function showRemovalNotice(what: string, undo: () => void) {
  showToast({ title: `${what} removed`, action: { label: 'Undo', onSelect: undo } })
}

/** Closes the notices with an Undo button, when the history of edits undoes instead or the editor is left. */
export function dismissRemovalNotices() {
  for (const { id, open, action } of listToasts()) if (open && action?.label === 'Undo') dismissToast(id)
}
