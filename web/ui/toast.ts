import { watched } from './watched.ts'

/** At most so many at once; the oldest makes room. */
const TOAST_LIMIT = 5
/** In ms: how long one stays, and how much later a closed one leaves the list. */
export const TOAST_DURATION = 5000
const TOAST_REMOVE_DELAY = 1_000_000
/** In px: how far a finger drags one away. */
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

/** Escape keys that a notice, as the uppermost layer, got first and did not want: the dialog below takes them. */
export const passedToasts = new WeakSet<Event>()

const items = watched<ToastItem[]>([])
let lastId = 0

/** Shows a notice, in place of one that says the same. Callable from anywhere; returns what dismisses it. */
export function toast(text: ToastText): () => void {
  const id = ++lastId
  const open = items.get().filter((item) => item.open && !saysTheSame(item, text))
  items.set([
    ...items
      .get()
      .filter((item) => !item.open)
      .slice(-TOAST_LIMIT),
    ...open.slice(-(TOAST_LIMIT - 1)),
    { ...text, id, open: true },
  ])
  return () => dismissToast(id)
}

const saysTheSame = (one: ToastText, other: ToastText) =>
  one.title === other.title && one.description === other.description && one.variant === other.variant

export function dismissToast(id: number) {
  items.set(items.get().map((item) => (item.id === id ? { ...item, open: false } : item)))
  setTimeout(() => items.set(items.get().filter((item) => item.id !== id)), TOAST_REMOVE_DELAY)
}

/** The notices, oldest first, closed ones included. */
export const listToasts: () => readonly ToastItem[] = items.get

export const useToasts: () => readonly ToastItem[] = items.use
