export const ACCESS_LEVELS = { basic: 1, professional: 2, enterprise: 3, editor: 4, admin: 5 } as const
export const ACCESS_LEVEL_MIN = ACCESS_LEVELS.basic
export const ACCESS_LEVEL_MAX = ACCESS_LEVELS.admin

const ACCESS_LEVEL_TILE_LABELS: Record<number, string> = { 1: 'Basic', 2: 'Professional', 3: 'Enterprise', 4: 'Admin', 5: 'Admin' }

export const accessLevelTileLabelOf = (level: number | undefined): string => ACCESS_LEVEL_TILE_LABELS[level ?? 0] ?? 'Guest'

export const ACCESS_LEVEL_LABELS = { 1: 'User', 2: 'Manager', 3: 'Developer', 4: 'Admin', 5: 'System Admin' } as const

export const accessLevelLabelOf = (level: number): string => ACCESS_LEVEL_LABELS[level as keyof typeof ACCESS_LEVEL_LABELS] ?? 'Guest'
