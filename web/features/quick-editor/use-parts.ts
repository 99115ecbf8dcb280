import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Part, Target } from './targets.ts'

/** Where each theme shows what can be edited, by the classes that the card's blocks carry; some have a second place. */
const PLACES: [selector: string, target: Target][] = [
  ['.card-cover, .n-cut, .n-hill', { kind: 'image', image: 'coverPhoto' }],
  ['.card-photo', { kind: 'image', image: 'profilePicture' }],
  ['.card-logo, .k-monogram', { kind: 'image', image: 'logoUrl' }],
  ['.card-name', { kind: 'field', field: 'name' }],
  ['.card-title', { kind: 'field', field: 'title' }],
  ['.card-company', { kind: 'field', field: 'company' }],
  ['.card-about', { kind: 'field', field: 'about' }],
  ['.card-contact-phone, .h-tile-phone', { kind: 'field', field: 'phone' }],
  ['.card-contact-email', { kind: 'field', field: 'email' }],
  ['.card-contact-website', { kind: 'field', field: 'website' }],
  ['.card-contact-address, .h-tile-address', { kind: 'field', field: 'address' }],
  ['.card-video', { kind: 'field', field: 'videoUrl' }],
]

/** The box of what is seen: of a text the lines that it fills, not the block around it. */
function boxOf(element: Element): DOMRect {
  if (element.matches('img, video, a, .card-photo, .n-hill, .k-monogram')) return element.getBoundingClientRect()
  const range = document.createRange()
  range.selectNodeContents(element)
  return range.getBoundingClientRect()
}

function measure(root: ShadowRoot, host: Element, platforms: string[]): Part[] {
  const from = host.getBoundingClientRect()
  const parts: Part[] = []
  const add = (element: Element, target: Target) => {
    const box = boxOf(element)
    if (box.width === 0 || box.height === 0) return
    // What a theme lets bleed over the card's edge is cut there.
    const left = Math.max(0, box.left - from.left)
    const right = Math.min(from.width, box.right - from.left)
    if (right <= left) return
    const [x, y] = [Math.round(left), Math.round(box.top - from.top)]
    parts.push({ target, left: x, top: y, width: Math.round(right - left), height: Math.round(box.height) })
  }
  for (const [selector, target] of PLACES) for (const element of root.querySelectorAll(selector)) add(element, target)
  root.querySelectorAll('.card-socials > li').forEach((element, index) => {
    const platform = platforms[index]
    if (platform) add(element, { kind: 'social', platform })
  })
  return parts
}

/** What can be edited on the card drawn inside `stage`, measured anew whenever something there has moved. */
export function useParts(stage: RefObject<HTMLElement | null>, platforms: string[]): Part[] {
  const [parts, setParts] = useState<Part[]>([])
  const order = platforms.join('\n')

  useLayoutEffect(() => {
    const host = stage.current?.querySelector('[role="img"]')
    const root = host?.shadowRoot
    if (!host || !root) return
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => {
        const next = measure(root, host, order.split('\n'))
        setParts((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
      })
    }
    look()
    const sizes = new ResizeObserver(look)
    sizes.observe(host)
    const changes = new MutationObserver(look)
    changes.observe(root, { childList: true, subtree: true, characterData: true, attributes: true })
    const events = ['load', 'animationend', 'transitionend']
    for (const event of events) root.addEventListener(event, look, true)
    document.fonts.addEventListener('loadingdone', look)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
      for (const event of events) root.removeEventListener(event, look, true)
      document.fonts.removeEventListener('loadingdone', look)
    }
  }, [stage, order])
  return parts
}
