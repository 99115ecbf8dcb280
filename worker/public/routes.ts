import { type Context, Hono } from 'hono'
import { publicCardPathOf } from '../../schema/route.ts'
import type { LiveCardSnapshot } from '../cards/stored.ts'
import type { HonoEnv } from '../platform/context.ts'
import { findCachedPage, cachePage, CACHED_PAGE_TTL_MS } from '../platform/page-cache.ts'
import { HTML_PAGE_HEADERS } from '../rendering/csp.ts'
import { preparePageForCache, respondWithCachedPage } from './page-response.ts'
import { serveAppShell } from './app-shell.ts'
import { findPublishedCard, findLatestSnapshotForOwner, cardPathSegmentsOf } from './find-card.ts'
import { pageAssistantOf } from './assistant-launcher.tsx'
import { renderCardPage } from './page.tsx'
import { recordRobotView } from './robots.ts'

/** A card's page for visitors, from the cache or newly rendered. Its links use the origin under which the page was requested. */
function findOrRenderCardPage(c: Context<HonoEnv>, snapshot: LiveCardSnapshot) {
  const { card, version } = snapshot
  const { origin } = new URL(c.req.url)
  const address = origin + publicCardPathOf(card.slug)
  const pageVersion = `${card.id}.${version}`
  const cached = findCachedPage(address)
  const page =
    cached?.version === pageVersion
      ? cached
      : preparePageForCache(renderCardPage(snapshot, origin, { assistant: pageAssistantOf(c.env, snapshot, false) }), {
          address,
          own: origin === c.env.APP_ORIGIN,
          slug: card.slug,
          cardId: card.id,
          version: pageVersion,
        })
  page.expiresAt = Date.now() + CACHED_PAGE_TTL_MS
  cachePage(page)
  return page
}

export const publicCardRoutes = new Hono<HonoEnv>()
  .get('/view/:slug', async (c) => {
    const found = await findPublishedCard(c)
    if (found instanceof Response) return found
    const own = await findLatestSnapshotForOwner(c, found)
    if (own) {
      const page = renderCardPage(own, new URL(c.req.url).origin, { assistant: pageAssistantOf(c.env, own, true), isOwner: true })
      return c.body(page.html, 200, { ...HTML_PAGE_HEADERS, 'content-security-policy': page.csp, 'cache-control': 'private, no-store' })
    }
    recordRobotView(c.req.raw, c.env, found.card.id)
    return respondWithCachedPage(findOrRenderCardPage(c, found), c.req.raw)
  })
  // Redirects misspelt card URLs, such as `/view/x/` and `/view//x`, to the canonical URL.
  .get('/view/*', async (c, next) => {
    const segments = cardPathSegmentsOf(c)
    if (segments.length === 0 || c.req.path === `/view/${segments.join('/')}`) return next()
    const found = await findPublishedCard(c)
    return found instanceof Response ? found : next()
  })
  .get('*', (c, next) => (/^\/(?:api|media)(?:\/|$)/.test(c.req.path) ? next() : serveAppShell(c.req.raw, c.env)))
