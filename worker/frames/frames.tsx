import { type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { mapScript } from 'virtual:client-assets'
import { directionOfLanguage } from '../../schema/card-language.ts'
import type { CardModel } from '../../web/card/model.ts'
import { EMBED_SANDBOX_PERMISSIONS } from '../../web/card/frames.tsx'
import { cardWordsOf } from '../../web/card/words/all.ts'
import { fillWords } from '../../web/card/words/fill.ts'
import { cspHashOf } from '../rendering/csp.ts'
import { rawHtmlProps, type RenderedPage } from '../rendering/document.ts'

const renderHtmlDocument = (html: ReactElement) => `<!doctype html>${renderToStaticMarkup(html)}`

const EMBED_PAGE_CSS =
  'body{margin:0;font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}iframe,img,video{max-width:100%;border:0}.text{padding:16px}'

/**
 * Renders an owner's HTML as a document with an opaque origin, which cannot use the visitor's session. The Content-Security-Policy contains
 * the sandbox, so that it also applies outside of an iframe.
 */
export function renderEmbedPage(html: string, title: string): RenderedPage {
  return {
    html: renderHtmlDocument(
      <html lang="en">
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>{title}</title>
          <base target="_blank" />
          <style {...rawHtmlProps(EMBED_PAGE_CSS)} />
        </head>
        <body className={/^\s*<iframe\b/i.test(html) ? undefined : 'text'} {...rawHtmlProps(html)} />
      </html>,
    ),
    csp: [
      `sandbox ${EMBED_SANDBOX_PERMISSIONS}`,
      "default-src 'none'",
      "script-src https: blob: 'unsafe-inline' 'unsafe-eval'",
      "style-src https: 'unsafe-inline'",
      'img-src https: data: blob:',
      'media-src https: data: blob:',
      'font-src https: data:',
      'connect-src https: wss:',
      'frame-src https: data: blob:',
      'worker-src blob:',
      'form-action https:',
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
  }
}

const MAP_PAGE_CSS = `:root{color-scheme:light dark;--paper:#f4f4f2;--ink:#1d1d1b;--quiet:#5c5c58}
@media (prefers-color-scheme:dark){:root{--paper:#232322;--ink:#f2f2ef;--quiet:#b4b4ae}}
body{margin:0;height:100vh;background:var(--paper);color:var(--ink);font:15px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
#map{height:100vh}
#loading{position:absolute;inset:0;display:grid;place-items:center;margin:0;color:var(--quiet)}
.ready #loading,[hidden]{display:none}
#banner{position:absolute;inset:0 0 auto;z-index:1;margin:0;padding:10px 14px;background:#8c1d18;color:#fff}
#failure:not([hidden]){position:absolute;inset:0;z-index:2;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:12px;
padding:16px;background:var(--paper);text-align:center}
#failure p{margin:0}
#failure a{display:inline-flex;align-items:center;min-height:44px;color:inherit}
.info{color:#1d1d1b;max-width:220px}.info p{margin:4px 0 0;white-space:pre-line}`

/**
 * Renders a Google map of the card's address; null without an address. Google Maps needs a nonce, eval and blobs, which the card's page
 * must not allow.
 */
export function renderMapPage(card: CardModel, key: string | undefined, nonce: string): RenderedPage | null {
  const address = card.contacts.find((contact) => contact.key === 'address')
  if (!address?.href) return null
  const { map: words, mapScript: scriptWords } = cardWordsOf(card.language)
  const html = renderHtmlDocument(
    <html lang={card.language} dir={directionOfLanguage(card.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>{fillWords(words.title, { name: card.name })}</title>
        <style nonce={nonce} {...rawHtmlProps(MAP_PAGE_CSS)} />
      </head>
      <body>
        {key && (
          <>
            <p id="loading">{words.loading}</p>
            <div
              id="map"
              data-key={key}
              data-address={address.text.replace(/\s+/g, ' ')}
              data-name={card.name}
              data-words={JSON.stringify(scriptWords)}
            />
            <p id="banner" role="alert" hidden />
          </>
        )}
        <div id="failure" role="alert" hidden={Boolean(key)}>
          <p>{key ? '' : fillWords(words.failed, { reason: words.keyMissing })}</p>
          <a href={address.href} target="_blank" rel="noopener">
            {words.openInMaps}
          </a>
        </div>
        {key && <script type="module" src={mapScript} nonce={nonce} />}
      </body>
    </html>,
  )
  const google = 'https://*.googleapis.com https://*.google.com https://*.gstatic.com'
  const policy = key
    ? [
        `script-src 'nonce-${nonce}' 'strict-dynamic' https: 'unsafe-eval' blob:`,
        `style-src 'nonce-${nonce}' https://fonts.googleapis.com`,
        `img-src 'self' ${google} https://*.googleusercontent.com https://*.ggpht.com data: blob:`,
        `connect-src ${google} data: blob:`,
        'font-src https://fonts.gstatic.com',
        'frame-src https://*.google.com',
        'worker-src blob:',
      ]
    : [`style-src ${cspHashOf(MAP_PAGE_CSS)}`]
  return {
    html,
    csp: ["default-src 'none'", ...policy, "form-action 'none'", "base-uri 'none'", "frame-ancestors 'self'"].join('; '),
  }
}
