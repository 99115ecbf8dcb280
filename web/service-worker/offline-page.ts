import { drawLogoSvg } from '../../schema/logo.ts'
import { OFFLINE_CACHE_NAMES } from '../../schema/offline.ts'
import { PRODUCT_NAMES } from '../../schema/product.ts'
import { APP_PAGE_PATHS } from '../../schema/route.ts'
import { SHOW_PATH } from '../../schema/show.ts'
import { USER_PATH } from './api.ts'
import { isAppServiceWorker } from './scope.ts'

const CSS = `:root{color-scheme:light dark;--canvas:#f7f7f9;--text:#18181f;--quiet:#555562;--line:#d5d5de;--surface:#fff}
@media (prefers-color-scheme:dark){:root{--canvas:#0f0f13;--text:#ececf2;--quiet:#adadba;--line:#3a3a45;--surface:#17171c}}
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:var(--canvas);color:var(--text)}
main{min-height:100dvh;display:grid;align-content:center;justify-items:start;gap:12px;max-width:22rem;margin:0 auto;padding:24px;box-sizing:border-box}
h1{margin:12px 0 0;font-size:1.75rem;line-height:1.2;letter-spacing:-.02em}p{margin:0;color:var(--quiet)}
nav{display:flex;flex-wrap:wrap;gap:8px;margin-top:12px}
a{display:inline-grid;place-items:center;min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:8px;background:var(--surface);color:inherit;text-decoration:none;font-weight:500}
a.main{border-color:#9333ea;background:#9333ea;color:#fff}a:focus-visible{outline:2px solid #9333ea;outline-offset:2px}`

const LOGO = drawLogoSvg().replace('<svg', '<svg width="40" height="40" aria-hidden="true"')
/** The app has no Back button if it was opened from a home screen, so this page links to what is stored for the signed-in user. */
const buildUserLinks = async () =>
  isAppServiceWorker && (await caches.match(USER_PATH, { cacheName: OFFLINE_CACHE_NAMES.api, ignoreVary: true }))
    ? `<a href="${APP_PAGE_PATHS.dashboard}">Dashboard</a><a href="${SHOW_PATH}">Show my QR</a>`
    : ''

const buildHtml = async (
  what: 'card' | 'page',
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>No network · ${PRODUCT_NAMES.name}</title><style>${CSS}</style></head><body><main>${LOGO}<h1>No network</h1>
<p>This ${what} is not stored on this device. Connect to a network, then try again.</p><nav aria-label="Ways on"><a class="main" href="">Try again</a>${await buildUserLinks()}</nav></main></body></html>`

export const createOfflinePage = async (what: 'card' | 'page'): Promise<Response> =>
  new Response(await buildHtml(what), {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" },
  })
