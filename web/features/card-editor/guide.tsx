import { ChevronDown, ListChecks } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { GUIDE_STEPS, type GuideState, guideProgress, readGuide, writeGuide } from './guide-steps.ts'
import styles from './guide.module.css'
import { focusOrMain } from '../../ui/focus-main.ts'

/** Where the guide lies beside the form and not on it, so that it may stand open from the start. */
const ROOM = '(width >= 1800px)'
/** Where it lies over most of the page. */
const COVERS = '(width < 1000px)'

/** Five steps to a finished card, over the editor's corner: open, folded to a button, or gone for good. */
export function Guide({ onOpenTab }: { onOpenTab: (tab: string) => void }) {
  const [state, setState] = useState(readGuide)
  const set = (patch: Partial<GuideState>) => {
    const next = { ...state, ...patch }
    setState(next)
    writeGuide(next)
  }
  // Opening and folding replace the button that had the focus.
  const toggle = useRef<HTMLButtonElement>(null)
  const toggled = useRef(false)
  useEffect(() => {
    if (!toggled.current) return
    toggled.current = false
    focusOrMain(toggle.current)
  }, [state])
  const change = (patch: Partial<GuideState>) => {
    toggled.current = true
    set(patch)
  }
  function openTab(tab: string) {
    onOpenTab(tab)
    if (matchMedia(COVERS).matches) change({ open: false })
  }
  if (state.dismissed) return null
  const { done } = state
  const progress = guideProgress(state)
  if (!(state.open ?? matchMedia(ROOM).matches))
    return (
      <Button
        ref={toggle}
        className={styles.folded}
        data-guide="folded"
        icon={<ListChecks aria-hidden />}
        aria-expanded={false}
        onClick={() => change({ open: true })}
      >
        <span className={styles.word}>Editor guide</span> <span className={styles.share}>{progress}%</span>
      </Button>
    )
  return (
    <section className={styles.guide} aria-labelledby="guide-title">
      <header className={styles.head}>
        <h2 id="guide-title" className={styles.title}>
          Editor guide
        </h2>
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
      <div className={styles.progress}>
        <progress max={100} value={progress} aria-labelledby="guide-progress" />
        <span id="guide-progress">{progress}% complete</span>
      </div>
      <ol className={styles.steps}>
        {GUIDE_STEPS.map(({ key, title, text, tab }, index) => (
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
              <span className={styles.text}>{text}</span>
            </label>
            {tab && (
              <Button size="sm" variant="ghost" aria-label={`Open: ${title}`} onClick={() => openTab(tab)}>
                Open
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Button size="sm" variant="ghost" className={styles.dismiss} onClick={() => change({ dismissed: true })}>
        Don&apos;t show again
      </Button>
    </section>
  )
}
