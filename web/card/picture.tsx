import { imageVariantsOfUrl } from '../../schema/image.ts'
import type { FieldMarker } from './theme.ts'

interface CardPictureProps extends ReturnType<FieldMarker> {
  className?: string
  src: string
  alt: string
  /** Size of an external image in CSS pixels. The URL of an uploaded image contains its size. */
  width: number
  height: number
  /** The attribute `sizes`: the width at which the theme shows the image. */
  sizes: string
  lazy?: boolean
  /** The stored widths that the browser may choose from, besides the full one; all if absent. Few make the page smaller. */
  widths?: readonly number[]
  /** The browser's fetch priority. With `high`, React also preloads the image. */
  priority?: 'high' | 'low'
}

/** An uploaded image is stored in several widths, which the `srcset` offers to the browser. */
export function CardPicture({ className, src, alt, width, height, sizes, lazy, widths, priority, ...marks }: CardPictureProps) {
  const known = imageVariantsOfUrl(src, widths)
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

/** Returns the colour shown while an image loads; null if the image is external or may be transparent. */
export function placeholderColorOf(src: string | null): string | null {
  return src?.endsWith('.jpg') ? (imageVariantsOfUrl(src)?.placeholder ?? null) : null
}
