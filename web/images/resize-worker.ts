import { type ResizeJob, resizeOffscreen } from './resize-offscreen.ts'

/** Web worker: answers each ResizeJob with the resized picture, or with null when it cannot be decoded here. */
addEventListener('message', ({ data }: MessageEvent<ResizeJob>) => {
  void resizeOffscreen(data).then(
    (blob) => postMessage(blob),
    () => postMessage(null),
  )
})
