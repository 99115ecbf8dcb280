import { type ImageResizeJob, resizeImageOffscreen } from './resize-offscreen.ts'

/** Web worker: resizes each posted picture and posts the result, or null if the picture cannot be decoded here. */
addEventListener('message', ({ data }: MessageEvent<ImageResizeJob>) => {
  void resizeImageOffscreen(data).then(
    (blob) => postMessage(blob),
    () => postMessage(null),
  )
})
