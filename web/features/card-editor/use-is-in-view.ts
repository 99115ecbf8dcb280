import { type RefObject, useEffect, useState } from 'react'

/** True while at least a part of the element is in the window. Hidden elements are not. */
export function useIsInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((changes) => setInView(changes.at(-1)!.isIntersecting))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}
