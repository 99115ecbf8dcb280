import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cardScript } from 'virtual:client-assets'
import { PRODUCT, qrFileName } from '../../schema/product.ts'
import { SOURCE_PARAM } from '../../schema/source.ts'
import baseCss from '../../web/card/base.css?inline'
import { cardCss } from '../../web/card/card-css.ts'
import { Card } from '../../web/card/card.tsx'
import formCss from '../../web/card/lead-form.css?inline'
import { cardFonts, neededFonts } from '../../web/card/card-fonts.ts'
import type { CardModel, Refusal } from '../../web/card/model.ts'
import type { Theme, ThemeFont } from '../../web/card/theme.ts'
import type { LiveSnapshot } from '../cards/stored.ts'
import { SHARE_SIZE } from '../share/layout.ts'
import { pageCsp } from '../rendering/csp.ts'
import { type Page, SITE_ICON, faviconOf } from '../rendering/document.ts'
import { linkedCard } from '../rendering/linked-card.ts'
import { type CardMeta, cardMeta } from './meta.ts'
import pageCss from './page.css?inline'
import { themeOf } from '../rendering/themes.ts'

/**
 * The page's only inline script. It loads the client script after the page with its pictures is displayed: 150 ms after the
 * first frame following the load event, because an earlier request would compete with the display of that frame. Until then it
 * queues clicks, which the client script counts later (web/card/client/early.ts).
 */
const LOADER = [
  'early=[]',
  'addEventListener("click",e=>self.early?.push(e))',
  `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>{document.documentElement.classList.add("shown");import(${JSON.stringify(cardScript)})},150)))`,
].join(';')

const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } })
const styleSheet = (theme: Theme, card?: CardModel) =>
  baseCss + (card?.form ? formCss : '') + theme.css + (card ? cardFonts(theme, card).css : '') + pageCss
/** The font files that the card's characters need, in upper case too because a theme may set text in capitals. */
function fontsFor(theme: Theme, card: CardModel): ThemeFont[] {
  const text = JSON.stringify(card)
  return neededFonts(cardFonts(theme, card).fonts, text + text.toUpperCase())
}

function Head({ theme, title, card, children }: { theme: Theme; title: string; card?: CardModel; children?: ReactNode }) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={theme.paper.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={theme.paper.dark} />
      {children}
      <style {...raw(styleSheet(theme, card))} />
    </>
  )
}

function MetaTags({ card, meta }: { card: CardModel; meta: CardMeta }) {
  return (
    <>
      <meta name="description" content={meta.description} />
      <link rel="canonical" href={meta.canonical} />
      {meta.robots && <meta name="robots" content={meta.robots} />}
      <link rel="icon" href={faviconOf(card)} />
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content={PRODUCT.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      <meta property="og:url" content={meta.canonical} />
      <meta property="og:image" content={meta.image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(SHARE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_SIZE.height)} />
      <meta property="og:image:alt" content={meta.imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={meta.image} />
      <meta name="twitter:image:alt" content={meta.imageAlt} />
      <script type="application/ld+json" {...raw(meta.jsonLd)} />
    </>
  )
}

function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

/** Both buttons work without a script. With it, Share opens the device's share sheet if it has one. */
function ActionBar({ trackedUrl }: { trackedUrl: string }) {
  return (
    <header className="page-bar">
      <button type="button" className="page-button" popoverTarget="share" data-share={trackedUrl}>
        <Icon path="M10 12V3M6.5 6 10 2.5 13.5 6M4 10v7h12v-7" />
        Share
      </button>
      <button type="button" className="page-button" popoverTarget="qr">
        <Icon path="M3 3h5v5H3zm9 0h5v5h-5zM3 12h5v5H3zm9 0h2v2m3-2v5h-2m-3-1v1" />
        QR Code
      </button>
    </header>
  )
}

function CloseButton({ target }: { target: string }) {
  return (
    <button type="button" className="page-button page-close" popoverTarget={target} popoverTargetAction="hide">
      Close
    </button>
  )
}

function Share({ card, meta, trackedUrl }: { card: CardModel; meta: CardMeta; trackedUrl: string }) {
  const text = encodeURIComponent(`${card.name} ${trackedUrl}`.toWellFormed())
  const subject = encodeURIComponent(card.name.toWellFormed())
  return (
    <div id="share" className="page-pop" popover="auto" role="dialog" aria-labelledby="share-title">
      <h2 id="share-title">Share this card</h2>
      <a className="page-address" href={card.path}>
        {meta.canonical}
      </a>
      <div className="page-actions">
        <button type="button" className="page-button" data-script="" data-copy={meta.canonical}>
          Copy link
        </button>
        <a className="page-button" href={`mailto:?subject=${subject}&body=${encodeURIComponent(trackedUrl)}`}>
          Email
        </a>
        <a className="page-button" href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
          WhatsApp
        </a>
      </div>
      <CloseButton target="share" />
    </div>
  )
}

function QrCode({ card, meta }: { card: CardModel; meta: CardMeta }) {
  return (
    <div id="qr" className="page-pop" popover="auto" role="dialog" aria-labelledby="qr-title">
      <h2 id="qr-title">Scan to view card</h2>
      <img src={`${card.path}/qr.svg`} alt={`QR code of ${meta.canonical}`} width={264} height={264} loading="lazy" />
      <div className="page-actions">
        <a className="page-button" href={`${card.path}/qr.png`} download={`${qrFileName(card.slug)}.png`}>
          PNG
        </a>
        <a className="page-button" href={`${card.path}/qr.svg`} download={`${qrFileName(card.slug)}.svg`}>
          SVG
        </a>
      </div>
      <CloseButton target="qr" />
    </div>
  )
}

/**
 * The page of a card, usable without a script. Links are absolute on `origin`. `refusal` holds the errors of a submitted lead
 * form, which are shown at its fields.
 */
export function cardPage({ card, css: appliedCss }: Pick<LiveSnapshot, 'card' | 'css'>, origin: string, refusal?: Refusal): Page {
  const linked = linkedCard(card)
  const model = refusal && linked.form ? { ...linked, form: { ...linked.form, refusal } } : linked
  const meta = cardMeta(model, origin)
  const theme = themeOf(model.theme)
  const buttonCss = cardCss(model)
  const customCss = appliedCss?.css
  const trackedUrl = `${meta.canonical}?${SOURCE_PARAM}=share`
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <Head theme={theme} title={meta.title} card={model}>
          <MetaTags card={model} meta={meta} />
        </Head>
        {buttonCss && <style {...raw(buttonCss)} />}
        {customCss && <style {...raw(customCss)} />}
        <script {...raw(LOADER)} />
      </head>
      <body
        className="card-theme"
        data-card={model.id}
        data-name={model.name}
        data-fonts={theme.fonts && JSON.stringify(fontsFor(theme, model))}
      >
        <ActionBar trackedUrl={trackedUrl} />
        <main className={customCss ? 'page-card page-held' : 'page-card'}>
          <Card card={model} theme={theme} variant="full" />
        </main>
        <Share card={model} meta={meta} trackedUrl={trackedUrl} />
        <QrCode card={model} meta={meta} />
      </body>
    </html>,
  )
  return {
    html: `<!doctype html>${html}`,
    csp: pageCsp({ styles: [styleSheet(theme, model), buttonCss, customCss ?? ''].filter(Boolean), scripts: [LOADER] }),
  }
}

/** A page with a title and a sentence, for messages that are not shown on a card. */
export function messagePage(title: string, text: string, { home = true } = {}): Page {
  const theme = themeOf('minimalist')
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <Head theme={theme} title={`${title} · ${PRODUCT.name}`}>
          <meta name="robots" content="noindex" />
          <link rel="icon" href={SITE_ICON} />
        </Head>
      </head>
      <body className="card-theme">
        <main className="page-note">
          <h1>{title}</h1>
          <p>{text}</p>
          {home && (
            <a className="page-button" href="/">
              Return to Home
            </a>
          )}
        </main>
      </body>
    </html>,
  )
  return { html: `<!doctype html>${html}`, csp: pageCsp({ styles: [styleSheet(theme)], scripts: [] }) }
}
