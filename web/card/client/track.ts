import { VISIT_SOURCE_PARAM } from '../../../schema/source.ts'
import { createEventId } from './event-id.ts'
import { sendCardEvent } from './send.ts'

export function createStopwatch(now: () => number) {
  let since: number | null = now()
  let total = 0
  return {
    resume() {
      since ??= now()
    },
    pause(): number {
      if (since !== null) total += now() - since
      since = null
      return Math.round(total / 1000)
    },
  }
}

/** Returns the source tag of the visited link and the host of the linking page. */
export function cardViewSourceOf(query: string, referrer: string, host: string): { source?: string; referrer?: string } {
  const source = new URLSearchParams(query).get(VISIT_SOURCE_PARAM)?.slice(0, 64)
  const from = URL.canParse(referrer) ? new URL(referrer).host : ''
  return { ...(source && { source }), ...(from && from !== host && { referrer: from.slice(0, 255) }) }
}

/** Reports a view at once, and its duration each time the page is hidden, because the visitor may not return. */
export function trackCardView(cardId: number): void {
  const viewId = createEventId()
  const view = { cardId, viewId, ...cardViewSourceOf(location.search, document.referrer, location.host) }
  const watch = createStopwatch(() => performance.now())
  let sent = -1
  const leave = () => {
    const duration = watch.pause()
    if (duration !== sent) sendCardEvent('/api/card-views', viewId, { ...view, duration: (sent = duration) }, true)
  }
  sendCardEvent('/api/card-views', viewId, view)
  addEventListener('pagehide', leave)
  document.addEventListener('visibilitychange', () => (document.visibilityState === 'hidden' ? leave() : watch.resume()))
}

/**
 * Decides which clicks count: a video file counts when it plays, because a tap may only change its volume, and a visit has at most one
 * video play.
 */
export function createClickCountFilter() {
  let played = false
  return (on: { type: string | undefined; file: boolean }, event: string): boolean => {
    if (on.file !== (event === 'play') || (on.type === 'video' && played)) return false
    played ||= on.type === 'video'
    return true
  }
}

/** Reports clicks on elements with `data-click`, including the clicks from before this script ran (`early`). */
export function trackCardClicks(cardId: number, early: Event[]): void {
  const counts = createClickCountFilter()
  const count = ({ target, type }: { target: EventTarget | null; type: string }) => {
    const link = target instanceof Element && target.closest<HTMLElement>('[data-click]')
    if (!link) return
    const { click: linkType, id } = link.dataset
    if (!counts({ type: linkType, file: link instanceof HTMLVideoElement }, type)) return
    const eventId = createEventId()
    sendCardEvent('/api/card-clicks', eventId, { cardId, linkType: linkType ?? '', linkId: id?.slice(0, 100) ?? '', eventId })
  }
  early.forEach(count)
  document.addEventListener('click', count)
  document.addEventListener('auxclick', (event) => event.button === 1 && count(event))
  // `play` events do not bubble, so the listener captures them. Videos that started before this script ran are counted at once.
  document.addEventListener('play', count, true)
  for (const target of document.querySelectorAll('video')) if (target.played.length > 0 || !target.paused) count({ target, type: 'play' })
}
