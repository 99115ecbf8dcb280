import { ImageIcon, type LucideIcon, Shapes, UserRound } from 'lucide-react'
import type { Card } from '../../../schema/card.ts'
import type { ImageType } from '../../../schema/image.ts'

interface ImageRule {
  field: 'profilePicture' | 'coverPhoto' | 'logoUrl'
  label: string
  /** Short label, for below an icon. */
  short: string
  hint: string
  icon: LucideIcon
}

/** The images of the card that have a dialog of their own. */
export const IMAGES = {
  profilePicture: {
    field: 'profilePicture',
    label: 'Profile Picture',
    short: 'Picture',
    hint: 'Square, 400x400 pixels or more.',
    icon: UserRound,
  },
  coverPhoto: {
    field: 'coverPhoto',
    label: 'Cover Photo',
    short: 'Cover',
    hint: 'Three times as wide as high, 1200x400 pixels.',
    icon: ImageIcon,
  },
  logo: { field: 'logoUrl', label: 'Logo', short: 'Logo', hint: 'Square, 250x250 pixels. Transparency is kept.', icon: Shapes },
} as const satisfies Partial<Record<ImageType, ImageRule & { field: keyof Card }>>

export type QuickImage = keyof typeof IMAGES
export const IMAGE_KEYS = Object.keys(IMAGES) as QuickImage[]
