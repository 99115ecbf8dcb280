import { ImageOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { cx } from '../../ui/cx.ts'
import {
  GUIDE_PICTURE_SCHEMES,
  type GuidePictureName,
  type GuidePictureColorScheme,
  guidePictureFileOf,
  guidePictureRuleOf,
  isNarrowPicture,
  isPagePicture,
} from './content/pictures.ts'
import styles from './picture.module.css'

const URLS = import.meta.glob<string>('./pictures/*.avif', { eager: true, query: '?url&no-inline', import: 'default' })

export function GuidePicture({ name }: { name: GuidePictureName }) {
  const { alt, oneColorScheme } = guidePictureRuleOf(name)
  const schemes = oneColorScheme ? (['light'] as const) : GUIDE_PICTURE_SCHEMES
  return (
    <figure className={cx(styles.figure, !isNarrowPicture(name) && styles.wide, isPagePicture(name) && styles.whole)}>
      {schemes.map((scheme) => (
        <ThemedImage key={scheme} name={name} alt={alt} scheme={scheme} only={oneColorScheme === true} />
      ))}
    </figure>
  )
}

function ThemedImage({ name, alt, scheme, only }: { name: GuidePictureName; alt: string; scheme: GuidePictureColorScheme; only: boolean }) {
  const { width, height } = guidePictureRuleOf(name)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const retry = () => setFailed(false)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  const shown = cx(!only && (scheme === 'light' ? styles.light : styles.dark))
  if (failed)
    return (
      <div className={cx(styles.missing, shown)} role="img" aria-label={alt}>
        <ImageOff aria-hidden />
        <p>{alt}</p>
        <p className={styles.why}>The picture needs a network.</p>
      </div>
    )
  return (
    <img
      className={cx(styles.image, shown)}
      src={URLS[`./pictures/${guidePictureFileOf(name, scheme)}`]}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  )
}
