import type { CardThemeKey } from '../../schema/theme.ts'
import type { PictureColorScheme } from './picture-sizes.ts'

/** The command `npm run landing-pictures` makes these files. */
const PICTURE_PATHS = import.meta.glob<string>('./pictures/*.avif', { eager: true, query: '?url&no-inline', import: 'default' })
const picturePathOf = (name: string): string => PICTURE_PATHS[`./pictures/${name}.avif`]!

export const themePicturePathOf = (theme: CardThemeKey, scheme: PictureColorScheme) => picturePathOf(`${theme}-${scheme}`)
export const dashboardPicturePathOf = (scheme: PictureColorScheme) => picturePathOf(`dashboard-${scheme}`)
export const SAMPLE_PHOTO_PATH = picturePathOf('sample-photo')
