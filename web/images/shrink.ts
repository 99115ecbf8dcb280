import { storedSize } from '../../schema/image.ts'
import { type DrawJob, drawSmaller, isTransparent } from './draw.ts'

/** In a worker, so that the page stays responsive while a large photo is decoded. Null when that did not work out. */
function inWorker(job: DrawJob): Promise<Blob | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('draw-worker.ts', import.meta.url), { type: 'module' })
    const end = (blob: Blob | null) => {
      worker.terminate()
      resolve(blob)
    }
    worker.onmessage = ({ data }: MessageEvent<Blob | null>) => end(data)
    worker.onerror = () => end(null)
    worker.postMessage(job)
  })
}

/** As drawSmaller, with what every browser has: an img element, which shows a photo upright, and a canvas on the page. */
async function onPage({ file, box, quality }: DrawJob): Promise<Blob> {
  const image = await loadImage(file)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, storedSize({ width: image.naturalWidth, height: image.naturalHeight }, box))
  const context = canvas.getContext('2d', { willReadFrequently: true })!
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return toBlob(canvas, isTransparent(canvas) ? 'image/png' : 'image/jpeg', quality)
}

/** Encodes a canvas. Throws when the browser cannot. */
export function toBlob(canvas: HTMLCanvasElement, type: 'image/png' | 'image/jpeg', quality?: number): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The canvas was not encoded'))), type, quality),
  )
}

/** Decodes a file into an element. Throws when the browser cannot. */
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

/** A picture in the size that its place wants, upright and free of metadata. Throws when the browser cannot decode it. */
export async function shrink(job: DrawJob): Promise<Blob> {
  const capable = typeof Worker === 'function' && typeof OffscreenCanvas === 'function'
  return (
    (capable && (await inWorker(job))) || (typeof OffscreenCanvas === 'function' ? drawSmaller(job).catch(() => onPage(job)) : onPage(job))
  )
}
