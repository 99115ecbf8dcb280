import { Camera } from 'lucide-react'
import { memo, type PointerEvent, useMemo, useRef, useState } from 'react'
import type { Card } from '../../../schema/card.ts'
import { textRule } from '../../../schema/card-fields.ts'
import { cardModel } from '../../card/model.ts'
import { CardPreview } from '../../preview/card-preview.tsx'
import { cx } from '../../ui/cx.ts'
import styles from './card-stage.module.css'
import { type Part, partAt, type Target } from './targets.ts'
import { useParts } from './use-parts.ts'

/** Text that looks like nothing one could touch; contacts, links and videos do. */
function isPlain(target: Target): boolean {
  return target.kind === 'field' && textRule(target.field).panel === 'about'
}

/**
 * The card, to tap on: whatever is touched opens its own dialog. It is a shortcut for the eye and the finger; the buttons
 * beside it do the same for a keyboard and for screen readers.
 */
export const CardStage = memo(function CardStage({ card, onOpen }: { card: Card; onOpen: (target: Target) => void }) {
  const stage = useRef<HTMLDivElement>(null)
  const platforms = useMemo(() => cardModel(card).socials.map(({ key }) => key), [card])
  const parts = useParts(stage, platforms)
  const [hot, setHot] = useState<Part | null>(null)

  function under(event: { clientX: number; clientY: number; currentTarget: Element }): Part | null {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return partAt(parts, event.clientX - left, event.clientY - top)
  }
  const point = (event: PointerEvent) => setHot(under(event))
  return (
    <div ref={stage} className={styles.stage}>
      <CardPreview card={card} variant="preview" />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        aria-hidden
        className={cx(styles.taps, hot && styles.ready)}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={() => setHot(null)}
        onClick={(event) => {
          const part = under(event)
          if (part) onOpen(part.target)
        }}
      >
        {parts.map((part, index) => (
          <span
            key={index}
            className={cx(
              styles.part,
              isPlain(part.target) && styles.plain,
              part.target === hot?.target && part.top === hot.top && styles.hot,
            )}
            style={{ left: part.left, top: part.top, width: part.width, height: part.height }}
          >
            {part.target.kind === 'image' && (
              <span className={cx(styles.badge, part.width < 200 && styles.corner, part.height < 72 && styles.small)}>
                <Camera />
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  )
})
