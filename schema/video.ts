import { upgradeToHttps, completeWebUrl } from './url.ts'

declare const URL: { new (url: string): { hostname: string; pathname: string; searchParams: { get(name: string): string | null } } }

/** `page` is the URL of the video's web page, `player` the URL of the iframe that plays it, `id` the site's own name of the video. */
export type CardVideoModel =
  | { kind: 'youtube' | 'vimeo'; id: string; page: string; player: string }
  | { kind: 'file'; src: string }
  /** A web page with a video, to which the card can only link. */
  | { kind: 'page'; page: string }

const VIDEO_FILE_PATTERN = /\.(?:mp4|m4v|webm|og[gv]|mov|m3u8)$/i

export const VIDEO_PLAYER_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/** Returns null if the text is no web address. */
export function parseVideoUrl(typed: string | null): CardVideoModel | null {
  const address = typed && completeWebUrl(typed)
  if (!address) return null
  const url = new URL(address)
  const host = url.hostname.replace(/^(www|m|music)\./, '')
  const segments = url.pathname.split('/').filter(Boolean)
  if (host === 'youtu.be' || host === 'youtube.com' || host === 'youtube-nocookie.com') {
    const id =
      host === 'youtu.be'
        ? segments[0]
        : (url.searchParams.get('v') ?? (/^(embed|shorts|live|v)$/.test(segments[0] ?? '') ? segments[1] : undefined))
    if (id && /^[\w-]{11}$/.test(id))
      return { kind: 'youtube', id, page: address, player: `${VIDEO_PLAYER_ORIGINS[0]}/embed/${id}?autoplay=1` }
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const at = segments.findIndex((segment) => /^\d+$/.test(segment))
    const hash = url.searchParams.get('h') ?? segments[at + 1]
    if (at >= 0) {
      // An unlisted video has a hash besides its number.
      const unlisted = hash && /^[0-9a-f]{6,20}$/.test(hash) ? hash : null
      const player = `${VIDEO_PLAYER_ORIGINS[1]}/video/${segments[at]}?autoplay=1&dnt=1${unlisted ? `&h=${unlisted}` : ''}`
      return { kind: 'vimeo', id: unlisted ? `${segments[at]}/${unlisted}` : segments[at]!, page: address, player }
    }
  }
  return VIDEO_FILE_PATTERN.test(url.pathname) ? { kind: 'file', src: upgradeToHttps(address) } : { kind: 'page', page: address }
}

/** The poster of a card's video, a picture of ours. `video` names the video that it belongs to. */
export interface VideoPoster {
  video: string
  src: string
}

/** Names a video of a site whose posters are fetched; null for other videos. */
export function posterNameOfVideo(video: CardVideoModel | null): string | null {
  return video?.kind === 'youtube' || video?.kind === 'vimeo' ? `${video.kind}:${video.id}` : null
}
