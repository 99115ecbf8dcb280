import { Tabs as Primitive } from 'radix-ui'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from './tabs.module.css'
import { useMediaQuery } from './use-media-query.ts'

/** Windows of this width show a list of tabs beside its panels if it is to stand at the side. */
const SIDE_TABS_MEDIA_QUERY = '(width >= 1024px)'

interface TabDefinition {
  value: string
  label: ReactNode
  content: ReactNode
}

interface TabsProps {
  tabs: TabDefinition[]
  label: string
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  /** If true, a wide window has the tabs one below the other, at the side of the panel. */
  side?: boolean
}

/** A row of tabs with a panel for each tab. Arrow keys move between the tabs; a row that is too wide scrolls horizontally. */
export function Tabs({ tabs, label, value, defaultValue = tabs[0]?.value, onChange, side = false }: TabsProps) {
  const isWide = useMediaQuery(SIDE_TABS_MEDIA_QUERY)
  const list = useRef<HTMLDivElement>(null)
  // A tab that is open at first may lie beyond the end of a row that scrolls.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    const hidden = tab ? tab.getBoundingClientRect().right - list.current!.getBoundingClientRect().right : 0
    if (hidden > 0) list.current!.scrollLeft += hidden
  }, [])
  return (
    <Primitive.Root
      className={styles.tabs}
      orientation={side && isWide ? 'vertical' : 'horizontal'}
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={onChange}
    >
      <Primitive.List ref={list} className={styles.list} aria-label={label}>
        {tabs.map((tab) => (
          <Primitive.Trigger key={tab.value} value={tab.value} className={styles.tab}>
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map((tab) => (
        <Primitive.Content key={tab.value} value={tab.value} className={styles.panel}>
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
