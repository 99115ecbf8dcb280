import { createStore } from './store.ts'

/** Maximum number of open toasts; the oldest is closed first. */
const TOAST_LIMIT = 5
/** In ms: how long a toast stays open, and how long a closed one stays in the list. */
export const TOAST_DURATION = 5000
const TOAST_REMOVE_DELAY = 1_000_000
/** Swipe distance that dismisses a toast, in px. */
export const TOAST_SWIPE = 50

export interface ToastText {
  title: string
  description?: string
  variant?: 'default' | 'success' | 'info' | 'destructive'
}
export interface ToastItem extends ToastText {
  id: number
  open: boolean
}

/** Escape key events that a toast received as the topmost layer but left to the dialog below it. */
export const escapeKeysForDialog = new WeakSet<Event>()

const toasts = createStore<ToastItem[]>([])
let lastId = 0

/** Shows a toast and replaces an open one with the same text. Callable outside components; returns a function that dismisses it. */
export function toast(text: ToastText): () => void {
  const id = ++lastId
  const open = toasts.get().filter((item) => item.open && !isSameText(item, text))
  toasts.set([
    ...toasts
      .get()
      .filter((item) => !item.open)
      .slice(-TOAST_LIMIT),
    ...open.slice(-(TOAST_LIMIT - 1)),
    { ...text, id, open: true },
  ])
  return () => dismissToast(id)
}

const isSameText = (one: ToastText, other: ToastText) =>
  one.title === other.title && one.description === other.description && one.variant === other.variant

export function dismissToast(id: number) {
  toasts.set(toasts.get().map((item) => (item.id === id ? { ...item, open: false } : item)))
  setTimeout(() => toasts.set(toasts.get().filter((item) => item.id !== id)), TOAST_REMOVE_DELAY)
}

/** All toasts, oldest first, including closed ones. */
export const listToasts: () => readonly ToastItem[] = toasts.get

export const useToasts: () => readonly ToastItem[] = toasts.use
