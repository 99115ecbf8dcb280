import { type RefObject, useEffect, useRef } from 'react'

/** The list keeps showing the newest message as long as the visitor has not scrolled further up than this, in px. */
const END_DISTANCE_MAX = 120

/** Space above a reply whose beginning is shown, in px. */
const REPLY_SPACE = 12

/**
 * Returns how far down the list is to be scrolled, in px: to its end, but not past the beginning of a reply that does not fit into the
 * list with its choices, so that the visitor reads it from there.
 */
function getNewestScrollTop(list: HTMLElement): number {
  const { clientHeight, scrollHeight, scrollTop } = list
  const end = scrollHeight - clientHeight
  const last = [...list.querySelectorAll('.chat-message')].at(-1)
  if (!last?.classList.contains('chat-from-assistant')) return end
  return Math.min(end, scrollTop + last.getBoundingClientRect().top - list.getBoundingClientRect().top - REPLY_SPACE)
}

/** Scrolls to the newest message. It never scrolls back, because the visitor may have read on in a long reply. */
function showNewest(list: HTMLElement) {
  list.scrollTop = Math.max(list.scrollTop, getNewestScrollTop(list))
}

/**
 * Keeps the newest message in sight when one of `contents` changes, unless the visitor has scrolled up. Returns what is to be called
 * when the list is scrolled.
 */
export function useFollowNewest(list: RefObject<HTMLElement | null>, ...contents: readonly unknown[]): () => void {
  const isAtEnd = useRef(true)
  const follow = () => {
    if (isAtEnd.current) showNewest(list.current!)
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the contents decide when to follow
  useEffect(follow, contents)
  useEffect(() => {
    // An on-screen keyboard, or an input that grows, makes the list shorter.
    const observer = new ResizeObserver(follow)
    observer.observe(list.current!)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- follow uses nothing but refs
  }, [])
  return () => {
    isAtEnd.current = getNewestScrollTop(list.current!) - list.current!.scrollTop < END_DISTANCE_MAX
  }
}
