import { imageVariants } from '../../schema/image.ts'
import type { Mark } from './theme.ts'

interface PictureProps extends ReturnType<Mark> {
  className?: string
  src: string
  alt: string
  /** Size in CSS pixels of an external image; an uploaded image has its size in its URL. */
  width: number
  height: number
  /** The img element's `sizes`: the width at which the theme shows it. */
  sizes: string
  lazy?: boolean
  /** Fetch priority. A `high` image is also preloaded. */
  priority?: 'high' | 'low'
}

/** An image of the card, with a `srcset` of its stored widths if it was uploaded. */
export function Picture({ className, src, alt, width, height, sizes, lazy, priority, ...marks }: PictureProps) {
  const known = imageVariants(src)
  return (
    <img
      {...marks}
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

/** The placeholder colour of an image while it loads; null if it is external or may be transparent. */
export function placeholderOf(src: string | null): string | null {
  return src?.endsWith('.jpg') ? (imageVariants(src)?.placeholder ?? null) : null
}
