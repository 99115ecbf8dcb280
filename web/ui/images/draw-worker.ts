import { type DrawJob, drawSmaller } from './draw.ts'

/** Answers each job with the picture, or with null when it cannot be decoded here. */
addEventListener('message', async ({ data }: MessageEvent<DrawJob>) => {
  const blob = await drawSmaller(data).catch(() => null)
  postMessage(blob)
})
