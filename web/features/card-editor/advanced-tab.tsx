import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { CardImageUploader } from './card-image.tsx'
import { CustomCssPanel } from './css-panel.tsx'
import styles from './editor.module.css'
import { EmbedsPanel } from './embeds-panel.tsx'
import type { EditorTabProps } from './tabs.ts'

export function AdvancedTab({ draft, unseenCss, edit, store, remove, restore, issues }: EditorTabProps) {
  const removeEmbed = (index: number) => remove(`Embed ${index + 1}`, { embedCodes: draft.embedCodes.toSpliced(index, 1) })
  return (
    <div className={styles.groups}>
      <CustomCssPanel css={draft.customCss} error={issues['customCss']} unseen={unseenCss} onChange={(customCss) => edit({ customCss })} />
      <EmbedsPanel embeds={draft.embedCodes} issues={issues} onChange={(embedCodes) => edit({ embedCodes })} onRemove={removeEmbed} />
      <Panel title="Browser and search engines">
        <div className="stack-4">
          <CardImageUploader field="faviconUrl" draft={draft} store={store} restore={restore} />
          <Switch
            label="Show in search engines"
            hint="When this is off, the card asks search engines to leave it out."
            checked={draft.customizations.searchable !== false}
            onChange={(searchable) => edit({ customizations: { ...draft.customizations, searchable } })}
          />
        </div>
      </Panel>
    </div>
  )
}
