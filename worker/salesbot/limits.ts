import type { Context } from 'hono'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { CHAT_LIMITS } from '../../schema/salesbot.ts'
import { clientIpAddressOf, computeKeyedHash, truncateIpAddress } from '../platform/address.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { tooManyRequestsError } from '../platform/errors.ts'
import { cardUsageKeyOf, MODEL_USAGE_KEY, modelUsageKeyOf } from '../platform/usage-key.ts'
import { claimUsage, releaseUsage } from './usage-queries.ts'

const CHAT_LIMIT_SECONDS = 60
const DAY_MS = 86_400_000

/** Counts a chat message of `sender` for the limit per minute; throws 429 past it. Call it before reading the body. */
export async function checkChatRate(c: Context<HonoEnv>, sender: string): Promise<void> {
  const { success } = await c.env.CHAT_LIMIT.limit({ key: sender })
  if (!success) throw tooManyRequestsError(CHAT_LIMIT_SECONDS, API_ERROR_MESSAGES.chatTooFast, 'chatTooFast')
}

const utcDayOf = (now: number) => new Date(now).toISOString().slice(0, 10)

/** Returns the key that counts a network's messages to one card: a hash, so that the senders of two cards cannot be compared. */
function networkUsageKeyOf(env: Pick<Env, 'SESSION_SECRET'>, request: Request, cardId: number): string {
  const address = clientIpAddressOf(request)
  return `network:${computeKeyedHash(env, `chat ${cardId}`, truncateIpAddress(address) ?? address)}`
}

/** A visitor's message that was counted for the limits of its day. */
export interface CountedMessage {
  /** Takes the message back, because it was a repeated one. */
  release: () => Promise<void>
}

/**
 * Counts a message for the daily limits of its sender's network and of the card; throws 429 past one of them. Then it counts for neither,
 * so that a network past its limit uses up nothing of the card's day.
 */
export async function countMessageOfDay(
  db: Db,
  env: Pick<Env, 'SESSION_SECRET'>,
  request: Request,
  cardId: number,
  now: number,
): Promise<CountedMessage> {
  const day = utcDayOf(now)
  const card = { key: cardUsageKeyOf(cardId), max: CHAT_LIMITS.cardMessagesPerDay }
  const network = { key: networkUsageKeyOf(env, request, cardId), max: CHAT_LIMITS.networkMessagesPerDay }
  if (!(await claimUsage(db, day, [network, card])))
    throw tooManyRequestsError(Math.ceil((DAY_MS - (now % DAY_MS)) / 1000), API_ERROR_MESSAGES.chatDayFull, 'chatDayFull')
  return { release: () => releaseUsage(db, day, [card.key, network.key]) }
}

/**
 * Counts a message with questions that the assistant could not answer; returns false past the limit of its sender's network and day, so
 * that nobody fills an owner's list of such questions.
 */
export function countQuestionsOfDay(
  db: Db,
  env: Pick<Env, 'SESSION_SECRET'>,
  request: Request,
  cardId: number,
  now: number,
): Promise<boolean> {
  const key = `questions ${networkUsageKeyOf(env, request, cardId)}`
  return claimUsage(db, utcDayOf(now), [{ key, max: CHAT_LIMITS.networkQuestionsPerDay }])
}

/**
 * Counts a request to the model for the daily limits of the deployment, of the card's owner and of the card, a test chat's too; returns
 * false past one of them. Then it counts for none.
 */
export function countModelReply(db: Db, { cardId, ownerId }: { cardId: number; ownerId: number }, now: number): Promise<boolean> {
  return claimUsage(db, utcDayOf(now), [
    { key: MODEL_USAGE_KEY, max: CHAT_LIMITS.modelRepliesPerDay },
    { key: modelUsageKeyOf({ ownerId }), max: CHAT_LIMITS.modelRepliesPerOwnerAndDay },
    { key: modelUsageKeyOf({ cardId }), max: CHAT_LIMITS.modelRepliesPerCardAndDay },
  ])
}
