export const OPEN_TOASTS_MAX = 5
export const TOAST_DURATION_MS = 5000
export const TOAST_SWIPE_DISTANCE_PX = 50
