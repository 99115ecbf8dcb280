import { renderToStaticMarkup } from 'react-dom/server'
import { PRODUCT } from '../../schema/product.ts'
import { SOURCE_PARAM } from '../../schema/source.ts'
import type { CardModel } from '../../web/card/model.ts'
import { pageCsp } from '../rendering/csp.ts'
import { type Page, faviconOf } from '../rendering/document.ts'
import printCss from './print.css?inline'
import { qrPath } from './qr.ts'

/** Rows of codes by their widths in mm. All rows together fit on A4 and on Letter. */
const ROWS = [
  [80, 50, 35],
  [50, 50, 50],
  [35, 35, 35, 35],
  [25, 25, 25, 25, 25, 25],
]
/** Codes below this width, in mm, have room only for the name. */
const ADDRESS_FROM = 50
const PRINT = 'const b=document.querySelector("button");b.hidden=false;b.onclick=()=>print()'

/**
 * A page to print: a card's code in several sizes with lines to cut along. The codes contain a source tag and are verified by reading them
 * back. Controls on the screen are not printed.
 */
export function printSheet(card: CardModel, origin: string): Page {
  const { side, path } = qrPath(`${origin}${card.path}?${SOURCE_PARAM}=print`)
  const shown = `${origin}${card.path}`.replace(/^https?:\/\//, '')
  const html = renderToStaticMarkup(
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href={faviconOf(card)} />
        <title>{`QR codes of ${card.name} · ${PRODUCT.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: printCss }} />
      </head>
      <body>
        <svg width="0" height="0" aria-hidden="true">
          <symbol id="code" viewBox={`0 0 ${side} ${side}`}>
            <path d={path} shapeRendering="crispEdges" />
          </symbol>
        </svg>
        <header>
          <h1>QR codes of {card.name}</h1>
          <p>From 8 cm for a window to 2.5 cm for a label. Print at 100 %, in black on white, and cut along the lines.</p>
          <button type="button" hidden>
            Print
          </button>
        </header>
        <main>
          {ROWS.map((row, at) => (
            <ul key={at}>
              {row.map((width, index) => (
                <li key={index} className={`s${width}`}>
                  <svg viewBox={`0 0 ${side} ${side}`} role="img" aria-label={`QR code, ${width / 10} cm wide`}>
                    <use href="#code" />
                  </svg>
                  <p>
                    <strong dir="auto">{card.name}</strong>
                    {width >= ADDRESS_FROM && shown}
                  </p>
                </li>
              ))}
            </ul>
          ))}
        </main>
        <script dangerouslySetInnerHTML={{ __html: PRINT }} />
      </body>
    </html>,
  )
  return { html: `<!doctype html>${html}`, csp: pageCsp({ styles: [printCss], scripts: [PRINT] }) }
}
