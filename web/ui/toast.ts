import { OPEN_TOASTS_MAX } from '../../schema/toast.ts'
import { createGlobalStore } from './store.ts'

const TOAST_REMOVE_DELAY_MS = 1_000_000

export interface ToastContent {
  title: string
  description?: string
  variant?: 'default' | 'success' | 'info' | 'destructive'
  /** A click on the button also closes the toast. A toast with a button stays open for longer. */
  action?: { label: string; onSelect: () => void }
}
export interface ToastItem extends ToastContent {
  id: number
  open: boolean
}

/** If a dialog is open, Escape closes the dialog and not the toast. */
export const escapeKeyEventsForDialog = new WeakSet<Event>()

const toastStore = createGlobalStore<ToastItem[]>([])
let lastToastId = 0

/** Shows a toast, which replaces an open toast with the same text. Returns a function that dismisses it. */
export function showToast(text: ToastContent): () => void {
  const id = ++lastToastId
  const open = toastStore.get().filter((item) => item.open && !isSameToast(item, text))
  toastStore.set([
    ...toastStore
      .get()
      .filter((item) => !item.open)
      .slice(-OPEN_TOASTS_MAX),
    ...open.slice(-(OPEN_TOASTS_MAX - 1)),
    { ...text, id, open: true },
  ])
  return () => dismissToast(id)
}

const isSameToast = (one: ToastContent, other: ToastContent) =>
  one.title === other.title && one.description === other.description && one.variant === other.variant

export function dismissToast(id: number) {
  toastStore.set(toastStore.get().map((item) => (item.id === id ? { ...item, open: false } : item)))
  setTimeout(() => toastStore.set(toastStore.get().filter((item) => item.id !== id)), TOAST_REMOVE_DELAY_MS)
}

export const listToasts: () => readonly ToastItem[] = toastStore.get
export const useToasts: () => readonly ToastItem[] = toastStore.use
