import { parseVideoUrl } from '../../schema/video.ts'

export const VIDEO_URL_IS_WEB_PAGE_HINT = 'This is a page and not a video file. Add it as a button instead.'

export function webPageOfVideoUrl(typed: string | null): string | null {
  const video = parseVideoUrl(typed)
  return video?.kind === 'page' ? video.page : null
}
