import { EMBED_CODES_MAX } from '../../../schema/card.ts'
import { insertListItem } from '../../editing/reorder.ts'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { CardImageUploader } from './card-image.tsx'
import { CustomCssPanel } from './css-panel.tsx'
import styles from './editor.module.css'
import { EmbedsPanel } from './embeds-panel.tsx'
import { showRemovalNotice } from './removal-notice.ts'
import rows from './rows.module.css'
import type { EditorTabProps } from './tabs.ts'

/** The Advanced tab of the card editor: custom CSS, embeds, the favicon and whether search engines may list the card. */
export function AdvancedTab({ draft, unseenCss, edit, store, issues }: EditorTabProps) {
  function removeEmbed(index: number) {
    const embed = draft.embedCodes[index]!
    edit({ embedCodes: draft.embedCodes.toSpliced(index, 1) })
    showRemovalNotice(`Embed ${index + 1}`, () =>
      edit(({ embedCodes: now }) => (now.length < EMBED_CODES_MAX ? { embedCodes: insertListItem(now, index, embed) } : {})),
    )
  }
  return (
    <div className={styles.groups}>
      <CustomCssPanel css={draft.customCss} error={issues['customCss']} unseen={unseenCss} onChange={(customCss) => edit({ customCss })} />
      <EmbedsPanel embeds={draft.embedCodes} issues={issues} onChange={(embedCodes) => edit({ embedCodes })} onRemove={removeEmbed} />
      <Panel title="Browser and search engines">
        <div className={rows.stack}>
          <CardImageUploader field="faviconUrl" draft={draft} store={store} />
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
