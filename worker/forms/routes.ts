import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { nanoid } from 'nanoid'
import { FORM_BODY_BYTES_MAX, POINTS } from '../../schema/bounds.ts'
import type { PublicCard } from '../../schema/card.ts'
import { type CardLanguage, DEFAULT_CARD_LANGUAGE, LANGUAGE_PARAM } from '../../schema/card-language.ts'
import { API_ERROR_MESSAGES } from '../../schema/error.ts'
import { FormSubmissionBody } from '../../schema/event.ts'
import {
  BUILT_IN_FORM_FIELD_ALIASES,
  BUILT_IN_FORM_FIELD_NAMES,
  FORM_CONFIRMATION_ELEMENT_ID,
  MAILED_FORMS_PER_SENDER_AND_HOUR_MAX,
} from '../../schema/lead-form.ts'
import { getOwnProperty } from '../../schema/own-value.ts'
import { publicCardPathOf } from '../../schema/route.ts'
import { joinSentences } from '../../schema/sentences.ts'
import { cardWordsOf } from '../../web/card/words/all.ts'
import { fillPlural, fillWords } from '../../web/card/words/fill.ts'
import { getPublishedCard } from '../cards/snapshot.ts'
import type { LiveCardSnapshot } from '../cards/stored.ts'
import { allowAnyone } from '../platform/access.ts'
import { getClientIpAddress, computeKeyedHash, hasClientIpAddress, truncateIpAddress } from '../platform/address.ts'
import { runInBackground } from '../platform/background.ts'
import type { HonoEnv } from '../platform/context.ts'
import { type Db, openDatabase } from '../platform/db.ts'
import { drainRequestBody } from '../platform/drain.ts'
import { AppError, goneError, logRefusal, notFoundError, logUnexpectedError, tooManyRequestsError } from '../platform/errors.ts'
import { toPushedNotice } from '../notices/mail.ts'
import { mailNoticesOfCard } from '../notices/notices.ts'
import { pushNoticeToOwner } from '../notices/push.ts'
import { isWithinAddressLimit, RATE_LIMIT_PERIOD_SECONDS } from '../platform/rate-limit.ts'
import { requireRunning } from '../platform/stop-switches.ts'
import {
  callerNetworksOf,
  callerOf,
  networkLimitsOf,
  pointLimitsOf,
  secondsUntilNextUtcDay,
  spendPointsOrRefuse,
  strangerLimitsOf,
  utcHourOf,
} from '../platform/usage.ts'
import { claimUsage } from '../platform/usage-queries.ts'
import { parseWithSchema, parseUntrustedJson, readJsonBody, readBodyText } from '../platform/validation.ts'
import { HTML_PAGE_HEADERS } from '../rendering/csp.ts'
import { renderCardPage, renderMessagePage } from '../public/page.tsx'
import { localizeCard, requestedLanguageOf } from '../rendering/localized-card.ts'
import type { RenderedPage } from '../rendering/document.ts'
import { checkFormAnswers } from './answers.ts'
import { eventVisitorDataOf } from '../events/origin.ts'
import { type NewFormSubmission, createFormSubmission, isFormSubmissionStored, getLeadForm, getSubmissionWaitMs } from './queries.ts'
import { deviceLabelOf, locationLabelOf } from '../events/visitor.ts'

/** Longer Accept headers are not parsed, because parsing 32,000 characters takes 25 ms. A browser sends some 150. */
const ACCEPT_HEADER_LENGTH_MAX = 1000

function isHtmlFormRequest(c: Context<HonoEnv>): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '')
}

function prefersHtmlResponse(c: Context<HonoEnv>): boolean {
  if ((c.req.header('Accept')?.length ?? 0) > ACCEPT_HEADER_LENGTH_MAX) return false
  const supports = ['application/json', 'text/html']
  return accepts(c, { header: 'Accept', supports, default: 'application/json' }) === 'text/html'
}

/** A contact form that a browser sent without a script. `names` are the names of the fields for the card's id, slug and submission id. */
interface SubmittedHtmlForm {
  fields: Record<string, string>
  names: typeof BUILT_IN_FORM_FIELD_NAMES | typeof BUILT_IN_FORM_FIELD_ALIASES
}

async function readHtmlForm(c: Context<HonoEnv>): Promise<SubmittedHtmlForm> {
  const params = new URLSearchParams(await readBodyText(c.req.raw, FORM_BODY_BYTES_MAX))
  const fields = Object.fromEntries(Array.from(params, ([name, value]) => [name, value.replaceAll('\r\n', '\n')]))
  return { fields, names: Object.hasOwn(fields, BUILT_IN_FORM_FIELD_NAMES.card) ? BUILT_IN_FORM_FIELD_NAMES : BUILT_IN_FORM_FIELD_ALIASES }
}

function parseHtmlForm({ fields, names }: SubmittedHtmlForm): FormSubmissionBody {
  // The fields are converted to JSON, so that they pass the same checks as a JSON request body.
  const checked = parseUntrustedJson(JSON.stringify(fields)) as Record<string, string>
  const { [names.card]: card, [names.submission]: submission, ...formData } = checked
  return parseWithSchema(FormSubmissionBody, { cardId: Number(card), formData, submissionId: submission || undefined })
}

/**
 * Checks the rate limit of form submissions. Call it before reading the body: above the limit, nobody may find out which card ids exist.
 */
async function checkFormRateLimit(c: Context<HonoEnv>): Promise<void> {
  if (!(await isWithinAddressLimit(c, 'FORM_LIMIT'))) throw tooManyRequestsError(RATE_LIMIT_PERIOD_SECONDS)
}

/** Hashes the sender's network together with the card's id, so that nobody can see that two cards got a form from the same sender. */
function hashSenderNetwork(c: Context<HonoEnv>, cardId: number): string {
  const address = getClientIpAddress(c)
  return computeKeyedHash(c.env, `form ${cardId}`, truncateIpAddress(address) ?? address)
}

/** Returns false if the sender's forms on all cards have caused enough mails in this hour. */
async function countMailedForm(c: Context<HonoEnv>, db: Db): Promise<boolean> {
  if (!hasClientIpAddress(c.req.raw)) return true
  const limit = { key: 'mailed forms', period: utcHourOf(Date.now()), max: MAILED_FORMS_PER_SENDER_AND_HOUR_MAX }
  const points = pointLimitsOf(callerOf(c), POINTS.mail, Date.now())
  return claimUsage(db, [...networkLimitsOf(callerNetworksOf(c.env, c.req.raw, 'mailed forms'), limit), ...points])
}

function tooManySubmissionsError(wait: number, language: CardLanguage): AppError {
  const words = cardWordsOf(language).formErrors
  const minutes = Math.max(1, Math.ceil(wait / 60_000))
  const time =
    minutes > 90
      ? fillPlural(language, words.hours, Math.ceil(minutes / 60))
      : minutes > 1
        ? fillPlural(language, words.minutes, minutes)
        : words.aMinute
  return tooManyRequestsError(minutes * 60, fillWords(words.full, { time }), 'formFull')
}

/**
 * Returns the checked answers. Returns null for an invalid submission that is stored already: a device repeats a submission if the response
 * was lost, and the owner may have changed the form since.
 */
async function checkNewAnswers(
  db: Db,
  { formConfig: config, language }: Pick<PublicCard, 'formConfig' | 'language'>,
  { cardId, formData, submissionId }: FormSubmissionBody,
) {
  try {
    if (!config.enabled) throw notFoundError('noForm')
    return checkFormAnswers(config, formData, cardWordsOf(language).formErrors)
  } catch (error) {
    if (submissionId && (await isFormSubmissionStored(db, cardId, submissionId))) return null
    throw error
  }
}

async function storeFormSubmission(c: Context<HonoEnv>, body: FormSubmissionBody): Promise<string> {
  const { cardId, submissionId } = body
  const db = openDatabase(c.env.DB)
  const form = await getLeadForm(db, cardId)
  if (!form) throw notFoundError('cardNotFound')
  const language = requestedLanguageOf(c) ?? form.language
  if (form.suspendedAt !== null) throw goneError('cardSuspended')
  const answers = await checkNewAnswers(db, { ...form, language }, body)
  if (!answers) return form.slug
  await spendPointsOrRefuse(db, callerOf(c), 'form')
  const { ip, ua, city, country } = eventVisitorDataOf(c.req.raw, c.env)
  const submission: NewFormSubmission = {
    cardId,
    submissionId: submissionId ?? nanoid(),
    formData: answers,
    submitterIp: ip,
    submitterLocation: locationLabelOf(city, country),
    submitterDevice: deviceLabelOf(ua),
    submitterNetwork: hashSenderNetwork(c, cardId),
    isNoticePending: form.formConfig.mails !== false && (await countMailedForm(c, db)),
    timestamp: Date.now(),
  }
  if (!(await claimUsage(db, strangerLimitsOf(c.env, c.req.raw, 'forms', submission.timestamp))))
    throw tooManySubmissionsError(secondsUntilNextUtcDay(submission.timestamp) * 1000, language)
  const stored = await createFormSubmission(db, submission)
  if (!stored) throw tooManySubmissionsError(await getSubmissionWaitMs(db, submission), language)
  if (stored === 'new') {
    if (submission.isNoticePending) await runInBackground(c, mailNoticesOfCard(c.env, cardId))
    const notice = toPushedNotice({ card: form, form: submission }, `form ${submission.submissionId}`)
    await runInBackground(c, pushNoticeToOwner(c.env, cardId, 'form', notice))
  }
  return form.slug
}

/** Card ids can be guessed, so the form must also have the card's slug. */
async function findCardOfHtmlForm(c: Context<HonoEnv>, { fields, names }: SubmittedHtmlForm): Promise<LiveCardSnapshot | null> {
  const found = await getPublishedCard(c.env, fields[names.slug] ?? '').catch(() => null)
  return found?.state === 'live' && found.card.id === Number(fields[names.card]) ? found : null
}

/** Returns the reason in the language of the page. Messages of field errors and of full forms are in it already. */
function refusalSentenceOf({ message, body }: AppError, language: CardLanguage): string {
  if (language === DEFAULT_CARD_LANGUAGE || body.issues || body.code === 'formFull') return message
  const { refusals } = cardWordsOf(language)
  return getOwnProperty<string>(refusals, body.code) ?? refusals.unexpected
}

async function renderFormRefusalPage(c: Context<HonoEnv>, error: AppError, plain: SubmittedHtmlForm | null): Promise<RenderedPage> {
  const requested = requestedLanguageOf(c)
  const language = requested ?? DEFAULT_CARD_LANGUAGE
  const words = cardWordsOf(language).formErrors
  const sentence = refusalSentenceOf(error, language)
  const isCardUnseen = error.status === 404 || error.status === 410
  const found = plain && !isCardUnseen ? await findCardOfHtmlForm(c, plain) : null
  if (!plain || !found) {
    const message = joinSentences(sentence)
    // This error page has no link to the home page, because the visitor's typed answers would be lost. Going back keeps them.
    if (isCardUnseen) return renderMessagePage(words.notSent, message, { language })
    return renderMessagePage(words.notSent, `${message} ${words.goBack}`, { home: false, language })
  }
  const errors = Object.fromEntries(error.options.issues?.map(({ path, message }) => [path.replace(/^formData\./, ''), message]) ?? [])
  return renderCardPage({ ...found, card: localizeCard(found.card, requested) }, new URL(c.req.url).origin, {
    refusal: { message: sentence, errors, answers: plain.fields },
    hasMap: Boolean(c.env.GOOGLE_MAPS_API_KEY),
  })
}

async function respondToFormWithHtml(c: Context<HonoEnv>): Promise<Response> {
  let plain: SubmittedHtmlForm | null = null
  try {
    await checkFormRateLimit(c)
    if (isHtmlFormRequest(c)) plain = await readHtmlForm(c)
    await requireRunning(c.env, 'forms')
    const slug = await storeFormSubmission(
      c,
      plain ? parseHtmlForm(plain) : await readJsonBody(c.req.raw, FormSubmissionBody, FORM_BODY_BYTES_MAX),
    )
    const language = requestedLanguageOf(c)
    return c.redirect(`${publicCardPathOf(slug)}${language ? `?${LANGUAGE_PARAM}=${language}` : ''}#${FORM_CONFIRMATION_ELEMENT_ID}`, 303)
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : new AppError(500, API_ERROR_MESSAGES.unexpected)
    if (error === thrown) logRefusal(error, c)
    else logUnexpectedError(thrown, c)
    await drainRequestBody(c.req.raw)
    const page = await renderFormRefusalPage(c, error, plain)
    if (error.options.retryAfter) c.header('Retry-After', String(error.options.retryAfter))
    return c.body(page.html, error.status, { ...HTML_PAGE_HEADERS, 'content-security-policy': page.csp, 'cache-control': 'no-store' })
  }
}

export const formRoutes = new Hono<HonoEnv>().post('/card-forms', allowAnyone(), async (c) => {
  if (prefersHtmlResponse(c)) return respondToFormWithHtml(c)
  await checkFormRateLimit(c)
  await requireRunning(c.env, 'forms')
  await storeFormSubmission(
    c,
    isHtmlFormRequest(c) ? parseHtmlForm(await readHtmlForm(c)) : await readJsonBody(c.req.raw, FormSubmissionBody, FORM_BODY_BYTES_MAX),
  )
  return c.json({}, 201)
})
