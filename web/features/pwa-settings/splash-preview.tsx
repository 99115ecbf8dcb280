import { ImageOff } from 'lucide-react'
import { DEFAULT_PWA_SETTINGS } from '../../../schema/pwa.ts'
import { readableTextColorOn } from '../../card/color.ts'
import { Panel } from '../../ui/panel.tsx'
import { AppImage } from './app-image.tsx'
import { isColor, type PwaFormValues } from './form-values.ts'
import styles from './preview.module.css'

/** What is on a phone's screen while the app starts. */
export function SplashPreview({ form }: { form: PwaFormValues }) {
  const { enableSplashScreen, splashImage, icon512, appName } = form
  const colorOf = (field: 'themeColor' | 'backgroundColor') => (isColor(form[field]) ? form[field] : DEFAULT_PWA_SETTINGS[field])
  const background = colorOf('backgroundColor')
  const color = readableTextColorOn(background)
  const placeholder = (
    <span className={styles.placeholder}>
      <ImageOff role="img" aria-label="The splash picture could not be loaded" />
    </span>
  )
  return (
    <Panel
      title="Splash screen"
      description={
        !enableSplashScreen
          ? 'Your own splash screen is off: the app starts with its icon and name.'
          : splashImage
            ? 'Your splash image on the background color.'
            : 'Without a splash image: the large icon and the app name.'
      }
    >
      <div className={styles.phone} style={{ background, color }}>
        <span className={styles.statusBar} style={{ background: colorOf('themeColor') }} />
        <div className={styles.splash}>
          {enableSplashScreen && splashImage ? (
            <AppImage key={splashImage} src={splashImage} alt="Splash screen" className={styles.splashImage} fallback={placeholder} />
          ) : (
            <>
              <AppImage key={icon512} src={icon512} alt="Large icon" className={styles.splashIcon} fallback={placeholder} />
              <p className={styles.splashName} dir="auto">
                {appName.trim() || 'App name'}
              </p>
            </>
          )}
        </div>
      </div>
    </Panel>
  )
}
