import { type Context, Hono } from 'hono'
import { CARD_REPORTS_MAX, REPORT_BODY_BYTES_MAX } from '../../schema/bounds.ts'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { type CardLanguage, DEFAULT_CARD_LANGUAGE, LANGUAGE_PARAM } from '../../schema/card-language.ts'
import { getOwnProperty } from '../../schema/own-value.ts'
import { reportPathOf } from '../../schema/report.ts'
import { CardReportBody, CloseReportsBody, SuspendCardBody } from '../../schema/report-body.ts'
import { RowIdParamSchema } from '../../schema/text.ts'
import { explainModerationRefusal } from '../../schema/user-rights.ts'
import { cardWordsOf } from '../../web/card/words/all.ts'
import { publishCard } from '../cards/publish.ts'
import type { LiveCardSnapshot } from '../cards/stored.ts'
import { requireCapability } from '../platform/access.ts'
import { hasClientIpAddress } from '../platform/address.ts'
import { runInBackground } from '../platform/background.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { drainRequestBody } from '../platform/drain.ts'
import {
  AppError,
  conflictError,
  forbiddenError,
  logRefusal,
  logUnexpectedError,
  notFoundError,
  tooManyRequestsError,
} from '../platform/errors.ts'
import { isWithinAddressLimit, RATE_LIMIT_PERIOD_SECONDS } from '../platform/rate-limit.ts'
import { refuseCrossOriginCalls } from '../platform/security.ts'
import {
  callerOf,
  hashStrangerNetwork,
  secondsUntilNextUtcDay,
  spendPointsOrRefuse,
  strangerLimitsOf,
  utcDayOf,
} from '../platform/usage.ts'
import { type UsageLimit, claimUsage } from '../platform/usage-queries.ts'
import { parseUntrustedJson, parseWithSchema, readBodyText, validateJsonBody } from '../platform/validation.ts'
import { getRequestedCard } from '../public/find-card.ts'
import { HTML_PAGE_HEADERS } from '../rendering/csp.ts'
import { localizeCard, requestedLanguageOf } from '../rendering/localized-card.ts'
import type { RenderedPage } from '../rendering/document.ts'
import { mailLiftedSuspension, mailSuspension } from './mails.ts'
import { type RefusedReport, renderReportForm, renderReportThanks } from './page.tsx'
import { toReportedCard, toSuspendedCard } from './present.ts'
import {
  closeReportsOfCard,
  createCardReport,
  getCardAndOwner,
  getReportedCopy,
  liftSuspension,
  listReportedCards,
  listSuspendedCards,
  suspendCard,
} from './queries.ts'

const SENT_PARAM = 'sent'

const respondWithPage = (c: Context<HonoEnv>, page: RenderedPage, status: AppError['status'] = 200) =>
  c.body(page.html, status, { ...HTML_PAGE_HEADERS, 'content-security-policy': page.csp, 'cache-control': 'no-store' })

/** Returns the limit of what the caller's network reports about one card. A local server knows no networks. */
function cardLimitsOf(c: Context<HonoEnv>, cardId: number, now: number): UsageLimit[] {
  if (!hasClientIpAddress(c.req.raw)) return []
  const key = `reports card:${cardId} network:${hashStrangerNetwork(c.env, c.req.raw, 'card reports')}`
  return [{ key, period: utcDayOf(now), max: CARD_REPORTS_MAX.perNetworkAndDay }]
}

async function storeReport(c: Context<HonoEnv>, { card, version }: LiveCardSnapshot, fields: Record<string, string>): Promise<void> {
  // The fields are converted to JSON, so that they pass the same checks as a JSON request body.
  const report = parseWithSchema(CardReportBody, parseUntrustedJson(JSON.stringify(fields)))
  const db = openDatabase(c.env.DB)
  await spendPointsOrRefuse(db, callerOf(c), 'report')
  const now = Date.now()
  if (!(await claimUsage(db, [...cardLimitsOf(c, card.id, now), ...strangerLimitsOf(c.env, c.req.raw, 'reports', now)])))
    throw tooManyRequestsError(secondsUntilNextUtcDay(now), API_ERROR_MESSAGES.reportsOfDayFull, 'reportsOfDayFull')
  if (!(await createCardReport(db, card, version, report, now)))
    throw tooManyRequestsError(secondsUntilNextUtcDay(now), API_ERROR_MESSAGES.reportsFull, 'reportsFull')
}

/** Says in the language of the page why a report was refused. */
function toRefusedReport({ message, body }: AppError, language: CardLanguage, answers: Record<string, string>): RefusedReport {
  const { report, formErrors, refusals } = cardWordsOf(language)
  const isEnglish = (language ?? DEFAULT_CARD_LANGUAGE) === DEFAULT_CARD_LANGUAGE
  const fieldErrors: Record<string, string> = { reason: report.chooseReason, email: formErrors.email, text: formErrors.tooLong }
  const errors = Object.fromEntries(
    body.issues?.map((issue) => [issue.path, isEnglish ? issue.message : (fieldErrors[issue.path] ?? '')]) ?? [],
  )
  return { message: isEnglish ? message : (getOwnProperty<string>(refusals, body.code) ?? refusals.unexpected), errors, answers }
}

/** The page by which visitors report a card, without a script and without an account. */
export const reportFormRoutes = new Hono<HonoEnv>()
  .get('/view/:slug/report', async (c) => {
    const found = await getRequestedCard(c)
    if (found instanceof Response) return found
    const card = localizeCard(found.card, requestedLanguageOf(c))
    return respondWithPage(c, c.req.query(SENT_PARAM) === undefined ? renderReportForm(card) : renderReportThanks(card))
  })
  .post('/view/:slug/report', refuseCrossOriginCalls, async (c) => {
    const found = await getRequestedCard(c)
    if (found instanceof Response) return found
    const requested = requestedLanguageOf(c)
    const card = localizeCard(found.card, requested)
    let fields: Record<string, string> = {}
    try {
      if (!(await isWithinAddressLimit(c, 'FORM_LIMIT', 'report '))) throw tooManyRequestsError(RATE_LIMIT_PERIOD_SECONDS)
      fields = Object.fromEntries(new URLSearchParams(await readBodyText(c.req.raw, REPORT_BODY_BYTES_MAX)))
      await storeReport(c, found, fields)
      return c.redirect(`${reportPathOf(found.card.slug)}?${SENT_PARAM}${requested ? `&${LANGUAGE_PARAM}=${requested}` : ''}`, 303)
    } catch (thrown) {
      const error = thrown instanceof AppError ? thrown : new AppError(500, API_ERROR_MESSAGES.unexpected)
      if (error === thrown) logRefusal(error, c)
      else logUnexpectedError(thrown, c)
      await drainRequestBody(c.req.raw)
      if (error.options.retryAfter) c.header('Retry-After', String(error.options.retryAfter))
      return respondWithPage(c, renderReportForm(card, toRefusedReport(error, card.language, fields)), error.status)
    }
  })

/** Returns the card in the path with its owner. Throws 404 for an unknown card, and 403 if the viewer may not decide about it. */
async function getModeratedCard(c: Context<HonoEnv>) {
  const { id } = parseWithSchema(RowIdParamSchema, { id: c.req.param('id') })
  const db = openDatabase(c.env.DB)
  const found = await getCardAndOwner(db, id)
  if (!found) throw notFoundError('cardNotFound')
  const { user: viewer } = c.get('viewer')
  const refusal = explainModerationRefusal(viewer, found.owner)
  if (refusal) throw forbiddenError(refusal)
  return { db, ...found, decision: { actorId: viewer.id, userId: found.owner.id, cardId: id } }
}

export const moderationRoutes = new Hono<HonoEnv>()
  .get('/card-reports', requireCapability('moderateCards'), async (c) => {
    const db = openDatabase(c.env.DB)
    const { user: viewer } = c.get('viewer')
    const [reported, suspended] = await Promise.all([listReportedCards(db), listSuspendedCards(db)])
    return c.json({
      reported: reported.cards.map((card) => toReportedCard(card, viewer)),
      reportedTotal: reported.total,
      suspended: suspended.cards.map((card) => toSuspendedCard(card, viewer)),
      suspendedTotal: suspended.total,
    })
  })
  .get('/card-report-copies/:id', requireCapability('moderateCards'), async (c) => {
    const { id } = parseWithSchema(RowIdParamSchema, { id: c.req.param('id') })
    const card = await getReportedCopy(openDatabase(c.env.DB), id)
    if (!card) throw notFoundError('cardNotFound')
    return c.json(card)
  })
  .post('/card-reports/:id/close', requireCapability('moderateCards'), ...validateJsonBody(CloseReportsBody), async (c) => {
    const { db, decision } = await getModeratedCard(c)
    await closeReportsOfCard(db, decision, c.req.valid('json'), Date.now())
    return c.body(null, 204)
  })
  .put('/card-suspensions/:id', requireCapability('moderateCards'), ...validateJsonBody(SuspendCardBody), async (c) => {
    const { db, decision, suspendedAt, user, slug } = await getModeratedCard(c)
    if (suspendedAt !== null) throw conflictError('alreadySuspended')
    const body = c.req.valid('json')
    await suspendCard(db, decision, body, Date.now())
    await publishCard(c.env, decision.cardId)
    await runInBackground(c, mailSuspension(db, c.env, user, slug, body))
    return c.body(null, 204)
  })
  .delete('/card-suspensions/:id', requireCapability('moderateCards'), async (c) => {
    const { db, decision, suspendedAt, user, slug } = await getModeratedCard(c)
    if (suspendedAt === null) throw conflictError('notSuspended')
    await liftSuspension(db, decision)
    await publishCard(c.env, decision.cardId)
    await runInBackground(c, mailLiftedSuspension(db, c.env, user, slug))
    return c.body(null, 204)
  })
