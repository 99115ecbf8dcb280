import { renderToStaticMarkup } from 'react-dom/server'
import { landingScript } from 'virtual:client-assets'
import type { CardThemeKey } from '../../schema/theme.ts'
import baseCss from '../../web/ui/base.css?inline'
import tokensCss from '../../web/ui/tokens.css?inline'
import { buildPageCsp } from '../rendering/csp.ts'
import type { RenderedPage } from '../rendering/document.ts'
import { TopBar, type LandingViewer } from './bar.tsx'
import { FONT_CSS, LandingHead, rawHtmlProps, THEME_SCRIPT } from './head.tsx'
import { Hero, SAMPLE_MODE_SCRIPT } from './hero.tsx'
import landingCss from './landing.css?inline'
import partsCss from './parts.css?inline'
import { getSampleCard } from './sample-card.tsx'
import { Closing, DashboardTeaser, Features, Footer, Pricing, Testimonials, Themes } from './sections.tsx'

/** Without a script, the system's setting decides. */
const DARK_TOKENS_WITHOUT_SCRIPT = `@media (scripting:none) and (prefers-color-scheme:dark){:root{${/\[data-theme='?dark'?\],\s*\.chat\s*\{([^}]*)\}/.exec(tokensCss)![1]}}}`
const PAGE_CSS = FONT_CSS + tokensCss + DARK_TOKENS_WITHOUT_SCRIPT + baseCss + partsCss + landingCss

/** A script that loads earlier would delay the page. */
const SCRIPT_LOADER = `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>import(${JSON.stringify(landingScript)}),50)))`

/** `origin` is the site's own, for the canonical address. */
export function renderLandingPage(viewer: LandingViewer, theme: CardThemeKey, origin: string): RenderedPage {
  const card = getSampleCard(theme)
  const html = renderToStaticMarkup(
    <html lang="en" id="top" data-signed-in={viewer.isSignedIn ? '' : undefined}>
      <head>
        <LandingHead origin={origin} />
        <style {...rawHtmlProps(PAGE_CSS)} />
        <script {...rawHtmlProps(SCRIPT_LOADER)} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <TopBar viewer={viewer} />
        <main id="main" tabIndex={-1}>
          <Hero viewer={viewer} theme={theme} card={card} />
          <Features />
          <Themes viewer={viewer} />
          <DashboardTeaser />
          <Pricing viewer={viewer} />
          <Testimonials />
          <Closing viewer={viewer} />
        </main>
        <Footer />
        <section className="toasts" aria-label="Notifications" />
      </body>
    </html>,
  )
  const styles = [PAGE_CSS, card.css]
  return {
    html: `<!doctype html>${html}`,
    csp: buildPageCsp({ styles, scripts: [THEME_SCRIPT, SCRIPT_LOADER, SAMPLE_MODE_SCRIPT] }),
  }
}
