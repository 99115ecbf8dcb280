import { type ReactNode, useEffect, useRef } from 'react'

/** The heading of a step. It gets the focus when the step appears, so that screen readers read it, and the page starts at its top. */
export function StepHeading({ children }: { children: ReactNode }) {
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
