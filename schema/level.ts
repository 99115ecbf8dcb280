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
