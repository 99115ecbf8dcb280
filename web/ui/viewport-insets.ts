import { useEffect } from 'react'

const INSETS = ['--viewport-inset-top', '--viewport-inset-bottom'] as const
let activeCount = 0

/** Measures what an on-screen keyboard covers. Nothing counts as covered while the page is zoomed, because zooming shrinks the visual viewport too. */
function setInsets() {
  const { offsetTop, height, scale } = visualViewport!
  const [above, below] = scale > 1.01 ? [0, 0] : [offsetTop, Math.max(0, innerHeight - height - offsetTop)]
  const { style } = document.documentElement
  style.setProperty(INSETS[0], `${Math.round(above)}px`)
  style.setProperty(INSETS[1], `${Math.round(below)}px`)
}

/**
 * While `active`, sets `--viewport-inset-top` and `--viewport-inset-bottom` on the document: how many pixels of the window
 * are covered, usually by an on-screen keyboard, which does not push up elements that are fixed to the bottom edge.
 */
export function useViewportInsets(active: boolean) {
  useEffect(() => {
    if (!active || !window.visualViewport) return
    const viewport = window.visualViewport
    if (activeCount++ === 0) setInsets()
    viewport.addEventListener('resize', setInsets)
    viewport.addEventListener('scroll', setInsets)
    return () => {
      viewport.removeEventListener('resize', setInsets)
      viewport.removeEventListener('scroll', setInsets)
      if (--activeCount === 0) for (const inset of INSETS) document.documentElement.style.removeProperty(inset)
    }
  }, [active])
}
