import { buildCardModelWithoutLinks } from '../rendering/linked-card.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { showScript } from 'virtual:client-assets'
import type { PublicCard } from '../../schema/card.ts'
import { type CardLanguage, directionOfLanguage } from '../../schema/card-language.ts'
import { APP_PAGE_PATHS, showPagePathOf } from '../../schema/route.ts'
import { VISIT_SOURCE_PARAM, type VISIT_SOURCES } from '../../schema/source.ts'
import baseCss from '../../web/card/base.css?inline'
import { buildCardColorCss } from '../../web/card/card-css.ts'
import { chooseCardFonts, selectNeededFontFiles } from '../../web/card/card-fonts.ts'
import { FONT_UNICODE_RANGES } from '../../web/card/font-ranges.ts'
import { type CardModel, type CardThemeFolderName } from '../../web/card/model.ts'
import type { CardTheme } from '../../web/card/theme.ts'
import { pageColorsOf } from '../../web/card/look-css.ts'
import { typographyClassesOf } from '../../web/card/typography-classes.ts'
import { cardWordsOf } from '../../web/card/words/all.ts'
import { fillWords } from '../../web/card/words/fill.ts'
import type { CardWords } from '../../web/card/words/words.ts'
import type { NeighbourCardSlugs } from '../cards/queries.ts'
import { type QrPath, renderQrPath, renderTextQrPath, QR_TEXT_READABLE_ON_SCREEN_BYTES_MAX } from '../qr/qr.ts'
import { buildPageCsp } from '../rendering/csp.ts'
import { type RenderedPage, faviconUrlOf, rawHtmlProps } from '../rendering/document.ts'
import { getCardTheme } from '../rendering/themes.ts'
import { buildCompactVcard } from './compact-vcard.ts'
import { NfcDialog, ShowModeActions, ShowModeNavigation, ShowModeNotice } from './controls.tsx'
import showCss from './show.css?inline'

const showCssByPath = import.meta.glob<string>('../../web/card/themes/*/show.css', { eager: true, query: '?inline', import: 'default' })
const SHORT_NAME_LENGTH_MAX = 26

/** Only an owner gets links to other cards. */
export type ShowModeViewer = { isOwner: false } | { isOwner: true; neighbours: NeighbourCardSlugs | null }

/** Returns the font faces as CSS, so that fonts load without JavaScript. */
function buildFontFaceCss({ fonts }: Pick<CardTheme, 'fonts'>, text: string): string {
  return selectNeededFontFiles(fonts ?? [], text + text.toUpperCase())
    .map(
      ({ family, src, weight, style = 'normal', range }) =>
        `@font-face{font-family:"${family}";src:url(${src}) format("woff2");font-weight:${weight};font-style:${style};` +
        `font-display:swap;unicode-range:${FONT_UNICODE_RANGES[range]}}`,
    )
    .join('')
}

function buildShowPageCss(themeName: CardThemeFolderName, theme: CardTheme, model: CardModel): string {
  const chosen = chooseCardFonts(theme, model)
  const text = JSON.stringify([model.name, model.title, model.company, cardWordsOf(model.language)])
  const fontCss = chosen.css + buildFontFaceCss(chosen, text)
  return (
    baseCss + theme.css + fontCss + buildCardColorCss(model, theme) + showCss + showCssByPath[`../../web/card/themes/${themeName}/show.css`]
  )
}

interface ShownCode {
  key: 'link' | 'contact'
  tab: string
  label: string
  code: QrPath | null
}

function CodePanel({ shown: { key, label, code }, words }: { shown: ShownCode; words: CardWords['show'] }) {
  return (
    <div className="show-panel" data-code={key}>
      {code ? (
        <svg viewBox={`0 0 ${code.side} ${code.side}`} role="img" aria-label={label}>
          <path fill="#fff" d={`M0 0h${code.side}v${code.side}H0z`} />
          <path fill="#000" d={code.path} shapeRendering="crispEdges" />
        </svg>
      ) : (
        <p>{words.noCode}</p>
      )}
    </div>
  )
}

function CodeTabs({ codes, words }: { codes: ShownCode[]; words: CardWords['show'] }) {
  return (
    <fieldset className="show-tabs">
      <legend className="show-unseen">{words.qrCode}</legend>
      {codes.map(({ key, tab }) => (
        <label key={key}>
          <input type="radio" name="code" value={key} defaultChecked={key === 'link'} />
          <span>{tab}</span>
        </label>
      ))}
    </fieldset>
  )
}

interface CodeCaptionsProps {
  address: string
  leftOut: string[]
  hasContact: boolean
  isOwner: boolean
  language: CardLanguage
}

function CodeCaptions({ address, leftOut, hasContact, isOwner, language }: CodeCaptionsProps) {
  const words = cardWordsOf(language).show
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(leftOut)
  return (
    <div className="show-about">
      <p data-code="link">
        <strong>{isOwner ? words.opensMine : words.opensThis}</strong>
        <span dir="ltr">{address.replace(/^https?:\/\//, '')}</span>
      </p>
      <p data-code="contact">
        {hasContact && <strong>{isOwner ? words.savesMine : words.savesThis}</strong>}
        {hasContact && leftOut.length > 0 && <span>{fillWords(words.without, { list })}</span>}
      </p>
    </div>
  )
}

/** Renders a card's QR codes in full screen: one of its link, and one of its contact as a vCard. */
export function renderShowModePage(card: PublicCard, origin: string, viewer: ShowModeViewer): RenderedPage {
  const model = buildCardModelWithoutLinks(card)
  const { show: words, showScript: scriptWords } = cardWordsOf(model.language)
  const theme = getCardTheme(model.theme)
  const css = buildShowPageCss(model.theme, theme, model)
  const paper = pageColorsOf(model.look, theme)
  const address = origin + model.path
  const taggedAddress = (source: keyof typeof VISIT_SOURCES) => `${address}?${VISIT_SOURCE_PARAM}=${source}`
  const contact = buildCompactVcard(card, origin, QR_TEXT_READABLE_ON_SCREEN_BYTES_MAX)
  const contactCode = contact && renderTextQrPath(contact.text)
  const codes: ShownCode[] = [
    { key: 'link', tab: words.linkTab, label: fillWords(words.linkCode, { address }), code: renderQrPath(address) },
    {
      key: 'contact',
      tab: words.contactTab,
      label: fillWords(words.contactCode, { name: model.name }),
      code: contactCode,
    },
  ]
  const role = [model.title, model.company].filter(Boolean).join(' · ')
  const long = model.name.length > SHORT_NAME_LENGTH_MAX
  const neighbours = viewer.isOwner ? viewer.neighbours : null
  const back = viewer.isOwner
    ? { href: APP_PAGE_PATHS.dashboard, label: words.dashboard }
    : { href: model.path + model.languageQuery, label: words.viewCard }
  const html = renderToStaticMarkup(
    <html lang={model.language} dir={directionOfLanguage(model.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{fillWords(words.pageTitle, { name: model.name })}</title>
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={paper.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={paper.dark} />
        <link rel="icon" href={faviconUrlOf(model)} />
        <style {...rawHtmlProps(css)} />
        <script type="module" src={showScript} />
      </head>
      <body className="card-theme">
        {/* Two themes use `b0` for the colours of the first button, and `d-hue-…` for colours that depend on the card id, unless the owner
            chose an accent colour. */}
        <main
          className={`show card-container b0${model.look.accentColor ? '' : ` d-hue-${card.id % 3}`}`}
          data-name={model.name}
          data-words={JSON.stringify(scriptWords)}
          data-share={taggedAddress('share')}
          data-nfc={viewer.isOwner ? taggedAddress('nfc') : undefined}
        >
          <ShowModeNavigation
            words={words}
            back={back}
            previous={neighbours && showPagePathOf(neighbours.previous)}
            next={neighbours && showPagePathOf(neighbours.next)}
          />
          <div className="show-person" dir={model.dir}>
            <h1 className={`show-name${long ? ' show-name-long' : ''}${typographyClassesOf(model.name)}`}>{model.name}</h1>
            {role && <p className={`show-role${typographyClassesOf(role)}`}>{role}</p>}
          </div>
          <div className="show-stage">
            <div className="show-box">
              {codes.map((shown) => (
                <CodePanel key={shown.key} shown={shown} words={words} />
              ))}
            </div>
          </div>
          <CodeCaptions
            address={address}
            leftOut={contact?.leftOut ?? []}
            hasContact={contactCode !== null}
            isOwner={viewer.isOwner}
            language={model.language}
          />
          <CodeTabs codes={codes} words={words} />
          <ShowModeActions isOwner={viewer.isOwner} words={words} />
          <ShowModeNotice words={words} />
          {viewer.isOwner && <NfcDialog words={words} />}
        </main>
      </body>
    </html>,
  )
  return { html: `<!doctype html>${html}`, csp: buildPageCsp({ styles: [css], scripts: [] }) }
}
