import type { Context } from 'hono'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { CHAT_LIMITS } from '../../schema/salesbot.ts'
import { clientIpAddressOf, computeKeyedHash, truncateIpAddress } from '../platform/address.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { tooManyRequestsError } from '../platform/errors.ts'
import { cardUsageKeyOf, MODEL_USAGE_KEY, modelUsageKeyOf } from '../platform/usage-key.ts'
import { claimDailyUsage, releaseDailyUsage } from './usage-queries.ts'

const CHAT_LIMIT_SECONDS = 60
const DAY_MS = 86_400_000

/** Counts a chat message. Throws 429 above the limit per minute. Call it before reading the body. */
export async function checkChatRate(c: Context<HonoEnv>, sender: string): Promise<void> {
  const { success } = await c.env.CHAT_LIMIT.limit({ key: sender })
  if (!success) throw tooManyRequestsError(CHAT_LIMIT_SECONDS, API_ERROR_MESSAGES.chatTooFast, 'chatTooFast')
}

const utcDayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

/** The hash contains the card's id, so that the visitors of two cards cannot be compared. */
function networkUsageKeyOf(env: Pick<Env, 'SESSION_SECRET'>, request: Request, cardId: number): string {
  const address = clientIpAddressOf(request)
  return `network:${computeKeyedHash(env, `chat ${cardId}`, truncateIpAddress(address) ?? address)}`
}

export interface CountedDailyMessage {
  release: () => Promise<void>
}

/**
 * Counts a message for the daily limits of the network and the card. Throws 429 above either limit and then counts nothing, because a
 * network above its limit must not use up the card's limit.
 */
export async function countDailyMessage(
  db: Db,
  env: Pick<Env, 'SESSION_SECRET'>,
  request: Request,
  cardId: number,
  now: number,
): Promise<CountedDailyMessage> {
  const day = utcDayOf(now)
  const card = { key: cardUsageKeyOf(cardId), max: CHAT_LIMITS.cardMessagesPerDay }
  const network = { key: networkUsageKeyOf(env, request, cardId), max: CHAT_LIMITS.networkMessagesPerDay }
  if (!(await claimDailyUsage(db, day, [network, card])))
    throw tooManyRequestsError(Math.ceil((DAY_MS - (now % DAY_MS)) / 1000), API_ERROR_MESSAGES.chatDayFull, 'chatDayFull')
  return { release: () => releaseDailyUsage(db, day, [card.key, network.key]) }
}

/**
 * Counts a message with unanswered questions. Returns false if the visitor's network has sent too many, so that nobody can flood the
 * owner's list of questions.
 */
export function countDailyQuestions(
  db: Db,
  env: Pick<Env, 'SESSION_SECRET'>,
  request: Request,
  cardId: number,
  now: number,
): Promise<boolean> {
  const key = `questions ${networkUsageKeyOf(env, request, cardId)}`
  return claimDailyUsage(db, utcDayOf(now), [{ key, max: CHAT_LIMITS.networkQuestionsPerDay }])
}

/**
 * Counts a request to the model, including test chats. Returns false above a limit of the deployment, the owner or the card, and then
 * counts nothing.
 */
export function countModelReply(db: Db, { cardId, ownerId }: { cardId: number; ownerId: number }, now: number): Promise<boolean> {
  return claimDailyUsage(db, utcDayOf(now), [
    { key: MODEL_USAGE_KEY, max: CHAT_LIMITS.modelRepliesPerDay },
    { key: modelUsageKeyOf({ ownerId }), max: CHAT_LIMITS.modelRepliesPerOwnerAndDay },
    { key: modelUsageKeyOf({ cardId }), max: CHAT_LIMITS.modelRepliesPerCardAndDay },
  ])
}
