import { expect, it } from 'vitest'
import { imageScalingBoxOf, IMAGE_CROP_RULES, storedImageSizeOf } from '../../schema/image.ts'
import { type PixelArea, type CropZoomAndRotation, drawCroppedImage, croppedSizeOf } from './crop-geometry.ts'

const SAMPLE_PICTURE: CropZoomAndRotation = { natural: { width: 3000, height: 4000 }, zoom: 100, rotation: 0 }
const CROP_AREA: PixelArea = { x: 300, y: 400, width: 600, height: 600 }
const AVATAR_CROP_RULE = IMAGE_CROP_RULES.profilePicture!

it('the cropped picture keeps its resolution within the limits of the crop rule', () => {
  expect(croppedSizeOf(CROP_AREA, SAMPLE_PICTURE, AVATAR_CROP_RULE)).toEqual({ width: 600, height: 600 })
  expect(croppedSizeOf(CROP_AREA, { ...SAMPLE_PICTURE, zoom: 200 }, AVATAR_CROP_RULE)).toEqual({ width: 300, height: 300 })
  expect(croppedSizeOf({ ...CROP_AREA, width: 60, height: 60 }, SAMPLE_PICTURE, AVATAR_CROP_RULE)).toEqual({ width: 200, height: 200 })
  const wholeWidth = { ...CROP_AREA, width: 3000, height: 3000 }
  expect(croppedSizeOf(wholeWidth, SAMPLE_PICTURE, AVATAR_CROP_RULE)).toEqual({ width: 1000, height: 1000 })
  const freeRule = { ...AVATAR_CROP_RULE, aspect: undefined }
  expect(croppedSizeOf({ ...CROP_AREA, height: 300 }, SAMPLE_PICTURE, freeRule)).toEqual({ width: 600, height: 300 })
})

it('the cropped picture has the exact aspect ratio of the crop rule and is stored in the recommended size', () => {
  const cover = IMAGE_CROP_RULES.coverPhoto!
  for (const width of [600, 601, 1201, 1346, 1999, 2000, 2500]) {
    const size = croppedSizeOf({ x: 0, y: 0, width, height: width / 3 }, SAMPLE_PICTURE, cover)
    expect([size.width / size.height, size.width >= cover.minWidth, size.width <= cover.maxWidth], String(width)).toEqual([3, true, true])
    if (width > 1202) expect(storedImageSizeOf(size, imageScalingBoxOf('coverPhoto'))).toEqual({ width: 1200, height: 400 })
  }
})

/** Returns where on the canvas `drawCroppedImage` draws a point of the picture. */
function toCanvasPoint(
  point: { x: number; y: number },
  area: PixelArea,
  image: CropZoomAndRotation,
  size: { width: number; height: number },
) {
  let m = [1, 0, 0, 1, 0, 0]
  const multiply = (b: number[]) => {
    const [a1, b1, c1, d1, e1, f1] = m as [number, number, number, number, number, number]
    const [a2, b2, c2, d2, e2, f2] = b as [number, number, number, number, number, number]
    m = [a1 * a2 + c1 * b2, b1 * a2 + d1 * b2, a1 * c2 + c1 * d2, b1 * c2 + d1 * d2, a1 * e2 + c1 * f2 + e1, b1 * e2 + d1 * f2 + f1]
  }
  let origin = { x: 0, y: 0 }
  const context = {
    scale: (x: number, y: number) => multiply([x, 0, 0, y, 0, 0]),
    translate: (x: number, y: number) => multiply([1, 0, 0, 1, x, y]),
    rotate: (r: number) => multiply([Math.cos(r), Math.sin(r), -Math.sin(r), Math.cos(r), 0, 0]),
    drawImage: (_: unknown, x: number, y: number) => (origin = { x, y }),
  } as unknown as CanvasRenderingContext2D
  drawCroppedImage(context, null as unknown as CanvasImageSource, area, image, size)
  const [x, y] = [origin.x + point.x, origin.y + point.y]
  return [m[0]! * x + m[2]! * y + m[4]!, m[1]! * x + m[3]! * y + m[5]!].map((n) => Math.round(n * 1000) / 1000)
}

it('the selected area of a rotated and zoomed picture is drawn onto the canvas', () => {
  const size = { width: 600, height: 600 }
  expect(toCanvasPoint({ x: 300, y: 400 }, CROP_AREA, SAMPLE_PICTURE, size)).toEqual([0, 0])
  expect(toCanvasPoint({ x: 900, y: 1000 }, CROP_AREA, SAMPLE_PICTURE, size)).toEqual([600, 600])
  const middle = { x: 1500, y: 2000 }
  const around: PixelArea = { x: 1000, y: 1500, width: 1000, height: 1000 }
  expect(toCanvasPoint(middle, around, { ...SAMPLE_PICTURE, zoom: 250, rotation: 35 }, size)).toEqual([300, 300])
  // A point above the picture's centre is to the right of the centre after a clockwise quarter turn.
  expect(toCanvasPoint({ x: 1500, y: 1900 }, around, { ...SAMPLE_PICTURE, rotation: 90 }, size)).toEqual([360, 300])
  expect(toCanvasPoint({ x: 1600, y: 2000 }, around, { ...SAMPLE_PICTURE, zoom: 200 }, size)).toEqual([420, 300])
})
