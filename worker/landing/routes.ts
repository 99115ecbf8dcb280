import { Hono } from 'hono'
import { SAMPLE_NAME_PARAM, SAMPLE_THEME_PARAM, sampleCardPathOf } from '../../schema/landing.ts'
import { APP_PAGE_PATHS } from '../../schema/route.ts'
import { type CardThemeKey, isCardThemeKey } from '../../schema/theme.ts'
import { hasClientIpAddress } from '../platform/address.ts'
import type { HonoEnv } from '../platform/context.ts'
import { tooManyRequestsError } from '../platform/errors.ts'
import { API_RESPONSE_HEADERS } from '../platform/headers.ts'
import type { CachedPage } from '../platform/page-cache.ts'
import { isWithinAddressLimit, RATE_LIMIT_PERIOD_SECONDS } from '../platform/rate-limit.ts'
import { getSignedInViewer, hasSessionCookie } from '../platform/session.ts'
import { preparePageForCache, respondWithCachedPage } from '../public/page-response.ts'
import { HTML_PAGE_HEADERS } from '../rendering/csp.ts'
import { renderLandingPage } from './page.tsx'
import { getSampleCard, renderSampleCard, SampleCardName } from './sample-card.tsx'

const SAMPLE_CARD_MAX_AGE_S = 300

/** The theme of the sample card when the page opens. */
const FIRST_SAMPLE_THEME: CardThemeKey = 'creative'

/** Rendered pages for visitors who are not signed in, by the theme of the sample card and by whether they can register. */
const visitorsPages = new Map<string, CachedPage>()

function getVisitorsPage(theme: CardThemeKey, origin: string, canRegister: boolean): CachedPage {
  const key = `${theme} ${canRegister}`
  const address = `${origin}${APP_PAGE_PATHS.home}?${SAMPLE_THEME_PARAM}=${theme}`
  const cached = visitorsPages.get(key)
  if (cached?.address === address) return cached
  const source = { address, own: true, slug: '', cardId: 0, version: '' }
  const page = preparePageForCache(renderLandingPage({ accessLevel: null, canRegister }, theme, origin), source)
  visitorsPages.set(key, page)
  return page
}

/** The landing page and its sample card. Cards with a typed name are rendered for each request, so they have a rate limit. */
export const landingRoutes = new Hono<HonoEnv>()
  .get(APP_PAGE_PATHS.home, async (c) => {
    const wanted = c.req.query(SAMPLE_THEME_PARAM) ?? ''
    const theme = isCardThemeKey(wanted) ? wanted : FIRST_SAMPLE_THEME
    const canRegister = c.env.REGISTRATION !== 'closed'
    const viewer = hasSessionCookie(c.req.raw) ? await getSignedInViewer(c) : null
    if (!viewer) return respondWithCachedPage(getVisitorsPage(theme, c.env.APP_ORIGIN, canRegister), c.req.raw)
    const page = renderLandingPage({ accessLevel: viewer.user.accessLevel, canRegister }, theme, c.env.APP_ORIGIN)
    return c.body(page.html, 200, { ...HTML_PAGE_HEADERS, 'content-security-policy': page.csp, 'cache-control': 'private, no-store' })
  })
  .get(sampleCardPathOf(':theme'), async (c) => {
    const theme = c.req.param('theme') ?? ''
    if (!isCardThemeKey(theme)) return c.notFound()
    const name = SampleCardName.parse(c.req.query(SAMPLE_NAME_PARAM))
    if (name && hasClientIpAddress(c.req.raw) && !(await isWithinAddressLimit(c, 'SAMPLE_CARD_LIMIT')))
      throw tooManyRequestsError(RATE_LIMIT_PERIOD_SECONDS)
    return c.json(name ? renderSampleCard(theme, name) : getSampleCard(theme), 200, {
      ...API_RESPONSE_HEADERS,
      'cache-control': name ? 'no-store' : `public, max-age=${SAMPLE_CARD_MAX_AGE_S}`,
    })
  })
