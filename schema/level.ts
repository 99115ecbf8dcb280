export const ACCESS_LEVELS = { basic: 1, professional: 2, enterprise: 3, editor: 4, admin: 5 } as const
export const ACCESS_LEVEL_MIN = ACCESS_LEVELS.basic
export const ACCESS_LEVEL_MAX = ACCESS_LEVELS.admin

/** Names of User Management. */
export const ACCESS_LEVEL_LABELS = { 1: 'User', 2: 'Manager', 3: 'Developer', 4: 'Admin', 5: 'System Admin' } as const

export const accessLevelLabelOf = (level: number): string => ACCESS_LEVEL_LABELS[level as keyof typeof ACCESS_LEVEL_LABELS] ?? 'Guest'

// The specification names levels differently on the dashboard and in User Management. Everything else uses ACCESS_LEVEL_NAMES with the
// level's number beside it, so that people see that Professional and Manager are the same level. Only plans are offered without a number.
export const ACCESS_LEVEL_NAMES = { ...ACCESS_LEVEL_LABELS, 1: 'Basic', 2: 'Professional', 3: 'Enterprise' } as const
/** The price list's name for level 1. */
export const STARTER_PLAN_NAME = 'Starter'
const ACCESS_LEVEL_TILE_LABELS: Record<number, string> = { ...ACCESS_LEVEL_NAMES, 5: 'Admin' }

/** Names of the dashboard and of the plans. */
export const accessLevelTileLabelOf = (level: number | undefined): string => ACCESS_LEVEL_TILE_LABELS[level ?? 0] ?? 'Guest'

export const writeLevelNumber = (level: number): string => `level ${level}`

/** Writes a level with its number, such as "Professional · level 2". Level 1 also gets the name by which the price list sells it. */
export function writeLevel(level: number): string {
  const name = ACCESS_LEVEL_NAMES[level as keyof typeof ACCESS_LEVEL_NAMES] ?? 'Guest'
  return `${name}${level === ACCESS_LEVELS.basic ? ` (${STARTER_PLAN_NAME})` : ''} · ${writeLevelNumber(level)}`
}

/** Writes a level as User Management names it, such as "Manager · level 2". */
export const writeManagedLevel = (level: number): string => `${accessLevelLabelOf(level)} · ${writeLevelNumber(level)}`

export const MANAGED_LEVEL_OPTIONS = Object.keys(ACCESS_LEVEL_LABELS).map((level) => [level, writeManagedLevel(Number(level))] as const)

/** The levels that somebody of a level may grant: nobody grants more than they have. */
export const grantableLevelOptionsOf = (level: number) => MANAGED_LEVEL_OPTIONS.filter(([option]) => Number(option) <= level)
