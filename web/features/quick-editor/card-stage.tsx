import { ImageIcon } from 'lucide-react'
import { memo, type PointerEvent, useRef, useState } from 'react'
import type { Card } from '../../../schema/card.ts'
import { cardTextFieldRuleOf } from '../../../schema/card-fields.ts'
import { CardPreview } from '../../preview/card-preview.tsx'
import { cx } from '../../ui/cx.ts'
import styles from './card-stage.module.css'
import { type TappableArea, findNearestTappableArea, type EditDialogTarget } from './targets.ts'
import { useTappableAreas } from './use-hit-areas.ts'

function isPlainTextEditTarget(target: EditDialogTarget): boolean {
  return target.kind === 'field' && cardTextFieldRuleOf(target.field).panel === 'about'
}

/** Hidden from screen readers, because their users have the buttons next to the card. */
export const TappableCard = memo(function TappableCard({ card, onOpen }: { card: Card; onOpen: (target: EditDialogTarget) => void }) {
  const stage = useRef<HTMLDivElement>(null)
  const areas = useTappableAreas(stage)
  const [hot, setHot] = useState<TappableArea | null>(null)

  function areaUnder(event: { clientX: number; clientY: number; currentTarget: Element }): TappableArea | null {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return findNearestTappableArea(areas, event.clientX - left, event.clientY - top)
  }
  const highlight = (event: PointerEvent) => setHot(areaUnder(event))
  return (
    <div ref={stage} className={cx('box', styles.stage)}>
      <CardPreview card={card} variant="preview" />
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        aria-hidden
        className={cx(styles.taps, hot && styles.ready)}
        onPointerMove={highlight}
        onPointerDown={highlight}
        onPointerLeave={() => setHot(null)}
        onClick={(event) => {
          const area = areaUnder(event)
          if (area) onOpen(area.target)
        }}
      >
        {areas.map((area, index) => (
          <span
            key={index}
            className={cx(
              styles.area,
              isPlainTextEditTarget(area.target) && styles.plain,
              area.target === hot?.target && area.top === hot.top && styles.hot,
            )}
            style={{ left: area.left, top: area.top, width: area.width, height: area.height }}
          >
            {area.target.kind === 'image' && (
              <span className={cx(styles.badge, area.width < 200 && styles.corner, area.height < 72 && styles.small)}>
                <ImageIcon />
              </span>
            )}
          </span>
        ))}
      </div>
    </div>
  )
})
