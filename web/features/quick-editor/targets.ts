import { TEXT_FIELDS, type TextCardField } from '../../../schema/card-fields.ts'
import type { QuickImage } from './images.ts'

/** What of the card is being edited: one thing at a time. */
export type Target =
  | { kind: 'field'; field: TextCardField }
  | { kind: 'image'; image: QuickImage }
  | { kind: 'social'; platform: string }
  | { kind: 'platform' }
  | { kind: 'theme' }

/** Where a complaint about a field of the card (`title`, `socialLinks.twitter`) can be answered; null if not here. */
export function targetOf(path: string): Target | null {
  const [field, platform] = path.split('.')
  if (field === 'socialLinks' && platform) return { kind: 'social', platform }
  const text = TEXT_FIELDS.find((key) => key === field)
  return text ? { kind: 'field', field: text } : null
}

/** The place of something editable on the drawn card, in CSS pixels from the card's upper left corner. */
export interface Part {
  target: Target
  left: number
  top: number
  width: number
  height: number
}

/** Half of the 44 pixels that a finger needs. */
const REACH = 22

function distance({ left, top, width, height }: Part, x: number, y: number): number {
  const dx = Math.max(left - x, 0, x - left - width)
  const dy = Math.max(top - y, 0, y - top - height)
  return Math.hypot(dx, dy)
}

/**
 * What a tap at this point means: the smallest part below it (a name that lies on a picture), otherwise the nearest one
 * within a finger's reach; null for none.
 */
export function partAt(parts: Part[], x: number, y: number): Part | null {
  let best: { part: Part; away: number; area: number } | null = null
  for (const part of parts) {
    const away = distance(part, x, y)
    const area = part.width * part.height
    if (away > REACH) continue
    if (!best || away < best.away || (away === best.away && area < best.area)) best = { part, away, area }
  }
  return best?.part ?? null
}
