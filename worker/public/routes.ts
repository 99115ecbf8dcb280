import { waitUntil } from 'cloudflare:workers'
import { type Context, Hono } from 'hono'
import { MESSAGES } from '../../schema/error.ts'
import { viewPath } from '../../schema/route.ts'
import { qrFileName } from '../../schema/product.ts'
import { type PublicCard, Slug } from '../../schema/card.ts'
import { CheckCss, type CheckedCss } from '../../schema/custom-css.ts'
import { IdParam } from '../../schema/text.ts'
import { TICKET, TICKET_HEADER } from '../../schema/ticket.ts'
import { cardModel } from '../../web/card/model.ts'
import { readCardById, readFresh, readSnapshot } from '../cards/snapshot.ts'
import type { LiveSnapshot } from '../cards/stored.ts'
import { readVcardPhoto } from '../media/vcard-photo.ts'
import { anyone, signedIn } from '../platform/access.ts'
import { clientAddress, network } from '../platform/address.ts'
import type { AppEnv } from '../platform/context.ts'
import { notFound, tooMany } from '../platform/errors.ts'
import { findPage, keepPage, PAGE_TTL } from '../platform/page-cache.ts'
import { claimedUser, findViewer, mayBeSignedIn } from '../platform/session.ts'
import { json, parse } from '../platform/validation.ts'
import { answer, prepare } from './answer.ts'
import { appShell } from './app-shell.ts'
import { PAGE_HEADERS } from './csp.ts'
import { cleanCss } from './custom-css.ts'
import { embedPage, mapPage } from './frames.tsx'
import { type Page, cardPage, notePage } from './page.tsx'
import { printSheet } from './print-sheet.tsx'
import { qrPng, qrSvg } from './qr.ts'
import { recordRobot } from './robots.ts'
import { vcardDisposition, vcardText } from './vcard.ts'
import { isTicket, issueTicket } from './vcard-ticket.ts'

const ABSENT = {
  404: "The business card you're looking for doesn't exist. Its address may be mistyped.",
  410: "The business card you're looking for doesn't exist any more.",
}
const absent: { [status in keyof typeof ABSENT]?: Page } = {}

/** The Card Not Found screen: 404 where there never was a card, 410 where there is none any more. */
function cardNotFound(c: Context<AppEnv>, status: keyof typeof ABSENT): Response {
  const page = (absent[status] ??= notePage('Card Not Found', ABSENT[status]))
  return c.body(page.html, status, {
    ...PAGE_HEADERS,
    'content-security-policy': page.csp,
    'cache-control': 'public, max-age=0, must-revalidate',
  })
}

/** The parts of the path behind `/view`: the slug, then what was asked for of it. A doubled slash makes no part. */
function partsOf(c: Context<AppEnv>): string[] {
  return c.req.path.split('/').slice(2).filter(Boolean)
}

/** The one path of what was asked for, at the card's address of today. */
function pathOf(c: Context<AppEnv>, slug: string): string {
  return encodeURI([viewPath(slug), ...partsOf(c).slice(1)].join('/'))
}

/** To what was asked for at the card's address of today: a picture of a code that stands in a mail must stay one. */
function moved(c: Context<AppEnv>, slug: string): Response {
  return c.body(null, 301, { location: pathOf(c, slug) + new URL(c.req.url).search, 'cache-control': 'public, max-age=60' })
}

/**
 * What stands behind the slug in the path, or the answer that ends the request. A card has one address: any other spelling
 * of it (capitals, escapes that it does not need, more slashes) is redirected there.
 */
async function find(c: Context<AppEnv>): Promise<LiveSnapshot | Response> {
  const slug = Slug.safeParse(partsOf(c)[0]?.toLowerCase())
  if (!slug.success) return cardNotFound(c, 404)
  const found = await readSnapshot(c.env, slug.data, waitUntil)
  if (!found) return cardNotFound(c, 404)
  if (found.state === 'gone') return cardNotFound(c, 410)
  if (found.state === 'moved') return moved(c, found.to)
  return new URL(c.req.url).pathname === pathOf(c, found.card.slug) ? found : moved(c, found.card.slug)
}

/** The card as it is stored this moment, for its owner who may just have changed it; null for anyone else. */
async function freshForOwner(c: Context<AppEnv>, found: LiveSnapshot): Promise<LiveSnapshot | null> {
  if (!mayBeSignedIn(c.req.raw)) return null
  const claim = await claimedUser(c)
  if (claim?.userId !== found.card.userId || !(await findViewer(c))) return null
  const fresh = await readFresh(c.env, found.card.slug)
  return fresh?.state === 'live' ? fresh : null
}

/**
 * The page that a visitor gets, from this isolate's memory or rendered from the snapshot. Links on it are absolute on the
 * request's own origin, because a card works on each address of the deployment; pages of other origins than APP_ORIGIN
 * have a part of the memory to themselves.
 */
function publicPage(c: Context<AppEnv>, found: LiveSnapshot) {
  const { card, version } = found
  const { origin } = new URL(c.req.url)
  const address = origin + viewPath(card.slug)
  const rendered = `${card.id}.${version}`
  const kept = findPage(address)
  const page =
    kept?.version === rendered
      ? kept
      : prepare(cardPage(found, origin), {
          address,
          own: origin === c.env.APP_ORIGIN,
          slug: card.slug,
          cardId: card.id,
          version: rendered,
        })
  page.expiresAt = Date.now() + PAGE_TTL
  keepPage(page)
  return page
}

/** The card that a frame of its page is about. Opened by itself, a frame's address leads to the card. */
async function framed(c: Context<AppEnv>): Promise<PublicCard | Response> {
  const found = await find(c)
  if (found instanceof Response) return found
  const destination = c.req.header('sec-fetch-dest')
  if (destination && !/^i?frame$/.test(destination))
    return c.body(null, 302, { location: viewPath(found.card.slug), vary: 'sec-fetch-dest', 'cache-control': 'no-store' })
  return ((await freshForOwner(c, found)) ?? found).card
}

function frame(c: Context<AppEnv>, page: Page | null): Response {
  if (!page) return c.text('Not found', 404, { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  return c.body(page.html, 200, { ...PAGE_HEADERS, 'content-security-policy': page.csp, 'cache-control': 'private, no-store' })
}

export const publicRoutes = new Hono<AppEnv>()
  .get('/view/:slug', async (c) => {
    const found = await find(c)
    if (found instanceof Response) return found
    const own = await freshForOwner(c, found)
    if (own) {
      const page = cardPage(own, new URL(c.req.url).origin)
      return c.body(page.html, 200, { ...PAGE_HEADERS, 'content-security-policy': page.csp, 'cache-control': 'private, no-store' })
    }
    recordRobot(c.req.raw, c.env, found.card.id)
    return answer(publicPage(c, found), c.req.raw)
  })
  .get('/view/:slug/:file{qr\\.(?:svg|png)}', async (c) => {
    const found = await find(c)
    if (found instanceof Response) return found
    const address = new URL(c.req.url).origin + viewPath(found.card.slug)
    const type = c.req.param('file').slice(3)
    const body = type === 'svg' ? qrSvg(address) : Uint8Array.from(qrPng(address))
    return c.body(body, 200, {
      'content-type': type === 'svg' ? 'image/svg+xml' : 'image/png',
      'content-disposition': `inline; filename="${qrFileName(found.card.slug)}.${type}"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'strict-transport-security': PAGE_HEADERS['strict-transport-security'],
      'cache-control': 'public, max-age=3600',
    })
  })
  .get('/view/:slug/print', async (c) => {
    const found = await find(c)
    if (found instanceof Response) return found
    const page = printSheet(cardModel(found.card), new URL(c.req.url).origin)
    return c.body(page.html, 200, {
      ...PAGE_HEADERS,
      'content-security-policy': page.csp,
      'cache-control': 'public, max-age=0, must-revalidate',
    })
  })
  .get('/view/:slug/embed/:number{[1-9]}', async (c) => {
    const card = await framed(c)
    if (card instanceof Response) return card
    const embed = card.embedCodes[Number(c.req.param('number')) - 1]
    return frame(c, embed ? embedPage(embed.html, embed.title || 'Embedded content') : null)
  })
  .get('/view/:slug/map', async (c) => {
    const card = await framed(c)
    if (card instanceof Response) return card
    return frame(c, mapPage(cardModel(card), c.env.GOOGLE_MAPS_API_KEY, crypto.randomUUID()))
  })
  // Typed by hand, or put together by what prints links: `/view/x/`, `/view//x`.
  .get('/view/*', async (c, next) => {
    const parts = partsOf(c)
    if (parts.length === 0 || c.req.path === `/view/${parts.join('/')}`) return next()
    const found = await find(c)
    return found instanceof Response ? found : next()
  })
  .get('*', (c, next) => (/^\/(?:api|media)(?:\/|$)/.test(c.req.path) ? next() : appShell(c.req.raw, c.env)))

/**
 * The contact file. The page's script asks by HEAD first whether there is one, and fetches it with the ticket that it gets.
 * Ids can be counted through, so asking and fetching without a ticket share one limit; files have one of their own, so
 * that a ticket that is used again brings no more of them. Saving a contact counts once in each, whichever way.
 */
export const vcardRoutes = new Hono<AppEnv>().get('/vcard/:id', anyone(), async (c) => {
  const { id } = parse(IdParam, { id: c.req.param('id') })
  const { VCARD_LIMIT, VCARD_FILE_LIMIT } = c.env
  const key = network(clientAddress(c))
  const asks = c.req.method === 'HEAD'
  const asked = !asks && isTicket(c.env, c.req.query(TICKET), id, key, Date.now())
  if (!asked && !(await VCARD_LIMIT.limit({ key })).success) throw tooMany(60)
  if (!asks && !(await VCARD_FILE_LIMIT.limit({ key })).success) throw tooMany(60)
  const found = await readCardById(c.env, id, waitUntil)
  if (found?.state !== 'live') throw notFound(MESSAGES.cardNotFound)
  const headers = { 'content-type': 'text/vcard; charset=utf-8', 'content-disposition': vcardDisposition(found.card.name) }
  if (asks) return c.body(null, 200, { ...headers, [TICKET_HEADER]: issueTicket(c.env, id, key, Date.now()) })
  // Without the photo a contact is still a contact.
  const photo = await readVcardPhoto(c.env, found.card.profilePicture).catch(() => null)
  return c.body(vcardText(found.card, new URL(c.req.url).origin, photo ?? undefined), 200, headers)
})

/** What the map's own document needs to know; without a key a card links to the visitor's maps instead. */
export const configRoutes = new Hono<AppEnv>().get('/config/maps', anyone(), (c) =>
  c.json({ googleMapsApiKey: c.env.GOOGLE_MAPS_API_KEY || null }),
)

/** Tells an editor how its CSS will apply, before it is saved. */
export const customCssRoutes = new Hono<AppEnv>().post('/custom-css/check', signedIn(), ...json(CheckCss), (c) =>
  c.json<CheckedCss>(cleanCss(c.req.valid('json').css)),
)
