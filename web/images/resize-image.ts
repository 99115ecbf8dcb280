import { drawResized, type ImageResizeJob } from './resize-job.ts'

/** Resizes a picture in a web worker, so that the page stays responsive. Resolves to null when the worker fails. */
function resizeInWebWorker(job: ImageResizeJob): Promise<Blob | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('resize-worker.ts', import.meta.url), { type: 'module' })
    const finish = (blob: Blob | null) => {
      worker.terminate()
      resolve(blob)
    }
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => finish(data)
    worker.onerror = () => finish(null)
    worker.postMessage(job)
  })
}

/** Resizes a picture with an img and a canvas element, for browsers without OffscreenCanvas or if the worker fails. */
async function resizeOnMainThread({ file, box, quality }: ImageResizeJob): Promise<Blob> {
  const image = await decodeImage(file)
  const canvas = document.createElement('canvas')
  const type = drawResized(canvas, image, { width: image.naturalWidth, height: image.naturalHeight }, box)
  return encodeCanvas(canvas, type, quality)
}

export function encodeCanvas(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg', quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas was not encoded'))), type, quality),
  )
}

export async function decodeImage(file: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Resizes a picture, applies its EXIF orientation and removes its metadata. Throws when the browser cannot decode it. */
export async function resizeImage(job: ImageResizeJob): Promise<Blob> {
  return (typeof OffscreenCanvas === 'function' && (await resizeInWebWorker(job))) || resizeOnMainThread(job)
}
