import { z } from 'zod'
import { VIDEO_POSTER_LIMITS } from '../../schema/bounds.ts'
import type { CardVideoModel } from '../../schema/video.ts'
import type { Env } from '../platform/env.ts'

export type SiteVideo = Extract<CardVideoModel, { id: string }>
export type VideoSitesEnv = Partial<Pick<Env, 'VIDEO_SITES_ORIGIN'>>

/** The only hosts that are asked for posters. Nothing of an owner's URL is part of a request but the checked id of the video. */
const POSTER_HOSTS = { youtubePictures: 'i.ytimg.com', vimeo: 'vimeo.com', vimeoPictures: 'i.vimeocdn.com' } as const

/** YouTube has the first of these only for videos in high definition. */
const YOUTUBE_POSTER_NAMES = ['maxresdefault', 'hqdefault'] as const

const VimeoEmbed = z.object({ thumbnail_url: z.string().max(500) })

/** A site's answer cannot be used, for a reason that is logged. */
export class VideoSiteError extends Error {
  readonly reason: 'too-large' | 'status' | 'host'
  constructor(reason: VideoSiteError['reason']) {
    super(reason)
    this.reason = reason
  }
}

/** On a local server, `VIDEO_SITES_ORIGIN` stands for all sites: the host becomes the first part of the path. */
function addressOf(env: VideoSitesEnv, { hostname, pathname, search }: URL): string {
  return env.VIDEO_SITES_ORIGIN ? `${env.VIDEO_SITES_ORIGIN}/${hostname}${pathname}${search}` : `https://${hostname}${pathname}${search}`
}

async function readBoundedBody(body: ReadableStream<Uint8Array> | null, bytesMax: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    // Leaving the loop cancels the body.
    if (size > bytesMax) throw new VideoSiteError('too-large')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks, size))
}

/** Returns null for 404. Throws for every other answer but 200, and for one that is slow or large. Follows no redirect. */
async function requestFromSite(env: VideoSitesEnv, url: URL, bytesMax: number): Promise<Uint8Array | null> {
  const signal = AbortSignal.timeout(VIDEO_POSTER_LIMITS.timeoutMs)
  const { status, headers, body } = await fetch(addressOf(env, url), { redirect: 'manual', signal, headers: { accept: '*/*' } })
  if (status !== 200 || Number(headers.get('content-length') ?? 0) > bytesMax) {
    await body?.cancel()
    if (status === 404) return null
    throw new VideoSiteError(status === 200 ? 'too-large' : 'status')
  }
  return readBoundedBody(body, bytesMax)
}

/** Returns the address of a Vimeo video's picture. Throws unless it is an https address of Vimeo's host for pictures. */
async function findVimeoPicture(env: VideoSitesEnv, id: string): Promise<URL | null> {
  const query = new URLSearchParams({ url: `https://vimeo.com/${id}`, width: String(VIDEO_POSTER_LIMITS.width) })
  const url = new URL(`https://${POSTER_HOSTS.vimeo}/api/oembed.json?${query.toString()}`)
  const answer = await requestFromSite(env, url, VIDEO_POSTER_LIMITS.descriptionBytes)
  if (!answer) return null
  const { thumbnail_url: address } = VimeoEmbed.parse(JSON.parse(new TextDecoder().decode(answer)))
  const picture = URL.canParse(address) ? new URL(address) : null
  if (picture?.protocol !== 'https:' || picture.host !== POSTER_HOSTS.vimeoPictures) throw new VideoSiteError('host')
  return picture
}

/**
 * Fetches the poster of a video from its site. Returns the file as it came, whatever it is, or null if the site has none. Throws if the site
 * cannot be reached, answers with a redirect, or sends too much.
 */
export async function fetchVideoPoster(env: VideoSitesEnv, { kind, id }: SiteVideo): Promise<Uint8Array | null> {
  if (kind === 'vimeo') {
    const picture = await findVimeoPicture(env, id)
    return picture && requestFromSite(env, picture, VIDEO_POSTER_LIMITS.pictureBytes)
  }
  for (const name of YOUTUBE_POSTER_NAMES) {
    const url = new URL(`https://${POSTER_HOSTS.youtubePictures}/vi/${id}/${name}.jpg`)
    const picture = await requestFromSite(env, url, VIDEO_POSTER_LIMITS.pictureBytes)
    if (picture) return picture
  }
  return null
}
