import { Hono } from 'hono'
import { APP_PAGE_PATHS, showPagePathOf } from '../../schema/route.ts'
import { SHOW_PATH } from '../../schema/show.ts'
import { RETURN_PATH_PARAM } from '../../schema/sign-in.ts'
import { getFirstCardSlug, getNeighbourCardSlugs } from '../cards/queries.ts'
import type { HonoEnv } from '../platform/context.ts'
import { openDatabase } from '../platform/db.ts'
import { getSignedInViewer, hasSessionCookie } from '../platform/session.ts'
import { getLatestSnapshotForOwner, getRequestedCard } from '../public/find-card.ts'
import { respondThroughPageCache } from '../public/page-response.ts'
import { localizeCard, requestedLanguageOf } from '../rendering/localized-card.ts'
import { HTML_PAGE_HEADERS } from '../rendering/csp.ts'
import { renderShowModePage } from './page.tsx'

/** These pages record no view, because it is the card's owner who shows them. */
export const showModeRoutes = new Hono<HonoEnv>()
  .get(SHOW_PATH, async (c) => {
    c.header('cache-control', 'no-store')
    const viewer = hasSessionCookie(c.req.raw) ? await getSignedInViewer(c) : null
    if (!viewer) return c.redirect(`${APP_PAGE_PATHS.auth}?${RETURN_PATH_PARAM}=${SHOW_PATH}`)
    const slug = await getFirstCardSlug(openDatabase(c.env.DB), viewer.user.id)
    return c.redirect(slug ? showPagePathOf(slug) : APP_PAGE_PATHS.dashboard)
  })
  .get(`/view/:slug${SHOW_PATH}`, async (c) => {
    const found = await getRequestedCard(c)
    if (found instanceof Response) return found
    const language = requestedLanguageOf(c)
    const own = await getLatestSnapshotForOwner(c, found)
    if (!own)
      return respondThroughPageCache(c, found, showPagePathOf(found.card.slug), language, (origin) =>
        renderShowModePage(localizeCard(found.card, language), origin, { isOwner: false }),
      )
    const neighbours = await getNeighbourCardSlugs(openDatabase(c.env.DB), own.card.userId, own.card.id)
    const page = renderShowModePage(localizeCard(own.card, language), new URL(c.req.url).origin, { isOwner: true, neighbours })
    return c.body(page.html, 200, { ...HTML_PAGE_HEADERS, 'content-security-policy': page.csp, 'cache-control': 'private, no-store' })
  })
