import { buildCardModelWithoutLinks } from '../rendering/linked-card.ts'
import { Hono } from 'hono'
import { qrCodeFileNameOf } from '../../schema/product.ts'
import { publicCardPathOf } from '../../schema/route.ts'
import type { HonoEnv } from '../platform/context.ts'
import { CROSS_ORIGIN_PICTURE_HEADERS } from '../platform/headers.ts'
import { getRequestedCard } from '../public/find-card.ts'
import { localizeCard, requestedLanguageOf } from '../rendering/localized-card.ts'
import { HTML_PAGE_HEADERS } from '../rendering/csp.ts'
import { renderQrPrintSheet } from './print-sheet.tsx'
import { renderQrPng, renderQrSvg } from './qr.ts'

export const qrRoutes = new Hono<HonoEnv>()
  .get('/view/:slug/:file{qr\\.(?:svg|png)}', async (c) => {
    const found = await getRequestedCard(c)
    if (found instanceof Response) return found
    const address = new URL(c.req.url).origin + publicCardPathOf(found.card.slug)
    const type = c.req.param('file').slice(3)
    const body = type === 'svg' ? renderQrSvg(address) : renderQrPng(address)
    return c.body(body, 200, {
      'content-type': type === 'svg' ? 'image/svg+xml; charset=utf-8' : 'image/png',
      'content-disposition': `inline; filename="${qrCodeFileNameOf(found.card.slug)}.${type}"`,
      ...CROSS_ORIGIN_PICTURE_HEADERS,
      'cache-control': 'public, max-age=3600',
    })
  })
  .get('/view/:slug/print', async (c) => {
    const found = await getRequestedCard(c)
    if (found instanceof Response) return found
    const page = renderQrPrintSheet(buildCardModelWithoutLinks(localizeCard(found.card, requestedLanguageOf(c))), new URL(c.req.url).origin)
    return c.body(page.html, 200, {
      ...HTML_PAGE_HEADERS,
      'content-security-policy': page.csp,
      'cache-control': 'public, max-age=0, must-revalidate',
    })
  })
