import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of each page of this form gets the focus when the page appears, so that screen readers read it. */
export function FirstCardStepHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <span ref={heading} tabIndex={-1}>
      {children}
    </span>
  )
}
