import { Palette } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { CARD_FIELDS, IMAGE_FIELDS } from '../../../schema/card-fields.ts'
import { LEVEL } from '../../../schema/level.ts'
import { themeLabel } from '../../../schema/theme.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { CardImage } from './card-image.tsx'
import styles from './editor.module.css'
import type { TabProps } from './tabs.ts'
import { UnseenCss } from './unseen-css.tsx'

const ThemePicker = lazy(() => import('../../preview/theme-picker.tsx').then((module) => ({ default: module.ThemePicker })))

export function DesignTab({ draft, user, unseenCss, edit, store, issues }: TabProps) {
  const [picking, setPicking] = useState(false)
  return (
    <div className={styles.groups}>
      {/* From level 3 on, the Advanced tab shows this. */}
      {user.accessLevel < LEVEL.enterprise && draft.customCss?.trim() && <UnseenCss why={unseenCss} />}
      <Panel
        title="Theme"
        description={themeLabel(draft.theme)}
        actions={
          <Button icon={<Palette aria-hidden />} onClick={() => setPicking(true)}>
            Change Theme
          </Button>
        }
      >
        {issues['theme'] ?? 'Every theme shows the same content. Look at your own card in each before you choose.'}
      </Panel>
      <Panel title="Images" description="All of them are optional.">
        {IMAGE_FIELDS.filter((field) => CARD_FIELDS[field].tab === 'design').map((field) => (
          <CardImage key={field} field={field} draft={draft} store={store} />
        ))}
      </Panel>
      {picking && (
        <Suspense>
          <ThemePicker
            card={draft}
            onClose={() => setPicking(false)}
            onChoose={(theme) => {
              edit({ theme })
              setPicking(false)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
