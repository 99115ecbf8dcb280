import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { focusElementOrMain } from './focus-main.ts'
import { useModalHistoryEntry } from './modal-history.ts'
import { escapeKeyEventsForDialog } from './toast.ts'

function keepDialogOpenOnToastClick(event: CustomEvent<{ originalEvent: Event }>) {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[data-toasts]')) event.preventDefault()
}

/** Keeps the second click of a double-click from reaching the page below the closed dialog. */
function ignoreSecondClick() {
  document.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) return
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, once: true },
  )
}

/**
 * Returns props for Radix's Dialog.Content. When the dialog closes, the focus returns to the element that had it before, or to `#main`.
 * Back closes the dialog, and so does Escape, even if a toast has the focus. A click on a toast does not close the dialog.
 */
export function useModalDialogProps(open: boolean, close: () => void, initialFocus?: RefObject<HTMLElement | null>) {
  useModalHistoryEntry(open, close)
  const previousFocus = useRef<HTMLElement | null>(null)
  return {
    'aria-modal': true,
    onOpenAutoFocus: (event: Event) => {
      previousFocus.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      if (!initialFocus?.current) return
      event.preventDefault()
      initialFocus.current.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      focusElementOrMain(previousFocus.current?.isConnected && previousFocus.current !== document.body ? previousFocus.current : null)
      ignoreSecondClick()
    },
    onPointerDownOutside: keepDialogOpenOnToastClick,
    onFocusOutside: keepDialogOpenOnToastClick,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && escapeKeyEventsForDialog.has(event.nativeEvent)) close()
    },
  }
}
