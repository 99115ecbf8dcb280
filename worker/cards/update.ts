import { type UpdateCardBody } from '../../schema/card.ts'
import { SLUG_CHANGES_PER_DAY_MAX, SLUG_CHANGE_LIMIT_MESSAGE } from '../../schema/slug.ts'
import { explainSlugEditRefusal, levelAllows } from '../../schema/capabilities.ts'
import type { CardRow, Db, UserRow } from '../platform/db.ts'
import { AppError, conflictError, forbiddenError, notFoundError, tooManyRequestsError } from '../platform/errors.ts'
import { refuseBlockedHosts } from './blocked-hosts.ts'
import { hasAdvancedFieldChanges, toCardPatch } from './fields.ts'
import { getCardById } from './queries.ts'
import { updateCardFields } from './write-queries.ts'

const DAY_MS = 86_400_000
const CARD_UPDATE_TRIES_MAX = 50
/** Random pauses spread simultaneous updates of one card. */
const CARD_UPDATE_RETRY_PAUSE_MS = 5

/**
 * Changes a card by the fields of a request body, all or none. The caller must check the access of `editor` and publish the card. Throws
 * 400 for a link to a blocked host, 403 for fields above the editor's level, 409 for a stale `updatedAt` or a taken slug, 429 for too many
 * slug changes.
 */
export async function updateCard(
  db: Db,
  editor: Pick<UserRow, 'id' | 'accessLevel'>,
  cardId: number,
  body: UpdateCardBody,
): Promise<CardRow> {
  const expected = body.updatedAt === undefined ? null : Date.parse(body.updatedAt)
  for (let attempt = 0; attempt < CARD_UPDATE_TRIES_MAX; attempt++) {
    if (attempt > 0) await scheduler.wait(Math.random() * CARD_UPDATE_RETRY_PAUSE_MS * Math.min(attempt, 20))
    const stored = await getCardById(db, cardId)
    if (!stored) throw notFoundError('cardNotFound')
    if (expected !== null && expected !== stored.updatedAt) throw conflictError('cardChanged')
    const patch = toCardPatch(stored, body)
    refuseBlockedHosts(patch)
    if (!levelAllows(editor.accessLevel, 'useAdvancedFields') && hasAdvancedFieldChanges(patch, stored))
      throw forbiddenError('advancedLevel')
    const slug = body.slug !== undefined && body.slug !== stored.slug ? body.slug : null
    const refusal = slug === null ? null : explainSlugEditRefusal(editor, stored.userId)
    if (refusal) throw new AppError(403, refusal, { code: 'slugLevel' })

    const now = Date.now()
    const result = await updateCardFields(db, stored, patch, slug, { now, since: now - DAY_MS, changesMax: SLUG_CHANGES_PER_DAY_MAX })
    if (result.card) return result.card
    if (result.reason === 'taken') throw conflictError('slugTaken')
    if (result.reason === 'often')
      throw tooManyRequestsError(
        Math.max(1, Math.ceil((result.oldest + DAY_MS - now) / 1000)),
        SLUG_CHANGE_LIMIT_MESSAGE,
        'slugChangesUsed',
      )
  }
  throw conflictError('cardChanged')
}
