import { PRODUCT_NAMES } from '../../schema/product.ts'

const CSS = `:root{color-scheme:light dark}
body{margin:0;font:17px/1.5 system-ui,sans-serif;background:Canvas;color:CanvasText}
main{min-height:100dvh;display:grid;place-content:center;justify-items:start;gap:16px;padding:24px;box-sizing:border-box}
h1{margin:0;font-size:28px;line-height:1.2;letter-spacing:-.02em}p{margin:0;max-width:32ch}
a{display:inline-grid;place-items:center;min-height:48px;padding:0 20px;border-radius:8px;background:CanvasText;color:Canvas;text-decoration:none;font-weight:600}
a:focus-visible{outline:2px solid CanvasText;outline-offset:3px}`

const HTML = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>No network · ${PRODUCT_NAMES.name}</title><style>${CSS}</style></head><body><main><h1>No network</h1>
<p>This card is not stored on this device. Connect to a network, then try again.</p><a href="">Try again</a></main></body></html>`

/** The page for a card that is neither reachable nor stored on this device. */
export const createOfflinePage = (): Response =>
  new Response(HTML, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" },
  })
