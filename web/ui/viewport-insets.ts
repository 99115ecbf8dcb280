import { useEffect } from 'react'

const VIEWPORT_INSET_CSS_VARS = ['--viewport-inset-top', '--viewport-inset-bottom'] as const
let insetHookCount = 0

/** Measures the part of the window that an on-screen keyboard covers. A zoomed page also has a smaller visible part, but no keyboard. */
function updateViewportInsets() {
  const { offsetTop, height, scale } = visualViewport!
  const [above, below] = scale > 1.01 ? [0, 0] : [offsetTop, Math.max(0, innerHeight - height - offsetTop)]
  const { style } = document.documentElement
  style.setProperty(VIEWPORT_INSET_CSS_VARS[0], `${Math.round(above)}px`)
  style.setProperty(VIEWPORT_INSET_CSS_VARS[1], `${Math.round(below)}px`)
}

/** While `active`, updates `--viewport-inset-top` and `--viewport-inset-bottom`, in px. */
export function useViewportInsets(active: boolean) {
  useEffect(() => {
    if (!active || !window.visualViewport) return
    const viewport = window.visualViewport
    if (insetHookCount++ === 0) updateViewportInsets()
    viewport.addEventListener('resize', updateViewportInsets)
    viewport.addEventListener('scroll', updateViewportInsets)
    return () => {
      viewport.removeEventListener('resize', updateViewportInsets)
      viewport.removeEventListener('scroll', updateViewportInsets)
      if (--insetHookCount === 0) for (const inset of VIEWPORT_INSET_CSS_VARS) document.documentElement.style.removeProperty(inset)
    }
  }, [active])
}
