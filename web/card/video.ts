import { upgradeToHttps, webHref } from '../../schema/url.ts'

declare const URL: { new (url: string): { hostname: string; pathname: string; searchParams: { get(name: string): string | null } } }

/** `page` is the URL of the video's page, `player` that of the iframe which plays it. */
export type Video =
  | { kind: 'youtube' | 'vimeo'; page: string; player: string }
  | { kind: 'file'; src: string }
  /** A page of another site, which can only be linked. */
  | { kind: 'page'; page: string }

/** File extensions of videos that browsers play natively. */
const FILE = /\.(?:mp4|m4v|webm|og[gv]|mov|m3u8)$/i

/** Origins of the iframes that play videos. */
export const PLAYER_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/** Parses a card's video URL, as stored or as typed; null if it is not a web address. */
export function parseVideo(typed: string | null): Video | null {
  const address = typed && webHref(typed)
  if (!address) return null
  const url = new URL(address)
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  const segments = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const id =
      host === 'youtu.be'
        ? segments[0]
        : (url.searchParams.get('v') ?? (/^(embed|shorts|live|v)$/.test(segments[0] ?? '') ? segments[1] : undefined))
    if (id && /^[\w-]{11}$/.test(id)) return { kind: 'youtube', page: address, player: `${PLAYER_ORIGINS[0]}/embed/${id}?autoplay=1` }
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const at = segments.findIndex((segment) => /^\d+$/.test(segment))
    const hash = url.searchParams.get('h') ?? segments[at + 1]
    if (at >= 0) {
      const unlisted = hash && /^[0-9a-f]{6,20}$/.test(hash) ? `&h=${hash}` : ''
      return { kind: 'vimeo', page: address, player: `${PLAYER_ORIGINS[1]}/video/${segments[at]}?autoplay=1&dnt=1${unlisted}` }
    }
  }
  return FILE.test(url.pathname) ? { kind: 'file', src: upgradeToHttps(address) } : { kind: 'page', page: address }
}
