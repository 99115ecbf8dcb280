import { type DrawJob, drawSmaller } from './draw.ts'

/** Answers each job with the picture, or with null when it cannot be decoded here. */
addEventListener('message', ({ data }: MessageEvent<DrawJob>) => {
  void drawSmaller(data).then(
    (blob) => postMessage(blob),
    () => postMessage(null),
  )
})
