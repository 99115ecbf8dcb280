import type { Context, MiddlewareHandler } from 'hono'
import { POINTS } from '../../schema/bounds.ts'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { ACCESS_LEVELS } from '../../schema/level.ts'
import { CHAT_LIMITS } from '../../schema/salesbot.ts'
import { clientIpAddressOf, computeKeyedHash, hasClientIpAddress, truncateIpAddress } from '../platform/address.ts'
import type { HonoEnv } from '../platform/context.ts'
import type { Db } from '../platform/db.ts'
import type { Env } from '../platform/env.ts'
import { tooManyRequestsError } from '../platform/errors.ts'
import { isWithinAddressLimit, RATE_LIMIT_PERIOD_SECONDS } from '../platform/rate-limit.ts'
import {
  callerNetworksOf,
  networkLimitsOf,
  pointLimitsOf,
  secondsUntilNextUtcDay,
  secondsUntilNextUtcHour,
  strangerLimitsOf,
  utcDayOf,
  utcHourOf,
} from '../platform/usage.ts'
import { cardUsageKeyOf, MODEL_USAGE_KEY, modelUsageKeyOf } from '../platform/usage-key.ts'
import { type UsageLimit, claimUsage, releaseUsage } from '../platform/usage-queries.ts'

/** Middleware that counts a chat message. Throws 429 above the limit per minute. It comes before the body is read. */
const limitChatRate =
  (isWithinLimit: (c: Context<HonoEnv>) => Promise<boolean>): MiddlewareHandler<HonoEnv> =>
  async (c, next) => {
    if (!(await isWithinLimit(c))) throw tooManyRequestsError(RATE_LIMIT_PERIOD_SECONDS, API_ERROR_MESSAGES.chatTooFast, 'chatTooFast')
    await next()
  }
export const limitVisitorRate = limitChatRate((c) => isWithinAddressLimit(c, 'CHAT_LIMIT'))
export const limitClickRate = limitChatRate((c) => isWithinAddressLimit(c, 'CHAT_LIMIT', 'click '))
export const limitOwnerRate = limitChatRate(async (c) => (await c.env.CHAT_LIMIT.limit({ key: `user ${c.get('viewer').user.id}` })).success)

function hashNetwork(env: Pick<Env, 'SESSION_SECRET'>, request: Request, purpose: string): string {
  const address = clientIpAddressOf(request)
  return computeKeyedHash(env, purpose, truncateIpAddress(address) ?? address)
}

/** The hash contains the card's id, so that the visitors of two cards cannot be compared. */
const networkUsageKeyOf = (env: Pick<Env, 'SESSION_SECRET'>, request: Request, cardId: number) =>
  `network:${hashNetwork(env, request, `chat ${cardId}`)}`

/** The same for all cards, so that one network cannot use up the model's budget by going from card to card. */
export const modelNetworkUsageKeyOf = (env: Pick<Env, 'SESSION_SECRET'>, request: Request) =>
  `model network:${hashNetwork(env, request, 'model')}`

export interface CountedDailyMessage {
  release: () => Promise<void>
}

/** Counts a message of an address, whatever its card, and whether it begins a conversation. Throws 429 above the limits of the hour. */
export async function countHourlyMessage(
  db: Db,
  env: Pick<Env, 'SESSION_SECRET'>,
  request: Request,
  isNew: boolean,
  now: number,
): Promise<void> {
  if (!hasClientIpAddress(request)) return
  const limit = { key: 'chats', period: utcHourOf(now), max: CHAT_LIMITS.conversationsPerAddressAndHour }
  const points = pointLimitsOf({ env, request }, isNew ? POINTS.conversation : POINTS.chatMessage, now)
  const limits = isNew ? [...networkLimitsOf(callerNetworksOf(env, request, 'chats'), limit), ...points] : points
  if (!(await claimUsage(db, limits)))
    throw tooManyRequestsError(secondsUntilNextUtcHour(now), API_ERROR_MESSAGES.chatsOfHourFull, 'chatsOfHourFull')
}

/**
 * Counts a message for the daily limits of the network, the card and the deployment. Throws 429 above one of them and then counts nothing,
 * because a network above its limit must not use up the card's limit.
 */
export async function countDailyMessage(
  db: Db,
  env: Pick<Env, 'SESSION_SECRET'>,
  request: Request,
  cardId: number,
  now: number,
): Promise<CountedDailyMessage> {
  const period = utcDayOf(now)
  const card = { key: cardUsageKeyOf(cardId), period, max: CHAT_LIMITS.cardMessagesPerDay }
  const network = { key: networkUsageKeyOf(env, request, cardId), period, max: CHAT_LIMITS.networkMessagesPerDay }
  const limits = [network, card, ...strangerLimitsOf(env, request, 'chatMessages', now)]
  if (!(await claimUsage(db, limits)))
    throw tooManyRequestsError(secondsUntilNextUtcDay(now), API_ERROR_MESSAGES.chatDayFull, 'chatDayFull')
  return { release: () => releaseUsage(db, limits) }
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
  const points = pointLimitsOf({ env, request }, POINTS.mail, now)
  return claimUsage(db, [{ key, period: utcDayOf(now), max: CHAT_LIMITS.networkQuestionsPerDay }, ...points])
}

export interface ModelQuestioner {
  cardId: number
  ownerId: number
  ownerLevel: number
  /** Usage key of the visitor's network; null in a test chat, which counts for the owner alone. */
  network: string | null
  /** The points of the visitor's address for one reply. */
  points?: UsageLimit[]
  /** How many tokens the request has at most, those that the model writes counted five times. */
  tokens: number
}

const repliesOf = (tokens: number) => Math.ceil(tokens / CHAT_LIMITS.modelTokensPerReply)

/** A counted request to the model. `settle` takes back what the request has not used. */
export interface CountedModelReply {
  settle: (tokens: number) => Promise<void>
}

/**
 * Counts a request to the model, including test chats. A long one counts several times, because it costs more. Returns null above a limit
 * of the deployment, the owner, the card or the network, and then counts nothing.
 */
export async function countModelReply(
  db: Db,
  { cardId, ownerId, ownerLevel, network, points = [], tokens }: ModelQuestioner,
  now: number,
): Promise<CountedModelReply | null> {
  const [day, hour] = [utcDayOf(now), utcHourOf(now)]
  const owner = modelUsageKeyOf({ ownerId })
  const isEnterprise = ownerLevel >= ACCESS_LEVELS.enterprise
  const networkLimits = [
    { period: day, max: CHAT_LIMITS.modelRepliesPerNetworkAndDay },
    { period: hour, max: CHAT_LIMITS.modelRepliesPerNetworkAndHour },
  ]
  const limits = [
    { key: MODEL_USAGE_KEY, period: day, max: CHAT_LIMITS.modelRepliesPerDay },
    { key: owner, period: day, max: CHAT_LIMITS.modelRepliesPerOwnerAndDay },
    {
      key: owner,
      period: hour,
      max: isEnterprise ? CHAT_LIMITS.modelRepliesPerEnterpriseAndHour : CHAT_LIMITS.modelRepliesPerOwnerAndHour,
    },
    { key: modelUsageKeyOf({ cardId }), period: day, max: CHAT_LIMITS.modelRepliesPerCardAndDay },
    ...(network === null ? [] : networkLimits.map((limit) => ({ key: network, ...limit }))),
  ]
  const counted = repliesOf(tokens)
  const limitsFor = (replies: number) => [...limits, ...points.map((limit) => ({ ...limit, uses: replies * POINTS.modelReply }))]
  if (!(await claimUsage(db, limitsFor(counted), counted))) return null
  const settle = async (used: number) => {
    const unused = counted - repliesOf(used)
    if (unused > 0) await releaseUsage(db, limitsFor(unused), unused)
  }
  return { settle }
}
