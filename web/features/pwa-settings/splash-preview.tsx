import { ImageOff } from 'lucide-react'
import type { CSSProperties } from 'react'
import { DEFAULT_PWA_SETTINGS } from '../../../schema/pwa.ts'
import { Panel } from '../../ui/panel.tsx'
import { ImageWithFallback } from './image-with-fallback.tsx'
import { completeHexColor, isSixDigitHexColor, type PwaFormValues } from './form-values.ts'
import styles from './preview.module.css'

const COLORS = [
  { field: 'themeColor', name: 'Theme color' },
  { field: 'backgroundColor', name: 'Background color' },
] as const

export function SplashPreview({ form }: { form: PwaFormValues }) {
  const { enableSplashScreen, splashImage, icon512, appName } = form
  const shownImage = enableSplashScreen ? splashImage : null
  const colorOf = (field: (typeof COLORS)[number]['field']) => {
    const color = completeHexColor(form[field])
    return isSixDigitHexColor(color) ? color : DEFAULT_PWA_SETTINGS[field]
  }
  const placeholder = (
    <span className={styles.placeholder}>
      <ImageOff size={36} role="img" aria-label="The splash picture could not be loaded" />
    </span>
  )
  return (
    <Panel
      title="Splash screen"
      description={enableSplashScreen ? 'What a phone shows while the app starts.' : 'Switched off: the app starts with its icon and name.'}
    >
      <div className={styles.start}>
        <div className={styles.phone} style={{ backgroundColor: colorOf('backgroundColor') }}>
          <span className={styles.statusBar} style={{ background: colorOf('themeColor') }} />
          <div className={styles.splash}>
            {shownImage ? (
              <ImageWithFallback
                key={shownImage}
                src={shownImage}
                alt="Splash screen"
                className={styles.splashImage}
                fallback={placeholder}
              />
            ) : (
              <>
                <ImageWithFallback key={icon512} src={icon512} alt="Large icon" className={styles.splashIcon} fallback={placeholder} />
                <p className={styles.splashName} style={{ '--ground': colorOf('backgroundColor') } as CSSProperties} dir="auto">
                  {appName.trim() || 'App name'}
                </p>
              </>
            )}
          </div>
        </div>
        <dl className={styles.legend}>
          {COLORS.map(({ field, name }) => (
            <div key={field}>
              <dt>{name}</dt>
              <dd>
                <span className={styles.swatch} style={{ background: colorOf(field) }} />
                {colorOf(field)}
              </dd>
            </div>
          ))}
          <div>
            <dt>Picture</dt>
            <dd>{shownImage ? 'Your splash image' : 'The large icon and the app name'}</dd>
          </div>
        </dl>
      </div>
    </Panel>
  )
}
