import { type Context, Hono } from 'hono'
import { viewPath } from '../../schema/route.ts'
import type { LiveSnapshot } from '../cards/stored.ts'
import type { AppEnv } from '../platform/context.ts'
import { findPage, keepPage, PAGE_TTL } from '../platform/page-cache.ts'
import { PAGE_HEADERS } from '../rendering/csp.ts'
import { answer, prepare } from './answer.ts'
import { appShell } from './app-shell.ts'
import { findCard, freshForOwner, partsOf } from './find-card.ts'
import { cardPage } from './page.tsx'
import { recordRobot } from './robots.ts'

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
    return answer(publicPage(c, found), c.req.raw)
  })
  // Typed by hand, or put together by what prints links: `/view/x/`, `/view//x`.
  .get('/view/*', async (c, next) => {
    const parts = partsOf(c)
    if (parts.length === 0 || c.req.path === `/view/${parts.join('/')}`) return next()
    const found = await findCard(c)
    return found instanceof Response ? found : next()
  })
  .get('*', (c, next) => (/^\/(?:api|media)(?:\/|$)/.test(c.req.path) ? next() : appShell(c.req.raw, c.env)))
