import { Hono } from 'hono'
import { qrFileName } from '../../schema/product.ts'
import { viewPath } from '../../schema/route.ts'
import { cardModel } from '../../web/card/model.ts'
import type { AppEnv } from '../platform/context.ts'
import { findCard } from '../public/find-card.ts'
import { PAGE_HEADERS } from '../rendering/csp.ts'
import { printSheet } from './print-sheet.tsx'
import { qrPng, qrSvg } from './qr.ts'

export const qrRoutes = new Hono<AppEnv>()
  .get('/view/:slug/:file{qr\\.(?:svg|png)}', async (c) => {
    const found = await findCard(c)
    if (found instanceof Response) return found
    const address = new URL(c.req.url).origin + viewPath(found.card.slug)
    const type = c.req.param('file').slice(3)
    const body = type === 'svg' ? qrSvg(address) : qrPng(address)
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
    const found = await findCard(c)
    if (found instanceof Response) return found
    const page = printSheet(cardModel(found.card), new URL(c.req.url).origin)
    return c.body(page.html, 200, {
      ...PAGE_HEADERS,
      'content-security-policy': page.csp,
      'cache-control': 'public, max-age=0, must-revalidate',
    })
  })
