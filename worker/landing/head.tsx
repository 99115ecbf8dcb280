import geistUrl from '../../web/ui/fonts/geist-latin.woff2?url&no-inline'
import { DARK_PAGE_PATH_SEGMENTS } from '../../schema/route.ts'
import { MONEY_BACK_GUARANTEE, PRICING_PLANS } from '../../schema/pricing.ts'
import { COLOR_SCHEME_STORAGE_KEY, PRODUCT_NAMES } from '../../schema/product.ts'
import { APPLE_ICON_FILE, MANIFEST_FILE } from '../../schema/pwa.ts'
import baseCss from '../../web/ui/base.css?inline'
import tokensCss from '../../web/ui/tokens.css?inline'
import themeScript from '../../web/public/theme.js?raw'
import { rawHtmlProps, SITE_ICON_PATH } from '../rendering/document.ts'
import { SHARE_IMAGE_SIZE } from '../share/layout.ts'
import partsCss from './parts.css?inline'

const LANDING_TITLE = `${PRODUCT_NAMES.name}: digital business cards with an assistant`
const DESCRIPTION =
  'Build a beautiful digital business card in 60 seconds, share it by link or QR code, and let your networking assistant answer, qualify and follow up.'
const SHARE_IMAGE_PATH = '/share.jpg'

/** Sets the colours before the first paint. It is inline, because a request would delay the paint. */
export const COLOR_MODE_SCRIPT = themeScript

/** Without JavaScript, the system's color scheme applies. */
const DARK_TOKENS_WITHOUT_SCRIPT = `@media (scripting:none) and (prefers-color-scheme:dark){:root{${/\[data-theme='?dark'?\]\s*\{([^}]*)\}/.exec(tokensCss)![1]}}}`

/** The font is used only if it arrives before the first paint, so that no text moves. */
const GEIST_FONT_FACE_CSS = `@font-face{font-family:Geist;font-weight:100 900;font-display:optional;src:url(${geistUrl}) format('woff2')}`

/** Styles of all pages of the site. */
export const SITE_CSS = GEIST_FONT_FACE_CSS + tokensCss + DARK_TOKENS_WITHOUT_SCRIPT + baseCss + partsCss

function structuredDataOf(origin: string): string {
  const price = (text: string) => text.replace('$', '')
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${origin}/#organization`,
        name: PRODUCT_NAMES.name,
        url: `${origin}/`,
        logo: `${origin}/icons/icon-512.png`,
      },
      { '@type': 'WebSite', name: PRODUCT_NAMES.name, url: `${origin}/`, publisher: { '@id': `${origin}/#organization` } },
      {
        '@type': 'SoftwareApplication',
        name: PRODUCT_NAMES.appName,
        url: `${origin}/`,
        description: DESCRIPTION,
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Any',
        offers: PRICING_PLANS.map((plan) => ({
          '@type': 'Offer',
          name: plan.name,
          description: `Per month, with a ${MONEY_BACK_GUARANTEE}`,
          price: price(plan.price),
          priceCurrency: 'USD',
        })),
      },
    ],
  })
}

interface SiteHeadTagsProps {
  title: string
  description: string
  /** Canonical address, with the site's own origin, never that of a request. */
  url: string
}

/** The tags of the head element that all pages of the site share. */
export function SiteHeadTags({ title, description, url }: SiteHeadTagsProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(display-mode: browser)" content="#f7f7f9" data-dark="#0f0f13" />
      <script data-key={COLOR_SCHEME_STORAGE_KEY} data-dark={DARK_PAGE_PATH_SEGMENTS.join(' ')} {...rawHtmlProps(COLOR_MODE_SCRIPT)} />
      <link rel="preload" href={geistUrl} as="font" type="font/woff2" crossOrigin="" />
      <link rel="icon" href={SITE_ICON_PATH} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`/${APPLE_ICON_FILE}`} />
      <link rel="manifest" href={`/${MANIFEST_FILE}`} crossOrigin="use-credentials" />
    </>
  )
}

export function LandingHeadTags({ origin }: { origin: string }) {
  const image = origin + SHARE_IMAGE_PATH
  return (
    <>
      <SiteHeadTags title={LANDING_TITLE} description={DESCRIPTION} url={`${origin}/`} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAMES.name} />
      <meta property="og:title" content={LANDING_TITLE} />
      <meta property="og:description" content={DESCRIPTION} />
      <meta property="og:url" content={`${origin}/`} />
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(SHARE_IMAGE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE_SIZE.height)} />
      <meta property="og:image:alt" content={`The home page of ${PRODUCT_NAMES.name} with a sample card`} />
      <meta name="twitter:card" content="summary_large_image" />
      <script type="application/ld+json" {...rawHtmlProps(structuredDataOf(origin))} />
    </>
  )
}
