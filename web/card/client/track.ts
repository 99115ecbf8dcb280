import { SOURCE_PARAM } from '../../../schema/source.ts'
import { eventId, send } from './send.ts'

/** Whole seconds a page has been in sight: the clock stands still while it is hidden. */
export function stopwatch(now: () => number) {
  let since: number | null = now()
  let total = 0
  return {
    resume() {
      since ??= now()
    },
    /** Stops, and answers the seconds so far. */
    pause(): number {
      if (since !== null) total += now() - since
      since = null
      return Math.round(total / 1000)
    },
  }
}

/** What a view is sent with: the tag of the link that was followed, and the host that linked here. */
export function cameFrom(query: string, referrer: string, host: string): { source?: string; referrer?: string } {
  const source = new URLSearchParams(query).get(SOURCE_PARAM)?.slice(0, 64)
  const from = URL.canParse(referrer) ? new URL(referrer).host : ''
  return { ...(source && { source }), ...(from && from !== host && { referrer: from.slice(0, 255) }) }
}

/** Counts the view now, and again with its duration whenever the page goes out of sight, which may be the last time. */
export function trackView(cardId: number): void {
  const view = { cardId, viewId: eventId(), ...cameFrom(location.search, document.referrer, location.host) }
  const watch = stopwatch(() => performance.now())
  let sent = -1
  const leave = () => {
    const duration = watch.pause()
    if (duration !== sent) send('/api/card-views', { ...view, duration: (sent = duration) })
  }
  send('/api/card-views', view)
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? leave() : watch.resume()))
}

/**
 * Tells whether an event is to be counted for what carries `data-click`. A video file counts as it plays, for a tap on it
 * may mean its volume; whatever plays the video counts once a visit.
 */
export function counter() {
  let played = false
  return (on: { type: string | undefined; file: boolean }, event: string): boolean => {
    if (on.file !== (event === 'play') || (on.type === 'video' && played)) return false
    played ||= on.type === 'video'
    return true
  }
}

/**
 * Counts clicks on whatever carries `data-click` and `data-id`, with one listener that never stands in a click's way, and
 * those of `early` that nobody counted yet.
 */
export function trackClicks(cardId: number, early: Event[]): void {
  const counts = counter()
  const count = ({ target, type }: { target: EventTarget | null; type: string }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-click]')
    if (!link) return
    const { click: linkType, id } = link.dataset
    if (counts({ type: linkType, file: link instanceof HTMLVideoElement }, type))
      send('/api/card-clicks', { cardId, linkType, linkId: id?.slice(0, 100), eventId: eventId() })
  }
  early.forEach(count)
  document.addEventListener('click', count)
  document.addEventListener('auxclick', (event) => event.button === 1 && count(event))
  // Playing does not bubble, and may have begun before this script came.
  document.addEventListener('play', count, true)
  for (const target of document.querySelectorAll('video')) if (target.played.length > 0 || !target.paused) count({ target, type: 'play' })
}
