import { createHash } from 'node:crypto'
import { PLAYER_ORIGINS } from '../../web/card/video.ts'

/** The CSP source that allows exactly this inline script or style sheet. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The Content-Security-Policy of a card's page. It allows inline code by hashes instead of a nonce, so that the page's bytes
 * do not change and it can be answered with 304. Further sources:
 * - the page's scripts and their API calls are of this origin (script-src, connect-src);
 * - the map and the embeds are documents below /view/ with policies of their own (frame-src 'self');
 * - the installable app is a manifest and a service worker of this origin;
 * - the lead form posts to this origin (form-action).
 */
export function pageCsp(inline: { styles: string[]; scripts: string[] }): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inline.scripts.map(hashSource).join(' ')}`.trimEnd(),
    `style-src 'self' ${inline.styles.map(hashSource).join(' ')}`.trimEnd(),
    "img-src 'self' https: data:",
    "media-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src 'self' ${PLAYER_ORIGINS.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Headers of every HTML response of a card's pages, besides its policy. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const
