import { Palette } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { CARD_FIELDS, CARD_IMAGE_FIELD_NAMES } from '../../../schema/card-fields.ts'
import { levelAllows } from '../../../schema/capabilities.ts'
import { cardThemeLabelOf } from '../../../schema/theme.ts'
import { Button } from '../../ui/button.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LookPanels } from '../../editing/look-panels.tsx'
import { CardImageUploader } from './card-image.tsx'
import styles from './editor.module.css'
import type { EditorTabProps } from './tabs.ts'
import { HiddenCustomCssAlert } from './hidden-custom-css.tsx'

const CardThemePicker = lazy(() => import('../../preview/theme-picker.tsx').then((module) => ({ default: module.CardThemePicker })))

export function DesignTab({ draft, user, unseenCss, edit, store, restore, issues }: EditorTabProps) {
  const [picking, setPicking] = useState(false)
  return (
    <div className={styles.groups}>
      {!levelAllows(user.accessLevel, 'useAdvancedFields') && draft.customCss?.trim() && <HiddenCustomCssAlert why={unseenCss} />}
      <Panel
        title="Theme"
        description={cardThemeLabelOf(draft.theme)}
        actions={
          <Button icon={<Palette aria-hidden />} onClick={() => setPicking(true)}>
            Change Theme
          </Button>
        }
      >
        {issues['theme'] ?? 'Every theme shows the same content. Look at your own card in each before you choose.'}
      </Panel>
      <LookPanels draft={draft} edit={edit} />
      <Panel title="Images" description="All of them are optional.">
        {CARD_IMAGE_FIELD_NAMES.filter((field) => CARD_FIELDS[field].tab === 'design').map((field) => (
          <CardImageUploader key={field} field={field} draft={draft} store={store} restore={restore} />
        ))}
      </Panel>
      {picking && (
        <Suspense>
          <CardThemePicker
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
