import { buildCardModelWithoutLinks } from '../rendering/linked-card.ts'
import { type Context, Hono } from 'hono'
import type { PublicCard } from '../../schema/card.ts'
import { publicCardPathOf } from '../../schema/route.ts'
import { cardWordsOf } from '../../web/card/words/all.ts'
import { fillWords } from '../../web/card/words/fill.ts'
import { allowAnyone } from '../platform/access.ts'
import type { HonoEnv } from '../platform/context.ts'
import { getRequestedCard, getLatestSnapshotForOwner } from '../public/find-card.ts'
import { HTML_PAGE_HEADERS } from '../rendering/csp.ts'
import { localizeCard, requestedLanguageOf } from '../rendering/localized-card.ts'
import type { RenderedPage } from '../rendering/document.ts'
import { renderEmbedPage, renderMapPage } from './frames.tsx'

/** Redirects to the card if the request does not come from an iframe. */
async function findCardForIframe(c: Context<HonoEnv>): Promise<PublicCard | Response> {
  const found = await getRequestedCard(c)
  if (found instanceof Response) return found
  const destination = c.req.header('sec-fetch-dest')
  if (destination && !/^i?frame$/.test(destination))
    return c.body(null, 302, { location: publicCardPathOf(found.card.slug), vary: 'sec-fetch-dest', 'cache-control': 'no-store' })
  return localizeCard(((await getLatestSnapshotForOwner(c, found)) ?? found).card, requestedLanguageOf(c))
}

function respondWithIframePage(c: Context<HonoEnv>, page: RenderedPage | null): Response {
  if (!page) return c.text('Not found', 404, { 'cache-control': 'no-store' })
  return c.body(page.html, 200, { ...HTML_PAGE_HEADERS, 'content-security-policy': page.csp, 'cache-control': 'private, no-store' })
}

export const cardIframeRoutes = new Hono<HonoEnv>()
  .get('/view/:slug/embed/:number{[1-9]}', async (c) => {
    const card = await findCardForIframe(c)
    if (card instanceof Response) return card
    const embed = card.embedCodes[Number(c.req.param('number')) - 1]
    return respondWithIframePage(
      c,
      embed
        ? renderEmbedPage(
            embed.html,
            embed.title || fillWords(cardWordsOf(card.language).card.embeddedContent, { number: c.req.param('number') }),
          )
        : null,
    )
  })
  .get('/view/:slug/map', async (c) => {
    const card = await findCardForIframe(c)
    if (card instanceof Response) return card
    return respondWithIframePage(c, renderMapPage(buildCardModelWithoutLinks(card), c.env.GOOGLE_MAPS_API_KEY, crypto.randomUUID()))
  })

export const googleMapsConfigRoutes = new Hono<HonoEnv>().get('/config/maps', allowAnyone(), (c) =>
  c.json({ googleMapsApiKey: c.env.GOOGLE_MAPS_API_KEY || null }),
)
