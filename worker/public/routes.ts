import { type Context, Hono } from 'hono'
import { viewPath } from '../../schema/route.ts'
import type { LiveSnapshot } from '../cards/stored.ts'
import type { AppEnv } from '../platform/context.ts'
import { findPage, cachePage, PAGE_TTL } from '../platform/page-cache.ts'
import { PAGE_HEADERS } from '../rendering/csp.ts'
import { preparePage, respond } from './page-response.ts'
import { appShell } from './app-shell.ts'
import { findCard, freshForOwner, segmentsOf } from './find-card.ts'
import { cardPage } from './page.tsx'
import { recordRobot } from './robots.ts'

/**
 * The page for visitors, from this isolate's page cache or rendered from the snapshot. Its links are absolute on the request's
 * origin, because a card works on every hostname of the deployment. Pages of other origins than APP_ORIGIN have their own
 * share of the cache.
 */
function publicPage(c: Context<AppEnv>, snapshot: LiveSnapshot) {
  const { card, version } = snapshot
  const { origin } = new URL(c.req.url)
  const address = origin + viewPath(card.slug)
  const pageVersion = `${card.id}.${version}`
  const cached = findPage(address)
  const page =
    cached?.version === pageVersion
      ? cached
      : preparePage(cardPage(snapshot, origin), {
          address,
          own: origin === c.env.APP_ORIGIN,
          slug: card.slug,
          cardId: card.id,
          version: pageVersion,
        })
  page.expiresAt = Date.now() + PAGE_TTL
  cachePage(page)
  return page
}

export const publicRoutes = new Hono<AppEnv>()
  .get('/view/:slug', async (c) => {
    const found = await findCard(c)
    if (found instanceof Response) return found
    const own = await freshForOwner(c, found)
    if (own) {
      const page = cardPage(own, new URL(c.req.url).origin)
      return c.body(page.html, 200, { ...PAGE_HEADERS, 'content-security-policy': page.csp, 'cache-control': 'private, no-store' })
    }
    recordRobot(c.req.raw, c.env, found.card.id)
    return respond(publicPage(c, found), c.req.raw)
  })
  // Redirects misspelt paths, such as `/view/x/` and `/view//x`.
  .get('/view/*', async (c, next) => {
    const segments = segmentsOf(c)
    if (segments.length === 0 || c.req.path === `/view/${segments.join('/')}`) return next()
    const found = await findCard(c)
    return found instanceof Response ? found : next()
  })
  .get('*', (c, next) => (/^\/(?:api|media)(?:\/|$)/.test(c.req.path) ? next() : appShell(c.req.raw, c.env)))
