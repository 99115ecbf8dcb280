import { renderToStaticMarkup } from 'react-dom/server'
import { directionOfLanguage } from '../../schema/card-language.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { VISIT_SOURCE_PARAM } from '../../schema/source.ts'
import type { CardModel } from '../../web/card/model.ts'
import { cardWordsOf } from '../../web/card/words/all.ts'
import { fillWords } from '../../web/card/words/fill.ts'
import { buildPageCsp } from '../rendering/csp.ts'
import { type RenderedPage, faviconUrlOf } from '../rendering/document.ts'
import printCss from './print.css?inline'
import { renderQrPath } from './qr.ts'

/** Widths of the printed QR codes in mm, for each row. All rows fit on one page of A4 or Letter. */
const QR_CODE_WIDTHS_BY_ROW = [
  [80, 50, 35],
  [50, 50, 50],
  [35, 35, 35, 35],
  [25, 25, 25, 25, 25, 25],
]
/** Narrower QR codes (in mm) have no room for the card's URL. */
const QR_WIDTH_FOR_ADDRESS_MIN = 50
const PRINT_BUTTON_SCRIPT = 'const b=document.querySelector("button");b.hidden=false;b.onclick=()=>print()'

/**
 * Renders a page for printing with a card's QR code in several sizes. The URL in the codes ends with `s=print`, so that analytics can tell
 * these visits apart.
 */
export function renderQrPrintSheet(card: CardModel, origin: string): RenderedPage {
  const { side, path } = renderQrPath(`${origin}${card.path}?${VISIT_SOURCE_PARAM}=print`)
  const words = cardWordsOf(card.language).print
  const title = fillWords(words.title, { name: card.name })
  const shown = `${origin}${card.path}`.replace(/^https?:\/\//, '')
  const html = renderToStaticMarkup(
    <html lang={card.language} dir={directionOfLanguage(card.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href={faviconUrlOf(card)} />
        <title>{`${title} · ${PRODUCT_NAMES.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: printCss }} />
      </head>
      <body>
        <svg width="0" height="0" aria-hidden="true">
          <symbol id="code" viewBox={`0 0 ${side} ${side}`}>
            <path d={path} shapeRendering="crispEdges" />
          </symbol>
        </svg>
        <header>
          <h1>{title}</h1>
          <p>{words.sizes}</p>
          <button type="button" hidden>
            {words.print}
          </button>
        </header>
        <main>
          {QR_CODE_WIDTHS_BY_ROW.map((row, at) => (
            <ul key={at}>
              {row.map((width, index) => (
                <li key={index} className={`s${width}`}>
                  <svg
                    viewBox={`0 0 ${side} ${side}`}
                    role="img"
                    aria-label={fillWords(words.codeOfWidth, { width: (width / 10).toLocaleString(card.language) })}
                  >
                    <use href="#code" />
                  </svg>
                  <p>
                    <strong dir="auto">{card.name}</strong>
                    {width >= QR_WIDTH_FOR_ADDRESS_MIN && shown}
                  </p>
                </li>
              ))}
            </ul>
          ))}
        </main>
        <script dangerouslySetInnerHTML={{ __html: PRINT_BUTTON_SCRIPT }} />
      </body>
    </html>,
  )
  return { html: `<!doctype html>${html}`, csp: buildPageCsp({ styles: [printCss], scripts: [PRINT_BUTTON_SCRIPT] }) }
}
