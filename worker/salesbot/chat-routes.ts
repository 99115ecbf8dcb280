import { type Context, Hono, type TypedResponse } from 'hono'
import type { ChatResponse, ConversationNotice } from '../../schema/salesbot.ts'
import { ButtonClickBody, ChatBody, RehearsalBody, TestChatBody } from '../../schema/salesbot-body.ts'
import { type NewEvent, sendEventToQueue } from '../events/send.ts'
import { allowAnyone } from '../platform/access.ts'
import { runInBackground } from '../platform/background.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { notFoundError } from '../platform/errors.ts'
import { limitLookupsByCardId } from '../platform/rate-limit.ts'
import { verifySessionCookie } from '../platform/session.ts'
import { refuseWhileStopped } from '../platform/stop-switches.ts'
import { callerOf, limitCalls, spendPointsOrRefuse } from '../platform/usage.ts'
import { validateJsonBody } from '../platform/validation.ts'
import { type AcceptedChatMessage, acceptChatMessage } from './accept.ts'
import { type StoredChatReply, answerMessage } from './chat.ts'
import { toAssistantContext, toSalesbotConfig, visitorLocaleOf } from './config.ts'
import { addButtonClick, getConversation } from './conversation-queries.ts'
import { countDailyQuestions, limitClickRate, limitOwnerRate, limitVisitorRate } from './limits.ts'
import { loadGuidedAssistant, warmUpAssistant } from './load-assistant.ts'
import { getCardInPathWithAssistantEnabled, getSalesbotCardInPath } from './lookup.ts'
import { toPushedNotice } from '../notices/mail.ts'
import { mailNoticesOfCard } from '../notices/notices.ts'
import { pushNoticeToOwner } from '../notices/push.ts'
import { createUnansweredQuestions } from './question-queries.ts'
import { rehearseLikelyQuestions } from './rehearsal.ts'
import { requireSalesbotAccess } from './routes.ts'
import { streamAnswer, wantsEventStream } from './stream.ts'
import { answerTestMessage } from './test-chat.ts'

/** Stores unanswered questions, unless the visitor's network has reached its daily limit. */
async function storeQuestionsOfMessage(c: Context<HonoEnv>, { config }: AcceptedChatMessage, answer: StoredChatReply): Promise<void> {
  const { cardId, leadMails: mails } = config
  const { unanswered, response } = answer
  const db = openDatabase(c.env.DB)
  const now = Date.now()
  if (await countDailyQuestions(db, c.env, c.req.raw, cardId, now))
    await createUnansweredQuestions(db, cardId, { sessionId: response.sessionId, mails }, unanswered, now)
}

/** Sends events and mails after a message was stored. Errors are only logged, because the visitor has got the reply already. */
async function finishMessage(c: Context<HonoEnv>, accepted: AcceptedChatMessage, answer: StoredChatReply): Promise<void> {
  const { cardId } = accepted.config
  const { began, becameLead, isOwn, unanswered, notice, response } = answer
  const { sessionId } = response
  const claim = began || becameLead ? await verifySessionCookie(c) : null
  const send = (event: NewEvent) => runInBackground(c, sendEventToQueue(c.req.raw, c.env, event, claim?.userId ?? null))
  if (began) await send({ kind: 'chat', id: sessionId, cardId, ...(isOwn && { exclusion: 'owner' }) })
  if (becameLead) await send({ kind: 'lead', id: sessionId, cardId, leadScore: response.leadScore })
  const isAsked = unanswered.length > 0
  const stored = isAsked ? storeQuestionsOfMessage(c, accepted, answer) : Promise.resolve()
  if (notice && notice !== 'question') await runInBackground(c, pushConversation(c, accepted, sessionId, notice))
  if (isAsked || notice)
    await runInBackground(
      c,
      stored.finally(() => mailNoticesOfCard(c.env, cardId)),
    )
}

async function pushConversation(
  c: Context<HonoEnv>,
  { db, found: { card } }: AcceptedChatMessage,
  sessionId: string,
  pendingNotice: ConversationNotice,
): Promise<void> {
  const conversation = await getConversation(db, card.id, sessionId)
  if (!conversation) return
  await pushNoticeToOwner(c.env, card.id, 'conversation', toPushedNotice({ card, conversation: { ...conversation, pendingNotice } }))
}

export const chatRoutes = new Hono<HonoEnv>()
  .get('/salesbot/:cardId/welcome', allowAnyone(), limitLookupsByCardId, async (c) => {
    const found = await getCardInPathWithAssistantEnabled(c)
    const { welcomeVisitor } = await loadGuidedAssistant()
    const config = toSalesbotConfig(found.card.id, found.config)
    const context = toAssistantContext(found.card, config, visitorLocaleOf(c, found), Date.now())
    await runInBackground(c, warmUpAssistant(context))
    return c.json(welcomeVisitor(context))
  })
  .post(
    '/salesbot/:cardId/chat',
    allowAnyone(),
    limitVisitorRate,
    limitLookupsByCardId,
    refuseWhileStopped('chat'),
    ...validateJsonBody(ChatBody),
    async (c) => {
      const found = await getCardInPathWithAssistantEnabled(c)
      const accepted = await acceptChatMessage(c, found, c.req.valid('json'))
      const answer = async (onText?: (text: string) => void): Promise<ChatResponse> => {
        if (!('counted' in accepted)) return accepted
        const answered = await answerMessage(c.env, accepted, onText)
        if (!('response' in answered)) return answered
        await finishMessage(c, accepted, answered)
        return answered.response
      }
      if (wantsEventStream(c)) return (await streamAnswer(c, answer)) as Response & TypedResponse<ChatResponse, 200, 'json'>
      return c.json(await answer())
    },
  )
  .post(
    '/salesbot/:cardId/test-chat',
    requireSalesbotAccess(null),
    limitOwnerRate,
    refuseWhileStopped('chat'),
    ...validateJsonBody(TestChatBody),
    limitCalls('testChats'),
    async (c) => {
      const found = await getSalesbotCardInPath(c)
      return c.json(await answerTestMessage(c.env, found, c.req.valid('json'), visitorLocaleOf(c, found)))
    },
  )
  .post(
    '/salesbot/:cardId/rehearsal',
    requireSalesbotAccess(null),
    limitOwnerRate,
    refuseWhileStopped('chat'),
    ...validateJsonBody(RehearsalBody),
    limitCalls('rehearsals'),
    async (c) => {
      const found = await getSalesbotCardInPath(c)
      return c.json(await rehearseLikelyQuestions(found, c.req.valid('json').config, visitorLocaleOf(c, found)))
    },
  )
  .post(
    '/salesbot/:cardId/button-click',
    allowAnyone(),
    limitClickRate,
    limitLookupsByCardId,
    ...validateJsonBody(ButtonClickBody),
    async (c) => {
      const { card, config } = await getCardInPathWithAssistantEnabled(c)
      const { actionButtons, primaryGoal } = toSalesbotConfig(card.id, config)
      const { sessionId, buttonId, description } = c.req.valid('json')
      const button = actionButtons.find(({ id }) => id === buttonId) ?? actionButtons.find((one) => one.description === description)
      if (!button) throw notFoundError()
      await spendPointsOrRefuse(openDatabase(c.env.DB), callerOf(c), 'buttonClick')
      const click = { description: button.description, timestamp: new Date().toISOString() }
      const clickedOutcome = primaryGoal === 'schedule_appointment' ? 'scheduled' : null
      if (!(await addButtonClick(openDatabase(c.env.DB), card.id, sessionId, click, clickedOutcome)))
        throw notFoundError('conversationNotFound')
      return c.body(null, 204)
    },
  )
