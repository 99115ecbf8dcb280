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

/** The gaps between pictures make them a little lower than this. */
const PICTURE_HEIGHT_MAX = LANDSCAPE_HEIGHT_MAX - 4

const round = (number: number) => String(Math.round(number * 1000) / 1000)

/** For a row of pictures: the sum of their ratios, and the number of gaps between them. */
function writeRowRules(ratios: readonly number[], target: number, [sumName, gapsName]: readonly [string, string]) {
  const rows = dividePicturesIntoRows(ratios, target)
  const rules = rows.flatMap((row) => row.map(() => `--${sumName}:${round(sumOf(row))};--${gapsName}:${row.length - 1};`))
  return { rules, smallestSum: Math.min(...rows.map(sumOf)) }
}

/**
 * Full rows of uncropped pictures, each with its caption below. `narrow` and `wide` are the wanted sums of the ratios in a row: the larger,
 * the smaller are the pictures.
 */
export function contactSheet({ narrow, wide }: { narrow: number; wide: number }): GalleryStyle {
  return {
    css: sheetCss,
    arrange: (ratios) => {
      const inNarrow = writeRowRules(ratios, narrow, ['s', 'g'])
      const inWide = writeRowRules(ratios, wide, ['ws', 'wg'])
      return {
        whole: `--max:${round(inWide.smallestSum * PICTURE_HEIGHT_MAX)}px`,
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
    const wide = arrangeMosaic(ratios, 1.9, 4)
    const max = PICTURE_HEIGHT_MAX / Math.max(wide.highestLandscape, 0.6 / wide.shape)
    return {
      whole: `--shape:${round(narrow.shape)};--wide-shape:${round(wide.shape)};--max:${Math.round(max)}px`,
      pictures: ratios.map((_, index) => `--a:${narrow.areas[index]!};--wa:${wide.areas[index]!};`),
    }
  },
}

/** One row of pictures of the same height that scrolls sideways. */
export const strip: GalleryStyle = { css: stripCss }

/** On a phone, pages that scroll sideways; on a wide card, spreads of uneven heights with much air. */
export const lookbook: GalleryStyle = { css: lookbookCss, arrange: contactSheet({ narrow: 2, wide: 2.6 }).arrange! }
