import { type ReactNode, useState } from 'react'

interface AppImageProps {
  src: string
  alt: string
  className?: string | undefined
  fallback: ReactNode
}

/** Needs its URL as key, so that another picture is tried again. */
export function ImageWithFallback({ src, alt, className, fallback }: AppImageProps) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return fallback
  return <img src={src} alt={alt} className={className} onError={() => setBroken(true)} />
}
