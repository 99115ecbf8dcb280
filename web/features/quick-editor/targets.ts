import { TEXT_FIELDS, type TextCardField } from '../../../schema/card-fields.ts'
import { IMAGE_KEYS, type QuickImage } from './images.ts'

/** The dialog that is open: only one thing of the card is edited at a time. */
export type Target =
  | { kind: 'field'; field: TextCardField }
  | { kind: 'image'; image: QuickImage }
  | { kind: 'social'; platform: string }
  | { kind: 'platform' }
  | { kind: 'theme' }

const SOCIAL = 'socialLinks.'

/** The dialog for the path of an invalid field (`title`, `socialLinks.twitter`), or null if this editor has none. */
export function targetOf(path: string): Target | null {
  if (path.startsWith(SOCIAL)) return path === SOCIAL ? null : { kind: 'social', platform: path.slice(SOCIAL.length) }
  const field = TEXT_FIELDS.find((key) => key === path)
  return field ? { kind: 'field', field } : null
}

/** The dialog for a field that an element of the card is marked with (`Mark` in web/card/theme.ts), or null. */
export function targetOfMark(field: string): Target | null {
  const image = IMAGE_KEYS.find((key) => key === field)
  return image ? { kind: 'image', image } : targetOf(field)
}

/** An area of the card's preview that opens a dialog, in CSS pixels from the card's upper left corner. */
export interface HitArea {
  target: Target
  left: number
  top: number
  width: number
  height: number
}

/** Half of 44 pixels, the least comfortable size of a touch target. */
const REACH = 22

function distance({ left, top, width, height }: HitArea, x: number, y: number): number {
  const dx = Math.max(left - x, 0, x - left - width)
  const dy = Math.max(top - y, 0, y - top - height)
  return Math.hypot(dx, dy)
}

/** The area nearest to a point, the smallest of several at the same distance; null if none is close enough. */
export function hitAreaAt(areas: HitArea[], x: number, y: number): HitArea | null {
  let best: { area: HitArea; away: number; size: number } | null = null
  for (const area of areas) {
    const away = distance(area, x, y)
    const size = area.width * area.height
    if (away > REACH) continue
    if (!best || away < best.away || (away === best.away && size < best.size)) best = { area, away, size }
  }
  return best?.area ?? null
}
