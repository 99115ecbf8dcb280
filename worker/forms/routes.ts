import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { nanoid } from 'nanoid'
import { FORM_MAX } from '../../schema/bounds.ts'
import { ERRORS } from '../../schema/error.ts'
import { CardForm } from '../../schema/event.ts'
import { FORM_FIELD_NAMES, FORM_SENT_ID, FORM_FIELD_ALIASES } from '../../schema/lead-form.ts'
import { viewPath } from '../../schema/route.ts'
import { joinSentences } from '../../schema/sentences.ts'
import { readCard } from '../cards/snapshot.ts'
import type { LiveSnapshot } from '../cards/stored.ts'
import { anyone } from '../platform/access.ts'
import { clientAddress, keyedHash, addressLimitKey, truncateAddress } from '../platform/address.ts'
import type { AppEnv } from '../platform/context.ts'
import { openDb } from '../platform/db.ts'
import { drainBody } from '../platform/drain.ts'
import { AppError, notFound, logUnforeseen, tooMany } from '../platform/errors.ts'
import { parse, parseJson, readJson, readText } from '../platform/validation.ts'
import { PAGE_HEADERS } from '../rendering/csp.ts'
import { cardPage, messagePage } from '../public/page.tsx'
import type { Page } from '../rendering/document.ts'
import { checkAnswers } from './answers.ts'
import { originOf } from '../events/origin.ts'
import { type NewSubmission, createSubmission, getForm, waitForSubmission } from './queries.ts'
import { deviceOf, locationOf } from '../events/visitor.ts'

/** Longest Accept header that is parsed. A browser sends some 150 characters; parsing 32,000 takes 25 ms. */
const ACCEPT_MAX = 1000
/** Seconds until a caller past FORM_LIMIT may try again: the period of that limit. */
const PERIOD = 60

function isHtmlForm(c: Context<AppEnv>): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '')
}

function wantsHtml(c: Context<AppEnv>): boolean {
  if ((c.req.header('Accept')?.length ?? 0) > ACCEPT_MAX) return false
  const supports = ['application/json', 'text/html']
  return accepts(c, { header: 'Accept', supports, default: 'application/json' }) === 'text/html'
}

/** A submitted HTML form: all its fields, and the field names it uses for the card's id, slug and submission id. */
interface PlainForm {
  fields: Record<string, string>
  names: typeof FORM_FIELD_NAMES | typeof FORM_FIELD_ALIASES
}

async function readPlain(c: Context<AppEnv>): Promise<PlainForm> {
  const params = new URLSearchParams(await readText(c.req.raw, FORM_MAX))
  const fields = Object.fromEntries(Array.from(params, ([name, value]) => [name, value.replaceAll('\r\n', '\n')]))
  return { fields, names: Object.hasOwn(fields, FORM_FIELD_NAMES.card) ? FORM_FIELD_NAMES : FORM_FIELD_ALIASES }
}

function toCardForm({ fields, names }: PlainForm): CardForm {
  // Parsed as JSON, so that the text of a form is checked like that of any other body.
  const { [names.card]: card, [names.submission]: submission, ...formData } = parseJson(JSON.stringify(fields)) as Record<string, string>
  return parse(CardForm, { cardId: Number(card), formData, submissionId: submission || undefined })
}

/** Applies the rate limit. Call it before reading the body, so that nobody can probe card ids past the limit. */
async function checkRateLimit(c: Context<AppEnv>): Promise<void> {
  const { success } = await c.env.FORM_LIMIT.limit({ key: addressLimitKey(clientAddress(c)) })
  if (!success) throw tooMany(PERIOD)
}

/** Keyed hash of the sender's network. It includes the card, so that submissions to two cards cannot be linked. */
function networkKey(c: Context<AppEnv>, cardId: number): string {
  const address = clientAddress(c)
  return keyedHash(c.env, `form ${cardId}`, truncateAddress(address) ?? address)
}

function tooManySubmissions(wait: number): AppError {
  const minutes = Math.max(1, Math.ceil(wait / 60_000))
  const time = minutes > 90 ? `${Math.ceil(minutes / 60)} hours` : minutes > 1 ? `${minutes} minutes` : 'a minute'
  return tooMany(
    minutes * 60,
    `This form takes no more messages right now. Please send yours again in ${time}, or use the contact details on the card.`,
    'formFull',
  )
}

/** Stores a submission and returns the slug of its card. */
async function storeSubmission(c: Context<AppEnv>, { cardId, formData, submissionId }: CardForm): Promise<string> {
  const db = openDb(c.env.DB)
  const form = await getForm(db, cardId)
  if (!form) throw notFound('cardNotFound')
  if (!form.config.enabled) throw notFound('noForm')
  const { ip, ua, city, country } = originOf(c.req.raw, c.env)
  const submission: NewSubmission = {
    cardId,
    submissionId: submissionId ?? nanoid(),
    formData: checkAnswers(form.config, formData),
    submitterIp: ip,
    submitterLocation: locationOf(city, country),
    submitterDevice: deviceOf(ua),
    submitterNetwork: networkKey(c, cardId),
    timestamp: Date.now(),
  }
  if (!(await createSubmission(db, submission))) throw tooManySubmissions(await waitForSubmission(db, submission))
  return form.slug
}

/** The card whose page sent the form, or null. Ids can be guessed, so the form must also hold the card's slug. */
async function findShownCard(c: Context<AppEnv>, { fields, names }: PlainForm): Promise<LiveSnapshot | null> {
  const found = await readCard(c.env, fields[names.slug] ?? '').catch(() => null)
  return found?.state === 'live' && found.card.id === Number(fields[names.card]) ? found : null
}

/**
 * The page for a refused form of a visitor without scripts: the card with the typed answers and their errors, or a note if
 * the form does not hold its card's slug.
 */
async function refusalPage(c: Context<AppEnv>, error: AppError, plain: PlainForm | null): Promise<Page> {
  const found = plain && error.status !== 404 ? await findShownCard(c, plain) : null
  if (!plain || !found) {
    const message = joinSentences(error.message)
    // A form that does not exist is not worth going back to. From any other, a link home would lose the typed answers.
    if (error.status === 404) return messagePage('Not sent', message)
    return messagePage('Not sent', `${message} Use your browser’s Back button: what you typed should still be in the form.`, {
      home: false,
    })
  }
  const errors = Object.fromEntries(error.options.issues?.map(({ path, message }) => [path.replace(/^formData\./, ''), message]) ?? [])
  return cardPage(found, new URL(c.req.url).origin, { message: error.message, errors, answers: plain.fields })
}

async function answerPage(c: Context<AppEnv>): Promise<Response> {
  let plain: PlainForm | null = null
  try {
    await checkRateLimit(c)
    if (isHtmlForm(c)) plain = await readPlain(c)
    const slug = await storeSubmission(c, plain ? toCardForm(plain) : await readJson(c.req.raw, CardForm, FORM_MAX))
    return c.redirect(`${viewPath(slug)}#${FORM_SENT_ID}`, 303)
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : new AppError(500, ERRORS.unexpected)
    if (error !== thrown) logUnforeseen(thrown, c)
    await drainBody(c.req.raw)
    const page = await refusalPage(c, error, plain)
    if (error.options.retryAfter) c.header('Retry-After', String(error.options.retryAfter))
    return c.body(page.html, error.status, { ...PAGE_HEADERS, 'content-security-policy': page.csp, 'cache-control': 'no-store' })
  }
}

export const formRoutes = new Hono<AppEnv>().post('/card-forms', anyone(), async (c) => {
  if (wantsHtml(c)) return answerPage(c)
  await checkRateLimit(c)
  await storeSubmission(c, isHtmlForm(c) ? toCardForm(await readPlain(c)) : await readJson(c.req.raw, CardForm, FORM_MAX))
  return c.json({}, 201)
})
