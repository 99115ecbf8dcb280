import { createHash } from 'node:crypto'
import { PLAYERS } from '../../web/card/video.ts'

/** A CSP source that allows exactly this inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * The policy of a card's page: hashes of the inline text it holds and no nonce, so that its bytes stay the same and a
 * 304 keeps working. What comes later has its place already:
 * - the chat, the gallery's viewer and the map's toggle are scripts of this origin, imported when opened (script-src);
 *   the calls they make go to this origin (connect-src);
 * - the map and the embed codes are documents of their own, under this origin's /view/, each with its own policy
 *   (frame-src 'self'): what they may load never widens this one;
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
    `frame-src 'self' ${PLAYERS.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** What every HTML answer of the card's pages carries beside its policy. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
} as const
