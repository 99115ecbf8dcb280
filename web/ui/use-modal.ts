import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { focusOrMain } from './focus-main.ts'
import { useModalHistory } from './modal-history.ts'
import { escapeKeysForDialog } from './toast.ts'

function keepOpenForToasts(event: CustomEvent<{ originalEvent: Event }>) {
  const { target } = event.detail.originalEvent
  if (target instanceof Element && target.closest('[data-toasts]')) event.preventDefault()
}

/** Ignores the second click of a double click that closed a dialog: it would hit the page below. */
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
 * Props for Radix Dialog.Content that add to its behaviour: on close, the focus returns to the element that had it, or to
 * `#main` when that element is gone (a deleted row, a menu item); Back closes the dialog; toasts above the dialog do not
 * take its Escape key, and a click on a toast does not close the dialog.
 */
export function useModal(open: boolean, close: () => void, initialFocus?: RefObject<HTMLElement | null>) {
  useModalHistory(open, close)
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
      focusOrMain(previousFocus.current?.isConnected && previousFocus.current !== document.body ? previousFocus.current : null)
      ignoreSecondClick()
    },
    onPointerDownOutside: keepOpenForToasts,
    onFocusOutside: keepOpenForToasts,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && escapeKeysForDialog.has(event.nativeEvent)) close()
    },
  }
}
