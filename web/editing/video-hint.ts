import { parseVideo } from '../card/video.ts'

export const VIDEO_IS_PAGE = 'This is a page and not a video file. Add it as a button instead.'

/** The web page behind a typed video URL; null if the URL is a playable video or invalid. */
export function videoPage(typed: string | null): string | null {
  const video = parseVideo(typed)
  return video?.kind === 'page' ? video.page : null
}
