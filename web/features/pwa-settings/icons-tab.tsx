import { PWA_ICON_SIDES_PX, PWA_ICON_SLOTS, type PwaIconSlot } from '../../../schema/image.ts'
import { DEFAULT_PWA_SETTINGS } from '../../../schema/pwa.ts'
import { cx } from '../../ui/cx.ts'
import { Panel } from '../../ui/panel.tsx'
import { PwaImageUploader } from './image-zone.tsx'
import styles from './pwa-settings.module.css'
import { IconSafeZone } from './safe-zone.tsx'
import type { SettingsSectionProps } from './use-settings-form.ts'

export const ICONS_PANEL_TEXTS = { title: 'Icons', description: 'Square pictures look best. Others get a transparent margin.' }

const ICON_TEXTS: Record<PwaIconSlot, { label: string; hint: string }> = {
  icon192: { label: 'App icon', hint: 'For home screens and app lists.' },
  icon512: { label: 'Large icon', hint: 'For start screens and stores.' },
  iconMaskable: { label: 'Maskable icon', hint: 'Keep your design within the inner 80% safe zone. Devices may cut off the rest.' },
}

export function IconsTab(section: SettingsSectionProps) {
  return (
    <Panel {...ICONS_PANEL_TEXTS}>
      <div className={cx('stack-5', styles.zones)}>
        {PWA_ICON_SLOTS.map((slot) => (
          <PwaImageUploader
            key={slot}
            {...section}
            {...ICON_TEXTS[slot]}
            slot={slot}
            fallback={DEFAULT_PWA_SETTINGS.icons[slot]}
            size={`${PWA_ICON_SIDES_PX[slot]}x${PWA_ICON_SIDES_PX[slot]}`}
            overlay={slot === 'iconMaskable' && <IconSafeZone />}
            resetLabel="Use default icon"
          />
        ))}
      </div>
    </Panel>
  )
}
