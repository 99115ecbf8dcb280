import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { cardScript } from 'virtual:client-assets'
import {
  CARD_LANGUAGE_LABELS,
  type CardLanguage,
  DEFAULT_CARD_LANGUAGE,
  directionOfLanguage,
  LANGUAGE_PARAM,
} from '../../schema/card-language.ts'
import { joinNameParticles } from '../../schema/name-particles.ts'
import { PRODUCT_NAMES, qrCodeFileNameOf } from '../../schema/product.ts'
import { APPLE_ICON_FILE, MANIFEST_FILE } from '../../schema/pwa.ts'
import { APP_PAGE_PATHS, showPagePathOf } from '../../schema/route.ts'
import { VISIT_SOURCE_PARAM } from '../../schema/source.ts'
import baseCss from '../../web/card/base.css?inline'
import { buildCardColorCss } from '../../web/card/card-css.ts'
import { BusinessCard } from '../../web/card/card.tsx'
import formCss from '../../web/card/lead-form.css?inline'
import { chooseCardFonts, selectNeededFontFiles } from '../../web/card/card-fonts.ts'
import { pageColorsOf } from '../../web/card/look-css.ts'
import type { CardModel, RefusedFormSubmission } from '../../web/card/model.ts'
import type { CardTheme, ThemeFontFile } from '../../web/card/theme.ts'
import { wordClassOf } from '../../web/card/typography-classes.ts'
import { cardWordsOf } from '../../web/card/words/all.ts'
import { fillWords } from '../../web/card/words/fill.ts'
import type { CardWords } from '../../web/card/words/words.ts'
import type { LiveCardSnapshot } from '../cards/stored.ts'
import { SHARE_IMAGE_SIZE } from '../share/layout.ts'
import { buildPageCsp } from '../rendering/csp.ts'
import { type RenderedPage, SITE_ICON_PATH, faviconUrlOf, rawHtmlProps } from '../rendering/document.ts'
import { FontPreloads } from '../rendering/font-preloads.tsx'
import { LineIcon } from '../rendering/line-icon.tsx'
import { buildCardModelWithLinks } from '../rendering/linked-card.ts'
import languagesCss from '../../web/card/language-switch.css?inline'
import formWaitingCss from './form-waiting.css?inline'
import launcherCss from './assistant-launcher.css?inline'
import { AssistantLauncher, type CardPageAssistant } from './assistant-launcher.tsx'
import turnCss from '../../web/ui/turn.css?inline'
import { type CardMetadata, cardMetadataOf } from './meta.ts'
import messageCss from './message.css?inline'
import ownerBarCss from './owner-bar.css?inline'
import pageCss from './page.css?inline'
import { getCardTheme } from '../rendering/themes.ts'

/**
 * An inline script that loads the client script after the page and its pictures, because an earlier request would delay them. Until then it
 * queues clicks.
 */
const CLIENT_SCRIPT_LOADER = [
  'early=[]',
  'addEventListener("click",e=>self.early?.push(e))',
  `addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(()=>{document.documentElement.classList.add("shown");import(${JSON.stringify(cardScript)})},150)))`,
].join(';')

interface PageCssSource {
  theme: CardTheme
  card?: CardModel
  assistant?: CardPageAssistant | null
  nameFaceCss?: string
  isOwner?: boolean
}

/** All of a page's CSS except what its owner wrote. One style element costs less in the HTML and in the CSP than several. */
const buildPageCss = ({ theme, card, assistant, nameFaceCss = '', isOwner }: PageCssSource) =>
  baseCss +
  (card?.form ? formCss : '') +
  theme.css +
  (card ? chooseCardFonts(theme, card).css : '') +
  pageCss +
  (card ? turnCss : '') +
  (card?.form ? formWaitingCss : '') +
  (card && hasLanguageLinks(card) ? languagesCss : '') +
  (assistant ? launcherCss : '') +
  nameFaceCss +
  (card ? buildCardColorCss(card, theme) : '') +
  (isOwner ? ownerBarCss : '')

/** Selects the font files that a card's text needs, including its capital letters, because a theme may use capitals. */
function selectFontsForCardText(theme: CardTheme, card: CardModel): ThemeFontFile[] {
  const text = JSON.stringify(card)
  return selectNeededFontFiles(chooseCardFonts(theme, card).fonts, text + text.toUpperCase())
}

interface HtmlHeadProps {
  title: string
  paper: CardTheme['paper']
  css: string
  children: ReactNode
}

function HtmlHeadTags({ title, paper, css, children }: HtmlHeadProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper.dark} />
      {children}
      <style {...rawHtmlProps(css)} />
    </>
  )
}

function CardMetaTags({ card, meta }: { card: CardModel; meta: CardMetadata }) {
  return (
    <>
      <meta name="description" content={meta.description} />
      <link rel="canonical" href={meta.canonical} />
      {meta.alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      {meta.robots && <meta name="robots" content={meta.robots} />}
      <link rel="icon" href={faviconUrlOf(card)} />
      <link rel="apple-touch-icon" href={`${card.path}/${APPLE_ICON_FILE}`} />
      <link rel="manifest" href={`${card.path}/${MANIFEST_FILE}`} />
      <meta property="og:type" content="profile" />
      <meta property="og:site_name" content={PRODUCT_NAMES.name} />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {meta.locale && <meta property="og:locale" content={meta.locale} />}
      <meta property="og:url" content={meta.canonical} />
      <meta property="og:image" content={meta.image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(SHARE_IMAGE_SIZE.width)} />
      <meta property="og:image:height" content={String(SHARE_IMAGE_SIZE.height)} />
      <meta property="og:image:alt" content={meta.imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      <meta name="twitter:description" content={meta.description} />
      <meta name="twitter:image" content={meta.image} />
      <meta name="twitter:image:alt" content={meta.imageAlt} />
      <script type="application/ld+json" {...rawHtmlProps(meta.jsonLd)} />
    </>
  )
}

/** Links to the card in its other languages. The page's script adds the browser's language, if that is another one. */
function LanguageLinks({ card }: { card: CardModel }) {
  const [own] = card.languages
  return (
    <nav className="page-languages">
      {card.languages
        .filter((language) => language !== card.language)
        .map((language) => (
          <a
            key={language}
            className="page-button"
            lang={language}
            hrefLang={language}
            href={card.path + (language === own ? '' : `?${LANGUAGE_PARAM}=${language}`)}
          >
            {CARD_LANGUAGE_LABELS[language]}
          </a>
        ))}
    </nav>
  )
}

const hasLanguageLinks = (card: CardModel) => card.languages.some((language) => language !== card.language)

interface PageBarProps {
  card: CardModel
  meta: CardMetadata
  words: CardWords['page']
  trackedUrl: string
  /** Set only for the owner. */
  showPath: string | null
  /** The link to the chat, if the card has an assistant. */
  children: ReactNode
}

/**
 * The Share and QR Code buttons open popovers, which work without a script. On a desktop the bar is a column beside the card, with a code
 * for the visitor's phone. Narrower windows hide the code, so they do not load it.
 */
function PageBar({ card, meta, trackedUrl, showPath, words, children }: PageBarProps) {
  return (
    <header className="page-bar">
      {hasLanguageLinks(card) && <LanguageLinks card={card} />}
      {children}
      {showPath && (
        <a className="page-button" href={showPath}>
          <LineIcon path="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4" size={18} strokeWidth={1.4} />
          {words.show}
        </a>
      )}
      <button type="button" className="page-button" popoverTarget="share" data-share={trackedUrl}>
        <LineIcon path="M10 12V3M6.5 6 10 2.5 13.5 6M4 10v7h12v-7" size={18} strokeWidth={1.4} />
        {words.share}
      </button>
      <button type="button" className="page-button" popoverTarget="qr">
        <LineIcon path="M3 3h5v5H3zm9 0h5v5h-5zM3 12h5v5H3zm9 0h2v2m3-2v5h-2m-3-1v1" size={18} strokeWidth={1.4} />
        {words.qrCode}
      </button>
      <figure className="page-code">
        <img
          src={`${card.path}/qr.svg`}
          alt={fillWords(words.qrCodeOf, { address: meta.canonical })}
          width={264}
          height={264}
          loading="lazy"
          fetchPriority="low"
        />
        <figcaption className={wordClassOf(words.scanToView).trim() || undefined}>{words.scanToView}</figcaption>
      </figure>
    </header>
  )
}

function ClosePopoverButton({ target, words }: { target: string; words: CardWords['page'] }) {
  return (
    <button type="button" className="page-button page-close" popoverTarget={target} popoverTargetAction="hide">
      {words.close}
    </button>
  )
}

interface PopoverProps {
  card: CardModel
  meta: CardMetadata
  words: CardWords['page']
}

function SharePopover({ card, meta, trackedUrl, words }: PopoverProps & { trackedUrl: string }) {
  const text = encodeURIComponent(`${card.name} ${trackedUrl}`.toWellFormed())
  const subject = encodeURIComponent(card.name.toWellFormed())
  return (
    <div id="share" className="page-pop" popover="auto" role="dialog" tabIndex={-1} aria-labelledby="share-title">
      <h2 id="share-title">{words.shareThisCard}</h2>
      <a className="page-address" href={card.path}>
        {meta.canonical}
      </a>
      <div className="page-actions">
        <button type="button" className="page-button" data-script="" data-copy={meta.canonical}>
          {words.copyLink}
        </button>
        <a className="page-button" href={`mailto:?subject=${subject}&body=${encodeURIComponent(trackedUrl)}`}>
          {words.email}
        </a>
        <a className="page-button" href={`https://wa.me/?text=${text}`} target="_blank" rel="noopener">
          WhatsApp
        </a>
      </div>
      <ClosePopoverButton target="share" words={words} />
    </div>
  )
}

function QrCodePopover({ card, meta, words }: PopoverProps) {
  return (
    <div id="qr" className="page-pop turn-code" popover="auto" role="dialog" tabIndex={-1} aria-labelledby="qr-title">
      <h2 id="qr-title">{words.scanToView}</h2>
      <img
        src={`${card.path}/qr.svg`}
        alt={fillWords(words.qrCodeOf, { address: meta.canonical })}
        width={264}
        height={264}
        loading="lazy"
      />
      <div className="page-actions">
        <a className="page-button" href={`${card.path}/qr.png`} download={`${qrCodeFileNameOf(card.slug)}.png`}>
          PNG
        </a>
        <a className="page-button" href={`${card.path}/qr.svg`} download={`${qrCodeFileNameOf(card.slug)}.svg`}>
          SVG
        </a>
      </div>
      <ClosePopoverButton target="qr" words={words} />
    </div>
  )
}

/** The client script shows this instead of the lead form while the visitor's message waits for the network. */
function WaitingFormTemplate({ words }: { words: CardWords['page'] }) {
  return (
    <template className="form-waiting-template">
      <div className="form-sent form-shown form-waiting" tabIndex={-1}>
        <p>
          <b>{words.waitingTitle}</b>
          <br />
          {words.waitingMessage}
        </p>
        <button type="button" className="page-button">
          {words.waitingCancel}
        </button>
      </div>
    </template>
  )
}

interface CardPageOptions {
  refusal?: RefusedFormSubmission
  assistant?: CardPageAssistant | null
  isOwner?: boolean
  hasMap?: boolean
}

export function renderCardPage(
  { card, css: appliedCss, nameFace }: Pick<LiveCardSnapshot, 'card' | 'css' | 'nameFace'>,
  origin: string,
  { refusal, assistant, isOwner = false, hasMap = true }: CardPageOptions = {},
): RenderedPage {
  const linked = { ...buildCardModelWithLinks(card), hasMap }
  const meta = cardMetadataOf(linked, origin)
  const form = refusal && linked.form ? { ...linked.form, refusal } : linked.form
  const model = { ...linked, form, name: joinNameParticles(linked.name) }
  const { page: words, start } = cardWordsOf(model.language)
  const theme = getCardTheme(model.theme)
  const customCss = appliedCss?.css
  // An owner who chooses another font or weight also wants it for the name.
  const nameFaceCss = /font(?!-size)|text-transform|--(?:display|face)\b/.test(customCss ?? '') ? '' : nameFace?.css
  const css = buildPageCss({ theme, card: model, assistant, nameFaceCss, isOwner })
  const trackedUrl = `${meta.canonical}?${VISIT_SOURCE_PARAM}=share`
  const html = renderToStaticMarkup(
    <html lang={model.language} dir={model.language === DEFAULT_CARD_LANGUAGE ? undefined : directionOfLanguage(model.language)}>
      <head>
        <HtmlHeadTags title={meta.title} paper={pageColorsOf(model.look, theme)} css={css}>
          <CardMetaTags card={model} meta={meta} />
          {nameFaceCss && <FontPreloads css={nameFaceCss} />}
        </HtmlHeadTags>
        {customCss && <style {...rawHtmlProps(customCss)} />}
        <script {...rawHtmlProps(CLIENT_SCRIPT_LOADER)} />
      </head>
      <body
        className="card-theme"
        data-card={model.id}
        data-name={model.name}
        data-words={model.language === DEFAULT_CARD_LANGUAGE ? undefined : JSON.stringify(start)}
        data-fonts={theme.fonts && JSON.stringify(selectFontsForCardText(theme, model))}
      >
        <PageBar
          card={model}
          meta={meta}
          trackedUrl={trackedUrl}
          showPath={isOwner ? showPagePathOf(model.slug) + model.languageQuery : null}
          words={words}
        >
          {assistant && <AssistantLauncher card={model} assistant={assistant} words={words} />}
        </PageBar>
        <main className={`page-card turn-face${customCss ? ' page-held' : ''}`}>
          <BusinessCard card={model} theme={theme} variant="full" />
        </main>
        <SharePopover card={model} meta={meta} trackedUrl={trackedUrl} words={words} />
        <QrCodePopover card={model} meta={meta} words={words} />
        {model.form && <WaitingFormTemplate words={words} />}
      </body>
    </html>,
  )
  return {
    html: `<!doctype html>${html}`,
    csp: buildPageCsp({ styles: [css, ...(customCss ? [customCss] : [])], scripts: [CLIENT_SCRIPT_LOADER] }),
  }
}

/** Renders a page without a script and without a card, in the theme Minimalist. */
export function renderPlainPage(title: string, css: string, main: ReactNode, language: CardLanguage = DEFAULT_CARD_LANGUAGE): RenderedPage {
  const theme = getCardTheme('minimalist')
  const pageCss = buildPageCss({ theme }) + css
  const html = renderToStaticMarkup(
    <html lang={language} dir={directionOfLanguage(language)}>
      <head>
        <HtmlHeadTags title={`${title} · ${PRODUCT_NAMES.name}`} paper={theme.paper} css={pageCss}>
          <meta name="robots" content="noindex" />
          <link rel="icon" href={SITE_ICON_PATH} />
        </HtmlHeadTags>
      </head>
      <body className="card-theme">{main}</body>
    </html>,
  )
  return { html: `<!doctype html>${html}`, csp: buildPageCsp({ styles: [pageCss], scripts: [] }) }
}

interface MessagePageOptions {
  home?: boolean
  signIn?: boolean
  language?: CardLanguage
}

/** `signIn` adds a link to the dashboard, which asks visitors to sign in. */
export function renderMessagePage(
  title: string,
  text: string,
  { home = true, signIn = false, language = DEFAULT_CARD_LANGUAGE }: MessagePageOptions = {},
): RenderedPage {
  const words = cardWordsOf(language).messages
  return renderPlainPage(
    title,
    messageCss,
    <main className="page-note">
      <h1>{title}</h1>
      <p>{text}</p>
      {home && (
        <div className="page-buttons">
          <a className="page-button" href="/">
            {words.home}
          </a>
          {signIn && (
            <a className="page-button" href={APP_PAGE_PATHS.dashboard}>
              {words.signIn}
            </a>
          )}
        </div>
      )}
    </main>,
    language,
  )
}
