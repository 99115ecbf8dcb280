import { useEffect } from 'react'

const EDGES = ['--covered-above', '--covered-below'] as const
let users = 0

/** Measures what an on-screen keyboard leaves of the window. A page that is zoomed into is left alone. */
function measure() {
  const { offsetTop, height, scale } = visualViewport!
  const [above, below] = scale > 1.01 ? [0, 0] : [offsetTop, Math.max(0, innerHeight - height - offsetTop)]
  const { style } = document.documentElement
  style.setProperty(EDGES[0], `${Math.round(above)}px`)
  style.setProperty(EDGES[1], `${Math.round(below)}px`)
}

/**
 * While `active`, `--covered-above` and `--covered-below` on the document say how many pixels of the window cannot be
 * seen: a keyboard covers what is fixed to the lower edge instead of pushing it up.
 */
export function useVisibleWindow(active: boolean) {
  useEffect(() => {
    if (!active || !window.visualViewport) return
    const viewport = window.visualViewport
    if (users++ === 0) measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
      if (--users === 0) for (const edge of EDGES) document.documentElement.style.removeProperty(edge)
    }
  }, [active])
}
