import { Redo2, Undo2 } from 'lucide-react'
import { memo, type ReactNode, useEffect, useRef } from 'react'
import type { HistoryDirection } from '../../editing/edit-history.ts'
import { isApplePlatform } from '../../lib/platform.ts'
import { IconButton } from '../../ui/button.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useViewportInsets } from '../../ui/viewport-insets.ts'
import styles from './editor.module.css'

const [UNDO_KEYS_LABEL, REDO_KEYS_LABEL] = isApplePlatform() ? ['⌘Z', '⇧⌘Z'] : ['Ctrl+Z', 'Ctrl+Y']

/** Stores the height of the save bar in `--bottom-bar`. Toasts and focused fields use it to stay above the bar. */
function trackBarHeight(bar: HTMLElement) {
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => style.setProperty('--bottom-bar', `${bar.offsetHeight}px`))
  observer.observe(bar)
  return () => {
    observer.disconnect()
    style.removeProperty('--bottom-bar')
  }
}

export function EditorBar({ status, above, children }: { status: string; above: ReactNode; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => trackBarHeight(bar.current!), [])
  useViewportInsets(true)
  return (
    <div ref={bar} className={styles.bar}>
      {above}
      <p className={styles.status} role="status">
        {status}
      </p>
      <div className={styles.tools}>{children}</div>
    </div>
  )
}

interface HistoryButtonsProps {
  available: Record<HistoryDirection, boolean>
  move: (direction: HistoryDirection) => void
}

export const UndoAndRedoButtons = memo(function UndoAndRedoButtons({ available, move }: HistoryButtonsProps) {
  const buttons = [
    { direction: 'undo', label: 'Undo', keys: UNDO_KEYS_LABEL, aria: 'Control+Z Meta+Z', Icon: Undo2 },
    { direction: 'redo', label: 'Redo', keys: REDO_KEYS_LABEL, aria: 'Control+Y Meta+Shift+Z', Icon: Redo2 },
  ] as const
  return (
    <div role="group" aria-label="History" className={styles.history}>
      {buttons.map(({ direction, label, keys, aria, Icon }) => {
        const reason = available[direction] ? null : `Nothing to ${direction}`
        return (
          <Tooltip key={direction} label={reason ?? `${label} (${keys})`}>
            <IconButton
              label={label}
              tooltip={false}
              icon={<Icon aria-hidden />}
              disabledReason={reason}
              aria-keyshortcuts={aria}
              aria-description={reason ?? undefined}
              onClick={() => move(direction)}
            />
          </Tooltip>
        )
      })}
    </div>
  )
})
