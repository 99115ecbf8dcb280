import { waitUntil } from 'cloudflare:workers'
import type { Context } from 'hono'
import { type CardLanguage, DEFAULT_CARD_LANGUAGE } from '../../schema/card-language.ts'
import { CardSlugSchema } from '../../schema/slug-field.ts'
import { publicCardPathOf } from '../../schema/route.ts'
import { cardWordsOf } from '../../web/card/words/all.ts'
import { getLatestCardSnapshot, getCardSnapshot } from '../cards/snapshot.ts'
import type { LiveCardSnapshot } from '../cards/stored.ts'
import { makeNameFace } from '../name-face/name-face.ts'
import type { HonoEnv } from '../platform/context.ts'
import { CROSS_ORIGIN_PICTURE_HEADERS } from '../platform/headers.ts'
import { RATE_LIMIT_PERIOD_SECONDS } from '../platform/rate-limit.ts'
import { verifySessionCookie, getSignedInViewer, hasSessionCookie } from '../platform/session.ts'
import { mayReadStore } from '../platform/store-reads.ts'
import { HTML_PAGE_HEADERS } from '../rendering/csp.ts'
import { requestedLanguageOf } from '../rendering/localized-card.ts'
import type { RenderedPage } from '../rendering/document.ts'
import { renderMessagePage } from './page.tsx'

const UNSEEN_CARD_PAGES = {
  unknown: { status: 404, title: 'notFound', text: 'unknown' },
  gone: { status: 410, title: 'notFound', text: 'gone' },
  suspended: { status: 410, title: 'suspended', text: 'suspendedBy' },
} as const
/** Rendered pages by kind and language. There are few of both. */
const renderedMessagePages: { [page in `${keyof typeof UNSEEN_CARD_PAGES | 'tooMany'} ${CardLanguage}`]?: RenderedPage } = {}

/** Returns the language of a page about a card that is not known: the one in the address, or else English. */
const languageOfMessage = (c: Context<HonoEnv>) => requestedLanguageOf(c) ?? DEFAULT_CARD_LANGUAGE

function respondWithUnseenCard(c: Context<HonoEnv>, why: keyof typeof UNSEEN_CARD_PAGES): Response {
  const { status, title, text } = UNSEEN_CARD_PAGES[why]
  const language = languageOfMessage(c)
  const words = cardWordsOf(language).messages
  const page = (renderedMessagePages[`${why} ${language}`] ??= renderMessagePage(words[title], words[text], {
    signIn: why === 'suspended',
    language,
  }))
  return c.body(page.html, status, {
    ...HTML_PAGE_HEADERS,
    'content-security-policy': page.csp,
    'cache-control': 'public, max-age=0, must-revalidate',
  })
}

function respondTooManyReads(c: Context<HonoEnv>): Response {
  const language = languageOfMessage(c)
  const { messages, refusals } = cardWordsOf(language)
  const page = (renderedMessagePages[`tooMany ${language}`] ??= renderMessagePage(messages.tooMany, refusals.networkTooFast, { language }))
  return c.body(page.html, 429, {
    ...HTML_PAGE_HEADERS,
    'content-security-policy': page.csp,
    'cache-control': 'no-store',
    'retry-after': String(RATE_LIMIT_PERIOD_SECONDS),
  })
}

/** Returns the parts of a path after `/view`: the card's slug, then a resource of the card such as `qr.svg`. */
export const cardPathSegmentsOf = (c: Context<HonoEnv>): string[] => c.req.path.split('/').slice(2).filter(Boolean)

function canonicalCardPathOf(c: Context<HonoEnv>, slug: string): string {
  return encodeURI([publicCardPathOf(slug), ...cardPathSegmentsOf(c).slice(1)].join('/'))
}

/** The redirect keeps the resource, such as `qr.svg`, so that QR code images in old emails still work. */
function redirectToCardSlug(c: Context<HonoEnv>, slug: string): Response {
  return c.body(null, 301, {
    location: canonicalCardPathOf(c, slug) + new URL(c.req.url).search,
    'cache-control': 'public, max-age=60',
    ...CROSS_ORIGIN_PICTURE_HEADERS,
  })
}

/**
 * Returns the published card in the requested path. Other spellings of the path (capitals, extra slashes) and former slugs are redirected
 * to the card's one URL.
 */
export async function getRequestedCard(c: Context<HonoEnv>): Promise<LiveCardSnapshot | Response> {
  const slug = CardSlugSchema.safeParse(cardPathSegmentsOf(c)[0]?.toLowerCase())
  if (!slug.success) return respondWithUnseenCard(c, 'unknown')
  if (!(await mayReadStore(c))) return respondTooManyReads(c)
  const snapshot = await getCardSnapshot(c.env, slug.data, waitUntil)
  if (!snapshot) return respondWithUnseenCard(c, 'unknown')
  if (snapshot.state === 'gone' || snapshot.state === 'suspended') return respondWithUnseenCard(c, snapshot.state)
  if (snapshot.state === 'moved') return redirectToCardSlug(c, snapshot.to)
  return new URL(c.req.url).pathname === canonicalCardPathOf(c, snapshot.card.slug) ? snapshot : redirectToCardSlug(c, snapshot.card.slug)
}

export async function getLatestSnapshotForOwner(c: Context<HonoEnv>, published: LiveCardSnapshot): Promise<LiveCardSnapshot | null> {
  if (!hasSessionCookie(c.req.raw)) return null
  const claim = await verifySessionCookie(c)
  if (claim?.userId !== published.card.userId || !(await getSignedInViewer(c))) return null
  const fresh = await getLatestCardSnapshot(c.env, published.card.slug)
  return fresh?.state === 'live' ? { ...fresh, nameFace: await makeNameFace(c.env, fresh.card) } : null
}
