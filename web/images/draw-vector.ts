import { type ImageScalingBox, storedImageSizeOf } from '../../schema/image.ts'
import { decodeImage, encodeCanvas } from './resize-image.ts'
import { vectorSizeOf } from './vector-size.ts'

/**
 * Draws an SVG file as a PNG that is as large as the box allows, and keeps its transparency. Throws if the file is no SVG image that this
 * browser can draw.
 */
export async function drawVectorAsPng(file: File, box: ImageScalingBox): Promise<Blob> {
  const { documentElement: root } = new DOMParser().parseFromString(await file.text(), 'image/svg+xml')
  if (root.localName !== 'svg' || root.querySelector('parsererror')) throw new Error('The file is no SVG image')
  const size = vectorSizeOf({
    width: root.getAttribute('width'),
    height: root.getAttribute('height'),
    viewBox: root.getAttribute('viewBox'),
  })
  const { width, height } = storedImageSizeOf(size ?? box, { ...box, exact: true })
  // The image gets the size of the canvas. Without a size, Firefox draws nothing, and with a smaller one, browsers draw it blurred.
  if (size && !root.hasAttribute('viewBox')) root.setAttribute('viewBox', `0 0 ${size.width} ${size.height}`)
  root.setAttribute('width', String(width))
  root.setAttribute('height', String(height))
  const image = await decodeImage(new Blob([new XMLSerializer().serializeToString(root)], { type: 'image/svg+xml' }))
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height)
  return encodeCanvas(canvas, 'image/png')
}
