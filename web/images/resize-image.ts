import { storedSize } from '../../schema/image.ts'
import { type ResizeJob, resizeOffscreen, isTransparent } from './resize-offscreen.ts'

/** Resizes in a worker, so that the page stays responsive while a large photo is decoded. Null when the worker fails. */
function resizeInWorker(job: ResizeJob): Promise<Blob | null> {
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

/** Fallback for browsers without OffscreenCanvas: an img element, which applies the EXIF orientation, and a canvas element. */
async function resizeOnPage({ file, box, quality }: ResizeJob): Promise<Blob> {
  const image = await loadImage(file)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, storedSize({ width: image.naturalWidth, height: image.naturalHeight }, box))
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return toBlob(canvas, isTransparent(canvas) ? 'image/png' : 'image/jpeg', quality)
}

/** Encodes a canvas as a Blob. Rejects when the browser cannot. */
export function toBlob(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg', quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas was not encoded'))), type, quality),
  )
}

/** Decodes a file into an img element. Rejects when the browser cannot. */
export async function loadImage(file: Blob): Promise<HTMLImageElement> {
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
export async function resizeImage(job: ResizeJob): Promise<Blob> {
  if (typeof OffscreenCanvas !== 'function') return resizeOnPage(job)
  const resized = typeof Worker === 'function' && (await resizeInWorker(job))
  return resized || resizeOffscreen(job).catch(() => resizeOnPage(job))
}
