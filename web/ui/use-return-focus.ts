import { useRef } from 'react'

/**
 * Where the focus goes when a dialog closes that no trigger of the library opened: back to what had it, or to the page
 * when that is gone (a deleted row, a menu's item). Spread onto the dialog's content.
 */
export function useReturnFocus() {
  const from = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      from.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const back = from.current?.isConnected && from.current !== document.body ? from.current : document.getElementById('main')
      back?.focus({ preventScroll: true })
    },
  }
}
