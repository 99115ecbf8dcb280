import type { CardThemeKey } from '../../schema/theme.ts'
import type { PictureScheme } from './picture-sizes.ts'

/** `npm run landing-pictures` makes the files. */
const PICTURE_PATHS = import.meta.glob<string>('./pictures/*.avif', { eager: true, query: '?url&no-inline', import: 'default' })
const picturePathOf = (name: string): string => PICTURE_PATHS[`./pictures/${name}.avif`]!

export const stylePicturePathOf = (theme: CardThemeKey, scheme: PictureScheme) => picturePathOf(`${theme}-${scheme}`)
export const dashboardPicturePathOf = (scheme: PictureScheme) => picturePathOf(`dashboard-${scheme}`)
export const SAMPLE_PHOTO_PATH = picturePathOf('sample-photo')
