import { showToast } from '../../ui/toast.ts'

/** Tells that something was removed from the card, with a button that brings it back. */
export function showRemovalNotice(what: string, undo: () => void) {
  showToast({ title: `${what} removed`, action: { label: 'Undo', onSelect: undo } })
}
