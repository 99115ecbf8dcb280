import { PWA_ICON_SLOTS } from '../../../schema/image.ts'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ICONS_PANEL_TEXTS } from './icons-tab.tsx'
import styles from './pwa-settings.module.css'
import { SettingsLayout } from './settings-layout.tsx'

export function SettingsSkeleton({ userId }: { userId: number | undefined }) {
  return (
    <SettingsLayout userId={userId}>
      <div role="status" className={styles.skeleton}>
        <span className="visually-hidden">Loading PWA settings...</span>
        <div className={styles.skeletonTabs}>
          {PWA_ICON_SLOTS.map((slot) => (
            <Skeleton key={slot} height="44px" />
          ))}
        </div>
        <Panel {...ICONS_PANEL_TEXTS}>
          <div className={styles.zones}>
            {PWA_ICON_SLOTS.map((slot) => (
              <div key={slot} className={styles.zoneSkeleton}>
                <Skeleton height="100%" />
              </div>
            ))}
          </div>
        </Panel>
      </div>
    </SettingsLayout>
  )
}
