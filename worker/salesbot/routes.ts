import { Hono } from 'hono'
import type { CallAction } from '../../schema/audit.ts'
import { levelAllows } from '../../schema/capabilities.ts'
import type { OwnerSalesbotConfig, PublicSalesbotConfig } from '../../schema/salesbot.ts'
import type { AnsweredQuestion } from '../../schema/salesbot-analytics.ts'
import { AnswerQuestionBody, ConversationListQuery, LeadExportQuery, SaveSalesbotConfigBody } from '../../schema/salesbot-body.ts'
import { refuseWhilePutBackIsOpen } from '../auth/put-back.ts'
import { refuseBlockedLinks } from '../cards/blocked-hosts.ts'
import { publishCard } from '../cards/publish.ts'
import { allowAnyone, requireCardAccess } from '../platform/access.ts'
import { runInBackground } from '../platform/background.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { conflictError, goneError, notFoundError } from '../platform/errors.ts'
import { limitLookupsByCardId } from '../platform/rate-limit.ts'
import { getSignedInViewer, hasSessionCookie } from '../platform/session.ts'
import { limitCalls } from '../platform/usage.ts'
import { validateJsonBody, validateQueryString } from '../platform/validation.ts'
import { deleteConversation, getConversationById, listLeads, getSalesbotAnalytics } from './analytics-queries.ts'
import { parseConversationCursor, toConversation, toSalesbotAnalytics } from './analytics.ts'
import { listAnswerRecipients, mailAnswer } from './answer-mail.ts'
import { updateSalesbotConfig } from './config-queries.ts'
import { toOwnerSalesbotConfig, toPublicSalesbotConfig } from './config.ts'
import { buildLeadsCsv, buildLeadsVcards, leadsContentDispositionOf } from './leads.ts'
import { getSalesbotCardInPath, readIdParam } from './lookup.ts'
import { deleteQuestion } from './question-queries.ts'
import { answerQuestion } from './questions.ts'

export const requireSalesbotAccess = (audit: CallAction | null) => requireCardAccess('cardId', audit, 'useAssistant')

export const salesbotRoutes = new Hono<HonoEnv>()
  .get('/salesbot/:cardId/config', allowAnyone(), limitLookupsByCardId, async (c) => {
    const found = await getSalesbotCardInPath(c)
    const viewer = hasSessionCookie(c.req.raw) ? await getSignedInViewer(c) : null
    const level = viewer?.user.accessLevel ?? 0
    const owns = viewer?.user.id === found.card.userId && levelAllows(level, 'useAssistant')
    const seesAll = owns || levelAllows(level, 'actForOthers')
    if (found.suspendedAt !== null && !seesAll) throw goneError('cardSuspended')
    const config: OwnerSalesbotConfig | PublicSalesbotConfig = seesAll
      ? toOwnerSalesbotConfig(c.env, found.card.id, found.config)
      : toPublicSalesbotConfig(c.env, found)
    return c.json(config)
  })
  .post(
    '/salesbot/:cardId/config',
    requireSalesbotAccess('assistant-saved'),
    ...validateJsonBody(SaveSalesbotConfigBody),
    limitCalls('assistantSaves'),
    async (c) => {
      const { id } = c.get('card')
      const { updatedAt, ...patch } = c.req.valid('json')
      refuseBlockedLinks(patch.actionButtons ?? [], 'actionButtons')
      const expected = typeof updatedAt === 'string' ? Date.parse(updatedAt) : updatedAt
      const written = await updateSalesbotConfig(openDatabase(c.env.DB), id, patch, expected, Date.now())
      if (!written) throw conflictError('configChanged')
      await runInBackground(c, publishCard(c.env, id))
      return c.json(toOwnerSalesbotConfig(c.env, id, written))
    },
  )
  .get(
    '/salesbot/:cardId/analytics',
    requireSalesbotAccess('conversations-listed'),
    validateQueryString(ConversationListQuery),
    async (c) => {
      const { q, before } = c.req.valid('query')
      const page = { before: parseConversationCursor(before), search: q || undefined }
      const now = Date.now()
      return c.json(toSalesbotAnalytics(await getSalesbotAnalytics(openDatabase(c.env.DB), c.get('card').id, page, now), now))
    },
  )
  .get('/salesbot/:cardId/conversations/:id', requireSalesbotAccess('conversation-read'), async (c) => {
    const found = await getConversationById(openDatabase(c.env.DB), c.get('card').id, readIdParam(c, 'id'))
    if (!found) throw notFoundError('conversationNotFound')
    return c.json(toConversation(found))
  })
  .delete('/salesbot/:cardId/conversations/:id', requireSalesbotAccess('conversation-deleted'), refuseWhilePutBackIsOpen(), async (c) => {
    const isDeleted = await deleteConversation(openDatabase(c.env.DB), c.get('card').id, readIdParam(c, 'id'))
    if (!isDeleted) throw notFoundError('conversationNotFound')
    return c.body(null, 204)
  })
  .get('/salesbot/:cardId/leads', requireSalesbotAccess('leads-downloaded'), validateQueryString(LeadExportQuery), async (c) => {
    const { format } = c.req.valid('query')
    const [{ card }, leads] = await Promise.all([getSalesbotCardInPath(c), listLeads(openDatabase(c.env.DB), c.get('card').id)])
    const isCsv = format === 'csv'
    return c.body(isCsv ? buildLeadsCsv(leads) : buildLeadsVcards(leads, c.env.APP_ORIGIN), 200, {
      'content-type': `${isCsv ? 'text/csv' : 'text/vcard'}; charset=utf-8`,
      'content-disposition': leadsContentDispositionOf(card, format, Date.now()),
    })
  })
  .post(
    '/salesbot/:cardId/questions/:id',
    requireSalesbotAccess('question-answered'),
    ...validateJsonBody(AnswerQuestionBody),
    limitCalls('answeredQuestions'),
    async (c) => {
      const { id } = c.get('card')
      const { config, toMail } = await answerQuestion(openDatabase(c.env.DB), id, readIdParam(c, 'id'), c.req.valid('json'))
      const mailing = mailAnswer(c.env, toMail)
      await runInBackground(c, mailing)
      const mailedVisitors = await mailing
      const answered: AnsweredQuestion = {
        config: toOwnerSalesbotConfig(c.env, id, config),
        mailedVisitors,
        unmailedVisitors: listAnswerRecipients(toMail).length - mailedVisitors,
      }
      return c.json(answered)
    },
  )
  .delete('/salesbot/:cardId/questions/:id', requireSalesbotAccess('question-deleted'), refuseWhilePutBackIsOpen(), async (c) => {
    const isDeleted = await deleteQuestion(openDatabase(c.env.DB), c.get('card').id, readIdParam(c, 'id'))
    if (!isDeleted) throw notFoundError('questionNotFound')
    return c.body(null, 204)
  })
