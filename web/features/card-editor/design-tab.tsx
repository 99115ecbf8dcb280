import { Palette } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { LEVEL } from '../../../schema/level.ts'
import { themeLabel } from '../../../schema/theme.ts'
import { Button } from '../../ui/button.tsx'
import { ImageUploader } from '../../images/image-uploader.tsx'
import { Panel } from '../../ui/panel.tsx'
import styles from './editor.module.css'
import type { TabProps } from './tabs.ts'
import { UnseenCss } from './unseen-css.tsx'

const ThemePicker = lazy(() => import('../../preview/theme-picker.tsx').then((module) => ({ default: module.ThemePicker })))

/** The look of the card and its pictures. A changed picture is saved at once: what was uploaded and never saved is swept away. */
export function DesignTab({ draft, user, unseenCss, edit, store, issues }: TabProps) {
  const [picking, setPicking] = useState(false)
  return (
    <div className={styles.groups}>
      {/* From level 3 on it is said where the CSS is edited. */}
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
