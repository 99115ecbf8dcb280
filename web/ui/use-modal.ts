import { type KeyboardEvent, type RefObject, useRef } from 'react'
import { focusOrMain } from './focus-main.ts'
import { useModalStep } from './modal-steps.ts'
import { passedToasts } from './toast.ts'

const inToasts = (target: EventTarget | null) => target instanceof Element && target.closest('[data-toasts]') !== null

/** The second click of a double click on what closed a dialog hits the page below, where it is not meant. */
function dropSecondClick() {
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
 * What a modal dialog does beyond the library's: when it closes, the focus returns to what had it, or to the page when
 * that is gone (a deleted row, a menu's item); Back closes it; notices lie over the dialog without taking its Escape key,
 * and a click on one does not close it. Spread onto the dialog's content.
 */
export function useModal(open: boolean, close: () => void, initialFocus?: RefObject<HTMLElement | null>) {
  useModalStep(open, close)
  const from = useRef<HTMLElement | null>(null)
  return {
    'aria-modal': true,
    onOpenAutoFocus: (event: Event) => {
      from.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
      if (!initialFocus?.current) return
      event.preventDefault()
      initialFocus.current.focus()
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      focusOrMain(from.current?.isConnected && from.current !== document.body ? from.current : null)
      dropSecondClick()
    },
    onPointerDownOutside: (event: CustomEvent<{ originalEvent: PointerEvent }>) => {
      if (inToasts(event.detail.originalEvent.target)) event.preventDefault()
    },
    onFocusOutside: (event: CustomEvent<{ originalEvent: FocusEvent }>) => {
      if (inToasts(event.detail.originalEvent.target)) event.preventDefault()
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && passedToasts.has(event.nativeEvent)) close()
    },
  }
}
