import { useCallback, useEffect, useState } from 'react'
import type { GuideSection } from './content/model.ts'
import { decodeUrlAnchor, findSectionOfAnchor } from './passages.ts'

const readAnchor = () => decodeUrlAnchor(location.hash)

function writeAnchor(anchor: string) {
  history.replaceState(history.state, '', anchor === '' ? location.pathname + location.search : `#${anchor}`)
}

function showElement(id: string, focus: boolean) {
  requestAnimationFrame(() => {
    const element = document.getElementById(id)
    element?.scrollIntoView({ block: 'start' })
    if (!focus) return
    const target = element?.querySelector<HTMLElement>('h3, button') ?? element
    target?.focus({ preventScroll: true })
  })
}

/** The URL's anchor names the open section, or a topic or passage in it, to which the page then scrolls. */
export function useOpenGuideSection(sections: readonly GuideSection[]) {
  const [open, setOpen] = useState(() => findSectionOfAnchor(sections, readAnchor())?.id ?? '')

  const show = useCallback(
    (anchor: string, focus = true) => {
      const section = findSectionOfAnchor(sections, anchor)
      if (!section) return
      setOpen(section.id)
      writeAnchor(anchor)
      showElement(anchor, focus)
    },
    [sections],
  )
  useEffect(() => {
    const onAnchor = () => show(readAnchor())
    // The focus does not move when the page has just been loaded with an anchor in its address.
    show(readAnchor(), false)
    addEventListener('hashchange', onAnchor)
    return () => removeEventListener('hashchange', onAnchor)
  }, [show])

  const toggle = useCallback((id: string) => {
    setOpen(id)
    writeAnchor(id)
    // If a section above has just closed, this section's heading may have moved out of the window.
    requestAnimationFrame(() => {
      const heading = id === '' ? null : document.getElementById(id)
      if (heading && heading.getBoundingClientRect().top < 0) heading.scrollIntoView({ block: 'start' })
    })
  }, [])
  return { open, toggle, show }
}
