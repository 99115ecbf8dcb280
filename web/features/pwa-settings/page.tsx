import { PWA_ICON_SLOTS } from '../../../schema/image.ts'
import { APP_PAGES } from '../../../schema/route.ts'
import { SITE_USER_ID } from '../../../schema/user-rules.ts'
import { useDraftSlot } from '../../editing/draft-lock.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { useSignedInUser } from '../../lib/user.ts'
import { Badge } from '../../ui/badge.tsx'
import { cx } from '../../ui/cx.ts'
import { PageLayout } from '../../ui/page.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ICONS_PANEL_TEXTS } from './icons-tab.tsx'
import styles from './pwa-settings.module.css'
import { readSettingsDraft, SETTINGS_DRAFT_SUBJECT } from './settings-draft.ts'
import { SettingsForm } from './settings-form.tsx'
import { usePwaSettings } from './use-pwa-settings.ts'

const SCOPE_TEXTS = {
  site: 'For the whole site: the app, and every card whose owner has saved no settings of their own.',
  own: 'For your cards, and for the app while you are signed in.',
}

export function PwaSettingsPage() {
  const { title } = APP_PAGES.pwaSettings
  usePageTitle(title)
  const { user } = useSignedInUser()
  const slot = useDraftSlot(user?.id, SETTINGS_DRAFT_SUBJECT, readSettingsDraft)
  const settings = usePwaSettings()
  return (
    <PageLayout
      title={title}
      badges={<Badge tone="brand">Admin</Badge>}
      description={user ? SCOPE_TEXTS[user.id === SITE_USER_ID ? 'site' : 'own'] : <Skeleton width="20em" height="1.5em" />}
    >
      {user && slot && settings ? <SettingsForm key={user.id} settings={settings} userId={user.id} slot={slot} /> : <SettingsSkeleton />}
    </PageLayout>
  )
}

function SettingsSkeleton() {
  return (
    <div role="status" className={cx('stack-6', styles.skeleton)}>
      <span className="visually-hidden">Loading PWA settings...</span>
      <div className={styles.skeletonTabs}>
        {PWA_ICON_SLOTS.map((slot) => (
          <Skeleton key={slot} height="44px" />
        ))}
      </div>
      <Panel {...ICONS_PANEL_TEXTS}>
        <div className={cx('stack-5', styles.zones)}>
          {PWA_ICON_SLOTS.map((slot) => (
            <div key={slot} className={styles.zoneSkeleton}>
              <Skeleton height="100%" />
            </div>
          ))}
        </div>
      </Panel>
    </div>
  )
}
