export const ACCESS_LEVELS = { basic: 1, professional: 2, enterprise: 3, editor: 4, admin: 5 } as const
export const ACCESS_LEVEL_MIN = ACCESS_LEVELS.basic
export const ACCESS_LEVEL_MAX = ACCESS_LEVELS.admin

// The specification names levels differently on the dashboard and in User Management. Everything else uses ACCESS_LEVEL_NAMES, and the
// level's number stands beside each name, so that people see that Professional and Manager are the same level.
const ACCESS_LEVEL_TILE_LABELS: Record<number, string> = { 1: 'Basic', 2: 'Professional', 3: 'Enterprise', 4: 'Admin', 5: 'Admin' }

export const accessLevelTileLabelOf = (level: number | undefined): string => ACCESS_LEVEL_TILE_LABELS[level ?? 0] ?? 'Guest'

/** Names of User Management. */
export const ACCESS_LEVEL_LABELS = { 1: 'User', 2: 'Manager', 3: 'Developer', 4: 'Admin', 5: 'System Admin' } as const

export const accessLevelLabelOf = (level: number): string => ACCESS_LEVEL_LABELS[level as keyof typeof ACCESS_LEVEL_LABELS] ?? 'Guest'

export const ACCESS_LEVEL_NAMES = { ...ACCESS_LEVEL_LABELS, 1: 'Basic', 2: 'Professional', 3: 'Enterprise' } as const

export const writeLevelNumber = (level: number): string => `level ${level}`

/** Writes a level with its number, such as "Professional · level 2". */
export const writeLevel = (level: number): string =>
  `${ACCESS_LEVEL_NAMES[level as keyof typeof ACCESS_LEVEL_NAMES] ?? 'Guest'} · ${writeLevelNumber(level)}`

/** Writes a level as User Management names it, such as "Manager · level 2". */
export const writeManagedLevel = (level: number): string => `${accessLevelLabelOf(level)} · ${writeLevelNumber(level)}`

export const MANAGED_LEVEL_OPTIONS = Object.keys(ACCESS_LEVEL_LABELS).map((level) => [level, writeManagedLevel(Number(level))] as const)
