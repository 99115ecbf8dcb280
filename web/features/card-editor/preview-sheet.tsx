import { ChevronDown, ChevronUp } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef } from 'react'
import { useModalHistoryEntry } from '../../ui/modal-history.ts'
import { isDialogOpen } from '../../ui/open-dialog.ts'
import { escapeKeyEventsForDialog } from '../../ui/toast.ts'
import { LivePreview, type LivePreviewProps } from './preview-pane.tsx'
import styles from './preview.module.css'
import { LIVE_PREVIEW_ELEMENT_ID } from './use-scroll-preview.ts'

const PULL_DISTANCE_MIN_PX = 6
const SHEET_HEIGHT_MIN_PX = 120
const SHEET_HEIGHT_STEP_PX = 80
const SHEET_HEIGHT_PROPERTY = '--sheet-height'

interface PreviewSheetProps extends LivePreviewProps {
  shown: boolean
  onShow: (shown: boolean) => void
}

/** In narrow windows, the live preview is a sheet that the user drags up from the save bar. The form stays usable. */
export function PreviewSheet({ shown, onShow, ...preview }: PreviewSheetProps) {
  const sheet = useRef<HTMLElement>(null)
  const handle = useRef<HTMLButtonElement>(null)
  const pull = useRef<{ y: number; height: number; moved: boolean }>(null)
  /** True while a click may follow the end of a mouse drag; that click is ignored. A drag with a finger ends without a click. */
  const isPullEnding = useRef(false)
  const heightOf = () => document.getElementById(LIVE_PREVIEW_ELEMENT_ID)?.offsetHeight ?? 0
  const setHeight = (px: number) => sheet.current?.style.setProperty(SHEET_HEIGHT_PROPERTY, `${Math.round(px)}px`)
  const close = useCallback(() => {
    sheet.current?.style.removeProperty(SHEET_HEIGHT_PROPERTY)
    onShow(false)
  }, [onShow])

  useModalHistoryEntry(shown, close)
  useEffect(() => {
    if (!shown) return
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      // Escape closes the sheet even if an open toast has handled the key.
      const isHandled = event.defaultPrevented && !escapeKeyEventsForDialog.has(event)
      if (event.key !== 'Escape' || isHandled || event.isComposing || isDialogOpen()) return
      if (sheet.current?.contains(document.activeElement)) handle.current?.focus()
      close()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [shown, close])

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pull.current = { y: event.clientY, height: heightOf(), moved: false }
  }
  function onPointerMove({ clientY }: PointerEvent) {
    const now = pull.current
    if (!now || (!now.moved && Math.abs(clientY - now.y) < PULL_DISTANCE_MIN_PX)) return
    now.moved = true
    if (!shown) onShow(true)
    setHeight(Math.max(0, now.height + now.y - clientY))
  }
  function onPointerEnd() {
    const isPulled = pull.current?.moved
    pull.current = null
    if (!isPulled) return
    isPullEnding.current = true
    setTimeout(() => {
      isPullEnding.current = false
    })
    if (heightOf() < SHEET_HEIGHT_MIN_PX) close()
  }
  function onClick() {
    if (isPullEnding.current) return
    if (shown) close()
    else onShow(true)
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
    event.preventDefault()
    const next = heightOf() + (event.key === 'ArrowUp' ? SHEET_HEIGHT_STEP_PX : -SHEET_HEIGHT_STEP_PX)
    if (!shown) onShow(event.key === 'ArrowUp')
    else if (next < SHEET_HEIGHT_MIN_PX) close()
    else setHeight(next)
  }
  const Icon = shown ? ChevronDown : ChevronUp
  return (
    <aside ref={sheet} className={styles.sheet} aria-label="Live preview">
      {/* The user can drag the whole line, but the button in it is only as wide as its text, so that it covers no field. */}
      <div
        role="presentation"
        className={styles.head}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerEnd}
        onPointerCancel={onPointerEnd}
        onClick={onClick}
      >
        <button
          ref={handle}
          type="button"
          className={styles.handle}
          aria-expanded={shown}
          aria-controls={shown ? LIVE_PREVIEW_ELEMENT_ID : undefined}
          onKeyDown={onKeyDown}
        >
          {shown ? 'Hide preview' : 'Show preview'}
          <Icon aria-hidden />
        </button>
      </div>
      {shown && <LivePreview {...preview} />}
    </aside>
  )
}
