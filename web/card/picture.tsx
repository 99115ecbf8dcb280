import { imageVariants } from '../../schema/image.ts'

interface PictureProps {
  className?: string
  src: string
  alt: string
  /** In CSS pixels, for a picture from elsewhere: an uploaded one says its own size. */
  width: number
  height: number
  /** How wide the theme shows it, as the img element's `sizes`. */
  sizes: string
  lazy?: boolean
  /** `high` is preloaded; `low` leaves the way to what is. */
  priority?: 'high' | 'low'
}

/** A picture of the card in the widths that are kept of it. One from elsewhere has its address alone. */
export function Picture({ className, src, alt, width, height, sizes, lazy, priority }: PictureProps) {
  const known = imageVariants(src)
  return (
    <img
      className={className}
      {...(known?.srcset && { srcSet: known.srcset, sizes: lazy ? `auto, ${sizes}` : sizes })}
      src={src}
      alt={alt}
      width={known?.width ?? width}
      height={known?.height ?? height}
      {...(lazy && { loading: 'lazy' })}
      {...(priority && { fetchPriority: priority })}
    />
  )
}

/** The colour that stands in for a picture until it has loaded; null where it would shine through. */
export function placeholderOf(src: string | null): string | null {
  return src?.endsWith('.jpg') ? (imageVariants(src)?.placeholder ?? null) : null
}
