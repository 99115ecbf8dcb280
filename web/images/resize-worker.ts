import { drawResized, type ImageResizeJob } from './resize-job.ts'

/** Resizes a picture without the DOM. Throws when the browser cannot decode it. */
async function resizeOffscreen({ file, box, quality }: ImageResizeJob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    const canvas = new OffscreenCanvas(1, 1)
    const type = drawResized(canvas, bitmap, bitmap, box)
    return await canvas.convertToBlob({ type, quality })
  } finally {
    bitmap.close()
  }
}

/** Web worker: resizes each posted picture and posts the result, or null if the picture cannot be decoded here. */
addEventListener('message', ({ data }: MessageEvent<ImageResizeJob>) => {
  void resizeOffscreen(data).then(
    (blob) => postMessage(blob),
    () => postMessage(null),
  )
})
