import type { GalleryStyle } from '../theme.ts'
import lookbookCss from './lookbook.css?inline'
import { arrangeMosaic } from './mosaic.ts'
import masonryCss from './masonry.css?inline'
import { dividePicturesIntoRows, LANDSCAPE_HEIGHT_MAX, sumOf } from './picture-rows.ts'
import sheetCss from './contact-sheet.css?inline'
import stripCss from './strip.css?inline'

/**
 * The kinds of galleries. The server knows the shape of each picture, so it arranges them: the page has no holes and nothing moves while
 * pictures load. A rule may have one arrangement for narrow galleries, such as on a phone, and another for wide ones.
 */

/** Width of a gallery on the widest card, in CSS pixels. */
const GALLERY_WIDTH_MAX = 1150
/** The gaps between pictures make them a little lower than this. */
const PICTURE_HEIGHT_MAX = LANDSCAPE_HEIGHT_MAX - 4
/** Pictures of the largest height may be cropped to this part of it, if their rows are then as wide as the widest card. */
const CROPPED_HEIGHT_MIN = 0.78

const round = (number: number) => String(Math.round(number * 1000) / 1000)

/** For a row of pictures: the sum of their ratios, and the number of gaps between them. */
function writeRowRules(ratios: readonly number[], target: number, [sumName, gapsName]: readonly [string, string]) {
  const rows = dividePicturesIntoRows(ratios, target)
  const rules = rows.flatMap((row) => row.map(() => `--${sumName}:${round(sumOf(row))};--${gapsName}:${row.length - 1};`))
  const uncropped = Math.min(...rows.map(sumOf)) * PICTURE_HEIGHT_MAX
  const canFill = uncropped >= GALLERY_WIDTH_MAX * CROPPED_HEIGHT_MIN
  return { rules, max: canFill ? Math.max(uncropped, GALLERY_WIDTH_MAX) : uncropped }
}

/** Arranges pictures in lower rows until the gallery, whose pictures have a largest height, is as wide as the card. */
function arrangeForWideCard<T extends { max: number }>(arrange: (factor: number) => T): T {
  const first = arrange(1)
  if (first.max >= GALLERY_WIDTH_MAX) return first
  for (const factor of [1.25, 1.5, 1.75]) {
    const lower = arrange(factor)
    if (lower.max >= GALLERY_WIDTH_MAX) return lower
  }
  return first
}

/**
 * Full rows of pictures, nearly always uncropped, each with its caption below. `narrow` and `wide` are the wanted sums of the ratios in a row: the larger,
 * the smaller are the pictures.
 */
export function contactSheet({ narrow, wide }: { narrow: number; wide: number }): GalleryStyle {
  return {
    css: sheetCss,
    arrange: (ratios) => {
      const inNarrow = writeRowRules(ratios, narrow, ['s', 'g'])
      const inWide = arrangeForWideCard((factor) => writeRowRules(ratios, wide * factor, ['ws', 'wg']))
      return {
        whole: `--max:${Math.round(inWide.max)}px`,
        pictures: ratios.map((_, index) => inNarrow.rules[index]! + inWide.rules[index]!),
      }
    },
  }
}

/** Columns of uncropped pictures that begin and end together. */
export const masonry: GalleryStyle = {
  css: masonryCss,
  arrange: (ratios) => {
    const narrow = arrangeMosaic(ratios, 0.9, 2)
    const wide = arrangeForWideCard((factor) => {
      const mosaic = arrangeMosaic(ratios, 1.9 * factor, 4)
      return { ...mosaic, max: PICTURE_HEIGHT_MAX / Math.max(mosaic.highestLandscape, 0.6 / mosaic.shape) }
    })
    return {
      whole: `--shape:${round(narrow.shape)};--wide-shape:${round(wide.shape)};--max:${Math.round(wide.max)}px`,
      pictures: ratios.map((_, index) => `--a:${narrow.areas[index]!};--wa:${wide.areas[index]!};`),
    }
  },
}

/** One row of pictures of the same height that scrolls sideways. */
export const strip: GalleryStyle = { css: stripCss }

/** On a phone, pages that scroll sideways; on a wide card, spreads of uneven heights with much air. */
export const lookbook: GalleryStyle = { css: lookbookCss, arrange: contactSheet({ narrow: 2, wide: 2.6 }).arrange! }
