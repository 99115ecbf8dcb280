import { useEffect, useRef, useState } from 'react'
import type { Card } from '../../../schema/card.ts'
import { CardPreview } from '../../preview/card-preview.tsx'

/** Previews are drawn only this near to the window, so that a long list opens at once. */
const PREVIEW_MARGIN = '300px'

export function LazyCardPreview({ card, className }: { card: Card; className: string | undefined }) {
  const box = useRef<HTMLDivElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (isNear) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true), {
      rootMargin: PREVIEW_MARGIN,
    })
    observer.observe(box.current!)
    return () => observer.disconnect()
  }, [isNear])
  return (
    <div ref={box} className={className} aria-hidden>
      {isNear && <CardPreview card={card} variant="preview" />}
    </div>
  )
}
