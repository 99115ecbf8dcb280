import { type ReactNode, useState } from 'react'

interface AppImageProps {
  src: string
  alt: string
  className?: string | undefined
  fallback: ReactNode
}

/** Use the URL as React key, so that a new picture is loaded even if the previous one failed. */
export function ImageWithFallback({ src, alt, className, fallback }: AppImageProps) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return fallback
  return <img src={src} alt={alt} className={className} onError={() => setBroken(true)} />
}
