import { drawResized, type ImageResizeJob } from './resize-job.ts'

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

addEventListener('message', ({ data }: MessageEvent<ImageResizeJob>) => {
  void resizeOffscreen(data).then(
    (blob) => postMessage(blob),
    () => postMessage(null),
  )
})
