/** Access levels, which decide what a user may do (1 Basic … 5 System Admin). */
export const LEVEL = { basic: 1, professional: 2, enterprise: 3, editor: 4, admin: 5 } as const
export const MIN_LEVEL = LEVEL.basic
export const MAX_LEVEL = LEVEL.admin

/** Labels on the dashboard's Account Level tile; other levels are shown as Guest. */
const TILE_LABELS: Record<number, string> = { 1: 'Basic', 2: 'Professional', 3: 'Enterprise', 4: 'Admin', 5: 'Admin' }

export function tileLabel(level: number | undefined): string {
  return TILE_LABELS[level ?? 0] ?? 'Guest'
}

/** Maximum number of cards of a user; Infinity from level 4 on. */
export function cardLimit(level: number): number {
  if (level >= LEVEL.editor) return Infinity
  return level === LEVEL.enterprise ? 3 : 1
}

const LIMIT_HINTS: Record<number, string> = {
  1: 'Basic users are limited to 1 business card.',
  2: 'Manager users are limited to 1 business card.',
  3: 'Developer users are limited to 3 business cards.',
}

/** Sentence shown to a user who has reached the card limit. */
export function cardLimitHint(level: number): string {
  return LIMIT_HINTS[level] ?? LIMIT_HINTS[1]!
}

const SLUG_LEVEL_HINT = 'Level 1 users cannot edit the card URL slug'
const SLUG_OWNER_HINT = 'Only admins or the card owner can edit the URL slug'

/**
 * Why `editor` may not change the slug of a card of `ownerId`, or null when they may. Levels 4 and 5 may change every slug,
 * levels 2 and 3 those of their own cards.
 */
export function slugEditRefusal(editor: { id: number; accessLevel: number }, ownerId: number): string | null {
  if (editor.accessLevel >= LEVEL.editor) return null
  if (editor.accessLevel < LEVEL.professional) return SLUG_LEVEL_HINT
  return editor.id === ownerId ? null : SLUG_OWNER_HINT
}
