import { renderToStaticMarkup } from 'react-dom/server'
import { landingScript } from 'virtual:client-assets'
import type { CardThemeKey } from '../../schema/theme.ts'
import baseCss from '../../web/ui/base.css?inline'
import tokensCss from '../../web/ui/tokens.css?inline'
import { buildPageCsp } from '../rendering/csp.ts'
import { rawHtmlProps, type RenderedPage } from '../rendering/document.ts'
import { LandingTopBar, type LandingViewer } from './bar.tsx'
import { GEIST_FONT_FACE_CSS, LandingHeadTags, COLOR_MODE_SCRIPT } from './head.tsx'
import { HeroSection, SAMPLE_CARD_COLOR_MODE_SCRIPT } from './hero.tsx'
import landingCss from './landing.css?inline'
import partsCss from './parts.css?inline'
import { getSampleCard } from './sample-card.tsx'
import {
  ClosingCallToAction,
  DashboardTeaser,
  FeatureSection,
  LandingFooter,
  PricingSection,
  TestimonialSection,
  ThemeShowcase,
} from './sections.tsx'

/** Without JavaScript, the system's color scheme applies. */
const DARK_TOKENS_WITHOUT_SCRIPT = `@media (scripting:none) and (prefers-color-scheme:dark){:root{${/\[data-theme='?dark'?\],\s*\.chat\s*\{([^}]*)\}/.exec(tokensCss)![1]}}}`
const PAGE_CSS = GEIST_FONT_FACE_CSS + tokensCss + DARK_TOKENS_WITHOUT_SCRIPT + baseCss + partsCss + landingCss

/** Loads the script after the page, because loading it earlier would delay the page. */
const SCRIPT_LOADER = `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>import(${JSON.stringify(landingScript)}),50)))`

/** `origin` is the site's own, for the canonical address. */
export function renderLandingPage(viewer: LandingViewer, theme: CardThemeKey, origin: string): RenderedPage {
  const card = getSampleCard(theme)
  const html = renderToStaticMarkup(
    <html lang="en" id="top" data-signed-in={viewer.isSignedIn ? '' : undefined}>
      <head>
        <LandingHeadTags origin={origin} />
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
        <LandingFooter />
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
