import { eq, sql } from 'drizzle-orm'
import type { StopSwitchName } from '../../schema/stop-switch.ts'
import { stopSwitchesTable } from '../../schema/tables/users.ts'
import { createAuditEntry } from './audit-queries.ts'
import type { Db } from './db.ts'

/** Lists the stopped parts of the site. */
export const listStopSwitches = (db: Db) => db.select().from(stopSwitchesTable)

/** Stops or starts a part of the site. Writes nothing if it is so already. */
export async function setStopSwitch(db: Db, name: StopSwitchName, stopped: boolean, actorId: number, now: number): Promise<void> {
  const isStopped = (await db.$count(stopSwitchesTable, eq(stopSwitchesTable.name, name))) > 0
  if (isStopped === stopped) return
  await db.batch([
    stopped
      ? db
          .insert(stopSwitchesTable)
          .values({ name, stoppedAt: now })
          .onConflictDoUpdate({ target: stopSwitchesTable.name, set: { stoppedAt: sql`stopped_at` } })
      : db.delete(stopSwitchesTable).where(eq(stopSwitchesTable.name, name)),
    createAuditEntry(db, { actorId, action: stopped ? 'service-stopped' : 'service-started', detail: { [name]: 1 } }),
  ])
}
