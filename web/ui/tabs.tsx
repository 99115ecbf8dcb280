import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import styles from './tabs.module.css'
import { useMediaQuery } from './use-media-query.ts'

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
  /** In a wide window, the tabs are at the side of the panel. */
  side?: boolean
}

export function Tabs({ tabs, label, value, defaultValue = tabs[0]?.value, onChange, side = false }: TabsProps) {
  const isWide = useMediaQuery(SIDE_TABS_MEDIA_QUERY)
  return (
    <Primitive.Root
      className={styles.tabs}
      orientation={side && isWide ? 'vertical' : 'horizontal'}
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={onChange}
    >
      <Primitive.List className={styles.list} aria-label={label}>
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
