export const PICTURE_SCHEMES = ['light', 'dark'] as const
export type PictureScheme = (typeof PICTURE_SCHEMES)[number]

/** In CSS pixels. The files have twice as many pixels in each direction. */
export const STYLE_PICTURE_SIZE = { width: 390, height: 520 } as const
export const DASHBOARD_PICTURE_SIZE = { width: 1180, height: 800 } as const
