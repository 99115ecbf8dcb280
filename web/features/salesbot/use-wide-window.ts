import { useSyncExternalStore } from 'react'

/** Windows of this width show the test chat beside the form. Must equal the media query in salesbot.module.css. */
const WIDE_WINDOW_MEDIA_QUERY = '(width >= 1180px)'

function subscribe(onChange: () => void) {
  const query = matchMedia(WIDE_WINDOW_MEDIA_QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useWideWindow = () => useSyncExternalStore(subscribe, () => matchMedia(WIDE_WINDOW_MEDIA_QUERY).matches)
