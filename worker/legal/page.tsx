import { renderToStaticMarkup } from 'react-dom/server'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { APP_PAGE_PATHS, LEGAL_PAGES, type LegalPageName } from '../../schema/route.ts'
import { COLOR_MODE_SCRIPT, SITE_CSS, SiteHeadTags } from '../landing/head.tsx'
import { Logo, SiteFooter } from '../landing/parts.tsx'
import { buildPageCsp } from '../rendering/csp.ts'
import { type RenderedPage, rawHtmlProps } from '../rendering/document.ts'
import { ContactText } from './contact.tsx'
import type { Deployment } from './deployment.ts'
import legalCss from './legal.css?inline'
import { PrivacyText } from './privacy.tsx'
import { TermsText } from './terms.tsx'

const PAGE_CSS = SITE_CSS + legalCss

const DESCRIPTIONS: Record<LegalPageName, string> = {
  terms: `The terms on which ${PRODUCT_NAMES.name} may be used.`,
  privacy: `What ${PRODUCT_NAMES.name} stores of visitors and users, how long, by whom, and how to have it deleted.`,
  contact: `How to reach whoever runs this ${PRODUCT_NAMES.name}.`,
}
const TEXTS = { terms: TermsText, privacy: PrivacyText, contact: ContactText }

export function renderLegalPage(page: LegalPageName, deployment: Deployment): RenderedPage {
  const { path, title } = LEGAL_PAGES[page]
  const Text = TEXTS[page]
  const html = renderToStaticMarkup(
    <html lang="en" id="top">
      <head>
        <SiteHeadTags title={`${title} · ${PRODUCT_NAMES.name}`} description={DESCRIPTIONS[page]} url={deployment.origin + path} />
        <style {...rawHtmlProps(PAGE_CSS)} />
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <header className="bar">
          <div className="wrap bar-inner">
            <a href={APP_PAGE_PATHS.home} className="home">
              <Logo />
            </a>
          </div>
        </header>
        <main id="main" className="wrap legal" tabIndex={-1}>
          <h1>{title}</h1>
          <Text deployment={deployment} />
        </main>
        <SiteFooter />
      </body>
    </html>,
  )
  return { html: `<!doctype html>${html}`, csp: buildPageCsp({ styles: [PAGE_CSS], scripts: [COLOR_MODE_SCRIPT] }) }
}
