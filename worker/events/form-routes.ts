import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { nanoid } from 'nanoid'
import { MESSAGES } from '../../schema/error.ts'
import { CardForm } from '../../schema/event.ts'
import { FORM_FIELDS, FORM_SENT_ID, PLAIN_FIELDS } from '../../schema/lead-form.ts'
import { viewPath } from '../../schema/route.ts'
import { readCardById } from '../cards/snapshot.ts'
import { anyone } from '../platform/access.ts'
import { clientAddress, network } from '../platform/address.ts'
import type { AppEnv } from '../platform/context.ts'
import { openDb } from '../platform/db.ts'
import { drain } from '../platform/drain.ts'
import { AppError, notFound, report, tooMany } from '../platform/errors.ts'
import { parse, parseJson, readJson, readText } from '../platform/validation.ts'
import { PAGE_HEADERS } from '../public/csp.ts'
import { type Page, cardPage, notePage } from '../public/page.tsx'
import { checkAnswers } from './answers.ts'
import { originOf } from './origin.ts'
import { createSubmission, getForm } from './queries.ts'
import { deviceOf, locationOf } from './visitor.ts'

const FORM_MAX = 128 * 1024
/** How long a caller past the limit waits, in seconds: the period of FORM_LIMIT. */
const PERIOD = 60

function isHtmlForm(c: Context<AppEnv>): boolean {
  return /^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header('content-type') ?? '')
}

function wantsHtml(c: Context<AppEnv>): boolean {
  const supports = ['application/json', 'text/html']
  return accepts(c, { header: 'Accept', supports, default: 'application/json' }) === 'text/html'
}

/** Reads a submission; what a plain form holds also goes to `typed`, whatever is wrong with it. */
async function readForm(c: Context<AppEnv>, typed: Record<string, string>): Promise<CardForm> {
  if (!isHtmlForm(c)) return readJson(c.req.raw, CardForm, FORM_MAX)
  const params = new URLSearchParams(await readText(c.req.raw, FORM_MAX))
  const fields = Object.fromEntries(Array.from(params, ([name, value]) => [name, value.replaceAll('\r\n', '\n')]))
  const names = FORM_FIELDS.card in fields ? FORM_FIELDS : PLAIN_FIELDS
  Object.assign(typed, fields, { [FORM_FIELDS.card]: fields[names.card] ?? '' })
  // Through JSON, so that the text of a form is refused for the same reasons as that of any other body.
  const { [names.card]: card, [names.submission]: submission, ...formData } = parseJson(JSON.stringify(fields)) as Record<string, string>
  return parse(CardForm, { cardId: Number(card), formData, submissionId: submission || undefined })
}

/** Stores a submission durably and returns the slug of the card it is of. */
async function submit(c: Context<AppEnv>, typed: Record<string, string> = {}): Promise<string> {
  const { cardId, formData, submissionId } = await readForm(c, typed)
  const { success } = await c.env.FORM_LIMIT.limit({ key: network(clientAddress(c)) })
  if (!success) throw tooMany(PERIOD)
  const db = openDb(c.env.DB)
  const form = await getForm(db, cardId)
  if (!form) throw notFound(MESSAGES.cardNotFound)
  if (!form.config.enabled) throw notFound('This card has no form')
  const { ip, ua, city, country } = originOf(c.req.raw, c.env)
  await createSubmission(db, {
    cardId,
    submissionId: submissionId ?? nanoid(),
    formData: checkAnswers(form.config, formData),
    submitterIp: ip,
    submitterLocation: locationOf(city, country),
    submitterDevice: deviceOf(ua),
    timestamp: Date.now(),
  })
  return form.slug
}

/**
 * What a visitor without scripts gets when their form is not taken: the card's page with what they typed and what is
 * wrong with it, or a screen that says so where there is no such card or form.
 */
async function refused(c: Context<AppEnv>, error: AppError, typed: Record<string, string>): Promise<Page> {
  const cardId = Number(typed[FORM_FIELDS.card])
  const found = Number.isSafeInteger(cardId) && error.status !== 404 ? await readCardById(c.env, cardId).catch(() => null) : null
  if (found?.state !== 'live')
    return notePage('Not sent', `${error.message.replace(/\.$/, '')}. Go back in your browser to change your answers.`)
  const errors = Object.fromEntries(error.options.issues?.map(({ path, message }) => [path.replace(/^formData\./, ''), message]) ?? [])
  return cardPage(found, new URL(c.req.url).origin, { message: error.message, errors, answers: typed })
}

export const formRoutes = new Hono<AppEnv>().post('/card-forms', anyone(), async (c) => {
  if (!wantsHtml(c)) {
    await submit(c)
    return c.json({}, 201)
  }
  const typed: Record<string, string> = {}
  try {
    return c.redirect(`${viewPath(await submit(c, typed))}#${FORM_SENT_ID}`, 303)
  } catch (thrown) {
    const error = thrown instanceof AppError ? thrown : new AppError(500, MESSAGES.unexpected)
    if (error !== thrown) report(thrown, c)
    await drain(c.req.raw)
    const page = await refused(c, error, typed)
    if (error.options.retryAfter) c.header('Retry-After', String(error.options.retryAfter))
    return c.body(page.html, error.status, { ...PAGE_HEADERS, 'content-security-policy': page.csp, 'cache-control': 'no-store' })
  }
})
