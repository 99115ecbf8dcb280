import { type UpdateCard } from '../../schema/card.ts'
import { SLUG_CHANGES_A_DAY, SLUG_CHANGES_USED } from '../../schema/slug.ts'
import { LEVEL, slugEditRefusal } from '../../schema/level.ts'
import type { CardRow, Db, UserRow } from '../platform/db.ts'
import { AppError, conflict, forbidden, notFound, tooMany } from '../platform/errors.ts'
import { changesAdvanced, patchOf } from './fields.ts'
import { getCard } from './queries.ts'
import { writeCard } from './write-queries.ts'

const DAY = 86_400_000
/** How often an update is retried because another update was written first. */
const TRIES_MAX = 50
/** Maximum random pause before a retry, in ms, times the number of attempts. It spreads simultaneous updates. */
const PAUSE = 5

/**
 * Applies the fields in `body` to a card, all or none. The caller has checked that `editor` may act on the card, and publishes
 * it afterwards. Throws 403 for a slug, custom CSS or embeds that the editor may not change, 409 for a stale `updatedAt` or a
 * slug that is taken, 429 if the slug changed too often today.
 */
export async function updateCard(db: Db, editor: Pick<UserRow, 'id' | 'accessLevel'>, cardId: number, body: UpdateCard): Promise<CardRow> {
  const expected = body.updatedAt === undefined ? null : Date.parse(body.updatedAt)
  for (let attempt = 0; attempt < TRIES_MAX; attempt++) {
    if (attempt > 0) await scheduler.wait(Math.random() * PAUSE * Math.min(attempt, 20))
    const stored = await getCard(db, cardId)
    if (!stored) throw notFound('cardNotFound')
    if (expected !== null && expected !== stored.updatedAt) throw conflict('cardChanged')
    const patch = patchOf(stored, body)
    if (editor.accessLevel < LEVEL.enterprise && changesAdvanced(patch, stored)) throw forbidden('advancedLevel')
    const slug = body.slug !== undefined && body.slug !== stored.slug ? body.slug : null
    const refusal = slug === null ? null : slugEditRefusal(editor, stored.userId)
    if (refusal) throw new AppError(403, refusal, { code: 'slugLevel' })

    const now = Date.now()
    const result = await writeCard(db, stored, patch, slug, { now, since: now - DAY, changesMax: SLUG_CHANGES_A_DAY })
    if (result.card) return result.card
    if (result.reason === 'taken') throw conflict('slugTaken')
    if (result.reason === 'often')
      throw tooMany(Math.max(1, Math.ceil((result.oldest + DAY - now) / 1000)), SLUG_CHANGES_USED, 'slugChangesUsed')
  }
  throw conflict('cardChanged')
}
