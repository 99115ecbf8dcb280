import type { Pixels } from './photon.ts'

/** True when an EXIF orientation swaps width and height. */
export function turnsSideways(orientation: number): boolean {
  return orientation >= 5
}

/**
 * Pixels as they are meant to be seen, from pixels as a camera stored them (EXIF 2.32, tag 0x0112: 1 upright, 3 upside
 * down, 6 to be turned right, 8 to be turned left; 2, 4, 5, 7 the same mirrored). Fills `data`; both begin at a multiple of
 * four bytes.
 */
export function upright(
  { data: stored, width, height }: Pixels,
  orientation: number,
  data: Uint8Array = new Uint8Array(width * height * 4),
): Pixels {
  const from = new Uint32Array(stored.buffer, stored.byteOffset, width * height)
  const to = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const sideways = turnsSideways(orientation)
  const [w, h] = sideways ? [height, width] : [width, height]
  const flipX = orientation === 2 || orientation === 3 || orientation === 7 || orientation === 8
  const flipY = orientation === 3 || orientation === 4 || orientation === 6 || orientation === 7
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      // Where this pixel stands in the stored picture.
      const [sx, sy] = sideways ? [y, x] : [x, y]
      to[y * w + x] = from[(flipY ? height - 1 - sy : sy) * width + (flipX ? width - 1 - sx : sx)]!
    }
  return { data, width: w, height: h }
}
