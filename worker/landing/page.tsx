import { renderToStaticMarkup } from 'react-dom/server'
import { landingScript } from 'virtual:client-assets'
import { headlineFontCss } from 'virtual:headline-font'
import type { CardThemeKey } from '../../schema/theme.ts'
import { buildPageCsp } from '../rendering/csp.ts'
import { rawHtmlProps, type RenderedPage } from '../rendering/document.ts'
import { FontPreloads } from '../rendering/font-preloads.tsx'
import { LandingTopBar, type LandingViewer } from './bar.tsx'
import { COLOR_MODE_SCRIPT, LandingHeadTags, SITE_CSS } from './head.tsx'
import { HeroSection, SAMPLE_CARD_COLOR_MODE_SCRIPT } from './hero.tsx'
import landingCss from './landing.css?inline'
import { SiteFooter } from './parts.tsx'
import { getSampleCard } from './sample-card.tsx'
import { ClosingCallToAction, DashboardTeaser, FeatureSection, PricingSection, TestimonialSection, ThemeShowcase } from './sections.tsx'

const PAGE_CSS = SITE_CSS + landingCss + headlineFontCss

/** Loads the script after the page, because loading it earlier would delay the page. */
const SCRIPT_LOADER = `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>import(${JSON.stringify(landingScript)}),50)))`

/** `origin` is the site's own, for the canonical address. */
export function renderLandingPage(viewer: LandingViewer, theme: CardThemeKey, origin: string): RenderedPage {
  const card = getSampleCard(theme)
  const html = renderToStaticMarkup(
    <html lang="en" id="top" data-signed-in={viewer.accessLevel === null ? undefined : ''}>
      <head>
        <LandingHeadTags origin={origin} />
        <FontPreloads css={headlineFontCss} />
        <style {...rawHtmlProps(PAGE_CSS)} />
        <script {...rawHtmlProps(SCRIPT_LOADER)} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <LandingTopBar viewer={viewer} />
        <main id="main" tabIndex={-1}>
          <HeroSection viewer={viewer} theme={theme} card={card} />
          <FeatureSection />
          <ThemeShowcase viewer={viewer} />
          <DashboardTeaser />
          <PricingSection viewer={viewer} />
          <TestimonialSection />
          <ClosingCallToAction viewer={viewer} />
        </main>
        <SiteFooter>Digital business cards with a networking assistant. The people on the sample cards are fictional.</SiteFooter>
        <section className="toasts" aria-label="Notifications" />
      </body>
    </html>,
  )
  const styles = [PAGE_CSS, card.css]
  return {
    html: `<!doctype html>${html}`,
    csp: buildPageCsp({ styles, scripts: [COLOR_MODE_SCRIPT, SCRIPT_LOADER, SAMPLE_CARD_COLOR_MODE_SCRIPT] }),
  }
}
