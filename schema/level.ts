/** Access levels of users, which decide what a user may do (1 Basic … 5 System Admin). */
export const ACCESS_LEVELS = { basic: 1, professional: 2, enterprise: 3, editor: 4, admin: 5 } as const
export const ACCESS_LEVEL_MIN = ACCESS_LEVELS.basic
export const ACCESS_LEVEL_MAX = ACCESS_LEVELS.admin

/** Names of access levels on the dashboard tile "Account Level". Any other level is shown as Guest. */
const ACCESS_LEVEL_TILE_LABELS: Record<number, string> = { 1: 'Basic', 2: 'Professional', 3: 'Enterprise', 4: 'Admin', 5: 'Admin' }

export const accessLevelTileLabelOf = (level: number | undefined): string => ACCESS_LEVEL_TILE_LABELS[level ?? 0] ?? 'Guest'

/** Names of access levels in User Management, by level. */
export const ACCESS_LEVEL_LABELS = { 1: 'User', 2: 'Manager', 3: 'Developer', 4: 'Admin', 5: 'System Admin' } as const

/** The name of an access level in User Management and Account Settings. Any other level is shown as Guest, as on the dashboard. */
export const accessLevelLabelOf = (level: number): string => ACCESS_LEVEL_LABELS[level as keyof typeof ACCESS_LEVEL_LABELS] ?? 'Guest'

/** Maximum number of cards that a user of this access level may have; Infinity from level 4 on. */
export function cardLimitOfLevel(level: number): number {
  if (level >= ACCESS_LEVELS.editor) return Infinity
  return level === ACCESS_LEVELS.enterprise ? 3 : 1
}

const CARD_LIMIT_HINTS: Record<number, string> = {
  1: 'Basic users are limited to 1 business card.',
  2: 'Manager users are limited to 1 business card.',
  3: 'Developer users are limited to 3 business cards.',
}

export const cardLimitHintOf = (level: number): string => CARD_LIMIT_HINTS[level] ?? CARD_LIMIT_HINTS[1]!

const SLUG_EDIT_LEVEL_HINT = 'Level 1 users cannot edit the card URL slug'
const SLUG_EDIT_OWNER_HINT = 'Only admins or the card owner can edit the URL slug'

/**
 * Returns why the user `editor` may not change the slug of a card owned by `ownerId`, or null if the user may. Users of levels 4
 * and 5 may change every slug, users of levels 2 and 3 only the slugs of their own cards.
 */
export function explainSlugEditRefusal(editor: { id: number; accessLevel: number }, ownerId: number): string | null {
  if (editor.accessLevel >= ACCESS_LEVELS.editor) return null
  if (editor.accessLevel < ACCESS_LEVELS.professional) return SLUG_EDIT_LEVEL_HINT
  return editor.id === ownerId ? null : SLUG_EDIT_OWNER_HINT
}
