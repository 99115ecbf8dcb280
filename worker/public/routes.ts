import { Hono } from 'hono'
import { publicCardPathOf } from '../../schema/route.ts'
import { localizeCard, requestedLanguageOf } from '../rendering/localized-card.ts'
import type { HonoEnv } from '../platform/context.ts'
import { HTML_PAGE_HEADERS } from '../rendering/csp.ts'
import { respondThroughPageCache } from './page-response.ts'
import { serveAppShell } from './app-shell.ts'
import { getRequestedCard, getLatestSnapshotForOwner, cardPathSegmentsOf } from './find-card.ts'
import { cardPageAssistantOf } from './assistant-launcher.tsx'
import { renderCardPage } from './page.tsx'
import { recordRobotView } from './robots.ts'

export const publicCardRoutes = new Hono<HonoEnv>()
  .get('/view/:slug', async (c) => {
    const found = await getRequestedCard(c)
    if (found instanceof Response) return found
    const language = requestedLanguageOf(c)
    const hasMap = Boolean(c.env.GOOGLE_MAPS_API_KEY)
    const own = await getLatestSnapshotForOwner(c, found)
    if (own) {
      const page = renderCardPage({ ...own, card: localizeCard(own.card, language) }, new URL(c.req.url).origin, {
        assistant: cardPageAssistantOf(c.env, own, true),
        isOwner: true,
        hasMap,
      })
      return c.body(page.html, 200, { ...HTML_PAGE_HEADERS, 'content-security-policy': page.csp, 'cache-control': 'private, no-store' })
    }
    recordRobotView(c.req.raw, c.env, found.card.id)
    return respondThroughPageCache(c, found, publicCardPathOf(found.card.slug), language, (origin) =>
      renderCardPage({ ...found, card: localizeCard(found.card, language) }, origin, {
        assistant: cardPageAssistantOf(c.env, found, false),
        hasMap,
      }),
    )
  })
  // Redirects misspelt card URLs, such as `/view/x/` and `/view//x`, to the canonical URL.
  .get('/view/*', async (c, next) => {
    const segments = cardPathSegmentsOf(c)
    if (segments.length === 0 || c.req.path === `/view/${segments.join('/')}`) return next()
    const found = await getRequestedCard(c)
    return found instanceof Response ? found : next()
  })
  .get('*', (c, next) => (/^\/(?:api|media)(?:\/|$)/.test(c.req.path) ? next() : serveAppShell(c.req.raw, c.env)))
