import { ChevronDown } from 'lucide-react'
import { type CSSProperties, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusElementOrMain } from '../../ui/focus-main.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import {
  EDITOR_GUIDE_STEPS,
  type EditorGuideState,
  calculateEditorGuidePercent,
  readEditorGuideState,
  storeEditorGuideState,
} from './guide-steps.ts'
import styles from './guide.module.css'

/** In a smaller window, the guide starts collapsed, and collapses again when one of its steps opens a tab. */
export const NARROW_WINDOW_MEDIA_QUERY = '(width < 1000px)'
const SMALL_WINDOW_MEDIA_QUERY = `${NARROW_WINDOW_MEDIA_QUERY}, (height < 820px)`

export function useEditorGuide() {
  const [state, setState] = useState(readEditorGuideState)
  const set = (patch: Partial<EditorGuideState>) => {
    const next = { ...state, ...patch }
    setState(next)
    storeEditorGuideState(next)
  }
  const toggle = useRef<HTMLButtonElement>(null)
  const change = (patch: Partial<EditorGuideState>) => {
    flushSync(() => set(patch))
    // The pressed button has disappeared, so the focus moves to the guide's button.
    focusElementOrMain(toggle.current)
  }
  const [isSmallAtFirst] = useState(() => matchMedia(SMALL_WINDOW_MEDIA_QUERY).matches)
  const isExpanded = !state.dismissed && (state.open ?? !isSmallAtFirst)
  return { state, isExpanded, toggle, set, change }
}
type EditorGuideControls = ReturnType<typeof useEditorGuide>

export function EditorGuideButton({ guide }: { guide: EditorGuideControls }) {
  const { state, isExpanded, toggle, change } = guide
  if (state.dismissed || isExpanded) return null
  const progress = calculateEditorGuidePercent(state)
  return (
    <Button ref={toggle} variant="ghost" className={styles.folded} aria-expanded={false} onClick={() => change({ open: true })}>
      <span className={styles.ring} style={{ '--share': `${progress}%` } as CSSProperties} aria-hidden />
      <span>
        <span className={styles.word}>Editor guide </span>
        <span className="tabular">{progress}%</span>
      </span>
    </Button>
  )
}

export function EditorGuidePanel({ guide, onOpenTab }: { guide: EditorGuideControls; onOpenTab: (tab: string) => void }) {
  const { state, isExpanded, toggle, set, change } = guide
  if (!isExpanded) return null
  const { done } = state
  const progress = calculateEditorGuidePercent(state)
  function openTab(tab: string) {
    onOpenTab(tab)
    if (matchMedia(SMALL_WINDOW_MEDIA_QUERY).matches) set({ open: false })
    requestAnimationFrame(() => {
      const opened = document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')
      opened?.focus({ preventScroll: true })
      opened?.closest('[role=tablist]')?.scrollIntoView({ block: 'nearest' })
    })
  }
  return (
    <section className={styles.guide} aria-labelledby="guide-title">
      <header className={styles.head}>
        <h2 id="guide-title" className={styles.title}>
          Editor guide
        </h2>
        <div className={styles.progress}>
          <progress className="progress-bar" max={100} value={progress} aria-labelledby="guide-progress" />
          <span id="guide-progress">{progress}% complete</span>
        </div>
        <Button size="sm" variant="ghost" className={styles.dismiss} onClick={() => change({ dismissed: true })}>
          Don&apos;t show again
        </Button>
        <IconButton
          ref={toggle}
          size="sm"
          label="Collapse the guide"
          icon={<ChevronDown aria-hidden />}
          aria-expanded
          tooltip={false}
          onClick={() => change({ open: false })}
        />
      </header>
      <ol className={styles.steps}>
        {EDITOR_GUIDE_STEPS.map(({ key, title, text, tab }, index) => (
          <li key={key} className={styles.step}>
            <label className={styles.mark}>
              <input
                type="checkbox"
                checked={done.includes(key)}
                onChange={({ target }) => set({ done: target.checked ? [...done, key] : done.filter((other) => other !== key) })}
              />
              <span className={styles.name}>
                {index + 1}. {title}
              </span>
              <span className={styles.about}>{text}</span>
            </label>
            {tab && (
              <Button size="sm" variant="ghost" aria-label={`Open: ${title}`} onClick={() => openTab(tab)}>
                Open
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
