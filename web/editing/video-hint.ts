import { parseVideo } from '../card/video.ts'

export const VIDEO_IS_PAGE = 'This is a page and not a video file. Add it as a button instead.'

/** The page that a typed video address leads to; null where it is a video that can be played, or no address. */
export function videoPage(typed: string | null): string | null {
  const video = parseVideo(typed)
  return video?.kind === 'page' ? video.page : null
}
