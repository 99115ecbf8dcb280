import { type RefObject, useEffect, useRef } from 'react'

/** If the list is scrolled to at most this distance (px) from its end, it follows new messages. */
const END_DISTANCE_MAX = 120

/** A long reply is shown from its beginning, with this space (px) above it. */
const REPLY_SPACE = 12

/**
 * Returns the scroll position (px) that shows the list's end or, if the last reply is longer than the list, the beginning of that reply.
 */
function getNewestScrollTop(list: HTMLElement): number {
  const { clientHeight, scrollHeight, scrollTop } = list
  const end = scrollHeight - clientHeight
  const last = [...list.querySelectorAll('.chat-message')].at(-1)
  if (!last?.classList.contains('chat-from-assistant')) return end
  return Math.min(end, scrollTop + last.getBoundingClientRect().top - list.getBoundingClientRect().top - REPLY_SPACE)
}

/** Never scrolls back, because the visitor may already be reading further down. */
function showNewest(list: HTMLElement) {
  list.scrollTop = Math.max(list.scrollTop, getNewestScrollTop(list))
}

/** Keeps the newest message in sight when one of `contents` changes. Returns the list's scroll listener. */
export function useScrollToNewestMessage(list: RefObject<HTMLElement | null>, ...contents: readonly unknown[]): () => void {
  const isAtEnd = useRef(true)
  const follow = () => {
    if (isAtEnd.current) showNewest(list.current!)
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the effect must run when one of `contents` changes
  useEffect(follow, contents)
  useEffect(() => {
    // An on-screen keyboard or a growing input makes the list shorter.
    const observer = new ResizeObserver(follow)
    observer.observe(list.current!)
    return () => observer.disconnect()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- follow uses nothing but refs
  }, [])
  return () => {
    isAtEnd.current = getNewestScrollTop(list.current!) - list.current!.scrollTop < END_DISTANCE_MAX
  }
}
