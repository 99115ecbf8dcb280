import { inArray, sql } from 'drizzle-orm'
import { DEFAULT_PWA_SETTINGS, type PwaSettings } from '../../schema/pwa.ts'
import type { SavePwaSettingsBody } from '../../schema/pwa-body.ts'
import { SITE_USER_ID } from '../../schema/user-rules.ts'
import { pwaSettingsTable } from '../../schema/tables/users.ts'
import type { Db } from '../platform/db.ts'

/** Settings of the installable app. `ownerId` is null for the default settings. */
export interface OwnedPwaSettings {
  settings: PwaSettings
  ownerId: number | null
}

function toPwaSettings({ userId: _userId, updatedAt: _updatedAt, ...settings }: typeof pwaSettingsTable.$inferSelect): PwaSettings {
  return settings
}

export async function getPwaSettings(db: Db, ownerId: number | null): Promise<OwnedPwaSettings> {
  const rows = await db
    .select()
    .from(pwaSettingsTable)
    .where(inArray(pwaSettingsTable.userId, [ownerId ?? SITE_USER_ID, SITE_USER_ID]))
  const row = rows.find((found) => found.userId === ownerId) ?? rows[0]
  return row ? { settings: toPwaSettings(row), ownerId: row.userId } : { settings: DEFAULT_PWA_SETTINGS, ownerId: null }
}

/** Stores settings of the installable app. Fields that `patch` lacks keep their value, or get the default. */
export async function updatePwaSettings(db: Db, ownerId: number, patch: SavePwaSettingsBody, now: number): Promise<PwaSettings> {
  const { icons = {}, ...fields } = patch
  const set = { ...fields, icons: sql`json_patch(${pwaSettingsTable.icons}, ${JSON.stringify(icons)})`, updatedAt: now }
  const [row] = await db
    .insert(pwaSettingsTable)
    .values({ ...DEFAULT_PWA_SETTINGS, ...fields, icons: { ...DEFAULT_PWA_SETTINGS.icons, ...icons }, userId: ownerId, updatedAt: now })
    .onConflictDoUpdate({ target: pwaSettingsTable.userId, set })
    .returning()
  return toPwaSettings(row!)
}
