import { waitUntil } from 'cloudflare:workers'
import type { Context } from 'hono'
import { Slug } from '../../schema/card.ts'
import { viewPath } from '../../schema/route.ts'
import { readFresh, readSnapshot } from '../cards/snapshot.ts'
import type { LiveSnapshot } from '../cards/stored.ts'
import type { AppEnv } from '../platform/context.ts'
import { claimedUser, findViewer, mayBeSignedIn } from '../platform/session.ts'
import { PAGE_HEADERS } from '../rendering/csp.ts'
import type { Page } from '../rendering/document.ts'
import { notePage } from './page.tsx'

const ABSENT = {
  404: "The business card you're looking for doesn't exist. Its address may be mistyped.",
  410: "The business card you're looking for doesn't exist any more.",
}
const absent: { [status in keyof typeof ABSENT]?: Page } = {}

/** The Card Not Found screen: 404 where there never was a card, 410 where there is none any more. */
function cardNotFound(c: Context<AppEnv>, status: keyof typeof ABSENT): Response {
  const page = (absent[status] ??= notePage('Card Not Found', ABSENT[status]))
  return c.body(page.html, status, {
    ...PAGE_HEADERS,
    'content-security-policy': page.csp,
    'cache-control': 'public, max-age=0, must-revalidate',
  })
}

/** The parts of the path behind `/view`: the slug, then what was asked for of it. A doubled slash makes no part. */
export function partsOf(c: Context<AppEnv>): string[] {
  return c.req.path.split('/').slice(2).filter(Boolean)
}

/** The one path of what was asked for, at the card's address of today. */
function pathOf(c: Context<AppEnv>, slug: string): string {
  return encodeURI([viewPath(slug), ...partsOf(c).slice(1)].join('/'))
}

/** To what was asked for at the card's address of today: a picture of a code that stands in a mail must stay one. */
function moved(c: Context<AppEnv>, slug: string): Response {
  return c.body(null, 301, { location: pathOf(c, slug) + new URL(c.req.url).search, 'cache-control': 'public, max-age=60' })
}

/**
 * What stands behind the slug in the path, or the answer that ends the request. A card has one address: any other spelling
 * of it (capitals, escapes that it does not need, more slashes) is redirected there.
 */
export async function findCard(c: Context<AppEnv>): Promise<LiveSnapshot | Response> {
  const slug = Slug.safeParse(partsOf(c)[0]?.toLowerCase())
  if (!slug.success) return cardNotFound(c, 404)
  const found = await readSnapshot(c.env, slug.data, waitUntil)
  if (!found) return cardNotFound(c, 404)
  if (found.state === 'gone') return cardNotFound(c, 410)
  if (found.state === 'moved') return moved(c, found.to)
  return new URL(c.req.url).pathname === pathOf(c, found.card.slug) ? found : moved(c, found.card.slug)
}

/** The card as it is stored this moment, for its owner who may just have changed it; null for anyone else. */
export async function freshForOwner(c: Context<AppEnv>, found: LiveSnapshot): Promise<LiveSnapshot | null> {
  if (!mayBeSignedIn(c.req.raw)) return null
  const claim = await claimedUser(c)
  if (claim?.userId !== found.card.userId || !(await findViewer(c))) return null
  const fresh = await readFresh(c.env, found.card.slug)
  return fresh?.state === 'live' ? fresh : null
}
