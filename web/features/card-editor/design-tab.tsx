import { ImageUploader } from '../../ui/images/image-uploader.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './editor.module.css'
import type { TabProps } from './tabs.ts'

/** The pictures of the card. A changed one is saved at once: what was uploaded and never saved is swept away. */
export function DesignTab({ draft, store }: TabProps) {
  return (
    <div className={styles.groups}>
      <Panel title="Images" description="All of them are optional.">
        <ImageUploader
          cardId={draft.id}
          type="profilePicture"
          label="Profile Picture"
          hint="Square, 400x400 pixels or more."
          value={draft.profilePicture}
          onChange={(profilePicture) => store({ profilePicture })}
        />
        <ImageUploader
          cardId={draft.id}
          type="coverPhoto"
          label="Cover Photo"
          hint="Three times as wide as high, 1200x400 pixels."
          value={draft.coverPhoto}
          onChange={(coverPhoto) => store({ coverPhoto })}
        />
        <ImageUploader
          cardId={draft.id}
          type="logo"
          label="Logo"
          hint="Square, 250x250 pixels. Transparency is kept."
          value={draft.logoUrl}
          onChange={(logoUrl) => store({ logoUrl })}
        />
      </Panel>
    </div>
  )
}
