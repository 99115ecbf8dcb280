import { Eye, ImageUp, type LucideIcon, Palette } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { PwaSettings } from '../../../schema/pwa.ts'
import { APP_PAGES } from '../../../schema/route.ts'
import type { DraftSlot } from '../../editing/draft-lock.ts'
import { UnsavedWorkGuard } from '../../editing/leave-guard.tsx'
import { RestoredDraftAlert } from '../../editing/restored-draft-alert.tsx'
import { useUploadInProgress } from '../../images/uploads-in-progress.ts'
import { focusFirstInvalidControl } from '../../lib/form.ts'
import { focusElementOrMain } from '../../ui/focus-main.ts'
import { SaveBar } from '../../ui/save-bar.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AppearanceTab } from './appearance-tab.tsx'
import { pwaSettingsTabOfField } from './form-values.ts'
import { IconsTab } from './icons-tab.tsx'
import { PreviewTab } from './preview-tab.tsx'
import type { StoredSettingsDraft } from './settings-draft.ts'
import { useImageUploads } from './use-image-uploads.ts'
import { useSettingsForm } from './use-settings-form.ts'

export function SettingsForm({ settings, userId, slot }: { settings: PwaSettings; userId: number; slot: DraftSlot<StoredSettingsDraft> }) {
  const editing = useSettingsForm(settings, userId, slot)
  const { form, errors, refusals, isDirty, saving, restoredAt, change, showError, save, discard, closeRestoredNotice } = editing
  const images = useImageUploads((image, url) => change({ [image]: url }))
  const uploading = useUploadInProgress()
  const [tab, setTab] = useState('icons')
  const element = useRef<HTMLFormElement>(null)

  const [seenRefusals, setSeenRefusals] = useState(refusals)
  if (seenRefusals !== refusals) {
    setSeenRefusals(refusals)
    const invalid = Object.keys(errors).map(pwaSettingsTabOfField)
    if (invalid[0] && !invalid.some((other) => other === tab)) setTab(invalid[0])
  }
  useEffect(() => {
    if (refusals > 0 && element.current) focusFirstInvalidControl(element.current)
  }, [refusals])

  const section = { form, errors, change, showError, ...images }
  return (
    <>
      {restoredAt !== null && (
        <RestoredDraftAlert
          at={restoredAt}
          consequence="The settings stay as they were last saved."
          onContinue={closeRestoredNotice}
          onDiscard={discard}
        />
      )}
      <form
        ref={element}
        className="stack-6"
        noValidate
        aria-label={APP_PAGES.pwaSettings.title}
        onSubmit={(event) => {
          event.preventDefault()
          void save().then(() => document.activeElement === document.body && focusElementOrMain())
        }}
      >
        <Tabs
          side
          label="Sections of the settings"
          value={tab}
          onChange={setTab}
          tabs={[
            { value: 'icons', label: withIcon(ImageUp, 'Icons'), content: <IconsTab {...section} /> },
            { value: 'appearance', label: withIcon(Palette, 'Appearance'), content: <AppearanceTab {...section} /> },
            { value: 'preview', label: withIcon(Eye, 'Preview'), content: <PreviewTab form={form} /> },
          ]}
        />
        <SaveBar
          dirty={isDirty}
          saving={saving}
          status={uploading ? 'Uploading picture...' : isDirty ? 'Unsaved changes' : 'No unsaved changes'}
          label="Save PWA Settings"
        />
      </form>
      <UnsavedWorkGuard active={isDirty} />
    </>
  )
}

const withIcon = (Icon: LucideIcon, text: string) => (
  <>
    <Icon aria-hidden />
    {text}
  </>
)
