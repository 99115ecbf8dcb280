import { ACCESS_LEVEL_LABELS } from '../../../schema/level.ts'

/** The name of an access level in User Management. */
export const accessLevelLabelOf = (level: number): string =>
  ACCESS_LEVEL_LABELS[level as keyof typeof ACCESS_LEVEL_LABELS] ?? `level ${level}`
