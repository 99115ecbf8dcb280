import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
import { html } from 'hono/html'
import { nanoid } from 'nanoid'
import { MESSAGES } from '../../schema/error.ts'
import { CardForm, FORM_FIELDS, FORM_SENT_PARAM } from '../../schema/event.ts'
import { viewPath } from '../../schema/route.ts'
import { anyone } from '../platform/access.ts'
import { clientAddress, network } from '../platform/address.ts'
import type { AppEnv } from '../platform/context.ts'
import { openDb } from '../platform/db.ts'
import { AppError, notFound, tooMany } from '../platform/errors.ts'
import { parse, parseJson, readJson, readText } from '../platform/validation.ts'
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

async function readForm(c: Context<AppEnv>): Promise<CardForm> {
  if (!isHtmlForm(c)) return readJson(c.req.raw, CardForm, FORM_MAX)
  // Through JSON, so that the text of a form is refused for the same reasons as that of any other body.
  const fields = Object.fromEntries(new URLSearchParams(await readText(c.req.raw, FORM_MAX)))
  const {
    [FORM_FIELDS.card]: card,
    [FORM_FIELDS.submission]: submission,
    ...formData
  } = parseJson(JSON.stringify(fields)) as Record<string, string>
  return parse(CardForm, { cardId: Number(card), formData, submissionId: submission || undefined })
}

/** Stores a submission durably and returns the slug of the card it is of. */
async function submit(c: Context<AppEnv>): Promise<string> {
  const { success } = await c.env.FORM_LIMIT.limit({ key: network(clientAddress(c)) })
  if (!success) throw tooMany(PERIOD)
  const { cardId, formData, submissionId } = await readForm(c)
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

/** What a visitor without scripts reads when their answers are refused; the browser's Back keeps what they typed. */
const refusal = (message: string) =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${message}</title>
      <main>
        <h1>${message}</h1>
        <p>Go back in your browser to change your answers.</p>
      </main>
    </html>`

export const formRoutes = new Hono<AppEnv>().post('/card-forms', anyone(), async (c) => {
  if (!wantsHtml(c)) {
    await submit(c)
    return c.json({}, 201)
  }
  try {
    return c.redirect(`${viewPath(await submit(c))}?${FORM_SENT_PARAM}=1#form`, 303)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    if (error.options.retryAfter) c.header('Retry-After', String(error.options.retryAfter))
    return c.html(refusal(error.message), error.status)
  }
})
