import { ImageOff } from 'lucide-react'
import { useState } from 'react'
import { Panel } from '../../ui/panel.tsx'
import { Switch } from '../../ui/switch.tsx'
import { cx } from '../../ui/cx.ts'
import { ImageWithFallback } from './image-with-fallback.tsx'
import type { PwaFormValues } from './form-values.ts'
import styles from './preview.module.css'
import { IconSafeZone } from './safe-zone.tsx'
import { SplashPreview } from './splash-preview.tsx'

export function PreviewTab({ form }: { form: PwaFormValues }) {
  const [showsSafeZone, setShowsSafeZone] = useState(false)
  const platforms = [
    { name: 'Android', style: styles.android, icon: form.iconMaskable, note: 'The maskable icon, cut to a circle.' },
    { name: 'iOS', style: styles.ios, icon: form.icon192, note: 'The app icon at 180 px, with round corners and on black.' },
    { name: 'Desktop', style: undefined, icon: form.icon512, note: 'The large icon as it is.' },
  ]
  return (
    <div className="stack-4">
      <Panel title="On the home screen" description="Devices differ a little from one another.">
        <div className="stack-5">
          <ul className={cx('stack-4', styles.tiles)}>
            {platforms.map(({ name, style, icon, note }) => (
              <li key={name} className={styles.tile}>
                <h3 className="label-text">{name}</h3>
                <div className={styles.screen}>
                  <span className={cx(styles.icon, style)}>
                    <ImageWithFallback
                      key={icon}
                      src={icon}
                      alt={`App icon on ${name}`}
                      fallback={
                        <span className={styles.broken}>
                          <ImageOff role="img" aria-label={`The icon for ${name} could not be loaded`} />
                        </span>
                      }
                    />
                    {name === 'Android' && showsSafeZone && <IconSafeZone />}
                  </span>
                  <span className={styles.name} dir="auto">
                    {form.shortName.trim() || 'Short name'}
                  </span>
                </div>
                <p className="small-muted">{note}</p>
              </li>
            ))}
          </ul>
          <Switch
            label="Show the safe zone"
            hint="The circle on the Android icon that no device cuts off."
            checked={showsSafeZone}
            onChange={setShowsSafeZone}
          />
        </div>
      </Panel>
      <SplashPreview form={form} />
    </div>
  )
}
