import { expect, it } from 'vitest'
import { imageBox, CROP_RULES, storedSize } from '../../schema/image.ts'
import { type Area, type ImageTransform, drawCroppedImage, resultSize } from './crop-geometry.ts'

const transform: ImageTransform = { natural: { width: 3000, height: 4000 }, zoom: 100, rotation: 0 }
const area: Area = { x: 300, y: 400, width: 600, height: 600 }
const photo = CROP_RULES.profilePicture!

it('keeps the resolution of the picture within the limits of the rule', () => {
  expect(resultSize(area, transform, photo)).toEqual({ width: 600, height: 600 })
  expect(resultSize(area, { ...transform, zoom: 200 }, photo)).toEqual({ width: 300, height: 300 })
  expect(resultSize({ ...area, width: 60, height: 60 }, transform, photo)).toEqual({ width: 200, height: 200 })
  expect(resultSize({ ...area, width: 3000, height: 3000 }, transform, photo)).toEqual({ width: 1000, height: 1000 })
  expect(resultSize({ ...area, height: 300 }, transform, { ...photo, aspect: undefined })).toEqual({ width: 600, height: 300 })
})

it('has the exact aspect ratio of the rule and is stored in the recommended size', () => {
  const cover = CROP_RULES.coverPhoto!
  for (const width of [600, 601, 1201, 1346, 1999, 2000, 2500]) {
    const size = resultSize({ x: 0, y: 0, width, height: width / 3 }, transform, cover)
    expect([size.width / size.height, size.width >= cover.minWidth, size.width <= cover.maxWidth], String(width)).toEqual([3, true, true])
    if (width > 1202) expect(storedSize(size, imageBox('coverPhoto'))).toEqual({ width: 1200, height: 400 })
  }
})

/** Canvas position of a point of the picture. */
function canvasPosition(point: { x: number; y: number }, area: Area, transform: ImageTransform, size: { width: number; height: number }) {
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
  drawCroppedImage(context, null as unknown as CanvasImageSource, area, transform, size)
  const [x, y] = [origin.x + point.x, origin.y + point.y]
  return [m[0]! * x + m[2]! * y + m[4]!, m[1]! * x + m[3]! * y + m[5]!].map((n) => Math.round(n * 1000) / 1000)
}

it('draws the selected area of the rotated and zoomed picture', () => {
  const size = { width: 600, height: 600 }
  expect(canvasPosition({ x: 300, y: 400 }, area, transform, size)).toEqual([0, 0])
  expect(canvasPosition({ x: 900, y: 1000 }, area, transform, size)).toEqual([600, 600])
  // Rotation and zoom keep the centre of the picture in place.
  const middle = { x: 1500, y: 2000 }
  const around: Area = { x: 1000, y: 1500, width: 1000, height: 1000 }
  expect(canvasPosition(middle, around, { ...transform, zoom: 250, rotation: 35 }, size)).toEqual([300, 300])
  // A clockwise quarter turn moves a point above the centre to the right of it.
  expect(canvasPosition({ x: 1500, y: 1900 }, around, { ...transform, rotation: 90 }, size)).toEqual([360, 300])
  expect(canvasPosition({ x: 1600, y: 2000 }, around, { ...transform, zoom: 200 }, size)).toEqual([420, 300])
})
