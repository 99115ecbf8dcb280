import { createHash } from 'node:crypto'
import { CSP_REPORT_PATH } from '../../schema/csp-report.ts'
import { VIDEO_PLAYER_ORIGINS } from '../../schema/video.ts'
import { SECURITY_HEADERS } from '../platform/headers.ts'

/** Returns the source expression ('sha256-…') that allows exactly this inline script or style sheet. */
export function cspHashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The Content-Security-Policy of a card's page. It allows inline scripts and styles by hash instead of by nonce, so that the
 * page's bytes stay the same and the server can answer with 304. Other sources:
 * - the page's scripts and their API requests have this origin (script-src, connect-src);
 * - the map and the embeds are documents below /view/ with policies of their own (frame-src 'self');
 * - the installable app needs a manifest and a service worker of this origin;
 * - the letters of the name are a font in the style sheet (font-src data:);
 * - the contact form is posted to this origin (form-action);
 * - text becomes neither markup nor the address of a script (require-trusted-types-for), except as `web/lib/trusted-types.ts` says.
 */
export function buildPageCsp(inline: { styles: string[]; scripts: string[] }): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.scripts.map(cspHashOf).join(' ')}`.trimEnd(),
    `style-src 'self' ${inline.styles.map(cspHashOf).join(' ')}`.trimEnd(),
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src 'self' ${VIDEO_PLAYER_ORIGINS.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${CSP_REPORT_PATH}`,
  ].join('; ')
}

/**
 * Response headers for HTML pages about a card, in addition to their Content-Security-Policy. Popups stay connected, because a card finds
 * the window of its chat again.
 */
export const HTML_PAGE_HEADERS = {
  ...SECURITY_HEADERS,
  'content-type': 'text/html; charset=utf-8',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
} as const
