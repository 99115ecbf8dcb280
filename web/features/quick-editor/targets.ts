import { CARD_TEXT_FIELD_NAMES, type CardTextFieldName } from '../../../schema/card-fields.ts'
import { LOOK_FIELD_NAMES } from '../../card/look.ts'
import { QUICK_EDITOR_IMAGE_FIELDS, type QuickEditorImageField } from './fields.ts'

export type EditDialogTarget =
  | { kind: 'field'; field: CardTextFieldName }
  | { kind: 'image'; image: QuickEditorImageField }
  | { kind: 'social'; platform: string }
  | { kind: 'platform' }
  | { kind: 'theme' }
  | { kind: 'look' }
  | { kind: 'language' }

const SOCIAL_FIELD_PATH_PREFIX = 'socialLinks.'

/** Returns the dialog that edits the card field with this path, such as `socialLinks.twitter`, or null if there is none. */
export function findDialogForFieldPath(path: string): EditDialogTarget | null {
  if (path.startsWith(SOCIAL_FIELD_PATH_PREFIX))
    return path === SOCIAL_FIELD_PATH_PREFIX ? null : { kind: 'social', platform: path.slice(SOCIAL_FIELD_PATH_PREFIX.length) }
  if ((LOOK_FIELD_NAMES as string[]).includes(path)) return { kind: 'look' }
  if (/^(language$|secondTexts\b)/.test(path)) return { kind: 'language' }
  const field = CARD_TEXT_FIELD_NAMES.find((key) => key === path)
  return field ? { kind: 'field', field } : null
}

export function findDialogForFieldAttribute(field: string): EditDialogTarget | null {
  const image = QUICK_EDITOR_IMAGE_FIELDS.find((key) => key === field)
  return image ? { kind: 'image', image } : findDialogForFieldPath(field)
}

/** An area of the card's preview on which a tap opens a dialog. Its unit is CSS pixels from the card's upper left corner. */
export interface TappableArea {
  target: EditDialogTarget
  left: number
  top: number
  width: number
  height: number
}

/** A tap may miss an area by this many pixels. It is half of 44 px, the minimum size of a touch target. */
const TAP_TOLERANCE_PX = 22

function measureDistanceToHitArea({ left, top, width, height }: TappableArea, x: number, y: number): number {
  const dx = Math.max(left - x, 0, x - left - width)
  const dy = Math.max(top - y, 0, y - top - height)
  return Math.hypot(dx, dy)
}

/** Returns the tappable area nearest to a point, or null if none is close. Of equally close areas, the smallest wins. */
export function findNearestTappableArea(areas: TappableArea[], x: number, y: number): TappableArea | null {
  let best: { area: TappableArea; away: number; size: number } | null = null
  for (const area of areas) {
    const away = measureDistanceToHitArea(area, x, y)
    const size = area.width * area.height
    if (away > TAP_TOLERANCE_PX) continue
    if (!best || away < best.away || (away === best.away && size < best.size)) best = { area, away, size }
  }
  return best?.area ?? null
}
