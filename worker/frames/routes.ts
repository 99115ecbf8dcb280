import { type Context, Hono } from 'hono'
import type { PublicCard } from '../../schema/card.ts'
import { viewPath } from '../../schema/route.ts'
import { cardModel } from '../../web/card/model.ts'
import { anyone } from '../platform/access.ts'
import type { AppEnv } from '../platform/context.ts'
import { findCard, freshForOwner } from '../public/find-card.ts'
import { PAGE_HEADERS } from '../rendering/csp.ts'
import type { Page } from '../rendering/document.ts'
import { embedPage, mapPage } from './frames.tsx'

/** The card of a frame document. A frame's URL that is opened outside a frame redirects to the card. */
async function findFramedCard(c: Context<AppEnv>): Promise<PublicCard | Response> {
  const found = await findCard(c)
  if (found instanceof Response) return found
  const destination = c.req.header('sec-fetch-dest')
  if (destination && !/^i?frame$/.test(destination))
    return c.body(null, 302, { location: viewPath(found.card.slug), vary: 'sec-fetch-dest', 'cache-control': 'no-store' })
  return ((await freshForOwner(c, found)) ?? found).card
}

function respond(c: Context<AppEnv>, page: Page | null): Response {
  if (!page) return c.text('Not found', 404, { 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' })
  return c.body(page.html, 200, { ...PAGE_HEADERS, 'content-security-policy': page.csp, 'cache-control': 'private, no-store' })
}

export const frameRoutes = new Hono<AppEnv>()
  .get('/view/:slug/embed/:number{[1-9]}', async (c) => {
    const card = await findFramedCard(c)
    if (card instanceof Response) return card
    const embed = card.embedCodes[Number(c.req.param('number')) - 1]
    return respond(c, embed ? embedPage(embed.html, embed.title || 'Embedded content') : null)
  })
  .get('/view/:slug/map', async (c) => {
    const card = await findFramedCard(c)
    if (card instanceof Response) return card
    return respond(c, mapPage(cardModel(card), c.env.GOOGLE_MAPS_API_KEY, crypto.randomUUID()))
  })

/** A public call: the Google Maps key, or null when none is set. */
export const configRoutes = new Hono<AppEnv>().get('/config/maps', anyone(), (c) =>
  c.json({ googleMapsApiKey: c.env.GOOGLE_MAPS_API_KEY || null }),
)
