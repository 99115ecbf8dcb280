import { APP_PAGES } from '../../../schema/route.ts'
import { useDraftSlot } from '../../editing/draft-lock.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { readSettingsDraft, SETTINGS_DRAFT_SUBJECT } from './settings-draft.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSkeleton } from './settings-skeleton.tsx'
import { usePwaSettings } from './use-pwa-settings.ts'

export function PwaSettingsPage() {
  usePageTitle(APP_PAGES.pwaSettings.title)
  const { user } = useSignedInUser()
  const slot = useDraftSlot(user?.id, SETTINGS_DRAFT_SUBJECT, readSettingsDraft)
  const settings = usePwaSettings()
  if (!user || !slot || !settings) return <SettingsSkeleton userId={user?.id} />
  return <SettingsForm key={user.id} settings={settings} userId={user.id} slot={slot} />
}
