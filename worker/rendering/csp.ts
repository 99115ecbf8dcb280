import { createHash } from 'node:crypto'
import { VIDEO_PLAYER_ORIGINS } from '../../web/card/video.ts'

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
 * - the contact form is posted to this origin (form-action).
 */
export function buildPageCsp(inline: { styles: string[]; scripts: string[] }): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.scripts.map(cspHashOf).join(' ')}`.trimEnd(),
    `style-src 'self' ${inline.styles.map(cspHashOf).join(' ')}`.trimEnd(),
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${VIDEO_PLAYER_ORIGINS.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Response headers for HTML pages about a card, in addition to their Content-Security-Policy. */
export const HTML_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const
