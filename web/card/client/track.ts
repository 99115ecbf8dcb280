import { SOURCE_PARAM } from '../../../schema/source.ts'
import { eventId, send } from './send.ts'

/** Measures how long the page is visible, in whole seconds. Pause it while the page is hidden. */
export function createStopwatch(now: () => number) {
  let since: number | null = now()
  let total = 0
  return {
    resume() {
      since ??= now()
    },
    /** Pauses and returns the seconds so far. */
    pause(): number {
      if (since !== null) total += now() - since
      since = null
      return Math.round(total / 1000)
    },
  }
}

/** The source of a view: the tag of the link that the visitor followed, and the host of the page that linked here. */
export function sourceOf(query: string, referrer: string, host: string): { source?: string; referrer?: string } {
  const source = new URLSearchParams(query).get(SOURCE_PARAM)?.slice(0, 64)
  const from = URL.canParse(referrer) ? new URL(referrer).host : ''
  return { ...(source && { source }), ...(from && from !== host && { referrer: from.slice(0, 255) }) }
}

/** Sends the view now, and again with its duration each time the page is hidden, because the visitor may not come back. */
export function trackView(cardId: number): void {
  const view = { cardId, viewId: eventId(), ...sourceOf(location.search, document.referrer, location.host) }
  const watch = createStopwatch(() => performance.now())
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
 * Returns a function that decides whether an event on an element with `data-click` counts. A video file counts when it
 * starts to play, because a tap on it may only change its volume. Plays of the video count once a visit.
 */
export function createCountingRule() {
  let played = false
  return (on: { type: string | undefined; file: boolean }, event: string): boolean => {
    if (on.file !== (event === 'play') || (on.type === 'video' && played)) return false
    played ||= on.type === 'video'
    return true
  }
}

/**
 * Sends clicks on elements with `data-click` and `data-id`, and the `early` ones from before this script ran. One listener
 * on the document, which never prevents or delays a click.
 */
export function trackClicks(cardId: number, early: Event[]): void {
  const counts = createCountingRule()
  const count = ({ target, type }: { target: EventTarget | null; type: string }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-click]')
    if (!link) return
    const { click: linkType, id } = link.dataset
    if (counts({ type: linkType, file: link instanceof HTMLVideoElement }, type))
      send('/api/card-clicks', { cardId, linkType: linkType ?? '', linkId: id?.slice(0, 100) ?? '', eventId: eventId() })
  }
  early.forEach(count)
  document.addEventListener('click', count)
  document.addEventListener('auxclick', (event) => event.button === 1 && count(event))
  // `play` does not bubble, and a video may have started before this script ran.
  document.addEventListener('play', count, true)
  for (const target of document.querySelectorAll('video')) if (target.played.length > 0 || !target.paused) count({ target, type: 'play' })
}
