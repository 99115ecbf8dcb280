export const PICTURE_COLOR_SCHEMES = ['light', 'dark'] as const
export type PictureColorScheme = (typeof PICTURE_COLOR_SCHEMES)[number]

/** Sizes in CSS pixels. The files have twice as many pixels in each direction. */
export const THEME_PICTURE_SIZE_PX = { width: 390, height: 520 } as const
export const DASHBOARD_PICTURE_SIZE_PX = { width: 1180, height: 800 } as const
