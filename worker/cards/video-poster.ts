import { VIDEO_POSTER_LIMITS } from '../../schema/bounds.ts'
import { type VideoPoster, parseVideoUrl, posterNameOfVideo } from '../../schema/video.ts'
import { withUploadSlot } from '../media/admission.ts'
import { renderRasterImage } from '../media/render.ts'
import { storeRenderedImage } from '../media/store.ts'
import { type SiteVideo, type VideoSitesEnv, VideoSiteError, fetchVideoPoster } from '../media/video-sites.ts'
import { type CardRow, openDatabase } from '../platform/db.ts'
import { AppError } from '../platform/errors.ts'
import type { Env } from '../platform/env.ts'
import { logFailure } from '../platform/log.ts'
import { getStopSwitches } from '../platform/stop-switches.ts'
import { utcHourOf } from '../platform/usage.ts'
import { claimUsage } from '../platform/usage-queries.ts'
import { publishCard } from './publish.ts'
import { getCardById } from './queries.ts'
import { updateVideoPoster } from './write-queries.ts'

type VideoPosterEnv = Pick<Env, 'ASSETS' | 'DB' | 'CARDS' | 'EVENTS' | 'MEDIA' | 'SHARE_IMAGES'> & VideoSitesEnv

const { width, height } = VIDEO_POSTER_LIMITS
const POSTER_BOX = { width, height, quality: 0.8, covered: true }

/** Fetches and stores a poster as a picture of the card's owner. Returns null, and logs why, if there is none. */
async function createVideoPoster(env: VideoPosterEnv, card: CardRow, video: SiteVideo, name: string): Promise<VideoPoster | null> {
  try {
    return await withUploadSlot(card.userId, async (memory) => {
      await memory.reserve(VIDEO_POSTER_LIMITS.pictureBytes)
      const file = await fetchVideoPoster(env, video)
      memory.complete()
      if (!file) return null
      const image = await renderRasterImage(file, { box: POSTER_BOX })
      const use = { purpose: 'videoPoster', cardId: card.id }
      return { video: name, src: await storeRenderedImage(env, openDatabase(env.DB), card.userId, image, use) }
    })
  } catch (error) {
    const code = error instanceof VideoSiteError ? error.reason : error instanceof AppError ? String(error.status) : 'failed'
    logFailure('video-poster-not-stored', { cardId: card.id, code })
    return null
  }
}

/**
 * Fetches the poster of a card's video if the card has none of this video yet, and publishes the card with it. Call it after a save, in the
 * background. If it fails, the card shows a row instead of a picture, until a later save tries again.
 */
export async function refreshVideoPoster(env: VideoPosterEnv, cardId: number): Promise<void> {
  const db = openDatabase(env.DB)
  const card = await getCardById(db, cardId)
  if (!card) return
  const video = parseVideoUrl(card.videoUrl)
  const name = posterNameOfVideo(video)
  if ((card.videoPoster?.video ?? null) === name) return
  // The poster of an earlier video is given up at once, so that its picture is deleted with the unused ones.
  if (card.videoPoster) await updateVideoPoster(db, card, null)
  if (!video || name === null || !('id' in video) || (await getStopSwitches(env)).uploads !== null) return
  const limit = { key: `videoPosters user:${card.userId}`, period: utcHourOf(Date.now()), max: VIDEO_POSTER_LIMITS.perOwnerAndHour }
  if (!(await claimUsage(db, [limit]))) return
  const poster = await createVideoPoster(env, card, video, name)
  if (poster && (await updateVideoPoster(db, card, poster))) await publishCard(env, cardId)
}
