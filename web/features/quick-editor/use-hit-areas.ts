import { type RefObject, useLayoutEffect, useState } from 'react'
import { type TappableArea, type EditDialogTarget, findDialogForFieldAttribute } from './targets.ts'

/** Returns the box of an element. For text, it is the box around its lines, which may be narrower. */
function measureVisibleBox(element: Element, { kind }: EditDialogTarget): DOMRect {
  if (kind === 'image' || element.matches('a, video')) return element.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

function measureHitAreas(root: ShadowRoot, host: Element): TappableArea[] {
  const card = host.getBoundingClientRect()
  return [...root.querySelectorAll<HTMLElement>('[data-field]')].flatMap((element) => {
    const target = findDialogForFieldAttribute(element.dataset['field']!)
    if (!target) return []
    const box = measureVisibleBox(element, target)
    const left = Math.max(0, box.left - card.left)
    const right = Math.min(card.width, box.right - card.left)
    if (box.width === 0 || box.height === 0 || right <= left) return []
    const [x, y] = [Math.round(left), Math.round(box.top - card.top)]
    return { target, left: x, top: y, width: Math.round(right - left), height: Math.round(box.height) }
  })
}

export function useTappableAreas(stage: RefObject<HTMLElement | null>): TappableArea[] {
  const [areas, setAreas] = useState<TappableArea[]>([])

  useLayoutEffect(() => {
    const host = stage.current?.querySelector('[role="img"]')
    const root = host?.shadowRoot
    if (!host || !root) return
    let frame = 0
    const schedule = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const next = measureHitAreas(root, host)
        setAreas((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
      })
    }
    schedule()
    const sizes = new ResizeObserver(schedule)
    sizes.observe(host)
    const changes = new MutationObserver(schedule)
    changes.observe(root, { childList: true, subtree: true, characterData: true, attributes: true })
    const events = ['load', 'animationend', 'transitionend']
    for (const event of events) root.addEventListener(event, schedule, true)
    document.fonts.addEventListener('loadingdone', schedule)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
      for (const event of events) root.removeEventListener(event, schedule, true)
      document.fonts.removeEventListener('loadingdone', schedule)
    }
  }, [stage])
  return areas
}
