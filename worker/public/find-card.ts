import { waitUntil } from 'cloudflare:workers'
import type { Context } from 'hono'
import { Slug } from '../../schema/card.ts'
import { viewPath } from '../../schema/route.ts'
import { readLatestSnapshot, readSnapshot } from '../cards/snapshot.ts'
import type { LiveSnapshot } from '../cards/stored.ts'
import type { AppEnv } from '../platform/context.ts'
import { claimedUser, findViewer, mayBeSignedIn } from '../platform/session.ts'
import { PAGE_HEADERS } from '../rendering/csp.ts'
import type { Page } from '../rendering/document.ts'
import { messagePage } from './page.tsx'

const NOT_FOUND_TEXTS = {
  404: "The business card you're looking for doesn't exist. Its address may be mistyped.",
  410: "The business card you're looking for doesn't exist any more.",
}
const notFoundPages: { [status in keyof typeof NOT_FOUND_TEXTS]?: Page } = {}

/** The Card Not Found screen: 404 when the card never existed, 410 when it was deleted. */
function cardNotFound(c: Context<AppEnv>, status: keyof typeof NOT_FOUND_TEXTS): Response {
  const page = (notFoundPages[status] ??= messagePage('Card Not Found', NOT_FOUND_TEXTS[status]))
  return c.body(page.html, status, {
    ...PAGE_HEADERS,
    'content-security-policy': page.csp,
    'cache-control': 'public, max-age=0, must-revalidate',
  })
}

/** The non-empty path segments after `/view`: the slug, then what is requested of the card (such as `qr.svg`). */
export function segmentsOf(c: Context<AppEnv>): string[] {
  return c.req.path.split('/').slice(2).filter(Boolean)
}

/** The canonical path of the requested resource under the card's slug. */
function canonicalPath(c: Context<AppEnv>, slug: string): string {
  return encodeURI([viewPath(slug), ...segmentsOf(c).slice(1)].join('/'))
}

/** Redirects to the same resource under another slug, so that for example a QR code image in an old email still works. */
function redirectTo(c: Context<AppEnv>, slug: string): Response {
  return c.body(null, 301, { location: canonicalPath(c, slug) + new URL(c.req.url).search, 'cache-control': 'public, max-age=60' })
}

/**
 * The published card of the requested path, or the response when there is none. A card has one canonical URL; any other spelling
 * (capitals, unnecessary escapes, extra slashes) and past slugs are redirected to it.
 */
export async function findCard(c: Context<AppEnv>): Promise<LiveSnapshot | Response> {
  const slug = Slug.safeParse(segmentsOf(c)[0]?.toLowerCase())
  if (!slug.success) return cardNotFound(c, 404)
  const snapshot = await readSnapshot(c.env, slug.data, waitUntil)
  if (!snapshot) return cardNotFound(c, 404)
  if (snapshot.state === 'gone') return cardNotFound(c, 410)
  if (snapshot.state === 'moved') return redirectTo(c, snapshot.to)
  return new URL(c.req.url).pathname === canonicalPath(c, snapshot.card.slug) ? snapshot : redirectTo(c, snapshot.card.slug)
}

/** The card as currently stored in D1, if the viewer is its owner, who may just have changed it; null for anyone else. */
export async function freshForOwner(c: Context<AppEnv>, published: LiveSnapshot): Promise<LiveSnapshot | null> {
  if (!mayBeSignedIn(c.req.raw)) return null
  const claim = await claimedUser(c)
  if (claim?.userId !== published.card.userId || !(await findViewer(c))) return null
  const fresh = await readLatestSnapshot(c.env, published.card.slug)
  return fresh?.state === 'live' ? fresh : null
}
