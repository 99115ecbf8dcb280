/** The most toasts that are open at once. If there are more, the oldest one is closed. */
export const OPEN_TOASTS_MAX = 5
/** How long a toast stays open. */
export const TOAST_DURATION_MS = 5000
/** The distance in pixels that a user must swipe a toast to dismiss it. */
export const TOAST_SWIPE_PX = 50
